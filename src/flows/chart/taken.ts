import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { evaluateGuard } from 'xstate/guards';

export type Snapshot = AnyMachineSnapshot;
/** An external event, or the result of an invoked actor. */
export type ModelEvent = { type: string; output?: unknown; error?: unknown };
export type Transition = AnyStateNode['transitions'] extends Map<string, (infer T)[]> ? T : never;

export const allNodes = (machine: AnyStateMachine): AnyStateNode[] => withNested(machine.root);
const withNested = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(withNested),
];

export const alwaysOf = (node: AnyStateNode): Transition[] => node.always ?? [];

export const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** The intermediate snapshots of a step, and the events raised in it, in order. */
export type Inside = { between: Snapshot[]; raised: ModelEvent[] };

/** Returns the transitions that an event takes, including eventless ones in the same step. */
export function transitionsTaken(
  machine: AnyStateMachine,
  before: Snapshot,
  event: ModelEvent,
  inside: Inside,
): Transition[] {
  return [
    ...machine.getTransitionData(before as never, event as never),
    ...transitionsInside(machine, inside, event),
  ];
}

/** Returns the eventless transitions of the intermediate snapshots. */
export function transitionsInside(
  machine: AnyStateMachine,
  { between, raised }: Inside,
  event: ModelEvent,
): Transition[] {
  const waiting = [...raised];
  return between.flatMap((snapshot) => {
    const eventless = eventlessTransitions(snapshot, event);
    if (eventless.length > 0) return eventless;
    const next = waiting.shift();
    return next
      ? machine.getTransitionData(snapshot as never, next as never)
      : completionTransitions(machine, snapshot);
  });
}

type Microsteps = readonly [Snapshot, readonly { type: string; params: unknown }[]][];

export const insideOf = (microsteps: unknown): Inside => ({
  between: (microsteps as Microsteps).slice(0, -1).map(([snapshot]) => snapshot),
  raised: (microsteps as Microsteps).flatMap(([, actions]) =>
    actions
      .filter(({ type }) => type === 'xstate.raise')
      .map(({ params }) => params as { event: ModelEvent; delay?: number })
      .filter(({ delay }) => delay === undefined)
      .map(({ event }) => event),
  ),
});

// XState's order: for each active leaf, the first enabled transition from the inside out.
function eventlessTransitions(snapshot: Snapshot, event: ModelEvent): Transition[] {
  const enabled = activeLeaves(snapshot).flatMap((leaf) => {
    for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
      const first = alwaysOf(node).find(
        ({ guard }) => !guard || evaluateGuard(guard, snapshot.context, event, snapshot),
      );
      if (first) return [first];
    }
    return [];
  });
  return [...new Set(enabled)];
}

const completionTransitions = (machine: AnyStateMachine, snapshot: Snapshot): Transition[] =>
  activeNodes(snapshot)
    .filter((node) => node.type === 'final' && node.parent)
    .flatMap(({ parent }) =>
      machine.getTransitionData(snapshot as never, { type: `xstate.done.state.${parent?.id}` } as never),
    );

const activeNodes = (snapshot: Snapshot): AnyStateNode[] => snapshot._nodes;
const activeLeaves = (snapshot: Snapshot) =>
  activeNodes(snapshot).filter((node) => Object.keys(node.states).length === 0);

export const activeIds = (snapshot: Snapshot): Set<string> =>
  new Set(activeNodes(snapshot).map(({ id }) => id));
