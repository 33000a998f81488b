import { expect, it } from 'vitest';
import { proceedEffects } from '../../../src/features/cart/order/proceed.actors';
import { sentToRoot } from '../../support/effects';

it.each([
  [{ type: 'home.requested' }, { type: 'navigation.requested', destination: { page: 'home' } }],
  [{ type: 'checkout.requested' }, { type: 'navigation.requested', destination: { page: 'cartCheckout' } }],
  [{ type: 'review.requested' }, { type: 'review.requested' }],
  [
    { type: 'auth.requested', mode: 'sign-up' },
    { type: 'auth.requested', mode: 'sign-up', intent: { type: 'checkout' } },
  ],
  [
    { type: 'auth.requested', mode: 'sign-in' },
    { type: 'auth.requested', mode: 'sign-in', intent: { type: 'checkout' } },
  ],
])(
  'the cart’s event %j on the way to the checkout is sent to the root machine as %j [CART-08, CART-09]',
  (emitted, sent) => {
    expect(sentToRoot(proceedEffects, emitted)).toEqual([sent]);
  },
);
