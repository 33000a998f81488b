import {
  type AnyStateMachine,
  getMicrosteps,
  getNextTransitions,
  initialTransition,
  transition,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import type { ChartEdge } from '../chart/chart.types';
import { edgeIds, nameOf, transitionIdOf } from '../chart/read-chart';
import { insideOf, type ModelEvent, type Snapshot, transitionsTaken } from '../chart/taken';

export type Moment = {
  event: ModelEvent | null;
  snapshot: Snapshot;
  edges: readonly string[];
  /** The actions that the app would run. The simulation only lists them. */
  effects: readonly string[];
};

export type Offer = {
  event: ModelEvent;
  /** The index of the fixture. `null`: the event has no payload. */
  fixture: number | null;
  blockedBy: readonly string[] | null;
};

export type Press =
  | { event: ModelEvent }
  | { event: null; reason: 'elsewhere' | 'follows' | 'blocked'; guards: readonly string[] };

export function begin(machine: AnyStateMachine, input: unknown): Moment {
  const [snapshot, actions] = initialTransition(machine, input as never) as unknown as [Snapshot, Action[]];
  return { event: null, snapshot, edges: [], effects: effectsOf(actions) };
}

/** Computes one step of the machine without executing actions. */
export function stepFrom(machine: AnyStateMachine, { snapshot: before }: Moment, event: ModelEvent): Moment {
  const [snapshot, actions] = transition(machine, before as never, event as never) as unknown as [
    Snapshot,
    Action[],
  ];
  const inside = insideOf(getMicrosteps(machine, before as never, event as never));
  const ids = edgeIds(machine);
  const taken = transitionsTaken(machine, before, event, inside);
  return {
    event,
    snapshot,
    edges: taken.flatMap((one) => ids.get(one) ?? []),
    effects: effectsOf(actions),
  };
}

/** Lists the events of the current states, with each fixture's payload. Blocked events list their guards. */
export function offersIn(
  machine: AnyStateMachine,
  snapshot: Snapshot,
  fixtures: readonly ModelEvent[],
): Offer[] {
  if (snapshot.status !== 'active') return [];
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType)));
  return [...types].filter(isFromOutside).flatMap((type) => {
    const given = fixtures.filter((fixture) => fixture.type === type);
    return (given.length > 0 ? given : [{ type }]).map((event) => ({
      event,
      fixture: given.length > 0 ? fixtures.indexOf(event) : null,
      blockedBy:
        machine.getTransitionData(snapshot as never, event as never).length > 0
          ? null
          : blockingGuards(snapshot, event),
    }));
  });
}

/** Returns the first event that takes this transition now, or the reason why none does. */
export function pressOn(
  machine: AnyStateMachine,
  now: Moment,
  fixtures: readonly ModelEvent[],
  edge: ChartEdge,
): Press {
  const id = transitionIdOf(edge.id);
  const offers = offersIn(machine, now.snapshot, fixtures).filter(({ blockedBy }) => blockedBy === null);
  const isOwn = ({ event }: Offer) => event.type === edge.eventType;
  const offer = [...offers.filter(isOwn), ...offers.filter((one) => !isOwn(one))].find(({ event }) =>
    stepFrom(machine, now, event).edges.includes(id),
  );
  if (offer) return { event: offer.event };
  const isThere = now.snapshot._nodes.some((node) => node.id === edge.from);
  if (!isThere) return { event: null, reason: 'elsewhere', guards: [] };
  if (!isFromOutside(edge.eventType)) return { event: null, reason: 'follows', guards: [] };
  return { event: null, reason: 'blocked', guards: edge.guard ? [edge.guard] : [] };
}

const isFromOutside = (type: string) => type !== '' && !type.startsWith('xstate.done.state.');

/** Formats the event's data as JSON. Empty if it has none. */
export const payloadOf = ({ type: _, ...payload }: ModelEvent): string =>
  Object.keys(payload).length > 0 ? JSON.stringify(payload, null, 1) : '';

/** Replaces the event's data. Returns `null` if the text is not a JSON object. */
export function eventWith({ type }: ModelEvent, text: string): ModelEvent | null {
  try {
    const payload: unknown = JSON.parse(text);
    const isObject = typeof payload === 'object' && payload !== null && !Array.isArray(payload);
    return isObject ? { ...payload, type } : null;
  } catch {
    return null;
  }
}

function blockingGuards(snapshot: Snapshot, event: ModelEvent): string[] {
  const guards = getNextTransitions(snapshot)
    .filter(({ eventType, guard }) => eventType === event.type && guard)
    .filter(
      ({ guard }) => !evaluateGuard(guard as never, snapshot.context, event as never, snapshot as never),
    )
    .map(({ guard }) => nameOf(guard));
  return [...new Set(guards)];
}

type Action = { type: string; params?: unknown };
type Params = { id?: string; event?: { type?: string }; delay?: number; to?: unknown } | undefined;

const effectsOf = (actions: readonly Action[]): string[] =>
  actions.flatMap(({ type, params }) => {
    const { id, event, delay, to } = (params as Params) ?? {};
    if (type === 'xstate.emit') return [`emit ${JSON.stringify(event)}`];
    if (type === 'xstate.spawnChild') return [`start ${id}`];
    if (type === 'xstate.stopChild') return ['stop'];
    if (type === 'xstate.sendTo') return [`tell ${targetName(to)} ${JSON.stringify(event)}`];
    if (type === 'xstate.raise') return [delay === undefined ? `raise ${event?.type}` : `wait ${delay} ms`];
    return type.startsWith('xstate.') ? [] : [type];
  });

const targetName = (to: unknown): string =>
  typeof to === 'string' ? to : String((to as { id?: string } | null)?.id ?? '');
