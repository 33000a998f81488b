import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ItemTerms } from '../../../domain/catalogue';
import { AddButton } from '../../../src/features/cart/button/add-button';
import { at, items, terms } from '../../domain/demo-items';
import { request } from '../../machines/cart/add-to-cart.model';
import { cartLine } from '../../machines/cart/cart-lines';
import { itemWith } from '../../machines/catalogue/items';
import { cartWith, restingAddToCart, ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const given = { type: 'add', request: request(), isClearing: false } as const;

const show = async (overrides: ItemTerms, cart = cartWith([])) => {
  const addToCart = restingAddToCart();
  await renderPage(
    <ShopPage cart={cart} addToCart={addToCart}>
      <AddButton item={itemWith(overrides)} />
    </ShopPage>,
  );
  return addToCart;
};

describe('the add button of a card', () => {
  it('adds one piece immediately, and only one for a double press [CARD-06, CART-66]', async () => {
    const flow = await show(terms());
    const plus = screen.getByRole('button', { name: 'Add Margherita to cart' });
    fireEvent.click(plus);
    fireEvent.click(plus);
    expect(plus.getAttribute('aria-busy')).toBe('true');
    expect(flow.getSnapshot().matches('adding')).toBe(true);
    expect(flow.getSnapshot().context.waiting).toEqual([]);
  });

  it('keeps the focus on the plus of the stepper that replaces it [CARD-06, NFR-02]', async () => {
    const cart = cartWith([]);
    await show(terms(), cart);
    const plus = screen.getByRole('button', { name: 'Add Margherita to cart' });
    plus.focus();
    expect(screen.queryByRole('group')).toBeNull();

    act(() => cart.send({ type: 'command.sent', command: { ...given, commandId: 'add' } }));
    act(() => cart.send({ type: 'xstate.done.actor.addItem', output: [cartLine(1)] } as never));

    expect(screen.getByRole('group', { name: 'Quantity of Margherita' })).toBeDefined();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Increase quantity of Margherita' }),
    );
  });

  it('opens the quick view when the item has options [CARD-05]', async () => {
    await show(items['F-01']);
    const link = screen.getByRole('link', { name: 'Choose options for Margherita' });
    expect(link.getAttribute('href')).toContain('item=101');
  });

  it('shows the quantity in the cart, also in its accessible name [CARD-05, NFR-01]', async () => {
    await show(items['F-01'], cartWith([cartLine(1, 2, items['F-01'])]));
    const link = screen.getByRole('link', { name: '02 × Margherita in your cart. Add more' });
    expect(link.textContent).toBe('02');
  });

  it('becomes a stepper when the item is in the cart [CARD-01, CART-07]', async () => {
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
  ])('is replaced by "%s" [CARD-05, MSG-32]', async (text, overrides) => {
    await show(overrides);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is replaced by the opening time while the store is closed [CARD-05]', async () => {
    const opening = { isOpen: false, closesAt: null, opensAt: at('18:00'), canSchedule: false };
    await show(terms({ storeOpening: opening }));
    expect(screen.getByText('Opens 6:00 PM')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('adds an item of a closed store with scheduling, and of a store that has opened meanwhile [CARD-05, CAT-06]', async () => {
    const closed = { isOpen: false, closesAt: null, opensAt: at('18:00'), canSchedule: true };
    await show(terms({ storeOpening: closed }));
    expect(screen.getByRole('button', { name: 'Add Margherita to cart' })).toBeDefined();
    cleanup();
    await show(terms({ storeOpening: { ...closed, opensAt: at('12:59'), canSchedule: false } }));
    expect(screen.getByRole('button', { name: 'Add Margherita to cart' })).toBeDefined();
  });

  it('is replaced by Order Now for a running campaign [CAMP-02, FOOD-07]', async () => {
    await show(items['F-07']);
    expect(screen.getByRole('link', { name: 'Order Now: Margherita' })).toBeDefined();
  });
});
