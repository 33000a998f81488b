import type { ActorRefFrom } from 'xstate';
import type { OrderWish } from '../../../domain/order-quote';
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine';
import type { couponMachine } from '../../../machines/checkout/coupon.machine';
import type { paymentMachine } from '../../../machines/checkout/payment.machine';
import type { deliveryAddressMachine } from '../../../machines/location/delivery-address.machine';
import type { picturesMachine } from '../../../machines/orders/pictures.machine';
import { createActorBinding } from '../../ui/actor-binding';

export const {
  Provider: CheckoutActor,
  useActorRef: useCheckoutRef,
  useActorValue: useCheckout,
} = createActorBinding<ActorRefFrom<typeof checkoutMachine>>('checkout');

export const useAddressPart = (): ActorRefFrom<typeof deliveryAddressMachine> | undefined =>
  useCheckout(({ children }) => children.deliveryAddress);

export const useCouponPart = (): ActorRefFrom<typeof couponMachine> | undefined =>
  useCheckout(({ children }) => children.coupon);

export const usePrescriptionPart = (): ActorRefFrom<typeof picturesMachine> | undefined =>
  useCheckout(({ children }) => children.prescription);

export const usePaymentPart = (): ActorRefFrom<typeof paymentMachine> | undefined =>
  useCheckout(({ children }) => children.payment);

export const useWish = (): OrderWish => useCheckout(({ context }) => context.attempt.wish);

/** The customer says something else about the order. */
export function useWishChange(): (wish: Partial<OrderWish>) => void {
  const flow = useCheckoutRef();
  return (wish) => flow.send({ type: 'wish.changed', wish });
}

export const useIsTakeAway = (): boolean => useCheckout(({ context }) => context.place?.type === 'take_away');
