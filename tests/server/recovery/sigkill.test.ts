import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect } from '../../../server/db/connect';
import { DAY, T0 } from '../../../server/demo/world/t0';
import { demoPlaces } from '../../../server/geo/demo-places';
import { copyOf } from '../../support/postgres-copy';
import { buildServer, type RunningServer, runServer } from './server-process';

/** Mint Tea has no stock and no limit, so no request is refused. */
const ITEM = 104;
const FOOD = '1';
const WRITERS = 10;
const WRITES = 200;
const KILLED_AFTER = 100;

type Line = { id: number; quantity: number };
type Writer = { guestId: string; lineId: number; acknowledged: number; sent: number };

const directory = mkdtempSync(join(tmpdir(), 'souk-recovery-'));
let program = '';
let server: RunningServer | undefined;

beforeAll(async () => {
  program = await buildServer();
});
afterAll(() => {
  server?.process.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

async function call<Body>(url: string, method: string, body?: object): Promise<Body> {
  const answer = await fetch(`${server?.address}/api/v1${url}`, {
    method,
    headers: { moduleId: FOOD, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

const linesOf = ({ guestId }: Pick<Writer, 'guestId'>) =>
  call<Line[]>(`/customer/cart/list?guest_id=${guestId}`, 'GET');

async function newWriter(): Promise<Writer> {
  const { guest_id: guestId } = await call<{ guest_id: string }>('/auth/guest/request', 'POST');
  await call('/customer/cart/add', 'POST', {
    guest_id: guestId,
    model: 'Item',
    item_id: ITEM,
    price: 0,
    quantity: 1,
  });
  const [line] = await linesOf({ guestId });
  return { guestId, lineId: line?.id ?? 0, acknowledged: 1, sent: 1 };
}

it('every acknowledged cart write survives when the process is killed', {
  timeout: 120_000,
}, async () => {
  server = await runServer(program, directory);
  const writers = await Promise.all(Array.from({ length: WRITERS }, newWriter));
  let acknowledged = 0;

  const write = async (writer: Writer) => {
    for (let quantity = 2; quantity <= 1 + WRITES / WRITERS; quantity += 1) {
      writer.sent = quantity;
      const { guestId, lineId } = writer;
      const body = { guest_id: guestId, cart_id: lineId, item_id: ITEM, model: 'Item', price: 0, quantity };
      await call('/customer/cart/update', 'POST', body);
      writer.acknowledged = quantity;
      acknowledged += 1;
      if (acknowledged === KILLED_AFTER) server?.process.kill('SIGKILL');
    }
  };
  const ends = await Promise.allSettled(writers.map(write));
  expect(ends.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  expect(acknowledged).toBeGreaterThanOrEqual(KILLED_AFTER);
  expect(acknowledged).toBeLessThan(WRITES);

  server = await runServer(program, directory);
  for (const writer of writers) {
    const [line, ...others] = await linesOf(writer);
    expect(others).toEqual([]);
    expect(line?.quantity).toBeGreaterThanOrEqual(writer.acknowledged);
    expect(line?.quantity).toBeLessThanOrEqual(writer.sent);
  }

  const survivor = writers[0] as Writer;
  await call('/customer/cart/update', 'POST', {
    guest_id: survivor.guestId,
    cart_id: survivor.lineId,
    item_id: ITEM,
    model: 'Item',
    price: 0,
    quantity: 77,
  });
  expect(await server.stop('SIGTERM')).toBe(0);
  server = await runServer(program, directory);
  expect((await linesOf(survivor))[0]?.quantity).toBe(77);
});

it('the server exits with a message when another one uses the port or the data', {
  timeout: 60_000,
}, async () => {
  if (server === undefined) throw new Error('The first test did not leave a server');
  const { port } = new URL(server.address);
  const other = mkdtempSync(join(tmpdir(), 'souk-recovery-'));
  await expect(runServer(program, other, port)).rejects.toThrow(`Port ${port} is already in use`);
  await expect(runServer(program, directory)).rejects.toThrow('is in use by process');
  rmSync(other, { recursive: true, force: true });
  expect(await server.stop('SIGINT')).toBe(0);
});

const GROCERY = '2';
/** Basmati: 50 in stock, 12.00 each, 5 % tax. */
const RICE = 202;
const RICE_TOTAL = 12.6;
const CUSTOMERS = 24;
const PLACED_BEFORE = 8;

const postgres = inject('postgresUrl');

it.each([
  { kind: 'the embedded database', beside: null },
  ...(postgres === null ? [] : [{ kind: 'PostgreSQL', beside: postgres }]),
])(
  'an order is placed completely or not at all when the process is killed, on $kind [CHK-05, X-05]',
  {
    timeout: 120_000,
  },
  async ({ beside }) => {
    const copy = beside === null ? null : await copyOf(beside);
    const url = copy?.url ?? '';
    const ask = async <Body>(url: string, method: string, body?: object, key?: string): Promise<Body> => {
      const answer = await fetch(`${server?.address}/api/v1${url}`, {
        method,
        headers: {
          moduleId: GROCERY,
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as Body;
    };
    const onShelf = async () => (await ask<{ stock: number }>(`/items/details/${RICE}`, 'GET')).stock;
    const place = (guestId: string) =>
      ask<{ order_id: number }>(
        '/customer/order/place',
        'POST',
        {
          guest_id: guestId,
          order_type: 'take_away',
          payment_method: 'cash_on_delivery',
          order_amount: RICE_TOTAL,
          contact_person_name: 'Nour Test',
          contact_person_number: '+971501112233',
        },
        `attempt-${guestId}`,
      );

    server = await runServer(program, directory, '0', url);
    const before = await onShelf();
    const guests: string[] = [];
    for (let count = 0; count < CUSTOMERS; count += 1) {
      const { guest_id } = await ask<{ guest_id: string }>('/auth/guest/request', 'POST');
      await ask('/customer/cart/add', 'POST', {
        guest_id,
        model: 'Item',
        item_id: RICE,
        price: 0,
        quantity: 1,
      });
      guests.push(guest_id);
    }
    const received = new Map<string, number>();
    const ends = await Promise.allSettled(
      guests.map(async (guestId) => {
        received.set(guestId, (await place(guestId)).order_id);
        if (received.size === PLACED_BEFORE) server?.process.kill('SIGKILL');
      }),
    );
    expect(ends.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);

    server = await runServer(program, directory, '0', url);
    // Calls without an answer are repeated: one key never creates two orders.
    const orders = new Map<string, number>();
    for (const guestId of guests) orders.set(guestId, (await place(guestId)).order_id);
    expect(new Set(orders.values()).size).toBe(CUSTOMERS);
    for (const [guestId, orderId] of received) expect(orders.get(guestId)).toBe(orderId);
    expect(await onShelf()).toBe(before - CUSTOMERS);
    expect(await server.stop('SIGTERM')).toBe(0);

    const database = await connect({ url: copy?.url ?? null, directory, prepare: true });
    try {
      const [stored] = await database.query(
        `select count(*)::int as orders,
        count(*) filter (where not exists (select 1 from order_lines where order_id = o.id)
          or not exists (select 1 from order_status_changes where order_id = o.id)
          or not exists (select 1 from order_payments where order_id = o.id))::int as halves
      from orders o where idempotency_key like 'attempt-%'`,
      );
      expect(stored).toEqual({ orders: CUSTOMERS, halves: 0 });
      expect(
        await database.query(
          'select posting_id from ledger_entries group by posting_id having sum(amount) <> 0',
        ),
      ).toEqual([]);
    } finally {
      await database.close();
      await copy?.drop();
    }
  },
);

/** The sedan for two hours: 20.00 minus the provider's 10 %, plus 5 % tax. */
const SEDAN = 9;
const SEDAN_TOTAL = 18.9;
const RENTERS = 12;
const BOOKED_BEFORE = 4;

it('a trip is booked completely or not at all when the process is killed [RENT-53]', {
  timeout: 120_000,
}, async () => {
  const post = async <Body>(url: string, body: object, key = ''): Promise<Body> => {
    const answer = await fetch(`${server?.address}/api/v1${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Body;
  };
  const book = async (guest_id: string) => {
    const contact = { contact_person_name: 'Nour Test', contact_person_number: '+971501112233' };
    const body = { guest_id, payment_method: 'cash_on_delivery', trip_amount: SEDAN_TOTAL, ...contact };
    return (await post<{ trip_id: number }>('/rental/user/trip/trip-booking', body, `trip-${guest_id}`))
      .trip_id;
  };

  server = await runServer(program, directory);
  const guests: string[] = [];
  for (let day = 1; day <= RENTERS; day += 1) {
    const { guest_id } = await post<{ guest_id: string }>('/auth/guest/request', {});
    await post('/rental/user/cart/add-to-cart', {
      guest_id,
      vehicle_id: SEDAN,
      quantity: 1,
      rental_type: 'hourly',
      estimated_hours: 2,
      pickup_time: new Date(T0 + day * DAY).toISOString(),
      pickup_location: { location_name: 'Harbour', ...demoPlaces().points['P-H1'] },
    });
    guests.push(guest_id);
  }
  const received = new Map<string, number>();
  const ends = await Promise.allSettled(
    guests.map(async (guestId) => {
      received.set(guestId, await book(guestId));
      if (received.size === BOOKED_BEFORE) server?.process.kill('SIGKILL');
    }),
  );
  expect(ends.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);

  server = await runServer(program, directory);
  const trips = new Map<string, number>();
  for (const guestId of guests) trips.set(guestId, await book(guestId));
  expect(new Set(trips.values()).size).toBe(RENTERS);
  for (const [guestId, tripId] of received) expect(trips.get(guestId)).toBe(tripId);
  expect(await server.stop('SIGTERM')).toBe(0);

  const database = await connect({ url: null, directory, prepare: true });
  try {
    const [stored] = await database.query(
      `select count(*)::int as trips, count(*) filter (
        where (select count(*) from trip_vehicles where trip_id = trip.id) <> 1
          or (select count(*) from vehicle_holds where trip_id = trip.id) <> 1
          or not exists (select 1 from trip_status_changes where trip_id = trip.id)
      )::int as halves
      from trips trip where idempotency_key like 'trip-%'`,
    );
    expect(stored).toEqual({ trips: RENTERS, halves: 0 });
  } finally {
    await database.close();
  }
});
