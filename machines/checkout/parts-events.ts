import { fromCallback, type Subscription } from 'xstate';
import type { PicturesEmitted } from '../orders/pictures.machine';
import type { CouponEmitted } from './coupon.machine';

type PartsEvent = CouponEmitted | PicturesEmitted;
type Emitter = { on(type: '*', notify: (event: PartsEvent) => void): Subscription };

/** Forwards events of the checkout's child flows. */
export const listenToParts = fromCallback<PartsEvent>(({ sendBack, system }) => {
  const subscriptions = ['coupon', 'prescription'].flatMap((name) => {
    const part: Emitter | undefined = system.get(name);
    return part ? [part.on('*', sendBack)] : [];
  });
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
});
