import { expect, it } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createMachine,
  getInitialMicrosteps,
  getMicrosteps,
} from 'xstate';
import { type Exported, statelySource } from '../../src/flows/share/stately-source';
import { flows } from '../machines/models';
import { nodesOf } from '../support/chart';
import { openLikeAnEditor } from '../support/exported-source';

const exports = new Map<string, Exported>(
  flows.map(({ model: { machine, inputs } }) => [
    machine.id,
    { machine, config: JSON.parse(JSON.stringify(machine.config)), input: inputs[0] },
  ]),
);
const shared = [...exports.keys()].map((id) => [id]);
type Answers = Readonly<Record<string, boolean>>;

it.each(shared)(
  'every state of the exported %s can be reached by switching its guards',
  (id) => {
    const machine = openLikeAnEditor(statelySource(id, exports));
    const reached = reachedIn(machine);
    expect(nodesOf(machine).flatMap(({ id }) => (reached.has(id) ? [] : id))).toEqual([]);
  },
  60_000,
);

it.each(shared)('the exported %s has no endless loop when all `always` guards are true', (id) => {
  const machine = openLikeAnEditor(statelySource(id, exports));
  const { eventless, others } = guardsOf(machine);
  const yes = Object.fromEntries([...eventless].map((name) => [name, !others.has(name)]));
  expect(() => walk(machine, [yes])).not.toThrow();
});

/** Returns the states that are reached when one guard differs from all others, and then two. */
function reachedIn(machine: AnyStateMachine): Set<string> {
  const names = Object.keys(machine.config.context?.guards ?? {});
  const all = (answer: boolean) => Object.fromEntries(names.map((name) => [name, answer]));
  const one = names.flatMap((name): Answers[] => [
    { ...all(false), [name]: true },
    { ...all(true), [name]: false },
  ]);
  const reached = walk(machine, [all(false), all(true), ...one], { isStoppedByLoops: false });
  if (reached.size === nodesOf(machine).length) return reached;
  const two = names.flatMap((first, index) =>
    names.slice(index + 1).map((second): Answers => ({ ...all(false), [first]: true, [second]: true })),
  );
  return new Set([...reached, ...walk(machine, [all(false), ...one, ...two], { isStoppedByLoops: false })]);
}

/** Sends every event in each state, for each combination of guard results. Skips known states. */
function walk(
  machine: AnyStateMachine,
  answers: readonly Answers[],
  { isStoppedByLoops = true } = {},
): Set<string> {
  const passed = new Set<string>();
  const rested = new Set<string>();
  const open: AnyMachineSnapshot[] = [];
  const take = (steps: () => (readonly [AnyMachineSnapshot, ...unknown[]])[]) => {
    try {
      const snapshots = steps().map(([snapshot]) => snapshot);
      for (const { _nodes } of snapshots) for (const { id } of _nodes) passed.add(id);
      const last = snapshots.at(-1);
      if (!last?._nodes.some(({ id }) => !rested.has(id))) return;
      for (const { id } of last._nodes) rested.add(id);
      open.push(last);
    } catch (error) {
      if (isStoppedByLoops || !String(error).includes('Infinite loop')) throw error;
    }
  };
  for (const guards of answers) {
    const context = { ...machine.config.context, guards };
    take(() =>
      getInitialMicrosteps(
        createMachine({ ...machine.config, context }).provide(machine.implementations as never),
      ),
    );
  }
  for (let snapshot = open.shift(); snapshot !== undefined; snapshot = open.shift()) {
    const from = snapshot;
    const types = new Set(from._nodes.flatMap(({ transitions }) => [...transitions.keys()]));
    for (const type of types)
      for (const guards of answers)
        take(() =>
          getMicrosteps(
            machine,
            { ...from, machine, context: { ...from.context, guards } } as never,
            {
              type: type.replace('*', 'any'),
            } as never,
          ),
        );
  }
  return passed;
}

/** Returns the names of a machine's guards. Guards of eventless transitions are separate. */
function guardsOf(machine: AnyStateMachine): Record<'eventless' | 'others', Set<string>> {
  const found = { eventless: new Set<string>(), others: new Set<string>() };
  for (const node of nodesOf(machine)) {
    for (const { guard } of node.always ?? []) if (guard) found.eventless.add(switchOf(guard));
    for (const transitions of node.transitions.values())
      for (const { guard } of transitions) if (guard) found.others.add(switchOf(guard));
  }
  return found;
}

const switchOf = (guard: unknown): string => {
  const { type, params } = typeof guard === 'string' ? { type: guard, params: {} } : (guard as Guard);
  return [type, ...Object.values(params ?? {})].join(' ');
};
type Guard = { type: string; params?: object };
