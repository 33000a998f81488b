import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { OrderPayment, PlacedOrder } from '../../../domain/order-quote';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import { deferredActors, settled } from '../../support/deferred';
import { cancelledOrder, cashlessOrder, cashOrder, dueOrder, lateOrder } from './orders';

const press = { type: 'payment.requested', balance: null } as const;
const cancelling = { type: 'cancel.requested' } as const;

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

/** Pays an order with this method. Returns the requests and events of the payment. */
async function paid(payment: OrderPayment, usesWallet = false) {
  const { effects, flow } = await waiting();
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.send({ type: 'payment.chosen', payment, usesWallet });
  flow.send(press);
  const { input: requested } = effects.latest('changePayment');
  effects.latest('changePayment').resolve(cashOrder);
  await settled();
  return { requested, emitted };
}

it('saving the details of an offline payment shows the message of the client’s specification [CHK-04, MSG-76]', async () => {
  const offline = { by: 'offline', methodId: 1, fields: { reference: 'T-1' }, isWhole: true } as const;
  const updated = { type: 'notice', code: 'paymentInfoUpdated' };
  expect((await paid(offline)).emitted).toContainEqual(updated);
  expect((await paid({ by: 'cash' })).emitted).not.toContainEqual(updated);
});

it('“use wallet” pays a part from the wallet first, and choosing the wallet as the method pays all from it [CHK-04]', async () => {
  const shared = await paid({ by: 'cash' }, true);
  expect(shared.requested).toMatchObject({ payment: { by: 'cash' }, usesWallet: true });
  expect(shared.emitted).toEqual([{ type: 'wallet.moved' }]);
  expect((await paid({ by: 'wallet' }, true)).requested).toMatchObject({ usesWallet: false });
});

it('the order reloads when the gateway does not respond, because the wallet may have paid its part [CHK-04, CHK-07]', async () => {
  const { effects, flow } = await waiting();
  flow.send({
    type: 'payment.chosen',
    payment: { by: 'digital', gateway: 'demo' },
    usesWallet: true,
  });
  flow.send(press);
  effects.latest('changePayment').resolve(dueOrder);
  await settled();
  effects.latest('readOrder').resolve({ ...dueOrder, paid: 10_00 });
  await settled();
  expect(flow.getSnapshot().matches({ unpaid: 'choosing' })).toBe(true);
  expect(flow.getSnapshot().context).toMatchObject({ order: { paid: 10_00 }, failure: { code: 'server' } });
});

it('cash above the limit is rejected immediately, and other methods stay available [CHK-03, CHK-07, MSG-77]', async () => {
  const { effects, flow } = await waiting(cashlessOrder);
  const choose = (payment: OrderPayment, usesWallet = false) =>
    flow.send({ type: 'payment.chosen', payment, usesWallet });
  const isRefused = () => flow.getSnapshot().matches({ unpaid: { choosing: 'cashTooMuch' } });
  choose({ by: 'cash' });
  expect(isRefused()).toBe(true);
  flow.send(press);
  expect(effects.callsOf('changePayment')).toHaveLength(0);
  // The wallet may pay so much that the rest is within the limit, so the server decides.
  choose({ by: 'cash' }, true);
  expect(isRefused()).toBe(false);
  choose({ by: 'digital', gateway: 'demo' });
  flow.send(press);
  expect(effects.callsOf('changePayment')).toHaveLength(1);
});

it('cash is accepted when the amount left after the wallet’s part is small enough [CHK-03, CHK-04]', async () => {
  const { flow } = await waiting({ ...cashlessOrder, paid: 4_00 });
  flow.send({ type: 'payment.chosen', payment: { by: 'cash' }, usesWallet: false });
  expect(flow.getSnapshot().matches({ unpaid: { choosing: 'ready' } })).toBe(true);
});

it('a customer who returns unpaid from the gateway can pay immediately, and later responses are awaited [CHK-07, X-05]', async () => {
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

it('cancelling an unpaid order is confirmed first, and keeping the order changes nothing [ORD-06, CHK-07]', async () => {
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
  ['payment', [press], 'changePayment'],
  ['cancelling', [cancelling, { type: 'order.cancelled' }], 'cancelOrder'],
] as const)(
  'a refused %s reloads the order, and an order that another tab ended offers no action [CHK-07, X-05]',
  async (_what, presses, effect) => {
    const { effects, flow } = await waiting();
    for (const event of presses) flow.send(event);
    effects.latest(effect).reject({ code: 'refused' });
    await settled();
    effects.latest('readOrder').resolve(cancelledOrder);
    await settled();
    expect(flow.getSnapshot().value).toBe('cancelled');
  },
);

it('a refusal of a payment is explained while the order still waits for payment [CHK-07]', async () => {
  const { effects, flow } = await waiting();
  flow.send(press);
  effects.latest('changePayment').reject({ code: 'refused' });
  await settled();
  effects.latest('readOrder').resolve(dueOrder);
  await settled();
  expect(flow.getSnapshot().matches({ unpaid: 'choosing' })).toBe(true);
  expect(flow.getSnapshot().context.failure).toMatchObject({ code: 'refused' });
});

it('the unpaid order reloads when the network is back [CHK-07, NFR-08]', async () => {
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

describe('The wallet part and the remaining part of a payment', () => {
  const first = { type: 'payment.chosen', payment: { by: 'cash' }, usesWallet: true } as const;
  const refused = (wallet: number, due: number) => ({
    code: 'refused',
    errors: [{ code: 'split_changed', message: 'Changed.' }],
    split: { wallet, due },
  });

  it('are accepted as shown by pressing Pay, together with the shown balance [CHK-14]', async () => {
    const { effects, flow } = await waiting({ ...dueOrder, total: 24_00 });
    flow.send(first);
    flow.send({ type: 'payment.requested', balance: 20_00 });
    expect(effects.latest('changePayment').input).toMatchObject({ split: { wallet: 20_00, due: 4_00 } });
  });

  it('are shown again after a refusal, sent with the next press, and dropped for another method [CHK-14]', async () => {
    const { effects, flow } = await waiting({ ...dueOrder, total: 24_00 });
    const emitted: unknown[] = [];
    flow.on('*', (event) => emitted.push(event));
    flow.send(first);
    flow.send({ type: 'payment.requested', balance: 20_00 });
    effects.latest('changePayment').reject(refused(5_00, 19_00));
    await settled();
    expect(flow.getSnapshot().matches({ unpaid: 'choosing' })).toBe(true);
    expect(flow.getSnapshot().context).toMatchObject({
      usesWallet: true,
      split: { wallet: 5_00, due: 19_00 },
      failure: { code: 'refused' },
    });
    expect(emitted).toEqual([{ type: 'wallet.moved' }]);
    expect(effects.callsOf('changePayment')).toHaveLength(1);
    flow.send({ type: 'payment.requested', balance: 20_00 });
    expect(effects.latest('changePayment').input).toMatchObject({ split: { wallet: 5_00, due: 19_00 } });
    effects.latest('changePayment').reject(refused(1_00, 23_00));
    await settled();
    flow.send({ type: 'payment.chosen', payment: { by: 'wallet' }, usesWallet: false });
    flow.send({ type: 'payment.requested', balance: 30_00 });
    expect(effects.latest('changePayment').input).toMatchObject({ split: { wallet: 24_00, due: 0 } });
  });
});
