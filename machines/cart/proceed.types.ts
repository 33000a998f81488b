/** What decides where "Proceed To Checkout" leads, read at the moment of the press [CART-08]. */
export type ProceedWorld = {
  isEmpty: boolean;
  /** Something in the cart is no longer what the customer agreed to [CART-63]. */
  hasChanges: boolean;
  isSignedIn: boolean;
  isGuestCheckoutAllowed: boolean;
};

export type ProceedContext = { world: ProceedWorld };

export type ProceedEvent =
  | { type: 'proceed.requested'; world: ProceedWorld }
  /** The three answers of the guest prompt [CART-09]. */
  | { type: 'guest.chosen' }
  | { type: 'login.chosen' }
  | { type: 'signUp.chosen' }
  | { type: 'flow.dismissed' };

export type ProceedEmitted =
  | { type: 'home.requested' }
  | { type: 'checkout.requested' }
  | { type: 'review.requested' }
  /** After signing in the customer goes on to the checkout. */
  | { type: 'auth.requested'; mode: 'sign-in' | 'sign-up' };
