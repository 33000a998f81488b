import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { OrderLine } from '../../../domain/placed-order';
import { orderTrackingMachine } from '../../../machines/orders/order-tracking.machine';
// Loaded in advance, so that its question is there at the first press.
import '../../../src/features/orders/actions/action-question';
import { ActionButtons, WithOrderActions } from '../../../src/features/orders/actions/order-actions';
import { OrderLines } from '../../../src/features/orders/detail/order-goods';
import { StatusHead } from '../../../src/features/orders/detail/status-head';
import { OrderTrackingActor } from '../../../src/features/orders/tracking/order-tracking.context';
import { orderOf } from '../../machines/orders/order-tracking.model';
import { ShopPage, sessionOf } from '../../support/shop-page';
import { resting } from '../../support/walk-flow';
import { renderPage } from '../../support/walk-page';

const order = orderOf('delivered', {
  choices: {
    canCancel: false,
    cancelRefund: 0,
    canPay: false,
    canSendPrescription: false,
    canAcceptPrice: false,
    refundUntil: '2026-11-25T12:00:00.000Z',
    reviewUntil: null,
    canReorder: true,
  },
});
const line = (id: number, name: string): OrderLine => ({
  id,
  itemId: id,
  name,
  imageUrl: null,
  quantity: 1,
  unitPrice: 100,
  choices: [],
  addOns: [],
  total: 100,
  taxPercent: null,
  reasons: null,
  ifUnavailable: null,
  note: null,
  person: null,
});
const picture = (name: string, type = 'image/jpeg') => new File([name], name, { type });

it('a refund request sends its reason, the affected lines and up to three previewed pictures once, without removed pictures [ORD-07, CONST-07, PHAR-03, PHAR-04, MSG-36]', async () => {
  const user = userEvent.setup({ applyAccept: false });
  const requestRefund = vi.fn(async () => 'We look at it.');
  const tracking = createActor(resting(orderTrackingMachine), { input: { lookup: null } }).start();
  await renderPage(
    <ShopPage session={sessionOf('a token')}>
      <OrderTrackingActor actor={tracking as never}>
        <WithOrderActions order={order}>
          <ActionButtons order={order} />
        </WithOrderActions>
      </OrderTrackingActor>
    </ShopPage>,
    {
      api: {
        orders: {
          refundReasons: async () => ['Something was missing'],
          lines: async () => [line(1, 'Hummus'), line(2, 'Hot Wings'), line(3, 'Bread')],
          requestRefund,
        },
      },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Request a refund' }));
  const question = within(await screen.findByRole('dialog', { name: 'Request a refund' }));
  await user.click(await question.findByRole('radio', { name: 'Something was missing' }));
  const problem = (name: string) => question.findByRole('combobox', { name: `Problem with ${name}` });
  await user.selectOptions(await problem('Hot Wings'), 'Missing');
  await user.selectOptions(await problem('Bread'), 'Damaged');
  await user.selectOptions(await problem('Bread'), 'No problem');
  const files = question.getByLabelText('Add photos', { selector: 'input' });
  await user.upload(files, picture('notes.pdf', 'application/pdf'));
  expect(question.getByText('Please choose a JPG, PNG or GIF image.')).toBeTruthy();
  await user.upload(files, [picture('a.jpg'), picture('b.jpg')]);
  expect(question.queryByText('Please choose a JPG, PNG or GIF image.')).toBeNull();
  await user.upload(files, [picture('c.jpg'), picture('d.jpg')]);
  expect(question.getByText('Maximum 3 images can be send at a time.')).toBeTruthy();
  const shown = () => question.getAllByRole('img').map((image) => image.getAttribute('alt'));
  expect(shown()).toEqual(['a.jpg', 'b.jpg']);
  await user.click(question.getByRole('button', { name: 'Remove b.jpg' }));
  await user.upload(files, picture('c.jpg'));
  expect(shown()).toEqual(['a.jpg', 'c.jpg']);
  await user.dblClick(question.getByRole('button', { name: 'Submit request' }));
  expect(requestRefund).toHaveBeenCalledOnce();
  expect(requestRefund).toHaveBeenCalledWith({
    orderId: order.id,
    reason: 'Something was missing',
    note: '',
    lines: [{ lineId: 2, problem: 'missing' }],
    images: [expect.objectContaining({ name: 'a.jpg' }), expect.objectContaining({ name: 'c.jpg' })],
  });
});

it('a refunded order says that the money was returned [ORD-07]', async () => {
  await renderPage(
    <ShopPage>
      <StatusHead order={orderOf('refunded', {})} />
    </ShopPage>,
  );
  expect(screen.getByRole('status').textContent).toBe('Your order has been refunded.');
});

it('an order shows a reported problem beside the affected line [ORD-07]', async () => {
  const refund = {
    status: 'requested',
    reason: 'Missing',
    note: null,
    answer: null,
    amount: 100,
    tax: 0,
    imageUrls: [],
    lines: [{ lineId: 2, problem: 'damaged' }],
  } as const;
  const lines = [line(1, 'Hummus'), line(2, 'Hot Wings')];
  await renderPage(
    <ShopPage>
      <OrderLines
        order={orderOf('refund_requested', {
          refund: { ...refund, imageUrls: [], lines: [...refund.lines] },
        })}
        lines={lines}
      />
    </ShopPage>,
  );
  const text = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(text[0]).not.toContain('Reported');
  expect(text[1]).toContain('Hot Wings');
  expect(text[1]).toContain('Reported: Damaged');
});
