import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { cover, type Path, replay } from './model/cover';
import { type Gaps, unreachedStates, unwalkedTransitions } from './model/coverage';
import { explore } from './model/explore';
import type { ModelEvent, Snapshot } from './model/taken';

type Outcome =
  | { type: `xstate.done.actor.${string}`; output: unknown }
  | { type: `xstate.error.actor.${string}`; error: unknown };

export type ModelOptions<TMachine extends AnyStateMachine> = {
  input?: InputFrom<TMachine>;
  /** More inputs to start from, when they open other ways. */
  otherInputs?: readonly InputFrom<TMachine>[];
  /** Every event that carries a payload, and every outcome of every invoked actor. */
  fixtures: readonly (EventFromLogic<TMachine> | Outcome)[];
  /** The part of the context that guards read. Leaving the rest out keeps the paths few. */
  vertex: (snapshot: SnapshotFrom<TMachine>) => unknown;
  /** Bounds a context that grows without end: nothing is tried beyond such a snapshot. */
  stopWhen?: (snapshot: SnapshotFrom<TMachine>) => boolean;
  /** States and transitions that can't be walked, each with the reason. */
  gaps?: Gaps;
  limit?: number;
  maxLength?: number;
};

export type ModelPath<TMachine extends AnyStateMachine> = {
  input: InputFrom<TMachine>;
  /** The snapshot before the first step. */
  start: SnapshotFrom<TMachine>;
  steps: { event: EventFromLogic<TMachine> | Outcome; state: SnapshotFrom<TMachine> }[];
  /** The snapshot after the last step. */
  state: SnapshotFrom<TMachine>;
};

/** Paths through a machine as the app runs it: actors and timers don't run, their outcomes are events. */
export function createModel<TMachine extends AnyStateMachine>(
  machine: TMachine,
  options: ModelOptions<TMachine>,
) {
  const keyOf = (snapshot: Snapshot) =>
    JSON.stringify([snapshot.status, snapshot.value, options.vertex(snapshot as SnapshotFrom<TMachine>)]);
  const starts = explore(machine, {
    inputs: [options.input, ...(options.otherInputs ?? [])],
    fixtures: options.fixtures as readonly ModelEvent[],
    keyOf,
    stopWhen: (snapshot) => options.stopWhen?.(snapshot as SnapshotFrom<TMachine>) ?? false,
    limit: options.limit ?? 3_000,
  });
  const walked = cover(starts, options.maxLength ?? 12).map((walk) => replay(machine, walk, keyOf));
  const gaps = options.gaps ?? {};

  return {
    machine,
    paths: walked.map(publicPath<TMachine>),
    unreachedStates: () => unreachedStates(machine, walked, gaps),
    unwalkedTransitions: () => unwalkedTransitions(machine, walked, gaps),
  };
}

export type Model<TMachine extends AnyStateMachine> = ReturnType<typeof createModel<TMachine>>;

export const titleOf = (path: { steps: { event: { type: string } }[] }): string =>
  path.steps.map(({ event }) => event.type.replace(/^xstate\./, '')).join(' → ') || 'start';

function publicPath<TMachine extends AnyStateMachine>({ input, start, steps }: Path): ModelPath<TMachine> {
  return {
    input: input as InputFrom<TMachine>,
    start: start.state as SnapshotFrom<TMachine>,
    steps: steps.map(({ event, state }) => ({ event, state })) as ModelPath<TMachine>['steps'],
    state: (steps.at(-1) ?? start).state as SnapshotFrom<TMachine>,
  };
}
