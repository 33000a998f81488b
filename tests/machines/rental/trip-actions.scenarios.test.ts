import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { tripActionsMachine } from '../../../machines/rental/trip-actions.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { reasons } from './trip-actions.model';
import { offer, plan, refusedFor } from './trips';

function start() {
  const effects = deferredActors(
    'readCancelReasons',
    'cancelTrip',
    'payTrip',
    'openPage',
    'sendReview',
    'priceChange',
    'changeTrip',
  );
  const flow = createActor(tripActionsMachine.provide({ actors: effects.actors }), {
    input: { tripId: 2001 },
  });
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, emitted, effects, at: () => flow.getSnapshot() };
}

async function cancelling() {
  const page = start();
  page.flow.send({ type: 'cancel.requested' });
  page.effects.latest('readCancelReasons').resolve(reasons);
  await settled();
  return page;
}

it('cancels a trip with a reason, once, however often it is pressed [RENT-54]', async () => {
  const { flow, effects, emitted, at } = await cancelling();
  const press = { type: 'cancel.submitted', reason: 'Ordered by mistake' } as const;
  flow.send(press);
  flow.send(press);
  expect(effects.callsOf('cancelTrip').map(({ input }) => input)).toEqual([
    { tripId: 2001, reason: 'Ordered by mistake' },
  ]);
  effects.latest('cancelTrip').resolve({ message: 'Your trip was cancelled.' });
  await settled();
  expect(at().value).toBe('idle');
  expect(emitted).toEqual([
    { type: 'trip.changed' },
    { type: 'notice', code: 'serverSaid', values: { text: 'Your trip was cancelled.' } },
  ]);
});

it('keeps the trip when the question is declined [RENT-54]', async () => {
  const { flow, effects, emitted, at } = await cancelling();
  flow.send({ type: 'question.closed' });
  expect(at().value).toBe('idle');
  expect(effects.callsOf('cancelTrip')).toEqual([]);
  expect(emitted).toEqual([]);
});

it('says why a trip can not be cancelled any more, and has it read again [RENT-54]', async () => {
  const { flow, effects, emitted, at } = await cancelling();
  flow.send({ type: 'cancel.submitted', reason: 'Ordered by mistake' });
  effects.latest('cancelTrip').reject({ code: 'refused', messages: ['It is too late.'] });
  await settled();
  expect(at().matches({ cancelling: 'choosing' })).toBe(true);
  expect(at().context.failure?.messages).toEqual(['It is too late.']);
  expect(emitted).toEqual([{ type: 'trip.changed' }]);
});

it('pays only when pressed, with the chosen way, and goes to the page of the payment [RENT-54, CHK-04]', async () => {
  const { flow, effects, at } = start();
  flow.send({ type: 'payment.requested' });
  flow.send({ type: 'payment.chosen', usesWallet: true, payment: { by: 'digital', gateway: 'stripe' } });
  expect(effects.callsOf('payTrip')).toEqual([]);
  flow.send({ type: 'payment.submitted' });
  flow.send({ type: 'payment.submitted' });
  expect(effects.callsOf('payTrip').map(({ input }) => input)).toEqual([
    { tripId: 2001, payment: { by: 'digital', gateway: 'stripe' }, usesWallet: true },
  ]);
  effects.latest('payTrip').resolve({ message: '', paymentUrl: '/pay/1' });
  await settled();
  expect(at().matches({ paying: 'leaving' })).toBe(true);
  expect(effects.latest('openPage').input).toEqual({ url: '/pay/1' });
});

it('sends no transfer without its reference [RENT-54, CHK-04]', () => {
  const { flow, effects, at } = start();
  flow.send({ type: 'payment.requested' });
  flow.send({
    type: 'payment.chosen',
    usesWallet: false,
    payment: { by: 'offline', methodId: 1, fields: {}, isWhole: false },
  });
  flow.send({ type: 'payment.submitted' });
  expect(at().matches({ paying: { choosing: 'referenceMissing' } })).toBe(true);
  expect(effects.callsOf('payTrip')).toEqual([]);
});

it('reviews the vehicle that was pressed, and keeps the question open when it is refused [RENT-54]', async () => {
  const { flow, effects, emitted, at } = start();
  flow.send({ type: 'review.requested', subject: { about: 'driver', id: 7 } });
  flow.send({ type: 'review.submitted', rating: 4, comment: 'Good', images: [] });
  expect(effects.latest('sendReview').input).toEqual({
    tripId: 2001,
    subject: { about: 'driver', id: 7 },
    rating: 4,
    comment: 'Good',
    images: [],
  });
  effects.latest('sendReview').reject({ code: 'refused', messages: ['Not this one.'] });
  await settled();
  expect(at().matches({ reviewing: 'writing' })).toBe(true);
  flow.send({ type: 'review.submitted', rating: 4, comment: 'Good', images: [] });
  effects.latest('sendReview').resolve({ message: 'Thank you.' });
  await settled();
  expect(emitted[0]).toEqual({ type: 'trip.changed' });
});

it('shows the price of another time before the provider is asked, and asks anew for a price that has grown old [RENT-57]', async () => {
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
