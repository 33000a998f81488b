import { execFileSync } from 'node:child_process';
import type { Changes } from '../../src/flows/changes/changes.types';
import { root } from '../../tests/support/sources';
import { WrongRequest } from '../paths/wrong-request';
import { compareCharts } from './compare-charts';
import { diagrams } from './diagrams';
import { parseMermaid } from './parse-mermaid';

export { WrongRequest };

const FOLDER = 'docs/flows';
const ENDING = '.mmd';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 }).trimEnd();

/** Compares the present charts with those that docs/flows stores in an earlier commit. */
export function changesSince(commit: string): Changes {
  const since = commitOf(commit);
  const earlier = new Map(earlierCharts(commit).map(([id, text]) => [id, parseMermaid(text, id)]));
  const present = new Map(
    diagrams().map(({ file, text }) => {
      const id = idOfFile(file);
      return [id, parseMermaid(text, id)];
    }),
  );
  const flows = [...present].flatMap(([id, chart]) => {
    const before = earlier.get(id);
    const changes = before && compareCharts(before, chart);
    return changes && changes.states.length + changes.transitions.length > 0 ? [[id, changes] as const] : [];
  });
  return {
    since,
    flows: Object.fromEntries(flows),
    added: [...present.keys()].filter((id) => !earlier.has(id)),
    removed: [...earlier.keys()].filter((id) => !present.has(id)),
  };
}

function commitOf(commit: string): Changes['since'] {
  try {
    git('--version');
    git('rev-parse', '--git-dir');
  } catch {
    throw new WrongRequest('--since needs git and a clone of the repository. This folder has none.');
  }
  try {
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`);
  } catch {
    throw new WrongRequest(`--since takes a commit of this repository, not "${commit}".`);
  }
  const [hash = '', day = '', subject = ''] = git(
    'log',
    '-1',
    '--format=%h%n%ad%n%s',
    '--date=short',
    `${commit}^{commit}`,
  ).split('\n');
  return { commit: hash, day, subject };
}

function earlierCharts(commit: string): [id: string, text: string][] {
  const files = git('ls-tree', '--name-only', `${commit}^{commit}`, `${FOLDER}/`)
    .split('\n')
    .filter((file) => file.endsWith(ENDING));
  if (files.length === 0)
    throw new WrongRequest(`The commit "${commit}" has no charts in ${FOLDER}. Choose a later one.`);
  return files.map((file) => [
    idOfFile(file.slice(FOLDER.length + 1)),
    git('show', `${commit}^{commit}:${file}`),
  ]);
}

/** Returns the flow of a file: `add-to-cart.mmd` contains the flow `addToCart`. */
const idOfFile = (file: string): string =>
  file.slice(0, -ENDING.length).replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
