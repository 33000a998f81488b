import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../support/sources';

it('keeps the wire types made from the contract current', () => {
  const check = spawnSync(process.execPath, ['tools/contract.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(check.stderr).toBe('');
  expect(check.status).toBe(0);
}, 60_000);

it('keeps the table of requirements and their tests current', () => {
  const check = spawnSync(process.execPath, ['tools/trace.mjs', '--check'], { cwd: root, encoding: 'utf8' });
  expect(check.stderr).toBe('');
  expect(check.status).toBe(0);
});

it('keeps the charts in docs/flows current', () => {
  const check = spawnSync(process.execPath, ['tools/flows-docs.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(check.stderr).toBe('');
  expect(check.status).toBe(0);
}, 60_000);
