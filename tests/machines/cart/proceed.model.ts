import { proceedMachine } from '../../../machines/cart/proceed.machine';
import type { ProceedEvent, ProceedWorld } from '../../../machines/cart/proceed.types';
import { createModel } from '../../support/model';

export const proceeded = (own: Partial<ProceedWorld> = {}): ProceedEvent => ({
  type: 'proceed.requested',
  world: { isEmpty: false, isSignedIn: false, isGuestCheckoutAllowed: false, ...own },
});

export const proceedModel = createModel(proceedMachine, {
  fixtures: [
    proceeded({ isEmpty: true }),
    proceeded({ isSignedIn: true }),
    proceeded({ isGuestCheckoutAllowed: true }),
    proceeded(),
  ],
  vertex: () => null,
});
