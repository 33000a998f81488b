import type { AnyStateMachine } from 'xstate';
import type { ActorUpdate, GalleryUpdate } from './wire';

/** One step of a running actor: its state values before and after an event. */
export type LiveStep = { before: unknown; event: string; after: unknown };

type LiveActor = {
  sessionId: string;
  parentId: string | null;
  /** The actor's id in the system. */
  id: string;
  name: string;
  value: unknown;
  status: string;
  lastEvent: string | null;
  /** The last steps, newest first. */
  trail: readonly LiveStep[];
};
type LiveEvent = {
  number: number;
  actor: string;
  from: string | null;
  /** With its data, except personal data. */
  event: { type: string };
  words: string;
};
export type Live = { actors: ReadonlyMap<string, LiveActor>; events: readonly LiveEvent[]; count: number };

export const nothingLive: Live = { actors: new Map(), events: [], count: 0 };
const MAX_EVENTS = 60;
const LONGEST_TRAIL = 5;

/** Reducer: adds one message from the app. */
export function withUpdate(live: Live, update: GalleryUpdate): Live {
  if (update.type === '@xstate.actor') {
    const known = live.actors.get(update.sessionId);
    return withActor(withoutPredecessor(live, update), {
      sessionId: update.sessionId,
      parentId: update.parentId ?? null,
      id: update.name,
      name: machineName(update.definition) ?? update.name,
      value: update.snapshot?.value ?? known?.value,
      status: update.snapshot?.status ?? 'active',
      lastEvent: known?.lastEvent ?? null,
      trail: known?.trail ?? [],
    });
  }
  if (update.type === '@xstate.snapshot') {
    const known = live.actors.get(update.sessionId);
    if (!known) return live;
    const { value, status = 'active' } = update.snapshot;
    const event = update.event.type;
    const trail = withStep(known.trail, { before: known.value, event, after: value });
    return withActor(live, { ...known, value, status, lastEvent: event, trail });
  }
  const { type, ...payload } = update.event;
  const isBare = Object.keys(payload).length === 0;
  const event: LiveEvent = {
    number: live.count + 1,
    actor: live.actors.get(update.sessionId)?.name ?? update.sessionId,
    from: (update.sourceId && live.actors.get(update.sourceId)?.name) ?? null,
    event: update.event,
    words: isBare ? type : `${type} ${JSON.stringify(payload)}`,
  };
  return { ...live, count: event.number, events: [event, ...live.events].slice(0, MAX_EVENTS) };
}

/** Adds a step, newest first. An event that changes no state is not a step. */
export const withStep = (trail: readonly LiveStep[], step: LiveStep): readonly LiveStep[] =>
  isChange(step) ? [step, ...trail].slice(0, LONGEST_TRAIL) : trail;

export const isChange = ({ before, after }: LiveStep): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);

const withActor = (live: Live, actor: LiveActor): Live => ({
  ...live,
  actors: new Map([...live.actors, [actor.sessionId, actor]]),
});

export const withoutPage = (live: Live, page: string): Live => only(live, (id) => !id.startsWith(`${page}:`));

/** A restarted child has a new session id. XState sends no message when the old session ends. */
const withoutPredecessor = (live: Live, { sessionId, parentId, name }: ActorUpdate): Live =>
  only(live, (id, actor) => {
    const isSame = id !== sessionId && parentId !== undefined && actor.parentId === parentId;
    return !isSame || actor.id !== name;
  });

const only = (live: Live, isKept: (id: string, actor: LiveActor) => boolean): Live => ({
  ...live,
  actors: new Map([...live.actors].filter(([id, actor]) => isKept(id, actor))),
});

function machineName(definition: string | undefined): string | null {
  if (!definition) return null;
  try {
    const { id } = JSON.parse(definition) as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

export const actorsOf = ({ actors }: Live, machine: string): LiveActor[] =>
  [...actors.values()].filter(({ name, status }) => name === machine && status === 'active');

/** Returns the ids of the states in which these actors are. */
export function activeStates(
  machine: AnyStateMachine,
  actors: readonly Pick<LiveActor, 'value'>[],
): Set<string> {
  return new Set(
    actors.flatMap(({ value }) => {
      try {
        const { _nodes } = machine.resolveState({ value, context: {} } as never);
        return _nodes.map(({ id }) => id);
      } catch {
        // Another version of the app may have states that this gallery does not know.
        return [];
      }
    }),
  );
}
