import { type AnyStateMachine, createMachine } from 'xstate';

type Part = Record<string, unknown>;

/** A copy of a machine with one fault in its chart; the machine itself stays as it is. */
export function faultyCopy(machine: AnyStateMachine, spoil: (chart: Part) => void): AnyStateMachine {
  const chart = copied(machine.config) as Part;
  spoil(chart);
  return createMachine(chart as never, machine.implementations as never) as AnyStateMachine;
}

/** The part of the chart that describes a state, by its path; '' is the machine itself. */
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

/** Every copy that does not answer to one event, outcome or timer any more, by its place in the chart. */
export function copiesWithoutOneTransition(machine: AnyStateMachine): FaultyCopy[] {
  return transitionPlaces(machine.config as Part).map(({ name, type, remove }) => ({
    lacks: name,
    type,
    machine: faultyCopy(machine, remove),
  }));
}

/** `type` begins the name of the event that is no longer answered. */
export type FaultyCopy = { lacks: string; type: string; machine: AnyStateMachine };

type Place = { name: string; type: string; remove: (chart: Part) => void };

function transitionPlaces(chart: Part, path = ''): Place[] {
  const own = (holderOf: (state: Part) => Part, key: string, label: string, type: string): Place[] => {
    const count = [holderOf(stateOf(chart, path))[key]].flat().length;
    return Array.from({ length: count }, (_, index) => ({
      name: `${path || '(root)'} ${label} #${index}`,
      type,
      remove: (copy) => without(holderOf(stateOf(copy, path)), key, index),
    }));
  };
  const here = stateOf(chart, path);
  return [
    ...Object.keys((here.on ?? {}) as Part).flatMap((type) =>
      own((part) => partOf(part, 'on'), type, type, type),
    ),
    ...Object.keys((here.after ?? {}) as Part).flatMap((delay) =>
      own((part) => partOf(part, 'after'), delay, `after ${delay}`, `xstate.after.${delay}.`),
    ),
    ...[here.invoke ?? []]
      .flat()
      .flatMap((invoke, index) =>
        ['onDone', 'onError']
          .filter((outcome) => (invoke as Part)[outcome] !== undefined)
          .flatMap((outcome) =>
            own(
              (part) => [part.invoke].flat()[index] as Part,
              outcome,
              `${(invoke as Part).id} ${outcome}`,
              `xstate.${outcome === 'onDone' ? 'done' : 'error'}.actor.${(invoke as Part).id}`,
            ),
          ),
      ),
    ...Object.keys((here.states ?? {}) as Part).flatMap((name) =>
      transitionPlaces(chart, path === '' ? name : `${path}.${name}`),
    ),
  ];
}

function without(holder: Part, key: string, index: number): void {
  const left = [holder[key]].flat().filter((_, other) => other !== index);
  if (left.length === 0) delete holder[key];
  else holder[key] = left;
}

const copied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)]));
};
