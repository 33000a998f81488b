import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';

type Follower = { started(actor: AnyActorRef): void; stopped(actor: AnyActorRef): void };

const STARTED = 'souk:flow-started';
const STOPPED = 'souk:flow-stopped';
const WANTED = 'souk:flows-wanted';

/** Reports page flows to the gallery: those mounted now and later. */
export function followRunningActors(follower: Follower): () => void {
  const following = new AbortController();
  const { signal } = following;
  hear<AnyActorRef>(STARTED, (actor) => follower.started(actor), signal);
  hear<AnyActorRef>(STOPPED, (actor) => follower.stopped(actor), signal);
  tell(WANTED, follower);
  return () => following.abort();
}

export function useRunningActor(actor: AnyActorRef): void {
  useEffect(() => {
    // Children are reported by their parent.
    if (actor._parent) return;
    const leaving = new AbortController();
    hear<Follower>(WANTED, ({ started }) => started(actor), leaving.signal);
    tell(STARTED, actor);
    return () => {
      leaving.abort();
      tell(STOPPED, actor);
    };
  }, [actor]);
}

const tell = (type: string, detail: unknown) => void window.dispatchEvent(new CustomEvent(type, { detail }));

const hear = <T>(type: string, listen: (detail: T) => void, signal: AbortSignal) =>
  window.addEventListener(type, (event) => listen((event as CustomEvent<T>).detail), { signal });
