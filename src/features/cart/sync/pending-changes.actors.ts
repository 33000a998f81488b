import { type AnyActorRef, fromPromise } from 'xstate';
import { pendingChangesMachine } from '../../../../machines/cart/pending-changes.machine';
import { flowIn } from '../../../platform/flows';
import { deviceValue, type StoredValue } from '../../../platform/storage/device-values';
import type { Owner } from './pending-changes';

/** Lazy-loaded, because changes are stored only while the device is offline. */
const writing = () => import('./pending-changes');

export const providePendingChanges = (
  stored: Pick<StoredValue, 'read' | 'write'> = deviceValue('cart-changes'),
) =>
  pendingChangesMachine.provide({
    actors: {
      readKept: fromPromise(async ({ self }) => {
        const { fromText } = await writing();
        return fromText(stored.read(), ownerIn(self));
      }),
      writeKept: fromPromise(async ({ input, self }) => {
        const text = input.changes.length > 0 ? (await writing()).toText(input.changes, ownerIn(self)) : null;
        if (text !== stored.read()) stored.write(text);
      }),
    },
  });

function ownerIn(self: AnyActorRef): Owner {
  const { token = null, guestId = null } = flowIn(self, 'session')?.getSnapshot().context ?? {};
  return {
    secret: token ?? guestId,
    moduleId: flowIn(self, 'module')?.getSnapshot().context.selectedId ?? null,
  };
}
