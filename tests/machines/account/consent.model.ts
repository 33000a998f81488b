import { consentByDefault } from '../../../domain/consent';
import { consentMachine } from '../../../machines/account/consent.machine';
import { createModel } from '../../support/model';

const withOffers = { orders: true, offers: true };

export const consentModel = createModel(consentMachine, {
  input: { saved: consentByDefault },
  fixtures: [
    { type: 'consent.chosen', consent: withOffers },
    { type: 'consent.chosen', consent: { orders: false, offers: true } },
    { type: 'xstate.done.actor.saveConsent', output: withOffers },
    { type: 'xstate.error.actor.saveConsent', error: { code: 'offline' } },
  ],
  vertex: ({ context }) => [context.saved, context.wanted],
  invariants: {
    'in a resting state the switches show the stored choices': (at) =>
      !at.matches('settled') || JSON.stringify(at.context.wanted) === JSON.stringify(at.context.saved),
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});
