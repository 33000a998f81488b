import { fromCallback, type Subscription } from 'xstate';
import type { PicturesEmitted } from '../orders/pictures.machine';
import type { CouponEmitted } from './coupon.machine';

type News = CouponEmitted | PicturesEmitted;
type Speaker = { on(type: '*', tell: (news: News) => void): Subscription };

/** What the parts of the checkout tell, told to whoever invokes this. */
export const hearParts = fromCallback<News>(({ sendBack, system }) => {
  const heard = ['coupon', 'prescription'].flatMap((name) => {
    const part: Speaker | undefined = system.get(name);
    return part ? [part.on('*', sendBack)] : [];
  });
  return () => {
    for (const subscription of heard) subscription.unsubscribe();
  };
});
