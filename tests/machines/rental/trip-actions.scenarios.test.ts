import { expect, it } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import type { questionMachine } from '../../../machines/orders/question.machine';
import { tripActionsMachine, tripQuestions } from '../../../machines/rental/trip-actions.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { reasons } from '../orders/question.model';
import { offer, plan, refusedFor } from './trips';

type QuestionFlow = ActorRefFrom<typeof questionMachine>;

function start() {
  const effects = deferredActors('payTrip', 'openPage', 'priceChange', 'changeTrip');
  const questions = deferredActors('readReasons', 'sendAnswer');
  const flow = createActor(
    tripActionsMachine.provide({ actors: effects.actors }).provide({
      actors: {
        cancelTrip: tripQuestions.cancelTrip.provide({ actors: questions.actors }),
        reviewTrip: tripQuestions.reviewTrip.provide({ actors: questions.actors }),
      },
    }),
    { input: { tripId: 2001 } },
  );
  const emitted = emittedBy(flow);
  flow.start();
  return {
    flow,
    emitted,
    effects,
    questions,
    at: () => flow.getSnapshot(),
    question: () => flow.getSnapshot().children.question as QuestionFlow,
  };
}

async function cancelling() {
  const page = start();
  page.flow.send({ type: 'cancel.requested' });
  page.questions.latest('readReasons').resolve(reasons);
  await settled();
  return page;
}

it('a trip is cancelled with a reason and then reloaded [RENT-54]', async () => {
  const { question, questions, emitted, at } = await cancelling();
  question().send({ type: 'answer.submitted', answer: { reason: 'Ordered by mistake' } });
  expect(questions.latest('sendAnswer').input).toEqual({
    subject: { tripId: 2001 },
    answer: { reason: 'Ordered by mistake' },
  });
  questions.latest('sendAnswer').resolve({ message: 'Your trip was cancelled.' });
  await settled();
  expect(at().value).toBe('idle');
  expect(emitted).toEqual([
    { type: 'trip.changed' },
    { type: 'notice', code: 'serverMessage', values: { text: 'Your trip was cancelled.' } },
  ]);
});

it('closing the cancellation dialog keeps the trip [RENT-54]', async () => {
  const { question, emitted, at } = await cancelling();
  question().send({ type: 'question.closed' });
  expect(at().value).toBe('idle');
  expect(emitted).toEqual([]);
});

it('a refused cancellation of a trip reloads the trip and keeps the dialog open [RENT-54]', async () => {
  const { question, questions, emitted, at } = await cancelling();
  question().send({ type: 'answer.submitted', answer: { reason: 'Ordered by mistake' } });
  questions.latest('sendAnswer').reject({ code: 'refused', messages: ['It is too late.'] });
  await settled();
  expect(at().matches('cancelling')).toBe(true);
  expect(emitted).toEqual([{ type: 'trip.changed' }]);
});

it('a trip’s payment starts only on a press with the chosen method, and opens the payment page [RENT-54, CHK-04]', async () => {
  const { flow, effects, at } = start();
  flow.send({ type: 'payment.requested' });
  flow.send({ type: 'payment.chosen', usesWallet: true, payment: { by: 'digital', gateway: 'stripe' } });
  expect(effects.callsOf('payTrip')).toEqual([]);
  flow.send({ type: 'payment.submitted', split: { wallet: 5_00, due: 4_00 } });
  flow.send({ type: 'payment.submitted', split: { wallet: 5_00, due: 4_00 } });
  expect(effects.callsOf('payTrip').map(({ input }) => input)).toEqual([
    {
      tripId: 2001,
      payment: { by: 'digital', gateway: 'stripe' },
      usesWallet: true,
      split: { wallet: 5_00, due: 4_00 },
    },
  ]);
  effects.latest('payTrip').resolve({ message: '', paymentUrl: '/pay/1' });
  await settled();
  expect(at().matches({ paying: 'openingPage' })).toBe(true);
  expect(effects.latest('openPage').input).toEqual({ url: '/pay/1' });
});

it('the current payment split is shown after a refusal, until another method is chosen [CHK-14]', async () => {
  const { flow, effects, at } = start();
  flow.send({ type: 'payment.requested' });
  flow.send({ type: 'payment.chosen', usesWallet: true, payment: { by: 'cash' } });
  flow.send({ type: 'payment.submitted', split: { wallet: 5_00, due: 4_00 } });
  effects.latest('payTrip').reject({ code: 'refused', split: { wallet: 1_00, due: 8_00 } });
  await settled();
  expect(at().matches({ paying: 'choosing' })).toBe(true);
  expect(at().context).toMatchObject({ usesWallet: true, split: { wallet: 1_00, due: 8_00 } });
  flow.send({ type: 'payment.chosen', usesWallet: false, payment: { by: 'cash' } });
  expect(at().context.split).toBeNull();
});

it('a bank transfer is not sent without its reference [RENT-54, CHK-04]', () => {
  const { flow, effects, at } = start();
  flow.send({ type: 'payment.requested' });
  flow.send({
    type: 'payment.chosen',
    usesWallet: false,
    payment: { by: 'offline', methodId: 1, fields: {}, isWhole: false },
  });
  flow.send({ type: 'payment.submitted', split: { wallet: 5_00, due: 4_00 } });
  expect(at().matches({ paying: { choosing: 'referenceMissing' } })).toBe(true);
  expect(effects.callsOf('payTrip')).toEqual([]);
});

it('a review is sent for the vehicle or the driver whose button was pressed [RENT-54]', async () => {
  const { flow, question, questions, emitted } = start();
  flow.send({ type: 'review.requested', subject: { about: 'driver', id: 7 } });
  const review = { rating: 4, comment: 'Good', images: [] };
  question().send({ type: 'answer.submitted', answer: review });
  expect(questions.latest('sendAnswer').input).toEqual({
    subject: { tripId: 2001, about: { about: 'driver', id: 7 } },
    answer: review,
  });
  questions.latest('sendAnswer').resolve({ message: 'Thank you.' });
  await settled();
  expect(emitted[0]).toEqual({ type: 'trip.changed' });
});

it('the price of a new time is shown before the change is requested, and a stale price is requested again [RENT-57]', async () => {
  const { flow, effects, at } = start();
  const wanted = plan({ hours: 8 });
  flow.send({ type: 'change.requested' });
  flow.send({ type: 'change.submitted', plan: wanted });
  expect(effects.latest('priceChange').input).toEqual({ tripId: 2001, plan: wanted });
  effects.latest('priceChange').resolve(offer);
  await settled();
  expect(effects.callsOf('changeTrip')).toEqual([]);
  flow.send({ type: 'change.accepted' });
  flow.send({ type: 'change.accepted' });
  expect(effects.callsOf('changeTrip').map(({ input }) => input)).toEqual([
    { tripId: 2001, plan: wanted, total: offer.total },
  ]);
  effects.latest('changeTrip').reject(refusedFor('total_changed'));
  await settled();
  expect(at().matches({ changing: 'pricing' })).toBe(true);
  effects.latest('priceChange').resolve({ ...offer, total: 95_00 });
  await settled();
  expect(at().context.offer?.total).toBe(95_00);
  flow.send({ type: 'question.closed' });
  expect(at().matches('idle')).toBe(true);
  expect(effects.callsOf('changeTrip')).toHaveLength(1);
});
