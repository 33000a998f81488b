import type { AnyActorLogic, AnyEventObject, AnyStateMachine } from 'xstate';
import { createActor, createMachine, toPromise } from 'xstate';

/**
 * Returns the actors that a flow still lacks after `provide`. `complete`: actors that the machine itself
 * implements.
 */
export const placeholdersLeft = (
  machine: AnyStateMachine,
  provided: AnyStateMachine,
  ...complete: string[]
): string[] =>
  Object.keys(machine.implementations.actors).filter(
    (name) =>
      !complete.includes(name) &&
      provided.implementations.actors[name] === machine.implementations.actors[name],
  );

const logicOf = (flow: AnyStateMachine, names: string): AnyActorLogic => {
  const [name = '', ...inner] = names.split('.');
  const logic = flow.implementations.actors[name] as AnyActorLogic | undefined;
  if (!logic) throw new Error(`No effect "${name}"`);
  return inner.length === 0 ? logic : logicOf(logic as AnyStateMachine, inner.join('.'));
};

/** Runs one effect alone. `payment.readOrder` is an effect of the child flow `payment`. */
export const outcomeOf = (flow: AnyStateMachine, name: string, input: unknown = {}): Promise<unknown> =>
  toPromise(createActor(logicOf(flow, name), { input: input as never }).start());

/** Runs one callback effect alone and records the events that it sends back. */
export function listeningTo(flow: AnyStateMachine, name: string, input: unknown = {}) {
  const received: AnyEventObject[] = [];
  const owner = createActor(
    createMachine({
      invoke: { id: 'effect', src: logicOf(flow, name), input: input as never },
      on: { '*': { actions: ({ event }) => received.push(event) } },
    }),
  ).start();
  return {
    received,
    send: (command: AnyEventObject) => owner.getSnapshot().children.effect?.send(command),
    stop: () => owner.stop(),
  };
}

/** An API that records its calls, without their abort signals, and gives these answers. */
export function recordedApi(answers: Record<string, unknown> = {}) {
  const calls: unknown[][] = [];
  const api = new Proxy(
    {},
    {
      get: (_, name: string) =>
        name === 'then'
          ? undefined
          : async (...args: unknown[]) => {
              calls.push([name, ...args.filter((arg) => !(arg instanceof AbortSignal))]);
              const answer = answers[name];
              return typeof answer === 'function' ? answer(...args) : answer;
            },
    },
  ) as never;
  return { api, calls };
}

/** Returns the events that the root receives after a flow emits this event. */
export function sentToRoot(effects: object, event: AnyEventObject): unknown[] {
  const received: unknown[] = [];
  const effect = (
    effects as Record<string, (event: AnyEventObject, tell: (update: unknown) => void) => void>
  )[event.type];
  effect?.(event, (update) => received.push(update));
  return received;
}

/** A flow whose snapshots the test sets. */
export function shownFlow<TContext>(first: TContext, tags: string[] = []) {
  const watchers = new Set<(snapshot: unknown) => void>();
  const emitters = new Map<string, (event: AnyEventObject) => void>();
  const sent: AnyEventObject[] = [];
  let context = first;
  const snapshot = () => ({ context, hasTag: (tag: string) => tags.includes(tag), matches: () => false });
  return {
    sent,
    show: (next: TContext) => {
      context = next;
      for (const watch of watchers) watch(snapshot());
    },
    emit: (event: AnyEventObject) => emitters.get(event.type)?.(event),
    watchers,
    flow: {
      getSnapshot: snapshot,
      subscribe: (watch: (snapshot: unknown) => void) => {
        watchers.add(watch);
        return { unsubscribe: () => watchers.delete(watch) };
      },
      on: (type: string, listener: (event: AnyEventObject) => void) => {
        emitters.set(type, listener);
        return { unsubscribe: () => emitters.delete(type) };
      },
      send: (event: AnyEventObject) => sent.push(event),
      system: { get: () => undefined },
    } as never,
  };
}

/** Adds these flows to the flow's actor system. */
export const beside = <TFlow extends object>(flow: TFlow, flows: Record<string, unknown>): never =>
  ({ ...flow, system: { get: (name: string) => flows[name] } }) as never;
