import {
  type AnyStateMachine,
  type EventObject,
  getInitialMicrosteps,
  getMicrosteps,
  getNextTransitions,
} from 'xstate';
import {
  type Inside,
  insideOf,
  type ModelEvent,
  type Snapshot,
  type Transition,
  transitionsInside,
  transitionsTaken,
} from '../../../src/flows/chart/taken';

export type Step = {
  event: ModelEvent;
  state: Snapshot;
  /** The snapshots that the step only passes through. */
  between: Snapshot[];
  taken: Transition[];
  /** What the machine says outward, in order. */
  said: EventObject[];
};
export type Edge = Pick<Step, 'event' | 'between' | 'taken'> & { to: Vertex };
export type Vertex = { key: string; state: Snapshot; edges: Edge[] };
export type Start = { input: unknown; vertex: Vertex };

export type Exploration = {
  inputs: readonly unknown[];
  fixtures: readonly ModelEvent[];
  isPossible: (event: ModelEvent, at: Snapshot) => boolean;
  keyOf: (snapshot: Snapshot) => string;
  stopWhen: (snapshot: Snapshot) => boolean;
  limit: number;
};

/** Every situation the machine can be in, as far as its guards can tell them apart. Nothing is executed. */
export function explore(machine: AnyStateMachine, exploration: Exploration): Start[] {
  const vertices = new Map<string, Vertex>();
  const queue: Vertex[] = [];
  const vertexOf = (state: Snapshot): Vertex => {
    const key = exploration.keyOf(state);
    const known = vertices.get(key);
    if (known) return known;
    if (vertices.size >= exploration.limit)
      throw new Error(
        `"${machine.id}" has more than ${exploration.limit} situations: give a coarser "vertex", or "stopWhen"`,
      );
    const vertex: Vertex = { key, state, edges: [] };
    vertices.set(key, vertex);
    queue.push(vertex);
    return vertex;
  };

  const starts = exploration.inputs.map((input) => ({
    input,
    vertex: vertexOf(startOf(machine, input).state),
  }));
  for (let vertex = queue.shift(); vertex; vertex = queue.shift()) {
    const { state } = vertex;
    if (state.status !== 'active' || exploration.stopWhen(state)) continue;
    vertex.edges = eventsIn(state, exploration.fixtures)
      .filter((event) => machine.getTransitionData(state as never, event as never).length > 0)
      .filter((event) => exploration.isPossible(event, state))
      .map((event) => {
        const { state: next, between, taken } = stepOf(machine, state, event);
        return { event, between, taken, to: vertexOf(next) };
      });
  }
  return starts;
}

export function startOf(machine: AnyStateMachine, input: unknown): Omit<Step, 'event'> {
  const event = { type: 'xstate.init' };
  const { state, inside, said } = throughout(getInitialMicrosteps(machine, input as never));
  return { state, between: inside.between, taken: transitionsInside(machine, inside, event), said };
}

/** A step is asked of an actor, whose beginning costs as much as the step and is not looked at: it begins where it is. */
const startingAt = (machine: AnyStateMachine, snapshot: Snapshot): AnyStateMachine =>
  Object.create(machine, { getInitialSnapshot: { value: () => snapshot } });

export function stepOf(machine: AnyStateMachine, before: Snapshot, event: ModelEvent): Step {
  const { state, inside, said } = throughout(
    getMicrosteps(startingAt(machine, before), before as never, event as never),
  );
  const taken = transitionsTaken(machine, before, event, inside);
  return { event, state, between: inside.between, taken, said };
}

/** Where the microsteps of one step end, and what they pass and say. */
function throughout(microsteps: unknown): Pick<Step, 'state' | 'said'> & { inside: Inside } {
  const all = microsteps as [Snapshot, Action[]][];
  const last = all.at(-1);
  if (!last) throw new Error('The step leads nowhere');
  return {
    state: last[0],
    inside: insideOf(microsteps),
    said: all.flatMap(([, actions]) => saidBy(actions)),
  };
}

type Action = { type: string; params: unknown };

const saidBy = (actions: Action[]): EventObject[] =>
  actions
    .filter(({ type }) => type === 'xstate.emit')
    .map(({ params }) => (params as { event: EventObject }).event);

export function eventsIn(snapshot: Snapshot, fixtures: readonly ModelEvent[]): ModelEvent[] {
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType)));
  return [...types].filter(isFromOutside).flatMap((type) => {
    const given = fixtures.filter((fixture) => fixture.type === type);
    // A bare event is right only for an event without a payload, so fixtures come first.
    return given.length > 0 ? given : [{ type }];
  });
}

const isFromOutside = (type: string) => type !== '' && !type.startsWith('xstate.done.state.');
