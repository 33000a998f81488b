import type { paymentMachine } from '../../../../machines/checkout/payment.machine';
import { type EffectsOf, NOTICES } from '../../../platform/flow';

/** A payment may move the wallet's balance. */
export const paymentEffects: EffectsOf<typeof paymentMachine> = {
  ...NOTICES,
  'wallet.moved': (_, tell) => tell({ type: 'profile.changed' }),
};
