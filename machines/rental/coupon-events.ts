import { fromCallback, type Subscription } from 'xstate';
import type { CouponEmitted } from '../checkout/coupon.machine';

type Emitter = { on(type: '*', notify: (event: CouponEmitted) => void): Subscription };

/** Forwards events of the trip's coupon. */
export const listenToCoupon = fromCallback<CouponEmitted>(({ sendBack, system }) => {
  const coupon: Emitter | undefined = system.get('tripCoupon');
  const subscriptions = coupon?.on('*', sendBack);
  return () => subscriptions?.unsubscribe();
});
