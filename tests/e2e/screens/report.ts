import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machines } from '../../../machines';
import type { Shot } from '../../../src/flows/flow-data.types';
import { flows } from '../../machines/models';
import { restingStates } from '../../support/model/rests';
import { PARTS, SHOTS, type Taken } from './camera';
import { unseen } from './unseen';

const COMPLETE = 4;

/** Combines the screenshots of each flow and lists states without one, with the reason. */
export default function report(): void {
  if (!existsSync(PARTS)) return;
  const taken = readdirSync(PARTS)
    .map((file) => JSON.parse(readFileSync(join(PARTS, file), 'utf8')) as Taken)
    .sort((one, other) => one.order - other.order);
  const used = new Set<string>();
  console.info('');
  for (const { id } of machines) {
    const shots = firstOfEach(taken.flatMap((part) => part.shots[id] ?? []));
    for (const { file } of shots) used.add(file);
    writeFileSync(join(SHOTS, `${id}.json`), JSON.stringify(shots));
    tell(id, shots);
  }
  for (const file of readdirSync(SHOTS))
    if (file.endsWith('.jpg') && !used.has(file)) rmSync(join(SHOTS, file));
}

const keyOf = ({ state, device, language }: Shot): string => `${state} ${device} ${language}`;
const firstOfEach = (shots: Shot[]): Shot[] => [
  ...new Map([...shots].reverse().map((shot) => [keyOf(shot), shot])).values(),
];

function tell(id: string, shots: readonly Shot[]): void {
  const model = flows.find((flow) => flow.model.machine.id === id)?.model;
  const resting = model ? restingStates(model) : [];
  const count = (state: string) => shots.filter((shot) => shot.state === state).length;
  const missing = resting.filter((state) => count(state) < COMPLETE);
  const reasons = missing.map((state) => {
    const reason =
      unseen[state] ?? (count(state) > 0 ? `${count(state)} of ${COMPLETE} pictures` : 'NO REASON');
    return `  ${state.slice(id.length + 1)}: ${reason}`;
  });
  console.info(
    [`${id}: ${resting.length - missing.length} of ${resting.length} states complete`, ...reasons].join('\n'),
  );
}
