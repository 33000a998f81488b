import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ItemCard } from '../../../src/features/catalogue/cards/item-card';
import { terms } from '../../domain/demo-items';
import { cartLine } from '../../machines/cart/cart-lines';
import { itemWith } from '../../machines/catalogue/items';
import { cartWith, ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const show = (cart = cartWith([])) =>
  renderPage(
    <ShopPage cart={cart}>
      <ItemCard item={itemWith(terms())} />
    </ShopPage>,
  );
const nameless = () =>
  screen
    .getAllByRole('button')
    .filter((control) => !control.getAttribute('aria-label')?.includes('Margherita'));

describe('The controls on an item’s card', () => {
  it('are the quick view, the heart and the add button, each named after the item [CARD-06]', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Quick view of Margherita' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add Margherita to wishlist' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add Margherita to cart' })).toBeDefined();
    expect(nameless()).toEqual([]);
  });

  it('include a stepper named after the item when it is in the cart [CARD-06]', async () => {
    await show(cartWith([cartLine(1, 2)]));
    expect(screen.getByRole('group', { name: 'Quantity of Margherita' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Increase quantity of Margherita' })).toBeDefined();
    expect(nameless()).toEqual([]);
  });
});

it('an item’s card shows picture, name, store, rating and the reduced price beside the old one [CARD-01, CARD-04]', async () => {
  const discounted = terms({ discount: { kind: 'percent', percent: 10 } });
  await renderPage(
    <ShopPage>
      <ItemCard item={{ ...itemWith(discounted), imageUrl: '/pizza.png', rating: 4.5, ratingCount: 3 }} />
    </ShopPage>,
  );
  const card = screen.getByRole('article');
  expect(card.querySelector('img')?.getAttribute('src')).toContain('pizza.png');
  expect(screen.getByRole('heading', { name: 'Margherita' })).toBeDefined();
  expect(screen.getByText('Basil Kitchen')).toBeDefined();
  expect(screen.getByRole('img', { name: 'Rated 4.50 of 5, 3 reviews' })).toBeDefined();
  expect(card.textContent).toContain('Price now: $9.00 Price before: $10.00');
  expect(card.querySelector('s')?.textContent).toBe('$10.00');
  expect(card.textContent).toContain('10% off');
});
