import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { OrderPayment, PlacedOrder } from '../../../domain/order-quote';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import { deferredActors, settled } from '../../support/deferred';
import { cancelledOrder, cashlessOrder, cashOrder, dueOrder, lateOrder } from './orders';

async function waiting(order: PlacedOrder = dueOrder) {
  const effects = deferredActors('readOrder', 'changePayment', 'openPage', 'cancelOrder');
  const flow = createActor(paymentMachine.provide({ actors: effects.actors }), {
    input: { orderId: dueOrder.id, flag: null, order: null, payment: { by: 'cash' } },
  });
  flow.start();
  effects.latest('readOrder').resolve(order);
  await settled();
  return { effects, flow };
}

/** An order that waits for its payment; tells what is asked and said while it is paid like this. */
async function paid(payment: OrderPayment, usesWallet = false) {
  const { effects, flow } = await waiting();
  const said: unknown[] = [];
  flow.on('*', (news) => said.push(news));
  flow.send({ type: 'payment.chosen', payment, usesWallet });
  flow.send({ type: 'payment.requested' });
  const { input: asked } = effects.latest('changePayment');
  effects.latest('changePayment').resolve(cashOrder);
  await settled();
  return { asked, said };
}

it('says in the client’s words that the details of a payment by hand are with the order [CHK-04, MSG-76]', async () => {
  const byHand = { by: 'offline', methodId: 1, fields: { reference: 'T-1' }, isWhole: true } as const;
  const updated = { type: 'notice', code: 'paymentInfoUpdated' };
  expect((await paid(byHand)).said).toContainEqual(updated);
  expect((await paid({ by: 'cash' })).said).not.toContainEqual(updated);
});

it('takes from the wallet first when asked to, and tells that it may hold less; the wallet alone shares with nothing [CHK-04]', async () => {
  const shared = await paid({ by: 'cash' }, true);
  expect(shared.asked).toMatchObject({ payment: { by: 'cash' }, usesWallet: true });
  expect(shared.said).toEqual([{ type: 'wallet.moved' }]);
  expect((await paid({ by: 'wallet' }, true)).asked).toMatchObject({ usesWallet: false });
});

it('reads the order again when the gateway does not answer, since the wallet may have paid its part [CHK-04, CHK-07]', async () => {
  const { effects, flow } = await waiting();
  flow.send({
    type: 'payment.chosen',
    payment: { by: 'digital', gateway: 'demo' },
    usesWallet: true,
  });
  flow.send({ type: 'payment.requested' });
  effects.latest('changePayment').resolve(dueOrder);
  await settled();
  effects.latest('readOrder').resolve({ ...dueOrder, paid: 10_00 });
  await settled();
  expect(flow.getSnapshot().matches({ unpaid: 'choosing' })).toBe(true);
  expect(flow.getSnapshot().context).toMatchObject({ order: { paid: 10_00 }, failure: { code: 'server' } });
});

it('takes no cash above what a courier may take, says so at once and leaves the other ways open [CHK-03, CHK-07, MSG-77]', async () => {
  const { effects, flow } = await waiting(cashlessOrder);
  const choose = (payment: OrderPayment, usesWallet = false) =>
    flow.send({ type: 'payment.chosen', payment, usesWallet });
  const isRefused = () => flow.getSnapshot().matches({ unpaid: { choosing: 'cashTooMuch' } });
  choose({ by: 'cash' });
  expect(isRefused()).toBe(true);
  flow.send({ type: 'payment.requested' });
  expect(effects.callsOf('changePayment')).toHaveLength(0);
  // The wallet may leave less than that: the server knows.
  choose({ by: 'cash' }, true);
  expect(isRefused()).toBe(false);
  choose({ by: 'digital', gateway: 'demo' });
  flow.send({ type: 'payment.requested' });
  expect(effects.callsOf('changePayment')).toHaveLength(1);
});

it('takes in cash what the wallet has left of an order, when that is little enough [CHK-03, CHK-04]', async () => {
  const { flow } = await waiting({ ...cashlessOrder, paid: 4_00 });
  flow.send({ type: 'payment.chosen', payment: { by: 'cash' }, usesWallet: false });
  expect(flow.getSnapshot().matches({ unpaid: { choosing: 'ready' } })).toBe(true);
});

it('lets whoever came back without having paid pay at once, and waits for the others [CHK-07, X-05]', async () => {
  const effects = deferredActors('readOrder');
  const flow = createActor(paymentMachine.provide({ actors: effects.actors }), {
    input: { orderId: dueOrder.id, flag: 'pending', order: null, payment: { by: 'cash' } },
  });
  flow.start();
  flow.send({ type: 'payment.denied' });
  expect(flow.getSnapshot().matches({ confirmingPayment: 'asking' })).toBe(true);
  effects.latest('readOrder').resolve(dueOrder);
  await settled();
  expect(flow.getSnapshot().matches({ confirmingPayment: 'pausing' })).toBe(true);
  flow.send({ type: 'payment.denied' });
  expect(flow.getSnapshot().matches({ unpaid: { choosing: 'ready' } })).toBe(true);
});

it('asks before it cancels: a press alone ends no order, and keeping it leaves all as it was [ORD-06, CHK-07]', async () => {
  const { effects, flow } = await waiting();
  flow.send({ type: 'cancel.requested' });
  flow.send({ type: 'cancel.requested' });
  expect(flow.getSnapshot().matches({ unpaid: 'doubting' })).toBe(true);
  flow.send({ type: 'question.closed' });
  expect(flow.getSnapshot().matches({ unpaid: { choosing: 'ready' } })).toBe(true);
  flow.send({ type: 'order.cancelled' });
  expect(effects.callsOf('cancelOrder')).toHaveLength(0);
  flow.send({ type: 'cancel.requested' });
  flow.send({ type: 'order.cancelled' });
  flow.send({ type: 'order.cancelled' });
  expect(effects.callsOf('cancelOrder')).toHaveLength(1);
  effects.latest('cancelOrder').resolve(undefined);
  await settled();
  expect(flow.getSnapshot().value).toBe('cancelled');
});

it.each([
  ['payment', ['payment.requested'], 'changePayment'],
  ['cancelling', ['cancel.requested', 'order.cancelled'], 'cancelOrder'],
] as const)(
  'after a refused %s looks at the order again: what another tab has ended offers nothing more to press [CHK-07, X-05]',
  async (_what, presses, effect) => {
    const { effects, flow } = await waiting();
    for (const type of presses) flow.send({ type });
    effects.latest(effect).reject({ code: 'refused' });
    await settled();
    effects.latest('readOrder').resolve(cancelledOrder);
    await settled();
    expect(flow.getSnapshot().value).toBe('cancelled');
  },
);

it('says why it was refused, where the order still waits for its payment [CHK-07]', async () => {
  const { effects, flow } = await waiting();
  flow.send({ type: 'payment.requested' });
  effects.latest('changePayment').reject({ code: 'refused' });
  await settled();
  effects.latest('readOrder').resolve(dueOrder);
  await settled();
  expect(flow.getSnapshot().matches({ unpaid: 'choosing' })).toBe(true);
  expect(flow.getSnapshot().context.failure).toMatchObject({ code: 'refused' });
});

it('looks at the order by itself once there is a network again [CHK-07, NFR-08]', async () => {
  const { effects, flow } = await waiting();
  flow.send({ type: 'retry.requested' });
  effects.latest('readOrder').reject({ code: 'offline' });
  await settled();
  expect(flow.getSnapshot().matches({ confirmingPayment: 'unread' })).toBe(true);
  flow.send({ type: 'network.online' });
  effects.latest('readOrder').resolve(lateOrder);
  await settled();
  expect(flow.getSnapshot().output).toMatchObject({ isCancelled: true, isTooLate: true });
});
