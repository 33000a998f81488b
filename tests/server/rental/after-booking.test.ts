import { expect, it } from 'vitest';
import type {
  CancellationReasonPage,
  OfflineMethod,
  RentalReviewPage,
  Trip,
  TripChangeResult,
} from '../../../contract/types.gen';
import tripReasons from '../../../server/db/migrations/046_trip_cancel_reasons.sql?raw';
import { demoJourneys } from '../../../server/demo/journeys/journeys';
import { demoGeo } from '../../../server/geo/city-geo';
import { onDatabase } from '../../support/server';
import { form, newPerson, nobody } from '../account/person';
import { jpeg } from '../account/pictures';
import {
  addVehicle,
  ask,
  asRenter,
  book,
  inHours,
  newGuestRenter,
  post,
  type Renter,
  unbalancedTrips,
  V,
} from './booker';

let days = 400;
const SECOND = 1000;
const DAY = 24;

onDatabase('A booked trip', (server) => {
  const customer = async () => asRenter(await newPerson(server()));
  const booked = async (renter: Renter, more: Record<string, unknown> = {}, vehicle = {}) => {
    days += 4;
    await addVehicle(renter, V(1), { pickup_time: inHours(days * DAY), ...vehicle });
    const { status, body } = await book(renter, more);
    expect(status, JSON.stringify(body)).toBe(200);
    return { ...body, total_amount: body.total_amount ?? 0, day: days };
  };
  const trip = async (renter: Renter, id: number) =>
    (await ask<Trip>(renter, 'GET', 'trip/get-trip-details', { trip_id: id })).body;
  const change = (renter: Renter, body: object) =>
    post<TripChangeResult>(renter, 'PUT', 'trip/update-trip', body);
  const holdsOf = (tripId: number) =>
    server().database.query<{ from: string; hours: number }>(
      `select starts::text as "from", (extract(epoch from ends - starts) / 3600)::int as hours
      from vehicle_holds where trip_id = $1`,
      [tripId],
    );
  const play = async (seconds: readonly number[]) => {
    const journeys = demoJourneys({
      database: server().database,
      geo: demoGeo,
      orders: { notify: () => undefined },
      inboxes: server().inboxes,
    });
    const begun = server().wallClock();
    for (const after of seconds) await journeys.play(begun + after * SECOND);
  };

  it('has cancellation reasons for trips and stores the chosen one in both languages [RENT-54]', async () => {
    const path = '/rental/user/trip/cancellation-reasons';
    const response = await nobody(server()).send<CancellationReasonPage>('GET', path);
    expect(response.body).toMatchObject({
      total_size: 4,
      data: [{ reason: 'My plans have changed', user_type: 'customer', status: 1 }, {}, {}, {}],
    });
    const query = { limit: 1, offset: 2 };
    const second = await nobody(server()).send<CancellationReasonPage>('GET', path, {
      language: 'ar',
      query,
    });
    expect(second.body.data?.map(({ reason }) => reason)).toEqual(['أحتاج إلى مركبة أخرى']);
    const ofOrders = await nobody(server()).send<CancellationReasonPage>(
      'GET',
      '/customer/order/cancellation-reasons',
    );
    const words = response.body.data?.map(({ reason }) => reason);
    expect(ofOrders.body.data?.filter(({ reason }) => words?.includes(reason))).toEqual([]);

    const renter = await customer();
    const { trip_id } = await booked(renter);
    const body = { trip_id, cancellation_reason: 'أحتاج إلى مركبة أخرى' };
    expect((await post(renter, 'PUT', 'trip/cancel-trip', body, { language: 'ar' })).status).toBe(200);
    expect((await trip(renter, trip_id)).cancellation_reason).toBe('I need another vehicle');
  });

  it('has the cancellation reasons for orders in a shop without reasons for trips [RENT-54]', async () => {
    const undone = new Error('undone');
    let kept: unknown[] = [];
    const moving = server().database.transaction(async (tx) => {
      await tx.script(`alter table cancellation_reasons drop column is_for_trips;
        delete from cancellation_reasons;
        insert into cancellation_reasons (reason, said_by, is_for_parcels) values
          ('{"en":"Too late"}', 'customer', false), ('{"en":"Wrong size"}', 'customer', true),
          ('{"en":"Closed"}', 'store', false), ('{"en":"No time"}', 'customer', false);
        ${tripReasons}`);
      kept = await tx.query(
        "select reason->>'en' as reason, is_for_trips from cancellation_reasons order by is_for_trips, id",
      );
      throw undone;
    });
    await expect(moving).rejects.toBe(undone);
    expect(kept).toEqual([
      ...['Too late', 'Wrong size', 'Closed', 'No time'].map((reason) => ({ reason, is_for_trips: false })),
      ...['Too late', 'No time'].map((reason) => ({ reason, is_for_trips: true })),
    ]);
  });

  it('can be priced for another date or duration before the change is requested [RENT-57]', async () => {
    const renter = await customer();
    const { trip_id, day, total_amount } = await booked(renter);
    await server().database.query(`update trips set status = 'confirmed' where id = $1`, [trip_id]);
    const draft = { trip_id, pickup_time: inHours((day + 1) * DAY), estimated_hours: 10 };
    const shown = await change(renter, { ...draft, is_preview: true });
    expect(shown.body).toMatchObject({
      previous_amount: total_amount,
      trip_amount: 2 * total_amount,
      due_amount: 2 * total_amount,
      refund_amount: 0,
      is_changed: false,
    });
    expect((await trip(renter, trip_id)).trip_status).toBe('confirmed');
    expect(await change(renter, draft)).toMatchObject({ status: 409, codes: ['total_changed'] });
    expect(await change(renter, { ...draft, trip_amount: total_amount })).toMatchObject({ status: 409 });
    const done = await change(renter, { ...draft, trip_amount: shown.body.trip_amount });
    expect(done.body).toMatchObject({ is_changed: true, trip_amount: 2 * total_amount });
    expect(await trip(renter, trip_id)).toMatchObject({
      trip_status: 'pending',
      confirmed: null,
      trip_amount: 2 * total_amount,
      estimated_hours: 10,
      can_change: true,
      trip_details: [{ calculated_price: 54 }],
    });
    expect(await holdsOf(trip_id)).toMatchObject([{ hours: 10 }]);
    expect((await change(renter, { ...draft, is_preview: true })).codes).toEqual(['pickup_time']);
    expect(await unbalancedTrips(server())).toEqual([]);
  });

  it('is partly refunded when it becomes shorter, and its coupon discount is reduced [RENT-57]', async () => {
    const renter = await customer();
    await server().database.query('update customers set wallet_balance = 100000 where id = $1', [
      renter.person.id,
    ]);
    await server().database.query(
      `with posted as (insert into ledger_postings (kind, reference, created_at) values ('opening', $1, now()) returning id)
      insert into ledger_entries (posting_id, account, amount)
      select posted.id, side.account, side.amount from posted
      cross join (values ($2, 100000), ('opening', -100000)) side (account, amount)`,
      [`opening:test:${renter.person.id}`, `wallet:${renter.person.id}`],
    );
    const { trip_id, day } = await booked(
      renter,
      { payment_method: 'wallet', coupon_code: 'TRIP5' },
      { estimated_hours: 10 },
    );
    const draft = { trip_id, pickup_time: inHours(day * DAY), estimated_hours: 5 };
    const { body } = await change(renter, { ...draft, is_preview: true });
    expect(body).toMatchObject({ trip_amount: 25.73, refund_amount: 25.72 });
    await change(renter, { ...draft, trip_amount: body.trip_amount });
    expect(await trip(renter, trip_id)).toMatchObject({
      payment_status: 'paid',
      paid_amount: body.trip_amount,
    });
    expect(await unbalancedTrips(server())).toEqual([]);
  });

  it('refuses a new time that is occupied or past, a change during the trip, and other customers [RENT-57, PERM-07]', async () => {
    const renter = await customer();
    const one = await booked(renter);
    const guest = await newGuestRenter(server());
    await addVehicle(guest, V(2), { pickup_time: inHours(one.day * DAY) });
    const { body: mine } = await book(guest);
    await server().database.query('update vehicles set total = 1 where id = $1', [V(2)]);
    await addVehicle(renter, V(2), { pickup_time: inHours((one.day + 2) * DAY) });
    const { body: other } = await book(renter);
    const meeting = { trip_id: other.trip_id, pickup_time: inHours(one.day * DAY), is_preview: true };
    expect(await change(renter, meeting)).toMatchObject({ status: 409, codes: ['pick_time'] });
    // When a trip is changed, its own vehicles count as free.
    const later = { pickup_time: inHours(one.day * DAY + 1), is_preview: true };
    expect((await change(guest, { trip_id: mine.trip_id, ...later })).status).toBe(200);
    expect((await change(renter, { trip_id: mine.trip_id, ...later })).status).toBe(404);
    expect((await change(renter, { trip_id: one.trip_id, pickup_time: inHours(-5) })).codes).toEqual([
      'pickup_time',
    ]);
    await server().database.query(`update trips set status = 'ongoing' where id = $1`, [one.trip_id]);
    expect((await change(renter, { trip_id: one.trip_id, ...later })).codes).toEqual(['trip_status']);
  });

  it('is confirmed only after the money of its offline payment was found [CHK-04, RENT-54]', async () => {
    const renter = await customer();
    const { body: methods } = await renter.person.send<OfflineMethod[]>(
      'GET',
      '/offline_payment_method_list',
    );
    const offline_payment = {
      method_id: methods[0]?.id ?? 0,
      answers: Object.fromEntries(
        (methods[0]?.method_fields ?? []).map(({ input_name }) => [input_name ?? '', 'Ref 77']),
      ),
    };
    const late = await booked(renter, { payment_method: 'offline_payment' });
    const response = await booked(renter, { payment_method: 'offline_payment', offline_payment });
    expect(await trip(renter, response.trip_id)).toMatchObject({ offline_payment_status: 'pending' });
    await play([0, 41]);
    expect(await trip(renter, response.trip_id)).toMatchObject({
      trip_status: 'confirmed',
      payment_status: 'paid',
      offline_payment_status: 'verified',
    });
    expect(await trip(renter, late.trip_id)).toMatchObject({
      trip_status: 'pending',
      offline_payment_status: null,
    });
    await post(renter, 'PUT', 'trip/payment', {
      trip_id: late.trip_id,
      payment_method: 'offline_payment',
      offline_payment,
    });
    await play([41, 83]);
    expect(await trip(renter, late.trip_id)).toMatchObject({
      trip_status: 'confirmed',
      payment_status: 'paid',
    });
    expect(await unbalancedTrips(server())).toEqual([]);
  });

  it('can be reviewed with pictures for its vehicles, and for its driver [RENT-54]', async () => {
    const renter = await customer();
    const { trip_id } = await booked(renter, {}, { pickup_time: inHours(0.01) });
    await play([0, 41, 80, 240]);
    const { driver } = await trip(renter, trip_id);
    expect(driver).not.toBeNull();
    const review = (more: object) => post(renter, 'POST', 'review/add', { trip_id, rating: 4, ...more });
    expect((await review({})).codes).toEqual(['vehicle_id']);
    expect((await review({ driver_id: 999_999 })).codes).toEqual(['driver_id']);
    expect((await review({ driver_id: driver?.id, comment: 'Calm' })).status).toBe(200);
    expect((await review({ driver_id: driver?.id, rating: 2 })).status).toBe(200);
    expect(await trip(renter, trip_id)).toMatchObject({
      is_driver_reviewed: true,
      driver: { avg_rating: 2, rating_count: 1 },
    });
    const sent = await renter.person.send(
      'POST',
      '/rental/user/review/add',
      form({ trip_id: String(trip_id), vehicle_id: String(V(1)), rating: '5' }, [
        { field: 'images', name: 'me.jpg', bytes: jpeg },
      ]),
    );
    expect(sent.status, sent.message).toBe(200);
    const { body } = await renter.person.send<RentalReviewPage>('GET', `/rental/vehicle/reviews/${V(1)}`);
    const [picture = ''] = body.reviews?.[0]?.attachment_full_url ?? [];
    const shown = await server().app.inject({ url: new URL(picture, 'http://shop').pathname });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const own = await renter.person.send<Record<string, unknown[]>>('GET', '/customer/own-data');
    expect(own.body).toMatchObject({ driver_reviews: [{ trip_id, rating: 2 }] });
  });
});
