import type { ActorRefFrom } from 'xstate';
import type { OrderDraft } from '../../../domain/order-quote';
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine';
import type { couponMachine } from '../../../machines/checkout/coupon.machine';
import type { paymentMachine } from '../../../machines/checkout/payment.machine';
import type { deliveryAddressMachine } from '../../../machines/location/delivery-address.machine';
import type { picturesMachine } from '../../../machines/orders/pictures.machine';
import { bindFlow } from '../../platform/flow';

export const [CheckoutActor, useCheckoutRef, useCheckout] =
  bindFlow<ActorRefFrom<typeof checkoutMachine>>('checkout');

export const useAddressPart = (): ActorRefFrom<typeof deliveryAddressMachine> | undefined =>
  useCheckout(({ children }) => children.deliveryAddress);

export const useCouponPart = (): ActorRefFrom<typeof couponMachine> | undefined =>
  useCheckout(({ children }) => children.coupon);

export const usePrescriptionPart = (): ActorRefFrom<typeof picturesMachine> | undefined =>
  useCheckout(({ children }) => children.prescription);

export const usePaymentPart = (): ActorRefFrom<typeof paymentMachine> | undefined =>
  useCheckout(({ children }) => children.payment);

export const useDraft = (): OrderDraft => useCheckout(({ context }) => context.progress.draft);

export function useDraftChange(): (draft: Partial<OrderDraft>) => void {
  const flow = useCheckoutRef();
  return (draft) => flow.send({ type: 'draft.changed', draft });
}

export const useIsTakeAway = (): boolean => useCheckout(({ context }) => context.place?.type === 'take_away');
