import type { ProceedEvent, ProceedSituation } from '../../../machines/cart/proceed.machine';
import { proceedMachine } from '../../../machines/cart/proceed.machine';
import { createModel } from '../../support/model';

export const proceeded = (overrides: Partial<ProceedSituation> = {}): ProceedEvent => ({
  type: 'proceed.requested',
  world: {
    isEmpty: false,
    hasChanges: false,
    isSignedIn: false,
    isGuestCheckoutAllowed: false,
    ...overrides,
  },
});

export const proceedModel = createModel(proceedMachine, {
  fixtures: [
    proceeded({ isEmpty: true }),
    proceeded({ hasChanges: true }),
    proceeded({ isSignedIn: true }),
    proceeded({ isGuestCheckoutAllowed: true }),
    proceeded(),
  ],
  vertex: () => null,
  invariants: {
    'the dialog opens only for a guest who may check out with items in the cart': (at) =>
      !at.matches('asking') ||
      (!at.context.world.isEmpty && !at.context.world.isSignedIn && at.context.world.isGuestCheckoutAllowed),
  },
});
