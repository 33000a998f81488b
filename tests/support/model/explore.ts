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
import { blockedTransitions } from './blocked';

export type Step = {
  event: ModelEvent;
  state: Snapshot;
  /** The intermediate snapshots of the step. */
  between: Snapshot[];
  taken: Transition[];
  /** The transitions whose guards are false, so that the machine ignores the event. Empty: a transition was taken. */
  blocked: Transition[];
  /** The emitted events, in order. */
  emitted: EventObject[];
  /** Children and timers that the step started: a child by its id, a timer by its event. */
  started: ReadonlySet<string>;
};
/** Children and timers that have ended. Each has one outcome per start. */
export type Ended = ReadonlySet<string>;
export type Edge = Pick<Step, 'event' | 'between' | 'taken' | 'blocked' | 'started'> & { to: Vertex };
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

/**
 * Explores every state of the machine as far as its guards can distinguish. Nothing is executed. An event that
 * guards block leads back to the same state.
 */
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
      .filter(
        (event) =>
          machine.getTransitionData(state as never, event as never).length > 0 ||
          blockedTransitions(state, event).length > 0,
      )
      .filter((event) => exploration.isPossible(event, state))
      .map((event) => {
        const { state: next, ...step } = stepOf(machine, state, event);
        return { ...step, to: vertexOf(next) };
      });
  }
  return starts;
}

export function startOf(machine: AnyStateMachine, input: unknown): Omit<Step, 'event'> {
  const event = { type: 'xstate.init' };
  const { inside, ...rest } = throughout(getInitialMicrosteps(machine, input as never));
  return { ...rest, between: inside.between, taken: transitionsInside(machine, inside, event), blocked: [] };
}

/** Computing a step starts an actor. Starting it in the given snapshot skips its initial state. */
const startingAt = (machine: AnyStateMachine, snapshot: Snapshot): AnyStateMachine =>
  Object.create(machine, { getInitialSnapshot: { value: () => snapshot } });

export function stepOf(machine: AnyStateMachine, before: Snapshot, event: ModelEvent): Step {
  const { inside, ...rest } = throughout(
    getMicrosteps(startingAt(machine, before), before as never, event as never),
  );
  const taken = transitionsTaken(machine, before, event, inside);
  const blocked = taken.length === 0 ? blockedTransitions(before, event) : [];
  return { ...rest, event, between: inside.between, taken, blocked };
}

export const NONE_ENDED: Ended = new Set();

export const hasEnded = (event: ModelEvent, ended: Ended): boolean =>
  endedBy(event).some((name) => ended.has(name));

export const endedAfter = (ended: Ended, { event, started }: Pick<Step, 'event' | 'started'>): Ended =>
  new Set([...ended, ...endedBy(event)].filter((name) => !started.has(name)));

const outcome = /^xstate\.(?:done|error)\.actor\.(.+)$/;
const timer = /^xstate\.after\./;

function endedBy({ type }: ModelEvent): string[] {
  const [, child] = outcome.exec(type) ?? [];
  if (child !== undefined) return [child];
  return timer.test(type) ? [type] : [];
}

/**
 * Returns the final and the intermediate snapshots of the microsteps, the emitted events, and the started
 * actors and timers.
 */
function throughout(microsteps: unknown): Pick<Step, 'state' | 'emitted' | 'started'> & { inside: Inside } {
  const all = microsteps as [Snapshot, Action[]][];
  const last = all.at(-1);
  if (!last) throw new Error('The step leads nowhere');
  return {
    state: last[0],
    inside: insideOf(microsteps),
    emitted: all.flatMap(([, actions]) => saidBy(actions)),
    started: new Set(all.flatMap(([, actions]) => startedBy(actions))),
  };
}

type Action = { type: string; params: unknown };

const saidBy = (actions: Action[]): EventObject[] =>
  actions
    .filter(({ type }) => type === 'xstate.emit')
    .map(({ params }) => (params as { event: EventObject }).event);

const startedBy = (actions: Action[]): string[] =>
  actions.flatMap(({ type, params }) => {
    const { id, delay, event } = (params ?? {}) as { id?: string; delay?: number; event?: EventObject };
    if (type === 'xstate.spawnChild' && id !== undefined) return [id];
    return type === 'xstate.raise' && delay !== undefined && event ? [event.type] : [];
  });

export function eventsIn(snapshot: Snapshot, fixtures: readonly ModelEvent[]): ModelEvent[] {
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType)));
  return [...types].filter(isFromOutside).flatMap((type) => {
    const given = fixtures.filter((fixture) => fixture.type === type);
    // Events with a fixture use it. Types without fixtures have no payload.
    return given.length > 0 ? given : [{ type }];
  });
}

const isFromOutside = (type: string) => type !== '' && !type.startsWith('xstate.done.state.');
