import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { orderActionsMachine } from '../../../machines/orders/order-actions.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { changedAgain, dearer, gone, previewOf, reasons } from './order-actions.model';

function start() {
  const effects = deferredActors(
    'readCancelReasons',
    'cancelOrder',
    'readRefundReasons',
    'askRefund',
    'sendPrescription',
    'readDifferences',
    'fillCart',
    'sendReview',
  );
  const flow = createActor(orderActionsMachine.provide({ actors: effects.actors }), {
    input: { orderId: 1002, moduleId: 1 },
  });
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, emitted, effects, at: () => flow.getSnapshot() };
}

it('cancels with a reason, once, however often it is pressed [ORD-06]', async () => {
  const { flow, effects, emitted, at } = start();
  flow.send({ type: 'cancel.requested' });
  effects.latest('readCancelReasons').resolve(reasons);
  await settled();
  expect(at().context.reasons).toEqual(reasons);
  const press = { type: 'cancel.submitted', reason: 'Ordered by mistake', note: 'Sorry' } as const;
  flow.send(press);
  flow.send(press);
  expect(effects.callsOf('cancelOrder')).toHaveLength(1);
  expect(effects.latest('cancelOrder').input).toMatchObject({ orderId: 1002, reason: 'Ordered by mistake' });
  effects.latest('cancelOrder').resolve({ message: 'Your order was cancelled.' });
  await settled();
  expect(at().value).toBe('idle');
  expect(emitted).toEqual([
    { type: 'order.changed' },
    { type: 'notice', code: 'serverSaid', values: { text: 'Your order was cancelled.' } },
  ]);
});

it('says in the server’s words why it can not be cancelled any more, and reads the order again [ORD-06]', async () => {
  const { flow, effects, emitted, at } = start();
  flow.send({ type: 'cancel.requested' });
  effects.latest('readCancelReasons').resolve(reasons);
  await settled();
  flow.send({ type: 'cancel.submitted', reason: 'Ordered by mistake', note: '' });
  effects.latest('cancelOrder').reject({ code: 'refused', messages: ['The store has confirmed it.'] });
  await settled();
  expect(at().matches({ cancelling: 'choosing' })).toBe(true);
  expect(at().context.failure?.messages).toEqual(['The store has confirmed it.']);
  expect(emitted).toEqual([{ type: 'order.changed' }]);
});

it.each([
  ['cancel.requested', 'readCancelReasons', 'cancelOrder'],
  ['refund.requested', 'readRefundReasons', 'askRefund'],
] as const)('does nothing when %s is declined [ORD-06, ORD-07]', async (type, read, call) => {
  const { flow, effects, emitted, at } = start();
  flow.send({ type });
  effects.latest(read).resolve(reasons);
  await settled();
  flow.send({ type: 'question.closed' });
  expect(at().value).toBe('idle');
  expect(effects.callsOf(call)).toEqual([]);
  expect(emitted).toEqual([]);
});

it('asks for a refund with reason, note and pictures, and keeps the words when it is refused [ORD-07]', async () => {
  const { flow, effects, at } = start();
  flow.send({ type: 'refund.requested' });
  effects.latest('readRefundReasons').resolve(reasons);
  await settled();
  const picture = new File(['x'], 'cold.jpg');
  flow.send({ type: 'refund.submitted', reason: 'Cold', note: 'Quite', images: [picture] });
  expect(effects.latest('askRefund').input).toMatchObject({
    reason: 'Cold',
    note: 'Quite',
    images: [picture],
  });
  effects.latest('askRefund').reject({ code: 'refused', messages: ['Too late.'] });
  await settled();
  expect(at().matches({ refunding: 'writing' })).toBe(true);
  expect(at().context.failure?.messages).toEqual(['Too late.']);
});

it('lists what is missing or dearer before anything enters the cart [ORD-08, X-14]', async () => {
  const { flow, effects, emitted, at } = start();
  flow.send({ type: 'reorder.requested' });
  effects.latest('readDifferences').resolve(dearer);
  await settled();
  expect(at().matches({ reordering: 'asking' })).toBe(true);
  expect(effects.callsOf('fillCart')).toEqual([]);
  flow.send({ type: 'differences.accepted' });
  flow.send({ type: 'differences.accepted' });
  expect(effects.callsOf('fillCart').map(({ input }) => input)).toEqual([{ preview: dearer }]);
  effects.latest('fillCart').resolve(undefined);
  await settled();
  expect(emitted).toEqual([{ type: 'cart.filled', moduleId: 1 }]);
});

it('asks first where another store’s goods would leave the cart, or the store is closed [ORD-08, CART-20]', async () => {
  for (const own of [{ otherStore: 'Basil Kitchen' }, { isOpen: false }]) {
    const { flow, effects, at } = start();
    flow.send({ type: 'reorder.requested' });
    effects.latest('readDifferences').resolve(previewOf(own));
    await settled();
    expect(at().matches({ reordering: 'asking' })).toBe(true);
    flow.send({ type: 'question.closed' });
    expect(effects.callsOf('fillCart')).toEqual([]);
  }
});

it('puts all into the cart at once where nothing has changed [ORD-08]', async () => {
  const { flow, effects, at } = start();
  flow.send({ type: 'reorder.requested' });
  effects.latest('readDifferences').resolve(previewOf());
  await settled();
  expect(at().matches({ reordering: 'filling' })).toBe(true);
});

it('compares again what became different in between [ORD-08, X-14]', async () => {
  const { flow, effects, at } = start();
  flow.send({ type: 'reorder.requested' });
  effects.latest('readDifferences').resolve(previewOf());
  await settled();
  effects.latest('fillCart').reject(changedAgain);
  await settled();
  effects.latest('readDifferences').resolve(dearer);
  await settled();
  expect(at().matches({ reordering: 'asking' })).toBe(true);
});

it('says so when nothing of it can be had [ORD-08]', async () => {
  const { flow, effects, at } = start();
  flow.send({ type: 'reorder.requested' });
  effects.latest('readDifferences').resolve(gone);
  await settled();
  expect(at().matches({ reordering: 'nothingLeft' })).toBe(true);
  flow.send({ type: 'differences.accepted' });
  expect(effects.callsOf('fillCart')).toEqual([]);
});

it('sends a review of what it is about, and the order shows it at once [ORD-09]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'review.requested', target: { about: 'item', itemId: 102 } });
  flow.send({ type: 'review.submitted', rating: 4, comment: 'Good', images: [] });
  expect(effects.latest('sendReview').input).toMatchObject({
    orderId: 1002,
    target: { about: 'item', itemId: 102 },
    rating: 4,
  });
  effects.latest('sendReview').resolve({ message: 'Thank you.' });
  await settled();
  expect(emitted[0]).toEqual({ type: 'order.changed' });
});

it('sends another prescription once, and keeps the question open when it is refused [PHAR-05]', async () => {
  const { flow, effects, emitted, at } = start();
  flow.send({ type: 'prescription.requested' });
  const press = { type: 'prescription.submitted', images: [] } as const;
  flow.send(press);
  flow.send(press);
  expect(effects.callsOf('sendPrescription')).toHaveLength(1);
  effects.latest('sendPrescription').reject({ code: 'refused', messages: ['Not this one.'] });
  await settled();
  expect(at().matches({ prescribing: 'choosing' })).toBe(true);
  expect(at().context.failure?.messages).toEqual(['Not this one.']);
  flow.send(press);
  effects.latest('sendPrescription').resolve({ message: 'Sent.' });
  await settled();
  expect(at().value).toBe('idle');
  expect(emitted[0]).toEqual({ type: 'order.changed' });
});
