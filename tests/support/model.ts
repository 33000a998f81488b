import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom, SnapshotFrom } from 'xstate';
import { activeIds, type ModelEvent, type Snapshot } from '../../src/flows/chart/taken';
import { blocksOf } from './model/blocked';
import { cover, type Path, reach, replay, type Walk } from './model/cover';
import { type Coverage, coverageOf, type Gaps, unreachedStates, unwalkedTransitions } from './model/coverage';
import { type Edge, explore, type Start, type Step } from './model/explore';
import { type FollowedWalk, follow, type Recording } from './model/follow';
import { pairsOfEdges } from './model/pairs';

type Outcome =
  | { type: `xstate.done.actor.${string}`; output: unknown }
  | { type: `xstate.error.actor.${string}`; error: unknown };

export type ModelOptions<TMachine extends AnyStateMachine> = {
  input?: InputFrom<TMachine>;
  /** More inputs to start from, when they lead to other paths. */
  otherInputs?: readonly InputFrom<TMachine>[];
  /** Every event with a payload and every outcome of the invoked actors. */
  fixtures: readonly (EventFromLogic<TMachine> | Outcome)[];
  /** The part of the context that guards read. Omitting the rest keeps the number of paths small. */
  vertex: (snapshot: SnapshotFrom<TMachine>) => unknown;
  /** Excludes events that can't happen in this state although the chart would accept them. */
  isPossible?: (event: ModelEvent, at: SnapshotFrom<TMachine>) => boolean;
  /** Stops the exploration of contexts that grow without bound. */
  stopWhen?: (snapshot: SnapshotFrom<TMachine>) => boolean;
  /** Must hold in every explored or random state. */
  invariants?: Readonly<Record<string, (at: SnapshotFrom<TMachine>) => boolean>>;
  /** States and transitions that can't be covered, each with the reason. */
  gaps?: Gaps;
  limit?: number;
  maxLength?: number;
};

export type ModelPath<TMachine extends AnyStateMachine> = {
  input: InputFrom<TMachine>;
  /** Before the first step. */
  start: Omit<Step, 'event' | 'state'> & { state: SnapshotFrom<TMachine> };
  steps: (Omit<Step, 'event' | 'state'> & {
    event: EventFromLogic<TMachine> | Outcome;
    state: SnapshotFrom<TMachine>;
  })[];
  /** After the last step. */
  state: SnapshotFrom<TMachine>;
};

export type FollowedPath<TMachine extends AnyStateMachine> = Omit<FollowedWalk, 'walk'> & {
  path: ModelPath<TMachine>;
};

export type PathRequest = {
  /**
   * `pairs`: every transition from every innermost state that has it, inherited ones included. `blocked`: every
   * state with an event that it handles but that its guards block.
   */
  cover?: 'states' | 'transitions' | 'pairs' | 'blocked';
  maxLength?: number;
  /** Only paths that end when this state is entered. */
  to?: string;
  /** Excludes events that the test can't produce. */
  isPossible?: (event: ModelEvent, at: Snapshot) => boolean;
  /** States after which exploration stops. */
  endsIn?: readonly string[];
};

export type Model<TMachine extends AnyStateMachine> = {
  machine: TMachine;
  inputs: readonly unknown[];
  fixtures: readonly ModelEvent[];
  gaps: Gaps;
  /** Default maximum of steps in a path. */
  maxLength: number;
  /** The test paths: every transition, in as few paths as the maximum length allows. */
  readonly paths: ModelPath<TMachine>[];
  /** Paths to every state with an event that it handles but that its guards block. */
  readonly blocked: ModelPath<TMachine>[];
  pathsFor(request: PathRequest): ModelPath<TMachine>[];
  /**
   * Returns the path with the recorded events and states. `null`: no path reaches the state where the
   * recording begins.
   */
  along(recording: Recording, request?: PathRequest): FollowedPath<TMachine> | null;
  /** The same flow with other options, or with a changed machine. */
  with(changes: Partial<ModelOptions<TMachine>>, changed?: TMachine): Model<TMachine>;
  coverageOf(paths: readonly Pick<Path, 'start' | 'steps'>[]): Coverage;
  /** False for an event that can't happen in this state, although the chart would accept it. */
  isPossible(event: ModelEvent, at: Snapshot): boolean;
  invariants: readonly string[];
  holds(invariant: string, at: Snapshot): boolean;
  unreachedStates(): string[];
  unwalkedTransitions(): string[];
};
export type AnyModel = Model<AnyStateMachine>;
export type AnyPath = ModelPath<AnyStateMachine>;

const DEFAULT_LENGTH = 12;
/** The maximum of steps in a path to a blocked event. Some are farther from the start than the transitions. */
const LONGEST_TO_BLOCKED = 20;

/** Paths through a machine as the app runs it. Actors and timers don't run; their outcomes are events. */
export function createModel<TMachine extends AnyStateMachine>(
  machine: TMachine,
  options: ModelOptions<TMachine>,
): Model<TMachine> {
  const { gaps = {}, invariants = {}, maxLength = DEFAULT_LENGTH } = options;
  const inputs = [options.input, ...(options.otherInputs ?? [])];
  const fixtures = options.fixtures as readonly ModelEvent[];
  const keyOf = (snapshot: Snapshot) =>
    JSON.stringify([snapshot.status, snapshot.value, options.vertex(snapshot as SnapshotFrom<TMachine>)]);
  const mayHappen = (event: ModelEvent, at: Snapshot) =>
    options.isPossible?.(event, at as SnapshotFrom<TMachine>) ?? true;
  const startsFor = ({ isPossible = () => true, endsIn = [] }: PathRequest) =>
    explore(machine, {
      inputs,
      fixtures,
      isPossible: (event, at) => mayHappen(event, at) && isPossible(event, at),
      keyOf,
      stopWhen: (snapshot) =>
        endsIn.some((state) => activeIds(snapshot).has(idOf(machine, state))) ||
        (options.stopWhen?.(snapshot as SnapshotFrom<TMachine>) ?? false),
      limit: options.limit ?? 3_000,
    });

  const pathsFrom = (starts: Start[], request: PathRequest) => {
    const longest = request.cover === 'blocked' ? Math.max(LONGEST_TO_BLOCKED, maxLength) : maxLength;
    return walksFor(machine, starts, { maxLength: longest, ...request }).map((walk) =>
      publicPath<TMachine>(replay(machine, walk, keyOf)),
    );
  };
  const pathsFor = (request: PathRequest) => pathsFrom(startsFor(request), request);
  const along = (recording: Recording, request: PathRequest = {}) => {
    const followed = follow(startsFor(request), recording);
    if (!followed) return null;
    const { walk, ...rest } = followed;
    return { ...rest, path: publicPath<TMachine>(replay(machine, walk, keyOf)) };
  };
  let walked: { paths: ModelPath<TMachine>[]; blocked: ModelPath<TMachine>[] } | null = null;
  const walk = () => {
    if (walked === null) {
      const starts = startsFor({});
      walked = { paths: pathsFrom(starts, {}), blocked: pathsFrom(starts, { cover: 'blocked' }) };
    }
    return walked;
  };

  return {
    machine,
    inputs,
    fixtures,
    gaps,
    maxLength,
    get paths() {
      return walk().paths;
    },
    get blocked() {
      return walk().blocked;
    },
    pathsFor,
    along,
    with: (changes, changed = machine) => createModel(changed, { ...options, ...changes }),
    coverageOf: (some) => coverageOf(machine, some, gaps),
    isPossible: mayHappen,
    invariants: Object.keys(invariants),
    holds: (invariant, at) => invariants[invariant]?.(at as SnapshotFrom<TMachine>) ?? true,
    unreachedStates: () => unreachedStates(machine, walk().paths, gaps),
    unwalkedTransitions: () => unwalkedTransitions(machine, walk().paths, gaps),
  };
}

function walksFor(
  machine: AnyStateMachine,
  starts: Start[],
  { to, cover: wanted = 'transitions', maxLength }: PathRequest & { maxLength: number },
): Walk[] {
  if (to !== undefined) {
    const id = idOf(machine, to);
    return reach(starts, (snapshot) => activeIds(snapshot).has(id), {
      everyWay: wanted === 'transitions',
      maxLength,
    });
  }
  const statesOn = ({ to: { state }, between, blocked }: Edge) =>
    blocked.length > 0 ? [] : [state, ...between].flatMap((at) => [...activeIds(at)]);
  const worthOf = {
    states: statesOn,
    transitions: ({ taken }: Edge) => taken,
    pairs: pairsOfEdges(starts),
    blocked: blocksOf,
  };
  const walks = cover(starts, worthOf[wanted], maxLength);
  return wanted === 'blocked' ? walks.filter(({ edges }) => edges.length > 0) : walks;
}

export const titleOf = (path: { steps: { event: EventObject }[] }): string =>
  path.steps.map(({ event }) => event.type.replace(/^xstate\./, '')).join(' → ') || 'start';

const idOf = (machine: AnyStateMachine, state: string): string => `${machine.id}.${state}`;

function publicPath<TMachine extends AnyStateMachine>({ input, start, steps }: Path): ModelPath<TMachine> {
  return {
    input: input as InputFrom<TMachine>,
    start: start as ModelPath<TMachine>['start'],
    steps: steps as ModelPath<TMachine>['steps'],
    state: (steps.at(-1) ?? start).state as SnapshotFrom<TMachine>,
  };
}
