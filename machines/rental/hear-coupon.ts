import { fromCallback, type Subscription } from 'xstate';
import type { CouponEmitted } from '../checkout/coupon.machine';

type Speaker = { on(type: '*', tell: (news: CouponEmitted) => void): Subscription };

/** What the coupon of the trip tells, told to whoever invokes this. */
export const hearCoupon = fromCallback<CouponEmitted>(({ sendBack, system }) => {
  const coupon: Speaker | undefined = system.get('tripCoupon');
  const heard = coupon?.on('*', sendBack);
  return () => heard?.unsubscribe();
});
