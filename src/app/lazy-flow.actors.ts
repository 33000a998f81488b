import {
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  matchesState,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';
import type { LazyFlows } from '../../machines/flows.types';
import type { Resting } from '../../machines/lazy-flows.resting';
import type { StorefrontEmitted } from '../../machines/storefront.types';

export type LazyBundle = {
  flows: LazyFlows;
  /** Sends the last unsaved changes while the page closes. */
  sendLast(left: Extract<StorefrontEmitted, { type: 'changes.left' }>): void;
};

const ARRIVED = 'flow.arrived';
const STOPPED = 'xstate.stop';

type Arrived = { type: typeof ARRIVED; machine: AnyStateMachine };
type Waiting = AnyMachineSnapshot & { input: unknown; queue: readonly AnyEventObject[] };

/**
 * Returns a flow whose machine is downloaded later. Until then, the flow shows the machine's initial state
 * and queues events. Afterwards it behaves as the machine.
 */
export function lazyFlow<TMachine extends AnyStateMachine>(
  arriving: Promise<TMachine>,
  resting: Resting<SnapshotFrom<TMachine>>,
): TMachine {
  const logic: ActorLogic<AnyMachineSnapshot, AnyEventObject, unknown, AnyActorRef['system']> = {
    getInitialSnapshot: (_, input) => waiting(resting, input),
    start: (_, { self }) =>
      void arriving.then((machine) => {
        if (self.getSnapshot().status === 'active') self.send({ type: ARRIVED, machine } satisfies Arrived);
      }),
    transition: (now, event, scope) => {
      if (!isWaiting(now)) return now.machine.transition(now, event, scope);
      if (event.type === STOPPED) return { ...now, status: 'stopped' } as Waiting;
      if (event.type !== ARRIVED) return { ...now, queue: [...now.queue, event] } as Waiting;
      const { machine } = event as Arrived;
      return now.queue.reduce(
        (at: AnyMachineSnapshot, next) => (at.status === 'active' ? machine.transition(at, next, scope) : at),
        machine.getInitialSnapshot(scope, now.input),
      );
    },
    getPersistedSnapshot: (now) => now,
  };
  return logic as unknown as TMachine;
}

const isWaiting = (now: AnyMachineSnapshot): now is Waiting => 'queue' in now;

/**
 * Returns a placeholder for the snapshot of a machine that is not loaded yet. It has the methods that
 * components call.
 */
const waiting = (resting: { value: StateValue; tags: readonly string[] }, input: unknown): Waiting =>
  ({
    status: 'active',
    ...resting,
    input,
    queue: [],
    children: {},
    matches: (value: StateValue) => matchesState(value, resting.value),
    hasTag: (tag: string) => resting.tags.includes(tag),
  }) as unknown as Waiting;
