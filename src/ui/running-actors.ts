import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';

type Follower = { started(actor: AnyActorRef): void; stopped(actor: AnyActorRef): void };

const STARTED = 'souk:flow-started';
const STOPPED = 'souk:flow-stopped';
const WANTED = 'souk:flows-wanted';

/** Reports page flows to the gallery: the running ones, and each one that starts later. */
export function followRunningActors(follower: Follower): () => void {
  const following = new AbortController();
  const { signal } = following;
  listen<AnyActorRef>(STARTED, (actor) => follower.started(actor), signal);
  listen<AnyActorRef>(STOPPED, (actor) => follower.stopped(actor), signal);
  notify(WANTED, follower);
  return () => following.abort();
}

export function useRunningActor(actor: AnyActorRef): void {
  useEffect(() => {
    // Child actors are reported by their parent.
    if (actor._parent) return;
    const controller = new AbortController();
    listen<Follower>(WANTED, ({ started }) => started(actor), controller.signal);
    notify(STARTED, actor);
    return () => {
      controller.abort();
      notify(STOPPED, actor);
    };
  }, [actor]);
}

const notify = (type: string, detail: unknown) =>
  void window.dispatchEvent(new CustomEvent(type, { detail }));

const listen = <T>(type: string, listen: (detail: T) => void, signal: AbortSignal) =>
  window.addEventListener(type, (event) => listen((event as CustomEvent<T>).detail), { signal });
