import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { USUAL_CURRENCY } from '../../../domain/money';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import { toTracked } from '../../../src/api/checkout-mapping';
import { Paying } from '../../../src/features/checkout/after/paying';
import { OrderAmounts } from '../../../src/features/orders/detail/order-goods';
import { dueOrder } from '../../machines/checkout/orders';
import { orderOf } from '../../machines/orders/order-tracking.model';
import { deferredActors, settled } from '../../support/deferred';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { paymentStage } from './stages';

it('the payment texts for cash mention collecting for take-away, and delivery otherwise [CHK-04, CHK-07, DLV-02]', async () => {
  const user = userEvent.setup();
  const effects = deferredActors('readOrder', 'changePayment', 'openPage', 'cancelOrder');
  const flow = createActor(paymentMachine.provide({ actors: effects.actors }), {
    input: { orderId: dueOrder.id, flag: null, order: null, payment: { by: 'cash' } },
  });
  flow.start();
  await renderPage(
    <ShopPage>
      <Paying flow={flow} subject="order" />
    </ShopPage>,
    paymentStage.context,
  );
  effects.latest('readOrder').resolve({ ...dueOrder, isTakeAway: true });
  await settled();
  await user.click(await screen.findByText('Change payment method'));
  expect(screen.queryByRole('radio', { name: /Cash on delivery/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Cash at pickup/ }));
  await user.click(screen.getByRole('button', { name: 'Pay cash at pickup' }));
  // The answer about the payment method doesn't repeat the paid amount.
  effects.latest('changePayment').resolve({ ...dueOrder, paymentUrl: 'https://pay.example/1' });
  await settled();
  effects.latest('openPage').reject({ code: 'server' });
  await settled();
  expect(await screen.findByRole('radio', { name: /Cash at pickup/ })).toBeTruthy();
});

it('an order read from the server is marked as take-away or delivery [DLV-02]', () => {
  const wire = { id: 1, order_status: 'pending', payment_method: 'cash_on_delivery' } as const;
  expect(toTracked({ ...wire, order_type: 'take_away' }, USUAL_CURRENCY).isTakeAway).toBe(true);
  expect(toTracked({ ...wire, order_type: 'delivery' }, USUAL_CURRENCY).isTakeAway).toBe(false);
});

it.each([
  ['take_away', 'Cash at pickup'],
  ['delivery', 'Cash on delivery'],
] as const)('the receipt of a %s order says where its cash is paid [ORD-03]', async (type, text) => {
  const order = orderOf('confirmed', { type, paymentMethod: 'cash_on_delivery', paymentStatus: 'unpaid' });
  await renderPage(
    <ShopPage>
      <OrderAmounts order={order} lines={[]} />
    </ShopPage>,
  );
  expect(screen.getByText(text)).toBeTruthy();
});
