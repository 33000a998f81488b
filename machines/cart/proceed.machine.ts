import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';

/** The page's state when "Proceed To Checkout" was pressed [CART-08]. */
export type ProceedSituation = {
  isEmpty: boolean;
  /** True if lines have changes that the customer has not accepted [CART-63]. */
  hasChanges: boolean;
  isSignedIn: boolean;
  isGuestCheckoutAllowed: boolean;
};

type ProceedContext = { world: ProceedSituation };

export type ProceedEvent =
  | { type: 'proceed.requested'; world: ProceedSituation }
  /** The customer chose to continue as a guest [CART-09]. */
  | { type: 'guest.chosen' }
  | { type: 'login.chosen' }
  | { type: 'signUp.chosen' }
  | { type: 'flow.dismissed' };

type ProceedEmitted =
  | { type: 'home.requested' }
  | { type: 'checkout.requested' }
  | { type: 'review.requested' }
  /** The checkout opens after the sign-in. */
  | { type: 'auth.requested'; mode: 'sign-in' | 'sign-up' };

export const proceedMachine = setup({
  types: {} as {
    context: ProceedContext;
    events: ProceedEvent;
    emitted: ProceedEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  guards: {
    isCartEmpty: ({ context }) => context.world.isEmpty,
    hasChanges: ({ context }) => context.world.hasChanges,
    isSignedIn: ({ context }) => context.world.isSignedIn,
    isGuestCheckoutAllowed: ({ context }) => context.world.isGuestCheckoutAllowed,
  },
  actions: {
    setWorld: assign((_, world: ProceedSituation) => ({ world })),
    requestHome: emit({ type: 'home.requested' }),
    requestReview: emit({ type: 'review.requested' }),
    requestCheckout: emit({ type: 'checkout.requested' }),
    requestAuth: emit((_, params: { mode: 'sign-in' | 'sign-up' }) => ({
      type: 'auth.requested' as const,
      mode: params.mode,
    })),
  },
}).createMachine({
  id: 'proceed',
  description: 'Leads from the cart to the checkout. On the way, the customer completes every missing step.',
  meta: { title: 'Proceed to checkout', rules: ['CART-08', 'CART-09'] },
  context: { world: { isEmpty: true, hasChanges: false, isSignedIn: false, isGuestCheckoutAllowed: false } },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Idle' },
      on: {
        'proceed.requested': {
          target: 'deciding',
          actions: { type: 'setWorld', params: ({ event }) => event.world },
        },
      },
    },
    deciding: {
      description: 'The checks have a fixed order.',
      meta: { title: 'Checking the cart', rules: ['CART-08'] },
      always: [
        { guard: 'isCartEmpty', target: 'idle', actions: 'requestHome' },
        {
          description: 'Customers never pay a price that they have not accepted.',
          meta: { rules: ['CART-63'] },
          guard: 'hasChanges',
          target: 'idle',
          actions: 'requestReview',
        },
        { guard: 'isSignedIn', target: 'idle', actions: 'requestCheckout' },
        { guard: 'isGuestCheckoutAllowed', target: 'asking' },
        { target: 'idle', actions: { type: 'requestAuth', params: { mode: 'sign-in' } } },
      ],
    },
    asking: {
      tags: 'open',
      description: 'The buttons Guest, Login and Sign Up are equally prominent.',
      meta: { title: 'Guest, login or sign-up?', rules: ['CART-09'] },
      on: {
        'guest.chosen': { target: 'idle', actions: 'requestCheckout' },
        'login.chosen': { target: 'idle', actions: { type: 'requestAuth', params: { mode: 'sign-in' } } },
        'signUp.chosen': { target: 'idle', actions: { type: 'requestAuth', params: { mode: 'sign-up' } } },
        'flow.dismissed': 'idle',
      },
    },
  },
});
