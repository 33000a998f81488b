import { type ActorRefFrom, fromPromise } from 'xstate';
import { cartReviewMachine } from '../../../../machines/cart/cart-review.machine';
import type { CartApi } from '../../../api/cart-api';

export type CartReviewActor = ActorRefFrom<typeof cartReviewMachine>;

export const provideCartReview = (api: Pick<CartApi, 'accept'>) =>
  cartReviewMachine.provide({
    actors: { acceptChanges: fromPromise(({ input, signal }) => api.accept(input.lines, signal)) },
  });
