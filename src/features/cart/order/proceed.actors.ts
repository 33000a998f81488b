import type { proceedMachine } from '../../../../machines/cart/proceed.machine';
import type { EffectsOf } from '../../../platform/flow';

/** Opens the checkout, the review or the sign-in [CART-08]. */
export const proceedEffects: EffectsOf<typeof proceedMachine> = {
  'home.requested': (_, sendToRoot) =>
    sendToRoot({ type: 'navigation.requested', destination: { page: 'home' } }),
  'checkout.requested': (_, sendToRoot) =>
    sendToRoot({ type: 'navigation.requested', destination: { page: 'cartCheckout' } }),
  'review.requested': (event, sendToRoot) => sendToRoot(event),
  'auth.requested': ({ mode }, sendToRoot) =>
    sendToRoot({ type: 'auth.requested', mode, intent: { type: 'checkout' } }),
};
