import { type AnyStateMachine, createMachine } from 'xstate';

type Part = Record<string, unknown>;

/** A copy of a machine with one fault in its chart. */
export function faultyCopy(machine: AnyStateMachine, spoil: (chart: Part) => void): AnyStateMachine {
  const chart = copied(machine.config) as Part;
  spoil(chart);
  return createMachine(chart as never, machine.implementations as never) as AnyStateMachine;
}

/** A state's config by its path; '' is the machine itself. */
export const stateOf = (chart: Part, path: string): Part =>
  (path === '' ? [] : path.split('.')).reduce<Part>(
    (part, name) => partOf(partOf(part, 'states'), name),
    chart,
  );

export const partOf = (part: Part, name: string): Part => {
  const inner = part[name];
  if (typeof inner !== 'object' || inner === null) throw new Error(`The chart has no "${name}" there`);
  return inner as Part;
};

const copied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)]));
};
