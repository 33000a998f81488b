import { fromPromise } from 'xstate';
import { cartReviewMachine } from '../../../../machines/cart/cart-review.machine';
import { flowIn } from '../../../platform/flows';
import { errand } from '../errand';

export const provideCartReview = () =>
  cartReviewMachine.provide({
    actors: {
      acceptChanges: fromPromise(async ({ input, ...asker }) => {
        await errand<'accept'>(flowIn(asker.self, 'cart'), { type: 'accept', ...input }, asker);
      }),
    },
  });
