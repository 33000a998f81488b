import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { TripRequest } from '../../../domain/rental/trip-booking';
import { couponMachine } from '../../../machines/checkout/coupon.machine';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import { tripBookingMachine } from '../../../machines/rental/trip-booking.machine';
import type { TripAttempt, TripBookingInput } from '../../../machines/rental/trip-booking.types';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { booked } from './trip-booking.model';
import { attempt, basis, dearer, emptied, quote, refusedFor } from './trips';

type Call = 'quoteTrip' | 'bookTrip';

function open(own: Partial<TripBookingInput> = {}, who = basis) {
  const effects = deferredActors('quoteTrip', 'bookTrip');
  const paid = deferredActors('readOrder', 'changePayment', 'cancelOrder', 'openPage');
  const flow = createActor(
    tripBookingMachine.provide({
      actors: {
        ...(effects.actors as object),
        tripCoupon: couponMachine.provide({ actors: deferredActors('checkCoupon').actors }),
        tripPayment: paymentMachine.provide({ actors: paid.actors }),
        watchBasis: fromCallback(() => undefined),
      },
    }),
    { input: { attempt, tripId: null, flag: null, ...own } },
  );
  const news = emittedBy(flow);
  flow.start();
  flow.send({ type: 'basis.told', basis: who });
  const answered = async (name: Call, output: unknown) => {
    effects.latest(name).resolve(output);
    await settled();
  };
  const failed = async (name: Call, error: unknown) => {
    effects.latest(name).reject(error);
    await settled();
  };
  const submit = () => flow.send({ type: 'booking.submitted' });
  return { flow, effects, news, answered, failed, submit };
}
const stands = ({ flow }: ReturnType<typeof open>) => flow.getSnapshot();

async function placing(own: Partial<TripBookingInput> = {}) {
  const page = open(own);
  await page.answered('quoteTrip', quote);
  page.submit();
  await page.answered('quoteTrip', quote);
  return page;
}

it('books once, however often it is pressed [CHK-05, RENT-53]', async () => {
  const page = await placing();
  for (let press = 0; press < 3; press += 1) page.submit();
  expect(page.effects.callsOf('bookTrip')).toHaveLength(1);
  await page.answered('bookTrip', booked);
  expect(stands(page).matches('booked')).toBe(true);
  expect(page.news).toContainEqual({ type: 'cart.booked' });
});

it('asks for the price by itself when the network is back [NFR-08, RENT-53]', async () => {
  const page = open();
  await page.failed('quoteTrip', { code: 'offline' });
  page.flow.send({ type: 'network.online' });
  expect(stands(page).matches({ booking: { editing: 'quoting' } })).toBe(true);
  expect(page.effects.callsOf('quoteTrip')).toHaveLength(2);
});

it('asks the same again when no answer came: same key, same contents [CHK-05]', async () => {
  const page = await placing();
  await page.failed('bookTrip', { code: 'timeout' });
  expect(stands(page).matches({ booking: 'unanswered' })).toBe(true);
  page.flow.send({ type: 'retry.requested' });
  const [first, second] = page.effects.callsOf('bookTrip').map(({ input }) => input as TripRequest);
  expect(second).toEqual(first);
});

it('goes on after a reload with what was under way [CHK-05]', async () => {
  const before = await placing();
  const kept = before.news.flatMap((said) => (said.type === 'attempt.changed' ? [said.attempt] : [])).at(-1);
  const after = open({ attempt: kept as TripAttempt }, { ...basis, vehicles: 'none', cartKey: '' });
  expect(after.effects.latest('bookTrip').input).toEqual(before.effects.latest('bookTrip').input);
});

it('shows each difference and books only at what was accepted [CHK-06, CART-63]', async () => {
  const page = open();
  await page.answered('quoteTrip', quote);
  page.submit();
  await page.answered('quoteTrip', dearer);
  expect(stands(page).matches({ booking: 'quoteChanged' })).toBe(true);
  expect(page.effects.callsOf('bookTrip')).toEqual([]);
  page.flow.send({ type: 'difference.accepted' });
  expect(page.effects.latest('bookTrip').input).toMatchObject({ total: 63_00 });
});

it('lists the differences where the total was refused while it was under way, with a new key [CHK-06]', async () => {
  const page = await placing();
  await page.failed('bookTrip', {
    code: 'refused',
    errors: [{ code: 'total_changed', message: 'The total has changed.' }],
  });
  await page.answered('quoteTrip', dearer);
  page.flow.send({ type: 'difference.accepted' });
  expect(page.effects.latest('bookTrip').input).toMatchObject({ key: 'trip-key-1-1', total: 63_00 });
});

it.each([
  ['name', { contact: { name: ' ', phone: '', email: null } }],
  ['phone', { contact: { name: 'Nora', phone: '12', email: null } }],
  ['terms', { isAgreed: false }],
  ['payment', { payment: { by: 'offline', methodId: 1, fields: {}, isWhole: false } }],
] as const)('leads to what is missing: %s [CHK-08, RENT-53]', async (field, own) => {
  const page = open({ attempt: { ...attempt, wish: { ...attempt.wish, ...own } } });
  await page.answered('quoteTrip', quote);
  page.submit();
  expect(page.effects.callsOf('quoteTrip')).toHaveLength(1);
  expect(page.news).toContainEqual({ type: 'problem.pointed', field });
});

it('keeps all that was typed when the vehicle is taken meanwhile, and says why [RENT-09]', async () => {
  const page = await placing();
  await page.failed('bookTrip', { code: 'refused', messages: ['It is taken.'] });
  expect(stands(page).matches({ booking: 'refused' })).toBe(true);
  expect(stands(page).context.failure?.messages).toEqual(['It is taken.']);
  expect(stands(page).context.attempt).toMatchObject({ sent: null, tries: 1, wish: attempt.wish });
});

it('comes late in a second tab: the trip cart is empty, which is no new total to accept [CHK-05, CHK-06]', async () => {
  const page = open();
  await page.answered('quoteTrip', quote);
  page.submit();
  await page.answered('quoteTrip', emptied);
  expect(stands(page).matches('empty')).toBe(true);
  expect(page.effects.callsOf('bookTrip')).toEqual([]);
  expect(page.news.map(({ type }) => type)).toContain('cart.outdated');
});

it('shows the empty trip cart when another tab was faster at the last moment, and keeps what was typed [CHK-05]', async () => {
  const page = await placing();
  await page.failed('bookTrip', refusedFor('cart_empty'));
  expect(stands(page).matches('empty')).toBe(true);
  expect(page.news.map(({ type }) => type)).toContain('cart.outdated');
  expect(stands(page).context.attempt).toMatchObject({ sent: null, tries: 1, wish: attempt.wish });
});

it('shows from its top that nothing is left, when another tab has booked the trip [CHK-05, CART-62]', async () => {
  const page = open();
  await page.answered('quoteTrip', quote);
  page.flow.send({ type: 'basis.told', basis: { ...basis, vehicles: 'none', cartKey: '' } });
  expect(stands(page).matches('empty')).toBe(true);
  expect(page.news.at(-1)).toEqual({ type: 'vehicles.gone' });
});

it('asks for a person first, when another trip is told and whoever booked has left [CHK-02, RENT-53]', () => {
  const page = open();
  page.flow.send({ type: 'basis.told', basis: { ...basis, cartKey: 'another', mayBook: false } });
  expect(stands(page).matches('signedOut')).toBe(true);
  page.flow.send({ type: 'basis.told', basis: { ...basis, cartKey: 'another' } });
  expect(stands(page).matches('booking')).toBe(true);
});
