import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ItemTerms } from '../../../domain/catalogue';
import { AddButton } from '../../../src/features/cart/button/add-button';
import { at, items, terms } from '../../domain/demo-items';
import { cartLine } from '../../machines/cart/cart-lines';
import { itemWith } from '../../machines/catalogue/items';
import { cartWith, restingAddToCart, ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const show = async (own: ItemTerms, cart = cartWith([])) => {
  const addToCart = restingAddToCart();
  await renderPage(
    <ShopPage cart={cart} addToCart={addToCart}>
      <AddButton item={itemWith(own)} />
    </ShopPage>,
  );
  return addToCart;
};

describe('the button of a card', () => {
  it('adds one piece and answers at once, once for two presses [CARD-06, CART-66]', async () => {
    const flow = await show(terms());
    const plus = screen.getByRole('button', { name: 'Add Margherita to cart' });
    fireEvent.click(plus);
    fireEvent.click(plus);
    expect(plus.getAttribute('aria-busy')).toBe('true');
    expect(flow.getSnapshot().matches('adding')).toBe(true);
    expect(flow.getSnapshot().context.waiting).toEqual([]);
  });

  it('opens the quick view when there is something to choose [CARD-05]', async () => {
    await show(items['F-01']);
    const link = screen.getByRole('link', { name: 'Choose options of Margherita' });
    expect(link.getAttribute('href')).toContain('item=101');
  });

  it('shows how many are in the cart by the same number that it is called [CARD-05, NFR-01]', async () => {
    await show(items['F-01'], cartWith([cartLine(1, 2, items['F-01'])]));
    const link = screen.getByRole('link', { name: '02 × Margherita in the cart. Choose more' });
    expect(link.textContent).toBe('02');
  });

  it('is a stepper for what is in the cart [CARD-01, CART-07]', async () => {
    await show(terms(), cartWith([cartLine(1, 2)]));
    expect(screen.getByLabelText('2 in total').textContent).toBe('02');
    fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity of Margherita' }));
    expect(screen.getByLabelText('1 in total').textContent).toBe('01');
    expect(screen.getByRole('button', { name: 'Remove Margherita from cart' })).toBeDefined();
  });

  it.each([
    ['Out of Stock', terms({ stock: 0 })],
    ['Not Available now', items['F-05']],
    ['Campaign ended', items['F-08']],
  ])('says "%s" instead [CARD-05]', async (words, own) => {
    await show(own);
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when the store opens, while it is closed [CARD-05]', async () => {
    const opening = { isOpen: false, closesAt: null, opensAt: at('18:00'), canSchedule: false };
    await show(terms({ storeOpening: opening }));
    expect(screen.getByText('Opens 6:00 PM')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('adds from a closed store that takes orders for later, and from one that has opened since [CARD-05, CAT-06]', async () => {
    const closed = { isOpen: false, closesAt: null, opensAt: at('18:00'), canSchedule: true };
    await show(terms({ storeOpening: closed }));
    expect(screen.getByRole('button', { name: 'Add Margherita to cart' })).toBeDefined();
    cleanup();
    await show(terms({ storeOpening: { ...closed, opensAt: at('12:59'), canSchedule: false } }));
    expect(screen.getByRole('button', { name: 'Add Margherita to cart' })).toBeDefined();
  });

  it('offers only Order Now for a running campaign [CAMP-02, FOOD-07]', async () => {
    await show(items['F-07']);
    expect(screen.getByRole('link', { name: 'Order Now: Margherita' })).toBeDefined();
  });
});
