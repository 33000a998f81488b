import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { edgeIds } from '../../src/flows/chart/read-chart';
import type { Transition } from '../../src/flows/chart/taken';

type Record = { run: number; transitions: string[] };

/** Vitest runs at the root, also where a browser is imitated and files have no addresses. */
const folder = join(process.cwd(), 'dist', 'flows', 'walked');

/** Leaves a trace for the colours of the flow gallery: these transitions were walked, in the machine or on its page. */
export function recordWalk(
  machine: AnyStateMachine,
  where: 'machine' | 'page',
  steps: readonly { taken: readonly Transition[] }[],
): void {
  const ids = edgeIds(machine);
  const walked = steps.flatMap(({ taken }) => taken).flatMap((transition) => ids.get(transition) ?? []);
  const file = join(folder, `${machine.id}.${where}.json`);
  // All files of one run are tested by children of the same process.
  const run = process.ppid;
  const known = read(file);
  const before = known?.run === run ? known.transitions : [];
  const record: Record = { run, transitions: [...new Set([...before, ...walked])].sort() };
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(record));
  renameSync(draft, file);
}

function read(file: string): Record | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record) : null;
}
