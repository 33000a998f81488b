import { fromCallback, type Subscription } from 'xstate';
import type { PicturesEmitted } from '../orders/pictures.machine';
import type { CouponEmitted } from './coupon.machine';

type News = CouponEmitted | PicturesEmitted;
type Emitter = { on(type: '*', tell: (news: News) => void): Subscription };

/** Forwards events of the checkout's parts. */
export const listenToParts = fromCallback<News>(({ sendBack, system }) => {
  const heard = ['coupon', 'prescription'].flatMap((name) => {
    const part: Emitter | undefined = system.get(name);
    return part ? [part.on('*', sendBack)] : [];
  });
  return () => {
    for (const subscription of heard) subscription.unsubscribe();
  };
});
