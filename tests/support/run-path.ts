import { isDeepStrictEqual } from 'node:util';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
} from 'xstate';
import type { ModelEvent } from '../../src/flows/chart/taken';
import { settled } from './deferred';
import { ManualClock } from './manual-clock';

type Outcome = { resolve: (output: unknown) => void; reject: (error: unknown) => void };
type RunnablePath = {
  input: unknown;
  steps: { event: ModelEvent; state: AnyMachineSnapshot; emitted: EventObject[] }[];
};

const outcome = /^xstate\.(done|error)\.actor\.(.+)$/;
const timer = /^xstate\.after\.([^.]+)\./;

/** Runs a generated path with a real actor and throws where it differs from the pure machine. */
export async function runPath(machine: AnyStateMachine, path: RunnablePath): Promise<void> {
  const running = new Map<string, Outcome>();
  const clock = new ManualClock();
  const actor = createActor(machine.provide({ actors: actorsThatWait(machine, running) }), {
    input: path.input as never,
    clock,
  });
  let crash: unknown = null;
  actor.subscribe({
    error: (error) => {
      crash = error;
    },
  });
  actor.start();
  let emitted: EventObject[] = [];
  actor.on('*', (event) => emitted.push(event));

  for (const [index, { event, state, emitted: expected }] of path.steps.entries()) {
    const [, kind, invokeId] = outcome.exec(event.type) ?? [];
    const [, delay] = timer.exec(event.type) ?? [];
    if (invokeId) {
      const waiting = running.get(invokeId);
      if (!waiting) throw new Error(`step ${index + 1}: "${invokeId}" was not invoked`);
      if (kind === 'done') waiting.resolve(event.output);
      else waiting.reject(event.error);
    } else if (delay) {
      const milliseconds = millisecondsOf(machine, delay, actor.getSnapshot());
      if (!clock.isRunning(milliseconds))
        throw new Error(`step ${index + 1} ${event.type}: no such timer runs`);
      clock.fire(milliseconds);
    } else actor.send(event);
    await settled();

    if (crash !== null)
      throw new Error(`step ${index + 1} ${event.type}: the running machine broke`, { cause: crash });
    const got = actor.getSnapshot() as AnyMachineSnapshot;
    if (!isDeepStrictEqual([got.value, got.context, emitted], [state.value, state.context, expected]))
      throw new Error(
        `step ${index + 1} ${event.type}: the model is in ${JSON.stringify([state.value, state.context, expected])}, ` +
          `the running machine in ${JSON.stringify([got.value, got.context, emitted])}`,
      );
    emitted = [];
  }
  actor.stop();
}

/** Replaces every invoked actor with one that waits until the path settles it. */
const actorsThatWait = (machine: AnyStateMachine, running: Map<string, Outcome>) =>
  Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [
      name,
      fromPromise(({ self }) => new Promise((resolve, reject) => running.set(self.id, { resolve, reject }))),
    ]),
  );

/** The duration of a timer that starts in this state. */
export function millisecondsOf(
  machine: AnyStateMachine,
  delay: string,
  snapshot: AnyMachineSnapshot,
): number {
  const configured = machine.implementations.delays[delay];
  const value =
    typeof configured === 'function'
      ? configured({ context: snapshot.context } as never, undefined as never)
      : configured;
  if (typeof value !== 'number') throw new Error(`"${delay}" is no delay of "${machine.id}"`);
  return value;
}
