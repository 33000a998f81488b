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

describe('the controls of a card', () => {
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
