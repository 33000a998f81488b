import { type ActorRefFrom, fromPromise } from 'xstate';
import { cartMergeMachine } from '../../../../machines/cart/cart-merge.machine';
import type { CartMergeAnswer } from '../../../../machines/cart/cart-merge.types';
import type { sessionMachine } from '../../../../machines/session/session.machine';
import { ApiError } from '../../../api/api-error';
import type { CartApi } from '../../../api/cart-api';

const nothing: CartMergeAnswer = { isMerged: false, conflict: null };

/** A guest whom the server does not know has no cart. */
export const provideCartMerge = (api: Pick<CartApi, 'merge'>) =>
  cartMergeMachine.provide({
    actors: {
      mergeCarts: fromPromise(async ({ input, signal, system }) => {
        const guestId = guestIdOf(system.get('session'));
        if (guestId === null) return nothing;
        return api.merge(guestId, input.keep, signal).catch((error: unknown) => {
          if (error instanceof ApiError && error.isAbout('guest_id')) return nothing;
          throw error;
        });
      }),
    },
  });

const guestIdOf = (session: ActorRefFrom<typeof sessionMachine>): string | null =>
  session.getSnapshot().context.guestId;
