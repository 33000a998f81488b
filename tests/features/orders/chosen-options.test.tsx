import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderLine } from '../../../domain/placed-order';
import { OrderLines } from '../../../src/features/orders/detail/order-goods';
import { orderOf } from '../../machines/orders/order-tracking.model';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const line: OrderLine = {
  id: 1,
  itemId: 1,
  name: 'Margherita',
  imageUrl: null,
  quantity: 1,
  unitPrice: 13_50,
  choices: [
    { group: 'Toppings', values: ['Mushroom', 'Extra cheese'] },
    { group: null, values: ['DarkBlue-S'] },
  ],
  addOns: [],
  total: 13_50,
  taxPercent: null,
  reasons: null,
  ifUnavailable: null,
  note: null,
  person: null,
};

it('an ordered line lists its options in the reader’s language, and a variation without a group [ORD-03, LANG-06]', async () => {
  await renderPage(
    <ShopPage>
      <OrderLines order={orderOf('delivered', {})} lines={[line]} />
    </ShopPage>,
  );
  expect(await screen.findByText('Toppings: Mushroom and Extra cheese')).toBeTruthy();
  expect(screen.getByText('DarkBlue-S')).toBeTruthy();
});
