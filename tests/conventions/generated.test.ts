import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../support/sources';

it('the wire types generated from the contract are current', () => {
  const check = spawnSync(process.execPath, ['tools/contract.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(check.stderr).toBe('');
  expect(check.status).toBe(0);
}, 60_000);

it('the table of requirements and their tests is current', () => {
  const check = spawnSync(process.execPath, ['tools/trace.mjs', '--check'], { cwd: root, encoding: 'utf8' });
  expect(check.stderr).toBe('');
  expect(check.status).toBe(0);
});

it('the charts in docs/flows are current', () => {
  const check = spawnSync(process.execPath, ['tools/flows-docs.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(check.stderr).toBe('');
  expect(check.status).toBe(0);
}, 60_000);
