import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ItemTerms } from '../../../domain/catalogue';
import { ItemCard } from '../../../src/features/catalogue/cards/item-card';
import { items, T0, terms } from '../../domain/demo-items';
import { itemWith } from '../../machines/catalogue/items';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const shirt = terms({
  discount: { kind: 'percent', percent: 5 },
  choiceOptions: [{ title: 'Size', options: ['S', 'XL'] }],
  variations: [
    { type: 'S', price: 20_00, stock: 4 },
    { type: 'XL', price: 22_00, stock: 4 },
  ],
});

async function explain(overrides: ItemTerms, flashSaleEndsAt: string | null = null) {
  await renderPage(
    <ShopPage>
      <ItemCard item={{ ...itemWith(overrides), flashSaleEndsAt }} />
    </ShopPage>,
  );
  fireEvent.click(screen.getByRole('button', { name: /Why this price\? Margherita$/, hidden: true }));
  const dialog = await screen.findByRole('dialog', { name: 'Why this price?', hidden: true });
  return dialog.textContent;
}

it.each([
  [
    'its own discount',
    items['F-01'],
    /10% off this item.*Base price\$10.00.*Discount 10%-\$1.00.*Total\$9.00/,
  ],
  ['the discount of its store', items['F-02'], /Basil Kitchen: 10% off everything.*Total\$7.20/],
  ['an amount', items['F-04'], /\$2.00 off this item.*Base price\$1.50.*Total\$0.00/],
  ['a campaign', items['F-07'], /Campaign price until .*Total\$15.00/],
  ['a range, from its cheapest choice', shirt, /Base price\$20.00.*Total\$19.00.*cheapest option/],
])(
  'the price badge names %s as the reason for a card’s price [PRICE-08, X-06]',
  async (_, overrides, text) => {
    expect(await explain(overrides)).toMatch(text);
  },
);

it('the price badge shows the end of a flash sale price [PRICE-08, CAT-12]', async () => {
  expect(await explain(items['F-01'], new Date(T0 + 15 * 60_000).toISOString())).toMatch(
    /Flash sale price until .*:15/,
  );
});

it.each([
  [{ percent: 0, source: 'category' }, '0% tax is added at checkout. Category rate.'],
  [{ percent: 12.5, source: 'store' }, '12.5% tax is added at checkout. Store rate.'],
] as const)(
  'the price badge shows the tax added at checkout and the level of its rate: %o [PRICE-10, X-06]',
  async (tax, text) => {
    expect(await explain({ ...items['F-01'], tax })).toContain(text);
  },
);

it('the price badge is absent when no rule changed the price [X-06]', async () => {
  await renderPage(
    <ShopPage>
      <ItemCard item={itemWith(terms())} />
    </ShopPage>,
  );
  expect(screen.queryByRole('button', { name: /Why this price/, hidden: true })).toBeNull();
});
