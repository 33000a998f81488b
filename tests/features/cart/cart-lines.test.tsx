import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { CartLine } from '../../../domain/cart';
import { cartMachine } from '../../../machines/cart/cart.machine';
import { useCartLines } from '../../../src/features/cart/cart.context';
import { CartLines } from '../../../src/features/cart/lines/cart-lines';
import { Subtotal } from '../../../src/features/cart/order/subtotal';
import { COLA, choose, items, terms } from '../../domain/demo-items';
import { cartLine } from '../../machines/cart/cart-lines';
import { cartWith, ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const pizza: CartLine = {
  ...cartLine(1, 2, { ...items['F-01'], imageUrl: '/margherita.webp' }),
  selection: choose({
    groups: { Size: ['Medium'], Toppings: ['Mushroom', 'Extra cheese'] },
    addOns: { [COLA]: 1 },
  }),
};

const show = (line: CartLine) =>
  renderPage(
    <ShopPage cart={cartWith([line])}>
      <ul>
        <CartLines lines={[line]} />
      </ul>
    </ShopPage>,
  );
const row = () => screen.getAllByRole('listitem')[0] as HTMLElement;
const why = () => screen.queryByRole('button', { name: 'Why this price? Margherita' });
const parts = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('term')
    .map((name) => `${name.textContent} ${name.nextElementSibling?.textContent}`.replaceAll(/\s+/g, ' '));

describe('the note of a cart line', () => {
  const events = (sent: { type: string }[]) => sent.filter(({ type }) => type === 'line.instructed');

  it('is sent while the customer types, so that leaving loses nothing, and is limited to 200 characters [CART-70]', async () => {
    const cart = cartWith([pizza]);
    const sent: { type: string }[] = [];
    const send = cart.send.bind(cart);
    cart.send = (event) => {
      sent.push(event);
      send(event);
    };
    await renderPage(
      <ShopPage cart={cart}>
        <ul>
          <CartLines lines={[pizza]} />
        </ul>
      </ShopPage>,
    );
    const field = screen.getByRole('textbox', { name: 'Note for Margherita', hidden: true });
    expect(field.getAttribute('maxlength')).toBe('200');
    field.focus();
    fireEvent.change(field, { target: { value: 'No onions' } });
    expect(events(sent)).toEqual([{ type: 'line.instructed', lineId: 1, note: 'No onions' }]);
  });

  it('is offered for dishes only [CART-70]', async () => {
    await show({ ...pizza, item: { ...pizza.item, moduleType: 'grocery' } });
    expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
  });

  it('shows the saved text [CART-70]', async () => {
    await show({ ...pizza, note: 'No onions' });
    expect(row().textContent).toContain('No onions');
  });
});

describe('a cart line', () => {
  it('is marked as not yet sent only when it was changed offline [CART-68]', async () => {
    const lines = [cartLine(1), cartLine(2, 1, { id: 102, name: 'Focaccia' })];
    const cart = createActor(
      cartMachine.provide({
        actors: { loadCart: fromPromise<CartLine[], never>(async () => lines) as never },
      }),
    ).start();
    await waitFor(cart, (at) => at.matches({ syncing: 'idle' }));
    cart.send({ type: 'line.increased', lineId: 1 });
    cart.send({ type: 'network.offline' });
    await renderPage(
      <ShopPage cart={cart as never}>
        <ul>
          <CartLines lines={lines} />
        </ul>
      </ShopPage>,
    );
    const waiting = screen
      .getAllByRole('listitem')
      .map((one) => within(one).queryByText('Will sync when you’re online') !== null);
    expect(waiting).toEqual([true, false]);
    cart.stop();
  });

  it('shows picture, name, choices, add-ons, unit price and total [CART-67]', async () => {
    await show(pizza);
    expect(row().querySelector('img')?.getAttribute('src')).toBe('/margherita.webp');
    expect(within(row()).getByText('Margherita')).toBeDefined();
    expect(within(row()).getByText('Medium · Mushroom · Extra cheese · 1 × Cola')).toBeDefined();
    expect(row().textContent).toMatch(/Price now: \$13.50 Price before: \$15.00/);
    expect(screen.getByLabelText('Total for Margherita: $29.00').textContent).toBe('$29.00');
  });

  it.each([
    [1, '01', ['Remove Margherita from cart']],
    [2, '02', ['Decrease quantity of Margherita']],
    [9, '09', ['Decrease quantity of Margherita']],
    [10, '10', ['Decrease quantity of Margherita']],
  ])(
    'shows the quantity %i as "%s", with a button to delete or to decrease [CART-02, CART-07]',
    async (quantity, shown, buttons) => {
      await show(cartLine(1, quantity));
      expect(screen.getByLabelText(`${quantity} in total`).textContent).toBe(shown);
      const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
      expect(names.filter((name) => /^(Remove|Decrease)/.test(name))).toEqual(buttons);
      expect(names).toContain('Increase quantity of Margherita');
    },
  );

  it('shows a warning when something is wrong with the line [CART-67, CART-63]', async () => {
    await show({
      ...cartLine(1, 4, items['G-01']),
      review: { token: 'a', changes: [{ kind: 'quantity', from: 4, to: 3 }] },
    });
    expect(row().textContent).toContain('Only 3 left');
  });

  it('explains every part of its price on request and closes the explanation again [X-06, PRICE-08]', async () => {
    await show(pizza);
    const ask = why() as HTMLElement;
    expect(ask.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(ask);
    expect(ask.getAttribute('aria-expanded')).toBe('true');
    const opened = document.getElementById(ask.getAttribute('aria-controls') ?? '') as HTMLElement;
    expect(opened.textContent).toContain('10% off this item.');
    expect(parts(opened)).toEqual([
      'Base price $10.00',
      'Medium $2.50',
      'Mushroom $1.00',
      'Extra cheese $1.50',
      '1 piece more $15.00',
      'Discount 10% -$3.00',
      '1 × Cola $2.00',
      'Total $29.00',
    ]);
    fireEvent.click(ask);
    expect(screen.queryByRole('term')).toBeNull();
  });

  it.each([
    ["a store's discount", items['F-02'], 'Basil Kitchen: 10% off everything.', 'Store discount 10% -$0.80'],
    ['a campaign', items['F-07'], /^Campaign price until /, 'Campaign 25% -$5.00'],
    [
      'a flash sale',
      terms({ discount: { kind: 'percent', percent: 30 }, flashSaleEndsAt: '2026-11-24T13:15:00+04:00' }),
      /^Flash sale price until 1:15/,
      'Flash sale 30% -$3.00',
    ],
    [
      'a discount above the price',
      items['F-04'],
      '$2.00 off this item.',
      'Discount (up to the item’s price) -$1.50',
    ],
  ])(
    'names, in its price explanation, the source and the period of %s [X-06, PRICE-01, PRICE-02, PRICE-08]',
    async (_, overrides, rule, part) => {
      await show(cartLine(1, 1, overrides));
      fireEvent.click(why() as HTMLElement);
      expect(screen.getByText(rule)).toBeDefined();
      expect(parts(row())).toContain(part);
    },
  );

  it('has no price explanation when one plain price applies [X-06]', async () => {
    await show(cartLine(1, 3, items['G-01']));
    expect(why()).toBeNull();
  });
});

describe('the subtotal of the cart', () => {
  it('lists its parts: items, discounts and add-ons [PRICE-08, CART-03]', async () => {
    await renderPage(
      <ShopPage>
        <Subtotal lines={[pizza, cartLine(2, 3, items['F-04'])]} />
      </ShopPage>,
    );
    const details = screen.getByText('Price details').closest('details') as HTMLElement;
    expect(parts(details)).toEqual([
      '5 pieces $34.50',
      'Discount -$7.50',
      'Add-ons $2.00',
      'Subtotal $29.00',
    ]);
  });
});

const LinesOfCart = () => <CartLines lines={useCartLines()} />;

describe('the remove button', () => {
  const bins = () => screen.getAllByRole('button', { name: /^Remove/ });
  const changes = (cart: ReturnType<typeof cartWith>) =>
    cart.getSnapshot().context.wanted.map(({ lineId, quantity }) => [lineId, quantity]);

  it('removes one line on a double press, and not the next line that moves into its position [CART-07, CART-11]', async () => {
    const cart = cartWith([cartLine(1), cartLine(2), cartLine(3)]);
    await renderPage(
      <ShopPage cart={cart}>
        <LinesOfCart />
      </ShopPage>,
    );
    fireEvent.click(bins()[0] as HTMLElement);
    fireEvent.click(bins()[0] as HTMLElement);
    expect(changes(cart)).toEqual([[1, 0]]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 550)));
    fireEvent.click(bins()[0] as HTMLElement);
    expect(bins()).toHaveLength(1);
  });
});
