import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { TripRequest } from '../../../domain/rental/trip-booking';
import { couponMachine } from '../../../machines/checkout/coupon.machine';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import { tripBookingMachine } from '../../../machines/rental/trip-booking.machine';
import type { BookingProgress, TripBookingInput } from '../../../machines/rental/trip-booking.types';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { booked } from './trip-booking.model';
import { basis, dearer, emptied, progress, quote, refusedFor } from './trips';

type Call = 'quoteTrip' | 'bookTrip';

function open(overrides: Partial<TripBookingInput> = {}, who = basis) {
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
    { input: { progress, tripId: null, flag: null, ...overrides } },
  );
  const emitted = emittedBy(flow);
  flow.start();
  flow.send({ type: 'basis.changed', basis: who });
  const answered = async (name: Call, output: unknown) => {
    effects.latest(name).resolve(output);
    await settled();
  };
  const failed = async (name: Call, error: unknown) => {
    effects.latest(name).reject(error);
    await settled();
  };
  const submit = () => flow.send({ type: 'booking.submitted' });
  return { flow, effects, emitted, answered, failed, submit };
}
const snapshotOf = ({ flow }: ReturnType<typeof open>) => flow.getSnapshot();

async function placing(overrides: Partial<TripBookingInput> = {}) {
  const page = open(overrides);
  await page.answered('quoteTrip', quote);
  page.submit();
  await page.answered('quoteTrip', quote);
  return page;
}

it('a trip is booked once, however often it is pressed [CHK-05, RENT-53]', async () => {
  const page = await placing();
  for (let press = 0; press < 3; press += 1) page.submit();
  expect(page.effects.callsOf('bookTrip')).toHaveLength(1);
  await page.answered('bookTrip', booked);
  expect(snapshotOf(page).matches('booked')).toBe(true);
  expect(page.emitted).toContainEqual({ type: 'cart.booked' });
});

it('the price of a trip is requested again when the network is back [NFR-08, RENT-53]', async () => {
  const page = open();
  await page.failed('quoteTrip', { code: 'offline' });
  page.flow.send({ type: 'network.online' });
  expect(snapshotOf(page).matches({ booking: { editing: 'quoting' } })).toBe(true);
  expect(page.effects.callsOf('quoteTrip')).toHaveLength(2);
});

it('a failed price request of a trip keeps its reason, and the next press retries [CHK-15, RENT-53]', async () => {
  const page = open();
  await page.failed('quoteTrip', { code: 'unexpected' });
  page.flow.send({ type: 'draft.changed', draft: { isAgreed: true } });
  expect(snapshotOf(page).context.failure).toMatchObject({ code: 'unexpected' });
  expect(snapshotOf(page).context.progress.draft.isAgreed).toBe(true);
  page.submit();
  expect(page.effects.callsOf('quoteTrip')).toHaveLength(2);
  await page.answered('quoteTrip', quote);
  expect(snapshotOf(page).context.failure).toBeNull();
  expect(page.effects.callsOf('bookTrip')).toEqual([]);
});

it('a booking request without a response is repeated with the same key and content [CHK-05]', async () => {
  const page = await placing();
  await page.failed('bookTrip', { code: 'timeout' });
  expect(snapshotOf(page).matches({ booking: 'unanswered' })).toBe(true);
  page.flow.send({ type: 'retry.requested' });
  const [first, second] = page.effects.callsOf('bookTrip').map(({ input }) => input as TripRequest);
  expect(second).toEqual(first);
});

it('a pending booking request is resumed after a reload [CHK-05]', async () => {
  const before = await placing();
  const kept = before.emitted
    .flatMap((event) => (event.type === 'progress.changed' ? [event.progress] : []))
    .at(-1);
  const after = open({ progress: kept as BookingProgress }, { ...basis, vehicles: 'none', cartKey: '' });
  expect(after.effects.latest('bookTrip').input).toEqual(before.effects.latest('bookTrip').input);
});

it('differences of the trip’s price are shown, and the trip is booked only at the accepted price [CHK-06, CART-63]', async () => {
  const page = open();
  await page.answered('quoteTrip', quote);
  page.submit();
  await page.answered('quoteTrip', dearer);
  expect(snapshotOf(page).matches({ booking: 'quoteChanged' })).toBe(true);
  expect(page.effects.callsOf('bookTrip')).toEqual([]);
  page.flow.send({ type: 'difference.accepted' });
  expect(page.effects.latest('bookTrip').input).toMatchObject({ total: 63_00 });
});

it('a total that the server refuses is shown as changed, and the next request gets a new idempotency key [CHK-06]', async () => {
  const page = await placing();
  await page.failed('bookTrip', {
    code: 'refused',
    errors: [{ code: 'total_changed', message: 'The total has changed.' }],
  });
  await page.answered('quoteTrip', dearer);
  page.flow.send({ type: 'difference.accepted' });
  expect(page.effects.latest('bookTrip').input).toMatchObject({ key: 'trip-key-1-1', total: 63_00 });
});

it('a payment split that changed at the same total is shown, and the trip is booked only when it is accepted [CHK-14]', async () => {
  const split = { ...quote, walletBalance: 20_00, walletAmount: 20_00, due: quote.total - 20_00 };
  const page = open();
  await page.answered('quoteTrip', split);
  page.submit();
  await page.answered('quoteTrip', split);
  expect(page.effects.latest('bookTrip').input).toMatchObject({ split: { wallet: 20_00 } });
  await page.failed('bookTrip', refusedFor('split_changed'));
  await page.answered('quoteTrip', quote);
  expect(snapshotOf(page).matches({ booking: 'quoteChanged' })).toBe(true);
  page.flow.send({ type: 'difference.accepted' });
  expect(page.effects.latest('bookTrip').input).toMatchObject({ split: { wallet: 0 } });
});

it.each([
  ['name', { contact: { name: ' ', phone: '', email: null } }],
  ['phone', { contact: { name: 'Nora', phone: '12', email: null } }],
  ['terms', { isAgreed: false }],
  ['payment', { payment: { by: 'offline', methodId: 1, fields: {}, isWhole: false } }],
] as const)(
  'the booking button leads to the missing field: %s [CHK-08, RENT-53]',
  async (field, overrides) => {
    const page = open({ progress: { ...progress, draft: { ...progress.draft, ...overrides } } });
    await page.answered('quoteTrip', quote);
    page.submit();
    expect(page.effects.callsOf('quoteTrip')).toHaveLength(1);
    expect(page.emitted).toContainEqual({ type: 'problem.pointed', field });
  },
);

it('a vehicle booked by someone else meanwhile shows the reason and keeps the typed values [RENT-09]', async () => {
  const page = await placing();
  await page.failed('bookTrip', { code: 'refused', messages: ['It is taken.'] });
  expect(snapshotOf(page).matches({ booking: 'refused' })).toBe(true);
  expect(snapshotOf(page).context.failure?.messages).toEqual(['It is taken.']);
  expect(snapshotOf(page).context.progress).toMatchObject({ sent: null, tries: 1, draft: progress.draft });
});

it('a second tab that books later shows the empty trip cart, not a new total [CHK-05, CHK-06]', async () => {
  const page = open();
  await page.answered('quoteTrip', quote);
  page.submit();
  await page.answered('quoteTrip', emptied);
  expect(snapshotOf(page).matches('empty')).toBe(true);
  expect(page.effects.callsOf('bookTrip')).toEqual([]);
  expect(page.emitted.map(({ type }) => type)).toContain('cart.outdated');
});

it('a second tab that was slower shows the empty trip cart and keeps the typed values [CHK-05]', async () => {
  const page = await placing();
  await page.failed('bookTrip', refusedFor('cart_empty'));
  expect(snapshotOf(page).matches('empty')).toBe(true);
  expect(page.emitted.map(({ type }) => type)).toContain('cart.outdated');
  expect(snapshotOf(page).context.progress).toMatchObject({ sent: null, tries: 1, draft: progress.draft });
});

it('a trip booked in another tab is announced at the top [CHK-05, CART-62]', async () => {
  const page = open();
  await page.answered('quoteTrip', quote);
  page.flow.send({ type: 'basis.changed', basis: { ...basis, vehicles: 'none', cartKey: '' } });
  expect(snapshotOf(page).matches('empty')).toBe(true);
  expect(page.emitted.at(-1)).toEqual({ type: 'vehicles.gone' });
});

it('the booking page asks a visitor who may not book to sign in first [CHK-02, RENT-53]', () => {
  const page = open();
  page.flow.send({ type: 'basis.changed', basis: { ...basis, cartKey: 'another', mayBook: false } });
  expect(snapshotOf(page).matches('signedOut')).toBe(true);
  page.flow.send({ type: 'basis.changed', basis: { ...basis, cartKey: 'another' } });
  expect(snapshotOf(page).matches('booking')).toBe(true);
});
