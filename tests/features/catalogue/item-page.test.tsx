import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Item } from '../../../domain/catalogue';
import { ItemPage } from '../../../src/features/catalogue/item/item-page';
import { terms } from '../../domain/demo-items';
import { itemWith } from '../../machines/catalogue/items';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const answered = <T,>(key: string, value: T) => ({ key, promise: Promise.resolve(value) });
const LONG = `${'word '.repeat(27)}the end.`;

const shirt: Item = {
  ...itemWith(
    terms({
      price: 20_00,
      discount: { kind: 'percent', percent: 10 },
      choiceOptions: [{ title: 'Size', options: ['S', 'XL'] }],
      variations: [
        { type: 'S', price: 20_00, stock: 9 },
        { type: 'XL', price: 30_00, stock: 0 },
      ],
      stock: 9,
    }),
  ),
  name: 'T-shirt',
  description: LONG,
  imageUrls: ['/one.png', '/two.png'],
  moduleType: 'ecommerce',
  rating: 4.5,
  ratingCount: 23,
  unit: 'piece',
  isHalal: true,
  genericNames: ['Cotton'],
  nutritions: ['Fibre'],
  allergies: ['Peanut'],
  categories: [{ id: 5, name: 'Clothes' }],
  tags: ['summer'],
};

/** An item with a different price, badge and marks than the shirt. */
const cap: Item = {
  ...itemWith(terms({ price: 5_00, stock: 0 })),
  id: 9,
  name: 'Cap',
  moduleType: 'ecommerce',
};

const show = (item = shirt) =>
  renderPage(
    <ShopPage>
      <ItemPage
        item={item}
        related={answered('related', [cap])}
        reviews={answered('reviews', { entries: [], total: 0, histogram: null })}
      />
    </ShopPage>,
    { api: { catalogue: {} } },
  );

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const choosing = (name: string) => act(async () => void fireEvent.click(screen.getByRole('radio', { name })));

describe('the page of an item', () => {
  it('shows each section that the client’s specification lists [ITEM-01]', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'T-shirt' })).toBeDefined();
    for (const name of [
      'Zoom in on photo 1 of 2 of T-shirt',
      'Show photo 2 of T-shirt',
      'Add T-shirt to wishlist',
    ])
      expect(screen.getByRole('button', { name })).toBeDefined();
    for (const text of ['10% off', 'Halal', 'In Stock', 'Cotton', '/ piece', 'Fibre', 'Peanut'])
      expect(screen.getByText(text), text).toBeDefined();
    expect(screen.getByRole('img', { name: 'Rated 4.50 of 5, 23 reviews' })).toBeDefined();
    expect(screen.getByRole('group', { name: 'Size' })).toBeDefined();
    expect(screen.getByRole('group', { name: 'Quantity of T-shirt' })).toBeDefined();
    expect(hrefOf('Basil Kitchen')).toMatch(/^\/store\/1\?/);
    expect(hrefOf('Clothes')).toMatch(/^\/category\/5\?/);
    expect(hrefOf('summer')).toMatch(/^\/home\?search=summer/);
  });

  it('shows the second picture after a press on its thumbnail [ITEM-01]', async () => {
    await show();
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Show photo 2 of T-shirt' })),
    );
    expect(screen.getByRole('button', { name: 'Zoom in on photo 2 of 2 of T-shirt' })).toBeDefined();
  });

  it('shows the price range, then the price of the chosen variation and the total [ITEM-03, ITEM-07]', async () => {
    await show();
    expect(screen.getByText('$18.00 – $27.00')).toBeDefined();
    await choosing('S');
    expect(screen.queryByText('$18.00 – $27.00')).toBeNull();
    const add = screen.getByRole('button', { name: /^Add to Cart/ });
    expect(add.textContent).toContain('$18.00');
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Increase quantity of T-shirt' })),
    );
    expect(add.textContent).toContain('$36.00');
    expect(screen.getByRole('heading', { level: 2, name: 'More from Basil Kitchen' })).toBeDefined();
  });

  it('says Out of Stock on its button for a variation that is sold out [ITEM-02]', async () => {
    await show();
    expect(screen.getByRole('button', { name: /^Buy Now/ })).toBeDefined();
    await choosing('XL');
    expect(screen.getByRole('button', { name: /^Out of Stock/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Add to Cart/ })).toBeNull();
  });

  it('has the size guide of its goods [ITEM-17]', async () => {
    await show({ ...shirt, sizeGuide: [{ title: 'Size', values: ['S', 'XL'] }] });
    expect(screen.getByRole('table', { hidden: true }).textContent).toContain('XL');
  });

  it('says that a prescription is required [ITEM-02, PHAR-01]', async () => {
    await show({ ...shirt, isPrescriptionRequired: true });
    expect(screen.getByText('prescription is required')).toBeDefined();
  });

  it('shortens a description of more than 130 characters, and shows all of it on a press [ITEM-06, CONST-04]', async () => {
    await show();
    const text = screen.getByText(/^word word/);
    expect(text.firstChild?.textContent?.length).toBeLessThanOrEqual(131);
    expect(text.textContent).not.toContain('the end.');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
    expect(text.textContent).toContain('the end.');
  });

  it('links to its store with the module, its type and the zone in the URL [ITEM-08, NAV-09]', async () => {
    await show();
    const search = new URLSearchParams(hrefOf('Basil Kitchen')?.split('?')[1]);
    expect(Object.fromEntries(search)).toEqual({
      id: '1',
      module_id: '1',
      module_type: 'ecommerce',
      store_zone_id: '1',
    });
  });
});
