import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { edgeIds } from '../../src/flows/chart/read-chart';
import type { Transition } from '../../src/flows/chart/taken';

type Trace = { run: number; transitions: string[] };
/** Where a transition was covered: in the machine, on its rendered page, or in a browser with a server. */
export type WalkTarget = 'machine' | 'page' | 'browser';

/** Relative to the root, because in jsdom a module has no file address. */
const folder = join(process.cwd(), 'dist', 'flows', 'walked');

/** Records covered transitions for the flow gallery. */
export function recordWalk(
  machine: AnyStateMachine,
  where: 'machine' | 'page',
  steps: readonly { taken: readonly Transition[] }[],
): void {
  const ids = edgeIds(machine);
  const walked = steps.flatMap(({ taken }) => taken).flatMap((transition) => ids.get(transition) ?? []);
  // All test files of one run share this parent process.
  saveWalked(machine.id, where, walked, process.ppid);
}

export function saveWalked(machine: string, where: WalkTarget, walked: readonly string[], run: number): void {
  const file = join(folder, `${machine}.${where}.json`);
  const known = read(file);
  const before = known?.run === run ? known.transitions : [];
  const trace: Trace = { run, transitions: [...new Set([...before, ...walked])].sort() };
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(trace));
  renameSync(draft, file);
}

function read(file: string): Trace | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Trace) : null;
}
