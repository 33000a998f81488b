import { describe, expect, it } from 'vitest';
import { createGuestApi } from '../../src/api/auth-api';
import { createCheckoutApi } from '../../src/api/checkout-api';
import { createMessageApi } from '../../src/api/message-api';
import { createMoneyApi } from '../../src/api/money-api';
import { createOrderApi } from '../../src/api/order-api';
import { createRentalApi } from '../../src/api/rental-api';
import { requestsOf } from './sent-requests';

const TOKEN = { token: 'secret' };
const done = { ...TOKEN, answer: { message: 'Done', status: 'success', redirect_link: '/pay' } };

describe('The request for a guest id', () => {
  it('has no body, and its response has the id in the field guest_id [GUEST-02]', async () => {
    let id = '';
    const [request] = await requestsOf(
      async (client) => {
        id = await createGuestApi(client).request();
      },
      { answer: { guest_id: 4711, id: 9 } },
    );
    expect(request).toMatchObject({ method: 'POST', path: '/auth/guest/request' });
    expect(request?.body).toBeUndefined();
    expect(request?.query).toEqual({});
    expect(id).toBe('4711');
  });
});

describe('A request of the inbox', () => {
  const sent = (ask: (api: ReturnType<typeof createMessageApi>) => Promise<unknown>, answer: object) =>
    requestsOf((client) => ask(createMessageApi(client)), { ...TOKEN, answer });
  const thread = { conversation: { id: 1 }, messages: [] };

  it('asks for all conversations, or for those that contain a search text [CHAT-01]', async () => {
    const [all] = await sent((api) => api.conversations(''), { conversations: [] });
    expect(all).toMatchObject({ method: 'GET', path: '/customer/message/list' });
    expect(all?.query).not.toHaveProperty('name');
    const [found] = await sent((api) => api.conversations('Basil'), { conversations: [] });
    expect(found).toMatchObject({ path: '/customer/message/search-list', query: { name: 'Basil' } });
  });

  it('asks for one conversation, and for its messages before a given message [CHAT-01]', async () => {
    const [store] = await sent((api) => api.thread({ kind: 'store', id: 12 }, 90).catch(() => null), thread);
    expect(store).toMatchObject({
      path: '/customer/message/details',
      query: { vendor_id: '12', before_id: '90' },
    });
    const [courier] = await sent(
      (api) => api.thread({ kind: 'courier', id: 7 }, null).catch(() => null),
      thread,
    );
    expect(courier?.query).toMatchObject({ delivery_man_id: '7' });
    expect(courier?.query).not.toHaveProperty('before_id');
  });

  it('contains the text of a message, its receiver and an idempotency key [CHAT-01, CHAT-02]', async () => {
    const saying = {
      partner: { kind: 'courier', id: 7 },
      key: 'k-1',
      text: 'At the gate',
      files: [],
    } as const;
    const [request] = await sent((api) => api.send(saying).catch(() => null), thread);
    expect(request).toMatchObject({
      method: 'POST',
      path: '/customer/message/send',
      body: {
        receiver_type: 'delivery_man',
        receiver_id: 7,
        client_message_id: 'k-1',
        message: 'At the gate',
      },
    });
  });
});

describe('A request about an order', () => {
  it('contains the reason and the note of a cancellation [ORD-06]', async () => {
    const [request] = await requestsOf(
      (client) => createOrderApi(client).cancel({ orderId: 1003, reason: 'Too late', note: '' }),
      done,
    );
    expect(request).toMatchObject({
      method: 'PUT',
      path: '/customer/order/cancel',
      body: { order_id: 1003, reason: 'Too late', note: null },
    });
  });

  it('contains the reason, note, lines and pictures of a refund [ORD-07]', async () => {
    const image = new File(['x'], 'broken.png', { type: 'image/png' });
    const [request] = await requestsOf(
      (client) =>
        createOrderApi(client).requestRefund({
          orderId: 1002,
          reason: 'Item damaged',
          note: 'The lid was open',
          lines: [{ lineId: 5, problem: 'damaged' }],
          images: [image, image],
        }),
      done,
    );
    expect(request).toMatchObject({ method: 'POST', path: '/customer/order/refund-request' });
    const form = request?.body as FormData;
    expect(form.get('order_id')).toBe('1002');
    expect(form.get('customer_reason')).toBe('Item damaged');
    expect(form.get('customer_note')).toBe('The lid was open');
    expect(JSON.parse(String(form.get('items')))).toEqual([{ order_detail_id: 5, problem: 'damaged' }]);
    expect([...form.keys()].filter((name) => name.startsWith('image'))).toHaveLength(2);
  });

  it('contains the code, the store and the amount for a coupon check [COUP-02]', async () => {
    const [request] = await requestsOf(
      (client) =>
        createCheckoutApi(client)
          .checkCoupon('SAVE10', { storeId: 4, amount: 23_50 })
          .catch(() => null),
      TOKEN,
    );
    expect(request).toMatchObject({
      path: '/coupon/apply',
      query: { code: 'SAVE10', store_id: '4', order_amount: '23.5' },
    });
  });
});

describe('A request about money', () => {
  it('contains the amount and the payment gateway of a top-up [WAL-02, WAL-04, WAL-07]', async () => {
    const [request] = await requestsOf(
      (client) =>
        createMoneyApi(client).addFund({ amount: 12_30, gateway: 'card', callback: '/wallet?flag=success' }),
      done,
    );
    expect(request).toMatchObject({
      method: 'POST',
      path: '/customer/wallet/add-fund',
      body: {
        amount: 12.3,
        payment_method: 'card',
        callback: '/wallet?flag=success',
        payment_platform: 'web',
      },
    });
  });

  it('contains the number of points to convert and an idempotency key [LOY-02]', async () => {
    const [request] = await requestsOf((client) => createMoneyApi(client).convert(250, 'k-2'), done);
    expect(request).toMatchObject({
      path: '/customer/loyalty-point/point-transfer',
      body: { point: 250 },
      headers: { 'Idempotency-Key': 'k-2' },
    });
  });

  it('contains the page and, if one is chosen, the kind of wallet transactions [WAL-08]', async () => {
    const sent = await requestsOf(
      async (client) => {
        await createMoneyApi(client).transactions('cashback', 3);
        await createMoneyApi(client).transactions(null, 1);
      },
      { ...TOKEN, answer: { data: [], total_size: 0 } },
    );
    expect(sent.map(({ query }) => query)).toMatchObject([
      { offset: '3', type: 'CashBack' },
      { offset: '1' },
    ]);
    expect(sent[1]?.query).not.toHaveProperty('type');
  });
});

it('a vehicle search request contains trip, place and the chosen filters, and no empty filters [NAV-17, RENT-02, RENT-12]', async () => {
  const sent = await requestsOf(
    async (client) => {
      const { search } = createRentalApi(client);
      await search({
        page: 2,
        limit: 12,
        name: 'van',
        type: 'hourly',
        trip: { pickupAt: '2026-11-25T10:00:00Z', hours: 5, metres: 12_345 },
        pickup: { lat: 25, lng: 55 },
        categoryIds: [4],
        brandIds: [9],
        seats: 5,
        hasAirCondition: false,
        transmission: 'manual',
        fuel: 'diesel',
        minPrice: 10,
        maxPrice: 90,
        rating: 4,
        sort: 'price_low_to_high',
      });
      await search({ page: 1, limit: 12, categoryIds: [], brandIds: [], hasAirCondition: null, trip: null });
    },
    { answer: { vehicles: [], total_size: 0 } },
  );
  expect(sent[0]).toMatchObject({
    path: '/rental/vehicle/search',
    query: {
      offset: '2',
      limit: '12',
      name: 'van',
      trip_type: 'hourly',
      pickup_time: '2026-11-25T10:00:00Z',
      duration: '5',
      distance: '12.345',
      pickup_lat: '25',
      pickup_lng: '55',
      category_ids: '[4]',
      brand_ids: '[9]',
      seating_capacity: '5',
      air_condition: '0',
      transmission_type: 'manual',
      fuel_type: 'diesel',
      min_price: '10',
      max_price: '90',
      rating: '4',
      sort_by: 'price_low_to_high',
    },
  });
  expect(sent[1]?.query).toEqual({ offset: '1', limit: '12' });
});
