import { afterEach, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { UnderWay } from '../../../domain/under-way';
import { underWayMachine } from '../../../machines/site/under-way.machine';
import { deferredActors, settled } from '../../support/deferred';
import { orderOf } from '../orders/order-tracking.model';

const preparing: UnderWay = { what: 'order', order: orderOf('processing') };
const onTheWay: UnderWay = { what: 'order', order: orderOf('picked_up') };

async function start(all: UnderWay[]) {
  const effects = deferredActors('readUnderWay');
  const watchPages = fromCallback<{ type: 'page.opened' }>(() => undefined);
  const flow = createActor(
    underWayMachine.provide({ actors: effects.actors }).provide({ actors: { watchPages } }),
  ).start();
  effects.latest('readUnderWay').resolve(all);
  await settled();
  return { flow, effects };
}

afterEach(() => vi.useRealTimers());

it('the bar of running orders updates its order while the customer stays on one page [ORD-22]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { flow, effects } = await start([preparing]);
  expect(flow.getSnapshot().context).toEqual({ shown: preparing, count: 1 });
  vi.advanceTimersByTime(25_000);
  expect(flow.getSnapshot().context.shown).toEqual(preparing);
  effects.latest('readUnderWay').resolve([onTheWay]);
  await settled();
  expect(flow.getSnapshot().context.shown).toEqual(onTheWay);
});

it('the bar of running orders disappears when the order has ended, and a new order brings it back [ORD-22]', async () => {
  const { flow, effects } = await start([onTheWay]);
  flow.send({ type: 'page.opened' });
  effects.latest('readUnderWay').resolve([]);
  await settled();
  expect(flow.getSnapshot().context).toEqual({ shown: null, count: 0 });
  flow.send({ type: 'page.opened' });
  effects.latest('readUnderWay').resolve([preparing]);
  await settled();
  expect(flow.getSnapshot().context.shown).toEqual(preparing);
});

it('the bar of running orders keeps the last known status when a refresh fails [ORD-22, NFR-08]', async () => {
  const { flow, effects } = await start([onTheWay]);
  flow.send({ type: 'page.opened' });
  effects.latest('readUnderWay').reject({ code: 'offline', messages: [] });
  await settled();
  expect(flow.getSnapshot().matches('live')).toBe(true);
  expect(flow.getSnapshot().context.shown).toEqual(onTheWay);
});
