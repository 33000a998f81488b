import { useLocation } from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ZoneNotice } from '../../../src/features/cart/lines/zone-notice';
import { cartLine } from '../../machines/cart/cart-lines';
import { cartWith, livesAt, ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const place = (zoneIds: number[]) => ({ label: 'Quay 1, Harbour', lat: 25, lng: 55, zoneIds });

const Address = () => <p data-testid="address">{useLocation().searchStr}</p>;

it.each([
  ['is silent where the store delivers', [1], 0],
  ['names a store that does not deliver to the place', [2], 1],
] as const)(
  'the cart is checked against the store’s delivery area: the notice %s [LOC-18]',
  async (_, zoneIds, count) => {
    await renderPage(
      <ShopPage cart={cartWith([cartLine(1)])} location={livesAt(place([...zoneIds]))}>
        <ZoneNotice />
      </ShopPage>,
    );
    const received =
      document.body.textContent?.split('Basil Kitchen does not deliver to Quay 1, Harbour.') ?? [];
    expect(received).toHaveLength(count + 1);
  },
);

it('the cart’s notice about the delivery area leads to the selection of another place and keeps the cart [LOC-18]', async () => {
  const cart = cartWith([cartLine(1)]);
  await renderPage(
    <ShopPage cart={cart} location={livesAt(place([2]))}>
      <ZoneNotice />
      <Address />
    </ShopPage>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Change location' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('?panel=location'));
  expect(cart.getSnapshot().context.tasks).toEqual([]);
});

it('the cart’s notice about the delivery area has a button that clears the cart [LOC-18]', async () => {
  const cart = cartWith([cartLine(1)]);
  await renderPage(
    <ShopPage cart={cart} location={livesAt(place([2]))}>
      <ZoneNotice />
    </ShopPage>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Clear the cart' }));
  expect(cart.getSnapshot().context.tasks).toEqual([{ type: 'clear' }]);
});
