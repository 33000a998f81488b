import { fromCallback, type Subscription } from 'xstate';
import type { PicturesEmitted } from '../orders/pictures.machine';
import type { CouponEmitted } from './coupon.machine';

type News = CouponEmitted | PicturesEmitted;
type Emitter = { on(type: '*', notify: (event: News) => void): Subscription };

/** Forwards events of the checkout's child flows. */
export const listenToParts = fromCallback<News>(({ sendBack, system }) => {
  const subscriptions = ['coupon', 'prescription'].flatMap((name) => {
    const part: Emitter | undefined = system.get(name);
    return part ? [part.on('*', sendBack)] : [];
  });
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
});
