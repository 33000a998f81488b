import type { AnyActorRef, InspectionEvent } from 'xstate';
import { followRunningActors } from '../../ui/running-actors';
import { redacted } from './redacted';
import type { GalleryUpdate, WireSnapshot } from './wire';

const VERSION = '0.7.2';

/** Sends every actor's states and events without personal data. The returned function stops it. */
export function reportToGallery(
  storefront: AnyActorRef,
  page: string,
  send: (event: GalleryUpdate) => void,
): () => void {
  const idOf = ({ sessionId }: AnyActorRef) => `${page}:${sessionId}`;
  let count = 0;
  const base = (actor: AnyActorRef) => ({
    sessionId: idOf(actor),
    rootId: idOf(rootOf(actor)),
    createdAt: String(Date.now()),
    id: `${page}:${++count}`,
    _version: VERSION,
  });
  const notify = (event: GalleryUpdate) => send(redacted(plain(event)) as GalleryUpdate);

  const introduce = (actor: AnyActorRef, snapshot: WireSnapshot, definition = configOf(actor)) => {
    notify({
      ...base(actor),
      type: '@xstate.actor',
      name: actor.id,
      parentId: actor._parent ? idOf(actor._parent) : undefined,
      definition: definition ? JSON.stringify(definition) : undefined,
      snapshot,
    });
  };

  const onInspected = (inspected: InspectionEvent) => {
    const actor = inspected.actorRef as AnyActorRef;
    // XState announces an actor before its first snapshot exists. The snapshot follows.
    if (inspected.type === '@xstate.actor') introduce(actor, {});
    if (inspected.type === '@xstate.event')
      notify({
        ...base(actor),
        type: '@xstate.event',
        sourceId: inspected.sourceRef ? idOf(inspected.sourceRef as AnyActorRef) : undefined,
        event: inspected.event,
      });
    if (inspected.type === '@xstate.snapshot')
      notify({
        ...base(actor),
        type: '@xstate.snapshot',
        event: inspected.event,
        snapshot: plainSnapshot(inspected.snapshot),
      });
  };

  const subscriptions: { unsubscribe(): void }[] = [];
  const follow = (root: AnyActorRef) => {
    // An actor that a page started is not in the root's children, but it has a system id.
    const named = Object.values(root.system.getAll() as Record<string, AnyActorRef>);
    for (const actor of new Set([root, ...named].flatMap(withChildren)))
      introduce(actor, snapshotOf(actor), configOf(actor) ?? arrivedConfigOf(actor));
    subscriptions.push(root.system.inspect(onInspected));
  };
  follow(storefront);
  const stopListening = followRunningActors({
    started: follow,
    stopped: (actor) =>
      notify({
        ...base(actor),
        type: '@xstate.snapshot',
        event: { type: 'xstate.stop' },
        snapshot: { ...snapshotOf(actor), status: 'stopped' },
      }),
  });
  return () => {
    stopListening();
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

const rootOf = (actor: AnyActorRef): AnyActorRef => (actor._parent ? rootOf(actor._parent) : actor);

function withChildren(actor: AnyActorRef): AnyActorRef[] {
  const { children = {} } = (actor.getSnapshot() ?? {}) as { children?: Record<string, AnyActorRef> };
  return [actor, ...Object.values(children).flatMap(withChildren)];
}

const configOf = (actor: AnyActorRef): unknown => (actor as { logic?: { config?: unknown } }).logic?.config;
/** A lazy flow has its machine in its snapshot. */
const arrivedConfigOf = (actor: AnyActorRef): unknown =>
  (actor.getSnapshot() as { machine?: { config: unknown } | null }).machine?.config;
const snapshotOf = (actor: AnyActorRef): WireSnapshot => plainSnapshot(actor.getSnapshot());

/** Omits the children, because they send their own messages. */
function plainSnapshot(snapshot: unknown): WireSnapshot {
  const { status, value, context } = (snapshot ?? {}) as WireSnapshot;
  return { ...(status && { status }), ...(value !== undefined && { value, context }) };
}

const plain = (event: GalleryUpdate): unknown => JSON.parse(JSON.stringify(event));
