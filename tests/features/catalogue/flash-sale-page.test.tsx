import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FlashSale } from '../../../src/api/catalogue-mapping';
import { FlashSalePage } from '../../../src/features/catalogue/flash-sale/flash-sale-page';
import { T0, terms } from '../../domain/demo-items';
import { itemWith } from '../../machines/catalogue/items';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const sale = (own: Partial<FlashSale> = {}): FlashSale => ({
  id: 1,
  title: 'Lightning hour',
  endsAt: new Date(T0 + 3_600_000).toISOString(),
  entries: [{ item: { ...itemWith(terms()), name: 'Headphones' }, stock: 20, sold: 5 }],
  ...own,
});

const show = (value: FlashSale | null) =>
  renderPage(
    <ShopPage>
      <FlashSalePage data={{ key: 'sale', promise: Promise.resolve(value) }} />
    </ShopPage>,
  );

it('shows what is on sale, how much is left of it and for how long [CAT-12]', async () => {
  await show(sale());

  expect(await screen.findByText('Headphones')).toBeDefined();
  expect(screen.getByText('5 sold')).toBeDefined();
  expect(screen.getByText('15 left')).toBeDefined();
  expect(screen.getByRole('timer', { hidden: true }).textContent).toBe('010000');
});

it.each([
  ['there is none', null],
  ['it has ended', sale({ endsAt: new Date(T0).toISOString() })],
  ['nothing is in it', sale({ entries: [] })],
])('says that the ordinary prices are back when %s [CAT-12, CAT-11]', async (_, value) => {
  await show(value);

  expect(await screen.findByText('No flash sale at the moment')).toBeDefined();
  expect(screen.queryByRole('timer', { hidden: true })).toBeNull();
});
