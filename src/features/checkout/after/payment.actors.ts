import type { paymentMachine } from '../../../../machines/checkout/payment.machine';
import { type EffectsOf, NOTICES } from '../../../platform/flow';

/** Reloads the profile after a payment, because it contains the wallet's balance. */
export const paymentEffects: EffectsOf<typeof paymentMachine> = {
  ...NOTICES,
  'wallet.moved': (_, sendToRoot) => sendToRoot({ type: 'profile.changed' }),
};
