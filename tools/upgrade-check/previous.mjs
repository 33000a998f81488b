// Finds the previous release in the git history and builds its server.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

const MIGRATIONS = 'server/db/migrations';
/**
 * The previous release is this much older than the newest migration. A day, because one change may add several
 * migrations, and all of them must leave the previous release working. In seconds.
 */
const RELEASE_AGE = 24 * 60 * 60;

/** Why the check can't run here. The message is one sentence for the person who runs it. */
export class NothingToCompare extends Error {}

/** Returns the commit of the previous release: `wanted`, or the one before the newest migration. */
export function findPrevious(wanted) {
  if (git('rev-parse', '--verify', 'HEAD') === null)
    throw new NothingToCompare('This folder has no git history, so there is no previous release to run.');
  if (wanted !== undefined) {
    const commit = git('rev-parse', '--verify', `${wanted}^{commit}`);
    if (commit === null) throw new Error(`There is no commit ${wanted}.`);
    return commit;
  }
  const isUncommitted = git('status', '--porcelain', '--', MIGRATIONS) !== '';
  const newest = isUncommitted
    ? Math.floor(Date.now() / 1000)
    : Number(git('log', '-1', '--diff-filter=A', '--format=%ct', '--', MIGRATIONS));
  const commit = git('rev-list', '-1', `--before=${newest - RELEASE_AGE}`, 'HEAD');
  if (!commit)
    throw new NothingToCompare(
      'The git history of this clone ends before the previous release (git fetch --unshallow).',
    );
  return commit;
}

export const describeCommit = (commit) =>
  git('show', '--no-patch', '--date=format:%Y-%m-%d %H:%M', '--format=%h of %cd', commit);

/** Builds the server of a commit in this folder. Returns the path of the program. */
export function buildPrevious(commit, folder) {
  const source = join(folder, 'source');
  mkdirSync(source);
  const archive = join(folder, 'source.tar');
  if (git('archive', '--output', archive, commit) === null) throw new Error(`git archive ${commit} failed.`);
  run('tar', ['-xf', archive, '-C', source], folder);
  const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const missing = Object.keys(dependencies).filter((name) => !existsSync(join(root, 'node_modules', name)));
  if (missing.length > 0)
    throw new NothingToCompare(
      `The previous release needs packages that were removed: ${missing.join(', ')}.`,
    );
  symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'), 'junction');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  run(process.execPath, [vite, 'build', '--config', 'vite.server.config.ts', '--logLevel', 'error'], source);
  return join(source, 'dist', 'server', 'main.mjs');
}

/** Returns the output, or `null` if git fails or is not installed. */
function git(...parts) {
  const { status, stdout } = spawnSync('git', parts, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function run(program, parts, cwd) {
  const { status, stderr, error } = spawnSync(program, parts, { cwd, encoding: 'utf8' });
  if (status !== 0) throw error ?? new Error(`${program} ${parts[0]} failed: ${stderr}`);
}
