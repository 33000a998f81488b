import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { changesSince } from '../../../tools/flow-charts/changes';

const isClone = (() => {
  try {
    execFileSync('git', ['rev-parse', 'HEAD'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

it.runIf(isClone)('the charts of a commit are compared with the present ones [X-20]', () => {
  const { since, removed } = changesSince('HEAD');
  expect(since.commit).toMatch(/^[0-9a-f]{7,}$/);
  expect(removed).toEqual([]);
});

it.runIf(isClone)('an unknown commit is refused with a reason', () => {
  expect(() => changesSince('no-such-commit')).toThrow(
    '--since takes a commit of this repository, not "no-such-commit".',
  );
  expect(() => changesSince('--all')).toThrow('not "--all"');
});
