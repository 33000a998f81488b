import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import { Paying } from '../../../src/features/checkout/after/paying';
import { dueOrder } from '../../machines/checkout/orders';
import { deferredActors, settled } from '../../support/deferred';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { paymentStage } from './stages';

it('a refused payment split is replaced by the current one, which is paid only on the next press [CHK-14]', async () => {
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
  effects.latest('readOrder').resolve({ ...dueOrder, total: 24_00 });
  await settled();
  flow.send({ type: 'payment.chosen', payment: { by: 'cash' }, usesWallet: true });
  await user.click(await screen.findByRole('button', { name: 'Pay cash on delivery' }));
  effects.latest('changePayment').reject({
    code: 'refused',
    messages: ['The amount paid from your wallet has changed.'],
    split: { wallet: 5_00, due: 19_00 },
  });
  await settled();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The amount paid from your wallet has changed.',
  );
  expect(screen.getByText('$5.00 from your wallet and $19.00 with this method.')).toBeTruthy();
  expect(effects.callsOf('changePayment')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Pay cash on delivery' }));
  expect(effects.latest('changePayment').input).toMatchObject({ split: { wallet: 5_00, due: 19_00 } });
});
