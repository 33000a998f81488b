import { type AnyActorRef, fromPromise } from 'xstate';
import { pendingChangesMachine } from '../../../../machines/cart/pending-changes.machine';
import { flowIn } from '../../../platform/flows';
import { createBrowserStore, type KeyValueStore } from '../../../platform/storage/browser-store';
import type { Owner } from './pending-changes';

const KEY = 'cart-changes';

/** Lazy-loaded: changes wait only after the network was lost. */
const writing = () => import('./pending-changes');

export const providePendingChanges = (store: KeyValueStore = createBrowserStore()) =>
  pendingChangesMachine.provide({
    actors: {
      readKept: fromPromise(async ({ self }) => {
        const { fromText } = await writing();
        return fromText(store.read(KEY), ownerIn(self));
      }),
      writeKept: fromPromise(async ({ input, self }) => {
        const text = input.changes.length > 0 ? (await writing()).toText(input.changes, ownerIn(self)) : null;
        if (text !== store.read(KEY)) store.write(KEY, text);
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
