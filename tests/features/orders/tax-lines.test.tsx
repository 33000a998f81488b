import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderLine } from '../../../domain/placed-order';
import type { TaxPart } from '../../../domain/tax';
import { OrderAmounts, OrderLines } from '../../../src/features/orders/detail/order-goods';
import { StatusHead } from '../../../src/features/orders/detail/status-head';
import { orderOf } from '../../machines/orders/order-tracking.model';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const taxes: TaxPart[] = [
  { percent: 15, sources: ['item'], goods: 9_00, tax: 1_35 },
  { percent: 0, sources: ['category'], goods: 3_60, tax: 0 },
];
const line = (id: number, name: string, total: number, taxPercent: number | null): OrderLine => ({
  id,
  itemId: id,
  name,
  imageUrl: null,
  quantity: 1,
  unitPrice: total,
  choices: [],
  addOns: [],
  total,
  taxPercent,
  reasons: null,
  ifUnavailable: null,
  note: null,
  person: null,
});
const lines = [line(1, 'Olives', 10_00, 15), line(2, 'Bread', 4_00, 0)];
const show = (order: Parameters<typeof orderOf>[1], of: OrderLine[] = lines) =>
  renderPage(
    <ShopPage>
      <OrderLines order={orderOf('delivered', order)} lines={of} />
      <OrderAmounts order={orderOf('delivered', order)} lines={of} />
    </ShopPage>,
  );
const rowOf = (name: string) => screen.getByText(name).closest('div')?.textContent;

it('an order shows one row for each tax rate, and the rate of each line [PRICE-11, ORD-03]', async () => {
  await show({ taxes, tax: 1_35, couponDiscount: 1_40, total: 18_95 });
  expect(await screen.findByText('Tax (15% of $9.00)')).toBeTruthy();
  expect(rowOf('Tax (15% of $9.00)')).toMatch(/\$1\.35.*Item rate\./);
  expect(rowOf('Tax (0% of $3.60)')).toMatch(/\$0\.00.*Category rate\./);
  expect(screen.getByText('Tax rate: 15%')).toBeTruthy();
  expect(screen.getByText('Tax rate: 0%')).toBeTruthy();
  expect(screen.queryByText('Other adjustments')).toBeNull();
});

it('an order shows the included tax of each rate [PRICE-04, PRICE-11]', async () => {
  await show({ taxes, tax: 1_17, isTaxIncluded: true, couponDiscount: 1_40, total: 17_60 });
  expect(await screen.findByText('Tax included (15% of $9.00)')).toBeTruthy();
  expect(screen.getByText('Tax included (0% of $3.60)')).toBeTruthy();
  expect(screen.queryByText('Tax included in the total')).toBeNull();
});

it('an order shows one tax row when all goods have the same rate [PRICE-11]', async () => {
  await show({ taxes: taxes.slice(0, 1), tax: 1_35 }, lines.slice(0, 1));
  expect(await screen.findByText('Tax (15%)')).toBeTruthy();
  expect(screen.queryByText('Tax rate: 15%')).toBeNull();
});

it('an order shows the rate of its included tax in the same way as the checkout [PRICE-04, PRICE-11]', async () => {
  await show({ taxes: taxes.slice(0, 1), tax: 1_17, isTaxIncluded: true }, lines.slice(0, 1));
  expect(await screen.findByText('Tax included (15%)')).toBeTruthy();
});

it('a refund shows the refunded tax [PRICE-12, ORD-07]', async () => {
  const refund = {
    status: 'requested' as const,
    reason: 'Broken',
    note: null,
    answer: null,
    amount: 24_10,
    tax: 2_10,
    imageUrls: [],
    lines: [],
  };
  await renderPage(
    <ShopPage>
      <StatusHead order={orderOf('refund_requested', { refund })} />
    </ShopPage>,
  );
  expect(await screen.findByText(/\(including \$2\.10 tax\)/)).toBeTruthy();
});

it('a partially paid order shows the paid and the due part of its total [CHK-14, PRICE-08]', async () => {
  await show({ taxes, tax: 1_35, total: 20_35, paid: 12_00, paymentStatus: 'partially_paid' });
  await screen.findByText('Amount due');
  expect(['Total', 'Paid', 'Amount due'].map(rowOf)).toEqual([
    'Total$20.35',
    'Paid$12.00',
    'Amount due$8.35',
  ]);
});
