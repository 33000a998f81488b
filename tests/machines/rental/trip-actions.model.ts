import { tripActionsMachine } from '../../../machines/rental/trip-actions.machine';
import { createModel } from '../../support/model';
import { offer, plan, refusedFor } from './trips';

const off = { error: { code: 'offline', messages: [] } };
const emitted = { output: { message: 'Done.' } };

export const tripActionsModel = createModel(tripActionsMachine, {
  input: { tripId: 2001 },
  fixtures: [
    { type: 'payment.chosen', usesWallet: false, payment: { by: 'digital', gateway: 'stripe' } },
    {
      type: 'payment.chosen',
      usesWallet: false,
      payment: { by: 'offline', methodId: 1, fields: {}, isWhole: false },
    },
    { type: 'review.requested', subject: { about: 'vehicle', id: 1 } },
    { type: 'change.submitted', plan: plan({ hours: 8 }) },
    { type: 'answer.refused' },
    { type: 'xstate.done.actor.question', ...emitted },
    { type: 'xstate.done.actor.question', output: { message: null } },
    { type: 'xstate.error.actor.question', ...off },
    { type: 'xstate.error.actor.listenToQuestion', ...off },
    { type: 'payment.submitted', split: { wallet: 0, due: 20_00 } },
    { type: 'xstate.done.actor.payTrip', output: { message: 'Done.', paymentUrl: null } },
    { type: 'xstate.done.actor.payTrip', output: { message: 'Done.', paymentUrl: '/pay/1' } },
    { type: 'xstate.error.actor.payTrip', ...off },
    { type: 'xstate.done.actor.openPage', output: undefined },
    { type: 'xstate.error.actor.openPage', ...off },
    { type: 'xstate.done.actor.priceChange', output: offer },
    { type: 'xstate.error.actor.priceChange', ...off },
    { type: 'xstate.done.actor.changeTrip', ...emitted },
    { type: 'xstate.error.actor.changeTrip', ...off },
    { type: 'xstate.error.actor.changeTrip', error: refusedFor('total_changed') },
  ],
  vertex: ({ context }) => [context.payment.by, context.failure?.code],
  invariants: {
    'no question is kept after it has closed': (at) => !at.matches('idle') || at.context.failure === null,
    'a missing reference is never sent': ({ context: { payment }, ...at }) =>
      !at.matches({ paying: 'starting' }) || payment.by !== 'offline' || payment.isWhole,
    'another time is requested only with its price': ({ context: { offer: known }, ...at }) =>
      !at.matches({ changing: 'sending' }) || known !== null,
    'only a known payment page is opened': (at) =>
      !at.matches({ paying: 'openingPage' }) || at.context.paymentUrl !== null,
  },
});
