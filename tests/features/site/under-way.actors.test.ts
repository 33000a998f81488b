import { beforeEach, expect, it } from 'vitest';
import { underWayMachine } from '../../../machines/site/under-way.machine';
import { provideUnderWay, underWayOnDevice } from '../../../src/features/site/under-way/under-way.actors';
import { orderOf } from '../../machines/orders/order-tracking.model';
import { tripOf } from '../../machines/rental/trip-tracking.model';
import { listeningTo, outcomeOf, placeholdersLeft } from '../../support/effects';

const phone = '+971501234567';
const deviceApi = (status: 'picked_up' | 'delivered', requests: unknown[] = []) => ({
  orders: {
    order: async (wanted: { id: number }) => {
      requests.push(wanted.id);
      return orderOf(status, { id: wanted.id });
    },
  },
  rental: { trip: async () => tripOf('ongoing') },
});

beforeEach(() => localStorage.clear());

it('the bar of running orders reloads when another page opens, until the bar is removed [ORD-22]', async () => {
  let listener: (event: { pathChanged: boolean }) => void = () => undefined;
  let stopped = 0;
  const pages = {
    subscribe: (_: 'onResolved', received: typeof listener) => {
      listener = received;
      return () => {
        stopped += 1;
      };
    },
  };
  const flow = provideUnderWay({ pages, readAll: async () => [] });
  expect(placeholdersLeft(underWayMachine, flow)).toEqual([]);
  expect(await outcomeOf(flow, 'readUnderWay')).toEqual([]);
  const watched = listeningTo(flow, 'watchPages');
  listener({ pathChanged: false });
  listener({ pathChanged: true });
  expect(watched.received.filter(({ type }) => type === 'page.opened')).toHaveLength(1);
  watched.stop();
  expect(stopped).toBe(1);
});

it('the bar of running orders lists a guest’s orders and trips of this device [ORD-22, ORD-20, RENT-55]', async () => {
  localStorage.setItem('guest_orders', JSON.stringify([{ id: 1001, phone }]));
  localStorage.setItem('guest_trips', JSON.stringify([{ id: 2001, phone }]));
  const all = await underWayOnDevice(deviceApi('picked_up'));
  expect(all.map(({ what }) => what)).toEqual(['order', 'trip']);
});

it('the bar of running orders requests an ended order once, and at most three orders [ORD-22]', async () => {
  const saved = [1, 2, 3, 4].map((id) => ({ id, phone }));
  localStorage.setItem('guest_orders', JSON.stringify(saved));
  const requests: number[] = [];
  expect(await underWayOnDevice(deviceApi('delivered', requests))).toEqual([]);
  await underWayOnDevice(deviceApi('delivered', requests));
  expect(requests).toEqual([1, 2, 3, 4]);
});
