import { fromPromise } from 'xstate';
import { cartMergeMachine } from '../../../../machines/cart/cart-merge.machine';
import type { CartMergeAnswer } from '../../../../machines/cart/cart-merge.types';
import { ApiError } from '../../../api/api-error';
import type { CartApi } from '../../../api/cart-api';
import { flowIn } from '../../../platform/flows';

const nothing: CartMergeAnswer = { isMerged: false, conflict: null };

/** A guest whom the server does not know has no cart. */
export const provideCartMerge = (api: Pick<CartApi, 'merge'>) =>
  cartMergeMachine.provide({
    actors: {
      mergeCarts: fromPromise(async ({ input, signal, self }) => {
        const guestId = flowIn(self, 'session')?.getSnapshot().context.guestId ?? null;
        if (guestId === null) return nothing;
        return api.merge(guestId, input.keep, signal).catch((error: unknown) => {
          if (error instanceof ApiError && error.isAbout('guest_id')) return nothing;
          throw error;
        });
      }),
    },
  });
