import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FlashSale } from '../../../src/api/catalogue-mapping';
import { FlashSalePage } from '../../../src/features/catalogue/flash-sale/flash-sale-page';
import { T0, terms } from '../../domain/demo-items';
import { itemWith } from '../../machines/catalogue/items';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const sale = (overrides: Partial<FlashSale> = {}): FlashSale => ({
  id: 1,
  title: 'Lightning hour',
  endsAt: new Date(T0 + 3_600_000).toISOString(),
  entries: [{ item: { ...itemWith(terms()), name: 'Headphones' }, stock: 20, sold: 5 }],
  ...overrides,
});

const show = (value: FlashSale | null) =>
  renderPage(
    <ShopPage>
      <FlashSalePage data={{ key: 'sale', promise: Promise.resolve(value) }} />
    </ShopPage>,
  );

it('the flash sale page shows the items on sale, the stock left and the remaining time [CAT-12]', async () => {
  await show(sale());

  expect(await screen.findByText('Headphones')).toBeDefined();
  expect(screen.getByText('5 sold')).toBeDefined();
  expect(screen.getByText('15 left')).toBeDefined();
  expect(screen.getByRole('timer', { hidden: true }).textContent).toBe('010000');
});

it.each([
  ['there is no sale', null],
  ['it has ended', sale({ endsAt: new Date(T0).toISOString() })],
  ['it contains no items', sale({ entries: [] })],
])('the flash sale page says that normal prices apply when %s [CAT-12, CAT-11]', async (_, value) => {
  await show(value);

  expect(await screen.findByText('No flash sale right now')).toBeDefined();
  expect(screen.queryByRole('timer', { hidden: true })).toBeNull();
});
