import type { ActorRefFrom } from 'xstate';
import type { cartReviewMachine } from '../../../../machines/cart/cart-review.machine';
import { createActorBinding } from '../../../ui/actor-binding';

export const {
  Provider: CartReviewProvider,
  useActorRef: useCartReviewRef,
  useActorValue: useCartReview,
} = createActorBinding<ActorRefFrom<typeof cartReviewMachine>>('cartReview');

export const useIsReviewOpen = (): boolean => useCartReview((snapshot) => snapshot.hasTag('open'));
