import { type AnyActorRef, fromPromise } from 'xstate';
import { keptChangesMachine } from '../../../../machines/cart/kept-changes.machine';
import { flowIn } from '../../../platform/flows';
import { createBrowserStore, type KeyValueStore } from '../../../platform/storage/browser-store';
import type { Owner } from './kept-changes';

const KEY = 'cart-changes';

/** Nothing waits for the network in the first moment: how it is written down is downloaded with the first lines. */
const writing = () => import('./kept-changes');

export const provideKeptChanges = (store: KeyValueStore = createBrowserStore()) =>
  keptChangesMachine.provide({
    actors: {
      readKept: fromPromise(async ({ self }) => {
        const { fromText } = await writing();
        return fromText(store.read(KEY), ownerIn(self));
      }),
      writeKept: fromPromise(async ({ input, self }) => {
        const text = input.wishes.length > 0 ? (await writing()).toText(input.wishes, ownerIn(self)) : null;
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
