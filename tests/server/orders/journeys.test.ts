import { describe, expect, it } from 'vitest';
import type { Order } from '../../../contract/types.gen';
import { distanceKm, type LatLng } from '../../../domain/geo';
import { demoJourneys } from '../../../server/demo/journeys/journeys';
import { pointAlong, timetable } from '../../../server/demo/journeys/timetable';
import { demoGeo } from '../../../server/geo/city-geo';
import { onDatabase } from '../../support/server';
import { AMIRA, form, newPerson, signedInAs } from '../account/person';
import { follow, sendFollowersHome } from '../cart/follower';
import { order, rowOf, unbalanced, withWraps } from '../checkout/orderer';
import { newOrder, stateOf } from './placed';

const SECOND = 1000;
const SOON = { timeout: 10_000 };
const geo = demoGeo;

describe('The simulated courier', () => {
  const way: LatLng[] = [
    { lat: 25, lng: 55 },
    { lat: 25, lng: 55.1 },
    { lat: 25, lng: 55.3 },
  ];

  it('has covered the share of the route that matches the elapsed time [ORD-05]', () => {
    expect(pointAlong(way, 0)).toEqual(way[0]);
    expect(pointAlong(way, 0.5)?.lng).toBeCloseTo(55.15, 6);
    expect(pointAlong(way, 1)?.lng).toBeCloseTo(55.3, 9);
    expect(pointAlong(way, 7)?.lng).toBeCloseTo(55.3, 9);
    expect([pointAlong(way.slice(0, 1), 0.5), pointAlong([], 0.5)]).toEqual([way[0], null]);
  });

  it('starts a scheduled order only shortly before its time [DLV-07]', () => {
    const now = timetable({ kind: 'delivery', placedAt: 0, scheduledAt: null });
    const later = timetable({ kind: 'delivery', placedAt: 0, scheduledAt: 5 * 3600 * SECOND });
    expect(later[0]).toEqual(now[0]);
    expect(later.at(-1)?.after).toBeGreaterThan(4 * 3600 * SECOND);
  });
});

onDatabase('The demo', (server) => {
  sendFollowersHome();
  const stage = () =>
    demoJourneys({ database: server().database, geo, orders: server().orders, inboxes: server().inboxes });

  it('brings an order to the door by road and collects the cash [ORD-03, ORD-05]', async () => {
    const person = await withWraps(server());
    const { order_id: id } = (await order(person)).body;
    const read = async () =>
      (await person.send<Order>('GET', '/customer/order/track', { query: { order_id: id } })).body;
    const begun = Date.now();
    const { play } = stage();
    await play(begun);
    const seen: string[] = [];
    const way: LatLng[] = [];
    for (let elapsed = 0; elapsed <= 280; elapsed += 10) {
      await play(begun + elapsed * SECOND);
      const now = await read();
      if (now.order_status !== seen.at(-1)) seen.push(now.order_status);
      const { lat, lng } = now.delivery_man ?? {};
      if (now.order_status === 'picked_up') way.push({ lat: Number(lat), lng: Number(lng) });
    }
    expect(seen).toEqual(['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered']);
    const done = await read();
    expect(done).toMatchObject({ payment_status: 'paid', otp: null, actions: { can_cancel: false } });
    expect(Date.parse(done.delivered ?? '') - Date.parse(done.created_at)).toBe(265 * SECOND);
    const home = {
      lat: Number(done.delivery_address?.latitude),
      lng: Number(done.delivery_address?.longitude),
    };
    const left = way.map((point) => distanceKm(point, home));
    expect(left.at(-1)).toBeLessThan((left[0] ?? 0) / 4);
    expect(await unbalanced(server())).toEqual([]);
  });

  it('does not move an unpaid or cancelled order [CHK-07, ORD-06]', async () => {
    const person = await newPerson(server());
    const unpaid = await newOrder(server(), { customerId: person.id, method: 'digital_payment' });
    const raced = await newOrder(server(), { customerId: person.id });
    const begun = Date.now();
    const { play } = stage();
    await play(begun);
    const [, { status }] = await Promise.all([
      play(begun + 41 * SECOND),
      person.send('PUT', '/customer/order/cancel', { body: { order_id: raced, reason: 'Too slow' } }),
    ]);
    expect(await stateOf(server(), raced)).toBe(status === 200 ? 'canceled' : 'confirmed');
    expect(await stateOf(server(), unpaid)).toBe('pending');
    await play(begun + 90 * SECOND);
    expect(['canceled', 'processing']).toContain(await stateOf(server(), raced));
  });

  it('approves a refund after a while and credits the wallet [ORD-07]', async () => {
    const person = await newPerson(server());
    const id = await newOrder(server(), { customerId: person.id, status: 'delivered', deliveredAgo: 1000 });
    await person.send(
      'POST',
      '/customer/order/refund-request',
      form({ order_id: String(id), customer_reason: 'It arrived far too late' }),
    );
    const { play } = stage();
    const begun = Date.now();
    await play(begun);
    expect(await stateOf(server(), id)).toBe('refund_requested');
    await play(begun + 61 * SECOND);
    expect(await rowOf(server(), id)).toMatchObject({ status: 'refunded' });
  });

  it('shows the same expected time of an order before and after its courier moves [ORD-05, ORD-10]', async () => {
    const amira = await signedInAs(server(), AMIRA);
    const expected = async () =>
      (await amira.send<Order>('GET', '/customer/order/track', { query: { order_id: 1001 } })).body
        .expected_at;
    const atFirst = await expected();
    expect(atFirst).toBe('2026-11-24T09:05:00.000Z');
    await stage().play(900_000_000);
    expect(await expected()).toBe(atFirst);
  });

  it('keeps the status of its sample orders while the courier moves, even without viewers [ORD-05]', async () => {
    const amira = await signedInAs(server(), AMIRA);
    const where = async () =>
      (await amira.send<Order>('GET', '/customer/order/track', { query: { order_id: 1001 } })).body
        .delivery_man;
    await stage().play(900_000_000);
    const before = await where();
    await stage().play(900_100_000);
    expect(await where()).not.toMatchObject({ lat: before?.lat, lng: before?.lng });
    const stream = await follow(server(), {
      token: amira.token ?? '',
      path: '/customer/order/track/stream?order_id=1001',
    });
    const { play } = stage();
    await play(1_000_000_000);
    await play(1_000_005_000);
    await expect.poll(() => stream.text().match(/event: location/g)?.length ?? 0, SOON).toBeGreaterThan(0);
    expect(await stateOf(server(), 1001)).toBe('picked_up');
    expect(await stateOf(server(), 1101)).toBe('processing');
  });
});
