import { expect, it } from 'vitest';
import { onDatabase } from '../../support/server';
import { AMIRA, form, newPerson, nobody, type Person, signedInAs } from './person';
import { jpeg } from './pictures';

type Ids = Record<
  'order' | 'trip' | 'talk' | 'message' | 'address' | 'line' | 'trips' | 'notification',
  number
> & {
  session: string;
};
type Try = [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: (ids: Ids) => string,
  sent?: (ids: Ids) => Parameters<Person['send']>[2],
];

const picture = (field: string) => [{ field, name: 'a.jpg', bytes: jpeg }];
const text = (values: Record<string, number | string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
const place = { location_name: 'Harbour', lat: 34.2, lng: -41.6 };
const later = '2026-12-20T09:00:00.000Z';

/** Every operation that names a private record by id, as a stranger would call it. */
const TRIES: readonly Try[] = [
  ['GET', () => '/customer/order/details', ({ order }) => ({ query: { order_id: order } })],
  ['GET', () => '/customer/order/track', ({ order }) => ({ query: { order_id: order } })],
  ['GET', () => '/customer/order/track/stream', ({ order }) => ({ query: { order_id: order } })],
  ['PUT', () => '/customer/order/cancel', ({ order }) => ({ body: { order_id: order, reason: 'Changed' } })],
  ['GET', () => '/customer/order/reorder', ({ order }) => ({ query: { order_id: order } })],
  ['POST', () => '/customer/order/reorder', ({ order }) => ({ body: { order_id: order, token: 'x' } })],
  [
    'PUT',
    () => '/customer/order/payment-method',
    ({ order }) => ({ body: { order_id: order, payment_method: 'cash_on_delivery' } }),
  ],
  [
    'PUT',
    () => '/customer/order/offline-payment',
    ({ order }) => ({ body: { order_id: order, method_id: 1 } }),
  ],
  [
    'POST',
    () => '/customer/order/prescription',
    ({ order }) => form(text({ order_id: order }), picture('order_attachment')),
  ],
  [
    'POST',
    () => '/customer/order/price/accept',
    ({ order }) => ({ body: { order_id: order, order_amount: 1 } }),
  ],
  [
    'POST',
    () => '/customer/order/refund-request',
    ({ order }) => form(text({ order_id: order, customer_reason: 'Cold' }), picture('image')),
  ],
  [
    'POST',
    () => '/customer/order/parcel-return',
    ({ order }) => ({ body: { order_id: order, reason: 'Nobody at home' } }),
  ],
  ['GET', () => '/delivery-man/last-location', ({ order }) => ({ query: { order_id: order } })],
  [
    'POST',
    () => '/delivery-man/reviews/submit',
    ({ order }) => ({ body: { order_id: order, delivery_man_id: 1, rating: 1, comment: 'Late' } }),
  ],
  [
    'POST',
    () => '/items/reviews/submit',
    ({ order }) => ({ body: { order_id: order, item_id: 101, rating: 1, comment: 'Cold' } }),
  ],
  [
    'POST',
    () => '/stores/reviews/submit',
    ({ order }) => ({ body: { order_id: order, rating: 1, comment: 'Cold' } }),
  ],
  ['GET', () => '/customer/review-reminder-cancel', ({ order }) => ({ query: { order_id: order } })],
  ['GET', () => '/customer/message/details', ({ talk }) => ({ query: { conversation_id: talk } })],
  [
    'PUT',
    () => '/customer/message/read',
    ({ talk, message }) => ({ body: { conversation_id: talk, up_to_id: message } }),
  ],
  ['PUT', () => '/customer/notifications/read', ({ notification }) => ({ body: { ids: [notification] } })],
  [
    'PUT',
    ({ address }) => `/customer/address/update/${address}`,
    () => ({
      body: {
        address: 'Elsewhere 1',
        address_type: 'home',
        contact_person_name: 'Mallory',
        contact_person_number: '+971501112233',
        latitude: 34.2,
        longitude: -41.6,
      },
    }),
  ],
  ['DELETE', () => '/customer/address/delete', ({ address }) => ({ query: { address_id: address } })],
  ['DELETE', ({ session }) => `/customer/sessions/${session}`],
  [
    'POST',
    () => '/customer/cart/update',
    ({ line }) => ({
      body: { cart_id: line, quantity: 9, price: 0, model: 'Item', item_id: 101 },
      moduleId: 1,
    }),
  ],
  ['DELETE', () => '/customer/cart/remove-item', ({ line }) => ({ query: { cart_id: line }, moduleId: 1 })],
  ['PUT', () => '/rental/user/cart/update-cart', ({ trips }) => ({ body: { cart_id: trips, quantity: 2 } })],
  ['DELETE', () => '/rental/user/cart/remove-vehicle', ({ trips }) => ({ query: { cart_id: trips } })],
  [
    'PUT',
    ({ trips }) => `/rental/user/cart/update-user-data/${trips}`,
    () => ({
      body: { pickup_location: place, rental_type: 'hourly', estimated_hours: 3, pickup_time: later },
    }),
  ],
  ['GET', () => '/rental/user/trip/get-trip-details', ({ trip }) => ({ query: { trip_id: trip } })],
  [
    'PUT',
    () => '/rental/user/trip/cancel-trip',
    ({ trip }) => ({ body: { trip_id: trip, cancellation_reason: 'Changed' } }),
  ],
  [
    'PUT',
    () => '/rental/user/trip/update-trip',
    ({ trip }) => ({ body: { trip_id: trip, pickup_time: later, estimated_hours: 3 } }),
  ],
  [
    'PUT',
    () => '/rental/user/trip/payment',
    ({ trip }) => ({ body: { trip_id: trip, payment_method: 'cash_on_delivery' } }),
  ],
  [
    'POST',
    () => '/rental/user/review/add',
    ({ trip }) => ({ body: { trip_id: trip, vehicle_id: 1, rating: 1, comment: 'Old' } }),
  ],
];

/** Marking another customer's notification as read reveals nothing. */
const UNTOLD: Record<string, number[]> = { '/customer/notifications/read': [200, 401] };

const NOTHING = 999_999_999;
const NONE: Ids = {
  order: NOTHING,
  trip: NOTHING,
  talk: NOTHING,
  message: 1,
  address: NOTHING,
  session: 'none',
  line: NOTHING,
  trips: NOTHING,
  notification: NOTHING,
};

onDatabase("A stranger with another customer's ids", (server) => {
  const rows = <Row extends object>(sql: string) => server().database.query<Row>(sql, [AMIRA]);
  const idsOf = async (sql: string) => (await rows<{ id: number }>(sql)).map(({ id }) => Number(id));

  /** Returns all of the customer's rows in the database. */
  const hers = async () =>
    JSON.stringify(
      await Promise.all(
        [
          'select * from orders where customer_id = $1 order by id',
          'select s.* from order_status_changes s join orders o on o.id = s.order_id where o.customer_id = $1 order by s::text',
          'select * from trips where customer_id = $1 order by id',
          'select * from addresses where customer_id = $1 order by id',
          'select m.* from messages m join conversations c on c.id = m.conversation_id where c.customer_id = $1 order by m.id',
          'select * from notifications where customer_id = $1 order by id',
          'select * from notification_reads where customer_id = $1',
          'select id from access_tokens where customer_id = $1 order by id',
          `select l.* from cart_lines l join carts c on c.id = l.cart_id where c.owner = 'customer:' || $1::int order by l.id`,
          `select * from trip_carts where owner = 'customer:' || $1::int`,
          `select v.* from trip_cart_vehicles v join trip_carts c on c.id = v.cart_id where c.owner = 'customer:' || $1::int`,
          'select * from reviews where customer_id = $1 order by id',
          'select * from vehicle_reviews where customer_id = $1 order by id',
        ].map((sql) => rows(sql)),
      ),
    );

  /** Adds items to a cart and vehicles to a trip cart. */
  async function shops() {
    const amira = await signedInAs(server(), AMIRA);
    const dish = { model: 'Item', item_id: 109, price: 0, quantity: 1, variation: [] };
    expect((await amira.send('POST', '/customer/cart/add', { body: dish, moduleId: 1 })).status).toBe(200);
    const trip = {
      vehicle_id: 1,
      quantity: 1,
      pickup_time: later,
      rental_type: 'hourly',
      estimated_hours: 3,
      pickup_location: place,
    };
    const path = '/rental/user/cart/add-to-cart';
    expect((await amira.send('POST', path, { body: trip, moduleId: 6 })).status).toBe(200);
    const { body } = await amira.send<{ id: string }[]>('GET', '/customer/sessions');
    return body[0]?.id ?? '';
  }

  it('can read and change nothing, and gets the same response as for unknown ids [PERM-07, GUEST-03, CHAT-02]', async () => {
    const session = await shops();
    const orders = await idsOf('select id from orders where customer_id = $1 order by id');
    const trips = await idsOf('select id from trips where customer_id = $1 order by id');
    const one = async (sql: string) => (await idsOf(sql))[0] ?? 0;
    const rest = {
      talk: await one('select id from conversations where customer_id = $1'),
      message: await one(
        'select max(m.id) as id from messages m join conversations c on c.id = m.conversation_id where c.customer_id = $1',
      ),
      address: await one('select id from addresses where customer_id = $1'),
      session,
      line: await one(
        `select l.id from cart_lines l join carts c on c.id = l.cart_id where c.owner = 'customer:' || $1::int`,
      ),
      trips: await one(`select id from trip_carts where owner = 'customer:' || $1::int`),
      notification: await one('select id from notifications where customer_id = $1'),
    };
    expect(orders.length).toBeGreaterThan(3);
    expect(trips.length).toBeGreaterThan(1);
    const all: Ids[] = Array.from({ length: Math.max(orders.length, trips.length) }, (_, at) => ({
      ...rest,
      order: orders[at % orders.length] ?? 0,
      trip: trips[at % trips.length] ?? 0,
    }));
    for (const [name, id] of Object.entries(rest)) expect(id, name).toBeTruthy();
    const before = await hers();
    const strangers = [await newPerson(server()), nobody(server())];
    for (const stranger of strangers)
      for (const [method, path, sent] of TRIES) {
        const readAll = async (ids: Ids) => {
          const { status, codes, message } = await stranger.send(method, path(ids), sent?.(ids));
          return { of: `${method} ${path(NONE)}`, status, codes, message };
        };
        const nothing = await readAll(NONE);
        expect(UNTOLD[path(NONE)] ?? [404, 401], path(NONE)).toContain(nothing.status);
        for (const ids of all) expect(await readAll(ids)).toEqual(nothing);
      }
    expect(await hers()).toBe(before);
  });
});
