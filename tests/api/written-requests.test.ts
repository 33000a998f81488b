import { describe, expect, it } from 'vitest';
import { plainTripDraft } from '../../domain/rental/trip-booking';
import { createAddressApi } from '../../src/api/address-api';
import type { ApiClient } from '../../src/api/client';
import { createMessageApi } from '../../src/api/message-api';
import { createOrderApi } from '../../src/api/order-api';
import { createTripApi } from '../../src/api/trip-api';
import { requestsOf } from './sent-requests';

const done = { message: 'Done', trip_id: 9, total_amount: 54 };

/** The only request of a call, of a guest or of a customer with a token. */
async function sent(ask: (client: ApiClient) => unknown, token: string | null = 'secret') {
  const [request] = await requestsOf((client) => ask(client), { token, answer: done });
  return request;
}
const fieldsOf = (form: unknown) =>
  Object.fromEntries(
    [...(form as FormData).entries()].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ]),
  );

describe('The request for a saved address', () => {
  const texts = {
    address: '12 Quay Lane',
    road: '4',
    house: '12B',
    floor: '3',
    contactName: 'Nour',
    contactPhone: '+971500000001',
    note: 'Blue door',
    label: 'Boat',
  };
  const draft = { texts, place: { lat: 34.2, lng: -41.6 }, type: 'other' } as const;
  const body = {
    address_type: 'other',
    address_label: 'Boat',
    address: '12 Quay Lane',
    contact_person_name: 'Nour',
    contact_person_number: '+971500000001',
    latitude: 34.2,
    longitude: -41.6,
    additional_information: 'Blue door',
    house: '12B',
    floor: '3',
    road: '4',
  };

  it('adds an address by POST with all of its fields [ADDR-22, ADDR-26]', async () => {
    const request = await sent((client) => createAddressApi(client).add(draft));
    expect(request).toMatchObject({ method: 'POST', path: '/customer/address/add', body });
  });

  it('updates an address by PUT at its id with the same fields [ADDR-22]', async () => {
    const request = await sent((client) => createAddressApi(client).update(7, draft));
    expect(request).toMatchObject({ method: 'PUT', path: '/customer/address/update/7', body });
  });

  it('has the label’s name only for the type other, where the name may be empty [ADDR-19]', async () => {
    const labelOf = async (type: 'home' | 'other', label: string) => {
      const request = await sent((client) =>
        createAddressApi(client).add({ ...draft, type, texts: { ...texts, label } }),
      );
      return request?.body;
    };
    expect(await labelOf('other', 'Boat')).toMatchObject({ address_label: 'Boat' });
    expect(await labelOf('other', ' ')).toMatchObject({ address_label: null });
    expect(await labelOf('home', 'Boat')).toMatchObject({ address_label: null });
  });

  it('deletes an address by its id [ADDR-27]', async () => {
    const request = await sent((client) => createAddressApi(client).remove(7));
    expect(request).toMatchObject({
      method: 'DELETE',
      path: '/customer/address/delete',
      query: { address_id: '7' },
    });
  });
});

describe('The request for a review of an order', () => {
  const image = new File(['x'], 'plate.png', { type: 'image/png' });
  const review = { orderId: 1002, courierId: 5, rating: 4, comment: 'Warm and quick', images: [image] };

  it.each([
    ['item', { about: 'item', itemId: 102 } as const, '/items/reviews/submit', { item_id: '102' }],
    ['store', { about: 'store' } as const, '/stores/reviews/submit', {}],
  ])('contains order, stars, text and pictures of the %s [ORD-09]', async (_, target, path, more) => {
    const request = await sent((client) => createOrderApi(client).review({ ...review, target }));
    expect(request).toMatchObject({ method: 'POST', path });
    const fields = fieldsOf(request?.body);
    expect(fields).toMatchObject({ order_id: '1002', rating: '4', comment: 'Warm and quick', ...more });
    expect(Object.values(fields)).toContain('plate.png');
  });

  it('contains the courier [ORD-09]', async () => {
    const request = await sent((client) =>
      createOrderApi(client).review({ ...review, target: { about: 'courier' } }),
    );
    expect(request).toMatchObject({
      path: '/delivery-man/reviews/submit',
      body: { order_id: 1002, delivery_man_id: 5, rating: 4, comment: 'Warm and quick' },
    });
  });
});

describe('The request for a trip', () => {
  const draft = {
    ...plainTripDraft,
    couponCode: 'TRIP5',
    note: 'Two child seats',
    contact: { name: 'Nour', phone: '+971500000001', email: null },
  };
  const request = { key: 'key-1', draft, total: 54_00, split: null } as never;

  it('books the trip once with contact, coupon, note, payment and the accepted total [RENT-53]', async () => {
    const booking = await sent((client) => createTripApi(client).bookTrip(request, '/booked'), null);
    expect(booking).toMatchObject({
      method: 'POST',
      path: '/rental/user/trip/trip-booking',
      headers: { 'Idempotency-Key': 'key-1' },
      body: {
        guest_id: 'guest-7',
        coupon_code: 'TRIP5',
        note: 'Two child seats',
        trip_amount: 54,
        payment_method: 'cash_on_delivery',
        callback: '/booked',
        contact_person_name: 'Nour',
        contact_person_number: '+971500000001',
      },
    });
  });

  it('cancels the trip with a reason [RENT-54]', async () => {
    const cancelling = await sent((client) =>
      createTripApi(client).cancelTrip({ tripId: 9, reason: 'Rain' } as never),
    );
    expect(cancelling).toMatchObject({
      method: 'PUT',
      path: '/rental/user/trip/cancel-trip',
      body: { trip_id: 9, cancellation_reason: 'Rain' },
    });
  });

  it('reviews the trip with stars and text, for its vehicle or its driver [RENT-54]', async () => {
    for (const about of ['vehicle', 'driver'] as const) {
      const review = { tripId: 9, subject: { about, id: 3 }, rating: 5, comment: 'Clean', images: [] };
      const reviewing = await sent((client) => createTripApi(client).reviewTrip(review as never));
      expect(reviewing).toMatchObject({ method: 'POST', path: '/rental/user/review/add' });
      expect(fieldsOf(reviewing?.body)).toEqual({
        trip_id: '9',
        [`${about}_id`]: '3',
        rating: '5',
        comment: 'Clean',
      });
    }
  });

  it('asks for the price at another time without changing the trip [RENT-57]', async () => {
    const plan = { pickupAt: '2026-11-26T10:00:00Z', hours: 8 };
    const asked = await sent((client) => createTripApi(client).priceChange({ tripId: 9, plan } as never));
    expect(asked).toMatchObject({
      method: 'PUT',
      path: '/rental/user/trip/update-trip',
      body: { trip_id: 9, pickup_time: plan.pickupAt, estimated_hours: 8, is_preview: true },
    });
  });

  it('finds the trip by number and phone [RENT-55]', async () => {
    const found = await sent(
      (client) =>
        createTripApi(client)
          .trip({ tripId: 9, phone: '+971500000001' })
          .catch(() => null),
      null,
    );
    expect(found).toMatchObject({
      path: '/rental/user/trip/get-trip-details',
      query: { trip_id: '9', contact_number: '+971500000001', guest_id: 'guest-7' },
    });
  });
});

it('the URL of the browser’s push service is sent in the field that the client’s specification calls a token [NOTI-01]', async () => {
  const request = await sent((client) => createMessageApi(client).introduce('push-token'));
  expect(request).toMatchObject({
    method: 'PUT',
    path: '/customer/cm-firebase-token',
    body: { cm_firebase_token: 'push-token' },
  });
});
