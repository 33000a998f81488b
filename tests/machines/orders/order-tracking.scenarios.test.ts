import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { OrderStatus } from '../../../domain/placed-order';
import { orderTrackingMachine } from '../../../machines/orders/order-tracking.machine';
import type { NetworkUpdate, OrderLookup, OrderUpdate } from '../../../machines/orders/order-tracking.types';
import { deferredActors } from '../../support/deferred';
import { orderOf, salim } from './order-tracking.model';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const mine = { id: 1001, phone: null };
const AT = '2026-11-24T12:05:00.000Z';

function follow(lookup: OrderLookup | null = mine) {
  const effects = deferredActors('readOrder');
  const network: { tell: (event: NetworkUpdate) => void } = { tell: () => undefined };
  const streams: { tell: (event: OrderUpdate) => void; isOpen: boolean }[] = [];
  const flow = createActor(
    orderTrackingMachine.provide({ actors: effects.actors }).provide({
      actors: {
        watchNetwork: fromCallback<NetworkUpdate>(({ sendBack }) => {
          network.tell = sendBack;
        }),
        listen: fromCallback<OrderUpdate, OrderLookup>(({ sendBack }) => {
          const stream = { tell: sendBack as (event: OrderUpdate) => void, isOpen: true };
          streams.push(stream);
          return () => {
            stream.isOpen = false;
          };
        }),
      },
    }),
    { input: { lookup } },
  );
  flow.start();
  const rest = () => vi.advanceTimersByTimeAsync(0);
  return {
    flow,
    effects,
    at: () => flow.getSnapshot(),
    open: () => streams.filter(({ isOpen }) => isOpen).length,
    tell: (event: OrderUpdate) => streams.at(-1)?.tell(event),
    network: (event: NetworkUpdate['type']) => network.tell({ type: event }),
    reads: async (status: OrderStatus, overrides = {}) => {
      effects.latest('readOrder').resolve({ order: orderOf(status, overrides), receivedAt: 1 });
      await rest();
    },
    fails: async (code: string) => {
      effects.latest('readOrder').reject({ code, messages: [] });
      await rest();
    },
  };
}

it('a new status is shown live, and its details are loaded [ORD-05, ORD-10]', async () => {
  const { at, tell, reads, open } = follow();
  await reads('processing');
  expect(at().matches({ live: { stage: 'preparing', news: { streaming: 'quiet' } } })).toBe(true);
  tell({ type: 'status.changed', status: 'picked_up', at: AT, receivedAt: 2 });
  expect(at().context.order).toMatchObject({ status: 'picked_up', moments: { picked_up: AT } });
  expect(at().matches({ live: { stage: 'onTheWay', news: { streaming: 'reading' } } })).toBe(true);
  expect(open()).toBe(1);
  await reads('picked_up', { pin: '4821', courier: salim });
  expect(at().context.order?.pin).toBe('4821');
  expect(open()).toBe(1);
});

it('the courier’s position is updated with its time [ORD-05]', async () => {
  const { at, tell, reads } = follow();
  await reads('picked_up');
  tell({ type: 'courier.moved', courier: salim, receivedAt: 7 });
  expect(at().context).toMatchObject({ order: { courier: { spot: { lat: 25.02 } } }, receivedAt: 7 });
  tell({ type: 'signal.received', receivedAt: 9 });
  expect(at().context.receivedAt).toBe(9);
});

it('the order’s stream is closed when the order has ended, and the final status is shown [ORD-03, ORD-05]', async () => {
  const { at, tell, reads, open } = follow();
  await reads('picked_up');
  tell({ type: 'status.changed', status: 'delivered', at: AT, receivedAt: 2 });
  expect(open()).toBe(0);
  expect(at().context.order?.status).toBe('delivered');
  await reads('delivered', { paymentStatus: 'paid' });
  expect(at().value).toBe('finished');
  expect(at().context.order?.paymentStatus).toBe('paid');
});

it('an order is polled every twenty seconds only while a refund is pending [ORD-07]', async () => {
  const { at, reads, effects } = follow();
  await reads('refund_requested');
  expect(at().value).toBe('finished');
  await vi.advanceTimersByTimeAsync(20_000);
  await reads('refunded');
  expect(at().value).toBe('finished');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(effects.callsOf('readOrder')).toHaveLength(2);
});

it('the order is polled every eight seconds when the server cannot push [ORD-05]', async () => {
  const { at, tell, reads, effects, open } = follow();
  await reads('processing');
  tell({ type: 'stream.refused' });
  expect(open()).toBe(0);
  for (const times of [2, 3]) {
    await vi.advanceTimersByTimeAsync(8_000);
    expect(effects.callsOf('readOrder')).toHaveLength(times);
    await reads('processing');
  }
  await vi.advanceTimersByTimeAsync(8_000);
  await reads('delivered');
  expect(at().value).toBe('finished');
});

it('the last known order stays shown when requests fail, and retries have growing pauses [ORD-05, NFR-08]', async () => {
  const { at, tell, reads, fails, effects } = follow();
  await reads('processing');
  tell({ type: 'stream.ended' });
  expect(at().value).toBe('stale');
  expect(at().context.order?.status).toBe('processing');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(at().value).toBe('catchingUp');
  await fails('server');
  await vi.advanceTimersByTimeAsync(3_999);
  expect(effects.callsOf('readOrder')).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(effects.callsOf('readOrder')).toHaveLength(3);
  await reads('handover');
  expect(at().matches({ live: { stage: 'ready' } })).toBe(true);
  expect(at().context.failures).toBe(0);
});

it('another order can be looked up while a slow network still loads the previous one [ORD-04, NFR-08]', async () => {
  const { flow, at, tell, reads, effects } = follow();
  await reads('processing');
  tell({ type: 'stream.ended' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(at().value).toBe('catchingUp');
  flow.send({ type: 'lookup.reopened' });
  expect(at().value).toBe('lookup');
  flow.send({ type: 'lookup.submitted', lookup: { id: 1002, phone: null } });
  flow.send({ type: 'lookup.submitted', lookup: { id: 1003, phone: null } });
  expect(effects.latest('readOrder').input).toEqual({ id: 1003, phone: null });
});

it('the order is reloaded as soon as the network is back [NFR-08, ORD-05]', async () => {
  const { at, network, reads, open } = follow();
  await reads('processing');
  network('network.lost');
  expect(at().value).toBe('offline');
  expect(open()).toBe(0);
  expect(at().context.order?.status).toBe('processing');
  network('network.found');
  await reads('picked_up');
  expect(at().matches({ live: { stage: 'onTheWay' } })).toBe(true);
  expect(open()).toBe(1);
});

it('a wrong order number and a wrong phone get the same response, and the guest can retry [ORD-04, X-24]', async () => {
  const { at, flow, fails, reads, effects } = follow(null);
  expect(at().value).toBe('lookup');
  expect(effects.callsOf('readOrder')).toEqual([]);
  for (const lookup of [
    { id: 99999, phone: '+971501234567' },
    { id: 1101, phone: '+971500000000' },
  ]) {
    flow.send({ type: 'lookup.submitted', lookup });
    await fails('notFound');
    expect(at().value).toBe('notFound');
    expect(at().context).toMatchObject({ order: null, failure: null });
  }
  flow.send({ type: 'lookup.submitted', lookup: { id: 1101, phone: '+971501234567' } });
  await reads('processing');
  expect(at().matches('live')).toBe(true);
});

it('an order is removed when another one is looked up [ORD-04]', async () => {
  const { at, flow, reads, open } = follow(null);
  flow.send({ type: 'lookup.submitted', lookup: { id: 1101, phone: '+971501234567' } });
  await reads('processing');
  flow.send({ type: 'lookup.reopened' });
  expect(at().context).toMatchObject({ lookup: null, order: null });
  expect(open()).toBe(0);
});
