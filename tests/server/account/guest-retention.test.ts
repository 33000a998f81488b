import { afterEach, expect, it, vi } from 'vitest';
import { ALONE } from '../../../server/db/cluster';
import { T0 } from '../../../server/demo/world/t0';
import {
  eraseOldGuestOrders,
  eraseOldGuestOrdersPeriodically,
} from '../../../server/features/account/guest-retention';
import { keepPictures } from '../../../server/features/orders/order-pictures';
import { forEachDatabase } from '../../support/server';
import { DAY, newOrder } from '../orders/placed';
import { addRecords, recordsOf, SAID } from './order-records';
import { newPerson, nobody } from './person';
import { jpeg } from './pictures';

const KEPT_DAYS = 400;
const FINISHED = [
  'delivered',
  'canceled',
  'failed',
  'refunded',
  'returned',
  'refund_request_canceled',
] as const;
const OPEN = [
  ...(['pending', 'confirmed', 'accepted', 'processing', 'handover', 'picked_up'] as const),
  'refund_requested' as const,
];
const FINISHED_TRIPS: readonly string[] = ['completed', 'canceled', 'payment_failed'];
const TRIPS = [...FINISHED_TRIPS, 'pending', 'confirmed', 'ongoing'];
const DEBTS = ['none', 'owed', 'sent'] as const;

afterEach(() => void vi.useRealTimers());

forEachDatabase('Old orders of guests', (server) => {
  const rows = <Row extends object = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
    server().database.query<Row>(sql, values);
  const retention = () => ({ database: server().database, retainedFor: KEPT_DAYS * DAY, now: () => T0 });
  const erase = () => eraseOldGuestOrders(retention());
  const newGuest = async () =>
    (await nobody(server()).send<{ guest_id: string }>('POST', '/auth/guest/request')).body.guest_id;
  const owe = (column: 'order_id' | 'trip_id', id: number, debt: (typeof DEBTS)[number]) =>
    debt === 'none'
      ? Promise.resolve([])
      : rows(
          `insert into refunds_owed (${column}, amount, sent_at, created_at) values ($1, 100, $2, now())`,
          id,
          debt === 'sent' ? new Date(T0) : null,
        );

  async function newTrip(status: string, days: number, customerId: number | null = null) {
    const [trip] = await rows<{ id: number }>(
      `insert into trips (customer_id, guest_hash, module_id, zone_id, provider_id, type, status, payment_method,
        payment_status, contact_name, contact_phone, contact_email, pickup, destination, pickup_at, vehicles_amount,
        total, note, pin, cancellation_note, cancellation_reason, updated_at)
      select $1, '\\x02', module_id, zone_id, id, 'hourly', $2, 'cash_on_delivery', 'paid', 'Nour Test',
        '+971509998877', 'nour@secret.example', '{"name": "Palm"}', '{"name": "Palm"}', now(), 900, 900, 'Secret',
        '4821', 'Secret', '{"en": "A secret reason"}', $3
      from providers where id = 1 returning id`,
      customerId,
      status,
      new Date(T0 - days * DAY),
    );
    return trip?.id ?? 0;
  }

  /** Returns every row of a table by its id, as text. */
  const snapshot = async (table: 'orders' | 'trips', ids: readonly number[]) =>
    new Map(
      (
        await rows<{ id: number; row: string }>(
          `select id, to_jsonb(kept)::text as row from ${table} kept where id = any($1::int[])`,
          ids,
        )
      ).map(({ id, row }) => [id, row]),
    );

  it('lose their personal data and pictures and keep their amounts [GUEST-04]', async () => {
    const guestId = await newGuest();
    const id = await newOrder(server(), {
      ...{ guestId, status: 'delivered', placedAgo: (KEPT_DAYS + 1) * DAY, email: 'nour@secret.example' },
      courierId: 1,
    });
    await addRecords(server(), id);
    await rows(
      `insert into order_refunds (order_id, status, reason, note, answer, amount, images, created_at)
      values ($1, 'approved', '{"en": "Secret words"}', 'Ask for Nour', 'Sorry, Nour', 1740, '{secret.jpg}', now())`,
      id,
    );
    await rows(
      `insert into reviews (item_id, store_id, order_id, customer_name, comment, rating, photos, created_at)
      values (102, 2, $1, 'Nour', '{"en": "Very good"}', 5, '{secret.jpg}', now())`,
      id,
    );
    await rows(
      `insert into courier_reviews (order_id, courier_id, rating, comment, created_at)
      values ($1, 1, 5, 'Waited at the secret door', now())`,
      id,
    );
    const [picture] = await server().database.transaction((tx) =>
      keepPictures(tx, { orderId: id, isPublic: true, pictures: [{ extension: 'jpg', bytes: jpeg }] }),
    );
    const track = async () =>
      (
        await nobody(server()).send('GET', '/customer/order/track', {
          query: { order_id: id, guest_id: guestId },
        })
      ).status;
    const pictureStatus = async () => (await server().app.inject(picture ?? '')).statusCode;
    expect([await track(), await pictureStatus()]).toEqual([200, 200]);

    expect(await erase()).toMatchObject({ orders: 1 });

    for (const [table, row] of await recordsOf(server(), id)) expect(row, table).not.toMatch(SAID);
    for (const table of ['order_pictures', 'order_positions', 'prescriptions'])
      expect(await rows(`select 1 from ${table} where order_id = $1`, id), table).toEqual([]);
    expect([await track(), await pictureStatus()]).toEqual([404, 404]);
    expect(await rows('select * from orders where id = $1', id)).toMatchObject([
      {
        ...{ status: 'delivered', total: 1740, delivery_charge: 300, items_amount: 1440 },
        ...{ guest_hash: null, destination: null, pin: null, idempotency_key: null, request_hash: null },
      },
    ]);
    expect(await rows('select return_fee, return_reason from parcels where order_id = $1', id)).toEqual([
      { return_fee: 300, return_reason: {} },
    ]);
    expect(await rows('select amount, status from order_payments where order_id = $1', id)).toEqual([
      { amount: 1740, status: 'paid' },
    ]);
    expect(await rows('select amount from order_refunds where order_id = $1', id)).toEqual([
      { amount: 1740 },
    ]);
    expect(await rows('select amount, reference from gateway_payments where order_id = $1', id)).toEqual([
      { amount: 1740, reference: `ref-${id}` },
    ]);
    expect(await erase()).toEqual({ orders: 0, trips: 0 });
  });

  it('are erased only if they are finished, old enough and without an open refund', async () => {
    const { id: customerId } = await newPerson(server());
    const guestId = await newGuest();
    const [all, due]: [number[], number[]] = [[], []];
    for (const status of [...FINISHED, ...OPEN])
      for (const days of [KEPT_DAYS - 1, KEPT_DAYS, 3 * KEPT_DAYS])
        for (const isGuest of [true, false])
          for (const debt of DEBTS) {
            const owner = isGuest ? { guestId } : { customerId };
            const id = await newOrder(server(), { ...owner, status, placedAgo: days * DAY, lines: [] });
            await owe('order_id', id, debt);
            all.push(id);
            const isFinished = FINISHED.some((finished) => finished === status);
            if (isFinished && days >= KEPT_DAYS && isGuest && debt !== 'owed') due.push(id);
          }
    const requested = await newOrder(server(), { guestId, status: 'delivered', placedAgo: 900 * DAY });
    await rows(
      `insert into order_refunds (order_id, reason, amount, created_at) values ($1, '{}', 100, now())`,
      requested,
    );
    all.push(requested);
    const before = await snapshot('orders', all);
    expect(await erase()).toEqual({ orders: due.length, trips: 0 });
    const after = await snapshot('orders', all);
    expect(all.filter((id) => after.get(id) !== before.get(id))).toEqual(due);
    for (const id of due) expect(after.get(id)).not.toMatch(SAID);
  });

  it('are erased together with guests’ trips, under the same conditions [RENT-55]', async () => {
    const { id: customerId } = await newPerson(server());
    const [all, due]: [number[], number[]] = [[], []];
    for (const status of TRIPS)
      for (const days of [KEPT_DAYS - 1, KEPT_DAYS])
        for (const owner of [null, customerId])
          for (const debt of DEBTS) {
            const id = await newTrip(status, days, owner);
            await owe('trip_id', id, debt);
            all.push(id);
            if (FINISHED_TRIPS.includes(status) && days === KEPT_DAYS && owner === null && debt !== 'owed')
              due.push(id);
          }
    const [last = 0] = due;
    await rows(
      `insert into coupon_uses (coupon_id, guest_hash, phone, trip_id) select id, '\\x02', '+971509998877', $1
      from coupons order by id limit 1`,
      last,
    );
    await rows(`insert into trip_positions values ($1, 25.2, 55.2, now())`, last);
    const before = await snapshot('trips', all);
    expect(await erase()).toEqual({ orders: 0, trips: due.length });
    const after = await snapshot('trips', all);
    expect(all.filter((id) => after.get(id) !== before.get(id))).toEqual(due);
    for (const id of due) expect(after.get(id)).not.toMatch(SAID);
    expect(await rows('select phone, guest_hash from coupon_uses where trip_id = $1', last)).toEqual([
      { phone: null, guest_hash: null },
    ]);
    expect(await rows('select 1 from trip_positions where trip_id = $1', last)).toEqual([]);
    expect(await rows('select total from trips where id = $1', last)).toEqual([{ total: 900 }]);
  });

  /** Inserts orders of one guest with a single statement. */
  const addMany = (count: number) =>
    rows(
      `insert into orders (guest_hash, module_id, zone_id, store_id, type, status, payment_method, payment_status,
        contact_name, contact_phone, total, updated_at)
      select '\\x03', module_id, zone_id, id, 'take_away', 'delivered', 'cash_on_delivery', 'paid', 'ليلى أحمد',
        '+4915112345678', 500, $2 from stores, generate_series(1, $1::int) where id = 1`,
      count,
      new Date(T0 - 500 * DAY),
    );

  it('are erased in batches with a maximum number of orders', async () => {
    await addMany(2100);
    expect(await erase()).toEqual({ orders: 2000, trips: 0 });
    expect(await erase()).toEqual({ orders: 100, trips: 0 });
  });

  it('are each erased only once when several jobs run at the same time', async () => {
    await addMany(350);
    const counts = await Promise.all([erase(), erase(), erase()]);
    expect(counts.reduce((sum, { orders }) => sum + orders, 0)).toBe(350);
    expect(await rows(`select 1 from orders where contact_phone = '+4915112345678'`)).toEqual([]);
  });

  it('are erased by a job that runs every ten minutes and reports its errors', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await addMany(1);
    const errors: unknown[] = [];
    const left = () => rows(`select 1 from orders where contact_phone = '+4915112345678'`);
    const settings = { cluster: ALONE, report: (error: unknown) => errors.push(error) };
    const end = eraseOldGuestOrdersPeriodically(retention(), settings);
    vi.advanceTimersByTime(10 * 60_000 - 1);
    await end();
    expect(await left()).toHaveLength(1);
    const endNext = eraseOldGuestOrdersPeriodically(retention(), settings);
    vi.advanceTimersByTime(10 * 60_000);
    await endNext();
    expect(await left()).toEqual([]);
    expect(errors).toEqual([]);
    const broken = {
      ...retention(),
      database: { transaction: () => Promise.reject(new Error('The database is down')) },
    };
    const endBroken = eraseOldGuestOrdersPeriodically(broken, settings);
    vi.advanceTimersByTime(10 * 60_000);
    await endBroken();
    expect(errors).toEqual([new Error('The database is down')]);
  });
});
