import { execFileSync } from 'node:child_process';
import type { AnyPath } from '../../tests/support/model';
import { goldenFile, goldenPath } from '../../tests/support/model/golden-paths';
import { read, root } from '../../tests/support/sources';
import { WrongRequest } from './wrong-request';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

/**
 * Returns the paths with a step that `docs/flows` contains now but did not contain at this commit. In a new
 * flow, every step is new.
 */
export function changedSince(commit: string, machine: string, paths: AnyPath[]): AnyPath[] {
  const file = `docs/flows/${goldenFile(machine)}`;
  const known = new Set(linesAt(commit, file));
  const added = new Set(stepLinesOf(read(file)).filter((line) => !known.has(line)));
  return paths.filter((path) => stepLinesOf(goldenPath(path)).some((line) => added.has(line)));
}

function linesAt(commit: string, file: string): string[] {
  try {
    git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  } catch {
    throw new WrongRequest(`--since takes a commit of this repository, not "${commit}".`);
  }
  try {
    return stepLinesOf(git('show', `${commit}:${file}`));
  } catch {
    return [];
  }
}

/**
 * Returns the lines of all steps. A step is one line with its event, the states it enters and the events it
 * emits.
 */
const stepLinesOf = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('> '));
