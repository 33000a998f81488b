import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { OrderPayment } from '../../../domain/order-quote';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import { deferredActors, settled } from '../../support/deferred';
import { cashOrder, dueOrder } from './orders';

/** An order that waits for its payment; tells what is said while it is paid like this. */
async function paid(payment: OrderPayment): Promise<unknown[]> {
  const effects = deferredActors('readOrder', 'changePayment', 'openPage', 'cancelOrder');
  const flow = createActor(paymentMachine.provide({ actors: effects.actors }), {
    input: { orderId: dueOrder.id, flag: null, order: null, payment: { by: 'cash' } },
  });
  const said: unknown[] = [];
  flow.on('*', (news) => said.push(news));
  flow.start();
  effects.latest('readOrder').resolve(dueOrder);
  await settled();
  flow.send({ type: 'payment.chosen', payment });
  flow.send({ type: 'payment.requested' });
  effects.latest('changePayment').resolve(cashOrder);
  await settled();
  return said;
}

it('says in the client’s words that the details of a payment by hand are with the order [CHK-04, MSG-76]', async () => {
  const byHand = { by: 'offline', methodId: 1, fields: { reference: 'T-1' }, isWhole: true } as const;
  expect(await paid(byHand)).toEqual([{ type: 'notice', code: 'paymentInfoUpdated' }]);
  expect(await paid({ by: 'cash' })).toEqual([]);
});
