import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { proceedMachine } from '../../../machines/cart/proceed.machine';
import { emittedBy } from '../../support/emitted';
import { proceeded } from './proceed.model';

function start() {
  const flow = createActor(proceedMachine);
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, emitted };
}

it.each([
  ['an empty cart leads home', { isEmpty: true, isSignedIn: true }, { type: 'home.requested' }],
  ['a customer goes to the checkout', { isSignedIn: true }, { type: 'checkout.requested' }],
  [
    'a guest signs in when guests may not order',
    { isGuestCheckoutAllowed: false },
    { type: 'auth.requested', mode: 'sign-in' },
  ],
] as const)(
  'the cart’s checkout button leads to the right page: %s [CART-08, PERM-03]',
  (_, world, expected) => {
    const { flow, emitted } = start();

    flow.send(proceeded(world));

    expect(emitted).toEqual([expected]);
  },
);

it("a changed cart is not ordered without the customer's agreement [CART-63, CART-08]", () => {
  const { flow, emitted } = start();

  flow.send(proceeded({ hasChanges: true, isSignedIn: true }));

  expect(emitted).toEqual([{ type: 'review.requested' }]);
});

it.each([
  ['guest.chosen', [{ type: 'checkout.requested' }]],
  ['login.chosen', [{ type: 'auth.requested', mode: 'sign-in' }]],
  ['signUp.chosen', [{ type: 'auth.requested', mode: 'sign-up' }]],
  ['flow.dismissed', []],
] as const)(
  'the checkout button asks a guest in a dialog only if guests may order: %s [CART-08, CART-09, PERM-03]',
  (type, expected) => {
    const { flow, emitted } = start();

    flow.send(proceeded({ isGuestCheckoutAllowed: true }));
    expect(flow.getSnapshot().hasTag('open')).toBe(true);
    expect(emitted).toEqual([]);
    flow.send({ type });

    expect(emitted).toEqual(expected);
    expect(flow.getSnapshot().hasTag('open')).toBe(false);
  },
);
