import type { paymentMachine } from '../../../../machines/checkout/payment.machine';
import { type EffectsOf, NOTICES } from '../../../platform/flow';

/** A payment can change the wallet's balance, which is part of the profile. */
export const paymentEffects: EffectsOf<typeof paymentMachine> = {
  ...NOTICES,
  'wallet.moved': (_, sendToRoot) => sendToRoot({ type: 'profile.changed' }),
};
