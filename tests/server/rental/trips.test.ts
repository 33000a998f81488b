import { expect, it } from 'vitest';
import type { Trip, TripPage, TripPaymentResult } from '../../../contract/types.gen';
import { demoJourneys } from '../../../server/demo/journeys/journeys';
import { HOUR, T0 } from '../../../server/demo/world/t0';
import { lockCustomer, removeAccount } from '../../../server/features/account/removal.store';
import { processPayments } from '../../../server/features/payments/payment-jobs';
import { demoGeo } from '../../../server/geo/city-geo';
import { forEachDatabase } from '../../support/server';
import { AMIRA, newPerson, nobody, personWith, signedInAs } from '../account/person';
import { newCustomer, newVisitor } from '../session/visitor';
import {
  addVehicle,
  ask,
  asRenter,
  book,
  inHours,
  newGuestRenter,
  post,
  type Renter,
  tripRow,
  unbalancedTrips,
  V,
} from './booker';

/** Each test uses its own days, so that tests don't share vehicles. */
let days = 200;
const ownTime = () => {
  days += 4;
  return { pickup_time: inHours(days * 24) };
};

const DIGITAL = { payment_method: 'digital_payment', payment_gateway: 'card', callback: '/my-trips?shown=1' };
const SECOND = 1000;

forEachDatabase('A booked trip', (server) => {
  const customer = async () => asRenter(await newPerson(server()));
  const booked = async (renter: Renter, more: Record<string, unknown> = {}, vehicle = {}) => {
    await addVehicle(renter, V(1), { ...ownTime(), ...vehicle });
    const { status, body } = await book(renter, more);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const trip = async (renter: Renter, id: number, more: Record<string, string> = {}) =>
    ask<Trip>(renter, 'GET', 'trip/get-trip-details', { trip_id: id, ...more });
  const cancel = (renter: Renter, id: number, more: object = { cancellation_reason: 'Changed my mind' }) =>
    post(renter, 'PUT', 'trip/cancel-trip', { trip_id: id, ...more });
  const choose = async (link: string | null | undefined, outcome: string) => {
    const answer = await server().app.inject({
      method: 'POST',
      url: `${new URL(link ?? '').pathname}/${outcome}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    return new URL(String(answer.headers.location));
  };
  const attend = () =>
    processPayments({
      database: server().database,
      payments: server().payments,
      wallClock: server().wallClock,
      now: () => T0,
      report: (error) => {
        throw error;
      },
    });
  const walletOf = async ({ person }: Renter) =>
    (
      await server().database.query<{ wallet_balance: number }>(
        'select wallet_balance from customers where id = $1',
        [person.id],
      )
    )[0]?.wallet_balance;
  const holdsOf = async (tripId: number) =>
    (await server().database.query('select 1 from vehicle_holds where trip_id = $1', [tripId])).length;

  it('is visible to its customer only and listed as running or past [RENT-54, PERM-07]', async () => {
    const amira = asRenter(await signedInAs(server(), AMIRA));
    const list = async (type: string) =>
      ((await ask<TripPage>(amira, 'GET', 'trip/get-trip-list', { type })).body.trips ?? []).map(
        ({ id }) => id,
      );
    expect([await list('running'), await list('history'), await list('all')]).toEqual([
      [501],
      [502],
      [501, 502],
    ]);
    expect((await trip(amira, 501)).body).toMatchObject({
      trip_status: 'confirmed',
      trip_amount: 56.7,
      otp: '6602',
      can_cancel: true,
      trip_details: [{ vehicle_id: 1, quantity: 2, calculated_price: 54 }],
      driver: { f_name: 'Yara Mansour' },
    });
    const other = await customer();
    for (const call of [
      trip(other, 501),
      cancel(other, 501),
      post(other, 'PUT', 'trip/payment', { trip_id: 501, payment_method: 'cash_on_delivery' }),
      post(other, 'POST', 'review/add', { trip_id: 502, vehicle_id: 3, rating: 1 }),
    ])
      expect((await call).status).toBe(404);
    expect((await ask(other, 'GET', 'trip/get-trip-list')).body).toMatchObject({ total_size: 0, trips: [] });
    expect((await ask(other, 'GET', 'trip/get-trip-list', { offset: 0 })).status).toBe(403);
    expect((await ask({ person: nobody(server()), guestId: null }, 'GET', 'trip/get-trip-list')).status).toBe(
      401,
    );
  });

  it('is found, for a guest, by number and phone, without personal data [RENT-55, NAV-14]', async () => {
    const guest = await newGuestRenter(server());
    const { trip_id } = await booked(guest);
    expect((await trip(guest, trip_id)).body).toMatchObject({
      user_info: { contact_person_name: 'Nour Test' },
    });
    const stranger = await newGuestRenter(server());
    expect((await trip(stranger, trip_id)).status).toBe(404);
    expect((await trip(stranger, trip_id, { contact_number: '+971509999999' })).status).toBe(404);
    const byContact = () => trip(stranger, trip_id, { contact_number: '0501112233' });
    const age = (sql: string) => server().database.query(`update trips set ${sql} where id = $1`, [trip_id]);
    await age("status = 'completed', updated_at = updated_at - interval '91 days'");
    expect((await byContact()).status).toBe(404);
    await age("status = 'pending'");
    const found = await byContact();
    expect(found.body).toMatchObject({
      trip_status: 'pending',
      otp: null,
      can_cancel: false,
      can_pay: false,
    });
    expect(found.body.pickup_location ?? found.body.user_info).toBeUndefined();
    expect((await cancel(stranger, trip_id)).status).toBe(404);
    expect((await cancel(guest, trip_id)).status).toBe(200);
  });

  it('moves, for a guest, into the account at sign-in and leaves the browser [GUEST-04, RENT-54, X-24]', async () => {
    const { form } = await newCustomer(server());
    const visitor = await newVisitor(server());
    const guest: Renter = { person: nobody(server()), guestId: visitor.guestId };
    const { trip_id } = await booked(guest);
    const { token } = await visitor.password(form.email);
    const renter = asRenter(personWith(server(), 0, token));
    const { body } = await ask<TripPage>(renter, 'GET', 'trip/get-trip-list', { type: 'running' });
    expect(body.trips?.map(({ id }) => id)).toEqual([trip_id]);
    expect([(await trip(guest, trip_id)).status, (await cancel(guest, trip_id)).status]).toEqual([404, 404]);
    expect((await cancel(renter, trip_id)).status).toBe(200);
  });

  it('releases its vehicles and coupon and is refunded once when it is cancelled [RENT-54, X-05]', async () => {
    const renter = await customer();
    const { trip_id, redirect_link } = await booked(renter, { ...DIGITAL, coupon_code: 'TRIP5' });
    const back = await choose(redirect_link, 'paid');
    expect([back.pathname, back.searchParams.get('trip_id'), back.searchParams.get('flag')]).toEqual([
      '/my-trips',
      String(trip_id),
      'success',
    ]);
    expect(await tripRow(server(), trip_id)).toMatchObject({ payment_status: 'paid', paid: 2310 });
    expect((await cancel(renter, trip_id, {})).codes).toEqual(['cancellation_reason']);
    const answers = await Promise.all([1, 2, 3].map(() => cancel(renter, trip_id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await walletOf(renter)).toBe(2310);
    expect(await holdsOf(trip_id)).toBe(0);
    expect(await tripRow(server(), trip_id)).toMatchObject({ status: 'canceled', paid: 0 });
    const uses = await server().database.query('select 1 from coupon_uses where trip_id = $1', [trip_id]);
    expect(uses).toEqual([]);
    expect((await trip(renter, trip_id)).body.cancellation_reason).toBe('Changed my mind');
    expect(await unbalancedTrips(server())).toEqual([]);
  });

  it('can be cancelled until an hour before pickup and before it starts [RENT-54]', async () => {
    const renter = await customer();
    const { trip_id } = await booked(renter);
    const set = (status: string, pickup: number) =>
      server().database.query('update trips set status = $2, pickup_at = $3 where id = $1', [
        trip_id,
        status,
        new Date(T0 + pickup).toISOString(),
      ]);
    await set('confirmed', HOUR - SECOND);
    expect(await cancel(renter, trip_id)).toMatchObject({ status: 403, codes: ['trip_status'] });
    await set('ongoing', 9 * HOUR);
    expect((await cancel(renter, trip_id)).status).toBe(403);
    await set('confirmed', HOUR);
    expect((await cancel(renter, trip_id)).status).toBe(200);
  });

  it('can be paid late or with another method, but only once [CHK-07, X-05]', async () => {
    const renter = await customer();
    const { trip_id, redirect_link } = await booked(renter, DIGITAL);
    expect((await choose(redirect_link, 'failed')).searchParams.get('flag')).toBe('fail');
    const pay = (body: object) =>
      post<TripPaymentResult>(renter, 'PUT', 'trip/payment', { trip_id, ...body });
    expect((await pay({ payment_method: 'partial_payment' })).codes).toEqual(['payment_method']);
    expect((await pay({ payment_method: 'wallet' })).codes).toEqual(['wallet_balance']);
    const again = await pay(DIGITAL);
    await choose(again.body.redirect_link, 'paid');
    // A second payment on an old page returns the money to the customer.
    await choose(redirect_link, 'paid');
    await choose(redirect_link, 'paid');
    expect(await tripRow(server(), trip_id)).toMatchObject({ paid: 2835, payment_status: 'paid' });
    expect(await walletOf(renter)).toBe(2835);
    expect((await pay(DIGITAL)).codes).toEqual(['trip']);
    expect((await trip(renter, trip_id)).body.can_pay).toBe(false);
    expect(await unbalancedTrips(server())).toEqual([]);
  });

  it('ends when it stays unpaid, and a later payment is refunded to the guest [CHK-07]', async () => {
    const guest = await newGuestRenter(server());
    const { trip_id, redirect_link } = await booked(guest, DIGITAL);
    await attend();
    expect((await tripRow(server(), trip_id)).status).toBe('pending');
    server().pass(2 * HOUR + SECOND);
    await attend();
    expect(await tripRow(server(), trip_id)).toMatchObject({ status: 'payment_failed' });
    expect(await holdsOf(trip_id)).toBe(0);
    await choose(redirect_link, 'paid');
    await attend();
    const [owed] = await server().database.query(
      'select amount, sent_at is not null as is_sent from refunds_owed where trip_id = $1',
      [trip_id],
    );
    expect(owed).toEqual({ amount: 2835, is_sent: true });
    expect(await tripRow(server(), trip_id)).toMatchObject({ paid: 0 });
    expect(await unbalancedTrips(server())).toEqual([]);
  });

  it('is confirmed, handed over and completed by the simulated provider, and reviewed once [RENT-54]', async () => {
    const renter = await customer();
    const { trip_id } = await booked(renter, {}, { pickup_time: inHours(0.01) });
    const journeys = demoJourneys({
      database: server().database,
      geo: demoGeo,
      orders: { notify: () => undefined },
      inboxes: server().inboxes,
    });
    const begun = server().wallClock();
    const states: unknown[] = [];
    for (const after of [0, 41, 80, 240, 500]) {
      await journeys.play(begun + after * SECOND);
      states.push((await tripRow(server(), trip_id)).status);
    }
    expect(states).toEqual(['pending', 'confirmed', 'ongoing', 'completed', 'completed']);
    expect(await holdsOf(trip_id)).toBe(0);
    const shown = await trip(renter, trip_id);
    expect(shown.body).toMatchObject({
      paid_amount: 28.35,
      can_review: true,
      can_cancel: false,
      can_pay: false,
    });
    const ratings = () =>
      server().database.query('select rating_count, rating from vehicles where id = $1', [V(1)]);
    const [before] = await ratings();
    const review = (rating: number, vehicle_id = V(1)) =>
      post(renter, 'POST', 'review/add', { trip_id, vehicle_id, rating, comment: 'Clean and quick' });
    expect((await review(5, V(2))).codes).toEqual(['vehicle_id']);
    expect((await review(1)).status).toBe(200);
    expect((await review(5)).status).toBe(200);
    const [after] = await ratings();
    expect(after?.rating_count).toBe(Number(before?.rating_count) + 1);
    expect((await trip(renter, trip_id)).body.trip_details).toMatchObject([{ is_reviewed: true }]);
    const other = await booked(renter);
    const early = await post(renter, 'POST', 'review/add', {
      trip_id: other.trip_id,
      vehicle_id: V(1),
      rating: 5,
    });
    expect(early.codes).toEqual(['trip_status']);
    expect(await unbalancedTrips(server())).toEqual([]);
  });

  it('is exported in full, and contains no personal data after the account is deleted [PROF-12]', async () => {
    const renter = await customer();
    const { trip_id, redirect_link } = await booked(renter, { ...DIGITAL, note: 'Secret door' });
    await choose(redirect_link, 'paid');
    await addVehicle(renter, V(1), ownTime());
    const own = await renter.person.send<Record<string, unknown[]>>('GET', '/customer/own-data');
    expect(own.body).toMatchObject({
      trips: [{ id: trip_id, paid: 28.35, note: 'Secret door', vehicles: [{ quantity: 1 }] }],
      trip_payments: [{ trip_id, amount: 28.35, status: 'paid' }],
      trip_cart: [{ vehicle: { en: 'Compact' }, quantity: 1 }],
    });
    expect((await cancel(renter, trip_id, { cancellation_reason: 'Secret words' })).status).toBe(200);
    const { database } = server();
    await database.transaction(async (tx) => {
      const account = await lockCustomer(tx, renter.person.id);
      if (account) await removeAccount(tx, { customerId: renter.person.id, account, now: T0 });
    });
    const left = JSON.stringify([
      await tripRow(server(), trip_id),
      await database.query('select * from gateway_payments where trip_id = $1', [trip_id]),
      await database.query('select * from trip_carts where owner = $1', [`customer:${renter.person.id}`]),
    ]);
    expect(left).not.toMatch(/Secret|Nour|50111|P-H1|shown/);
    expect(await unbalancedTrips(server())).toEqual([]);
  });
});
