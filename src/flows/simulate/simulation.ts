import {
  type AnyStateMachine,
  getMicrosteps,
  getNextTransitions,
  initialTransition,
  transition,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { edgeIds, nameOf, wordsFor } from '../chart/read-chart';
import { insideOf, type ModelEvent, type Snapshot, transitionsTaken } from '../chart/taken';

export type Moment = {
  event: ModelEvent | null;
  snapshot: Snapshot;
  /** The transitions that led here. */
  edges: readonly string[];
  /** What the app would do now. Here nothing of it is done. */
  effects: readonly string[];
};

export type Offer = {
  event: ModelEvent;
  words: string;
  payload: string;
  blockedBy: readonly string[] | null;
};

export function begin(machine: AnyStateMachine, input: unknown): Moment {
  const [snapshot, actions] = initialTransition(machine, input as never) as unknown as [Snapshot, Action[]];
  return { event: null, snapshot, edges: [], effects: effectsOf(actions) };
}

/** One step of the machine, worked out and not executed. */
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

/** Every event that the current states know, with each payload of the fixtures; a blocked one names its guards. */
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
      words: wordsFor(machine, type),
      payload: payloadOf(event),
      blockedBy:
        machine.getTransitionData(snapshot as never, event as never).length > 0
          ? null
          : blockingGuards(snapshot, event),
    }));
  });
}

const isFromOutside = (type: string) => type !== '' && !type.startsWith('xstate.done.state.');

export const payloadOf = ({ type: _, ...payload }: ModelEvent): string =>
  Object.keys(payload).length > 0 ? JSON.stringify(payload) : '';

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
