import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { edgeIds } from '../../src/flows/chart/read-chart';
import type { Transition } from '../../src/flows/chart/taken';

type Trace = { run: number; transitions: string[] };
/** Where transitions were walked: in the machine alone, on its rendered page, or in a browser against a server. */
export type Ground = 'machine' | 'page' | 'browser';

/** Vitest and Playwright run at the root, also where a browser is imitated and files have no addresses. */
const folder = join(process.cwd(), 'dist', 'flows', 'walked');

/** Leaves a trace for the colours of the flow gallery: these transitions were walked. */
export function recordWalk(
  machine: AnyStateMachine,
  where: 'machine' | 'page',
  steps: readonly { taken: readonly Transition[] }[],
): void {
  const ids = edgeIds(machine);
  const walked = steps.flatMap(({ taken }) => taken).flatMap((transition) => ids.get(transition) ?? []);
  // All files of one run are tested by children of the same process.
  leaveTrace(machine.id, where, walked, process.ppid);
}

export function leaveTrace(machine: string, where: Ground, walked: readonly string[], run: number): void {
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
