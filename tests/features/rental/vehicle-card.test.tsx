import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyTripCart, type TripCart } from '../../../domain/rental/trip-cart';
import { VehicleCard } from '../../../src/features/rental/cards/vehicle-card';
import { TripCartButton } from '../../../src/features/rental/cart/trip-cart-button';
import { FilterBar } from '../../../src/features/rental/search/filter-bar';
import { removeActivity } from '../../../src/platform/storage/recent-activity';
import { cartOf, compact, line, scooter } from '../../machines/rental/trips';
import { ShopPage, sessionOf } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { foundVehicle } from './found-vehicle';

afterEach(() => {
  cleanup();
  removeActivity('vehicle_cards');
});

const found = { ...foundVehicle(compact), description: 'Small and quick.' };

const groups = {
  categories: { key: 'categories', promise: Promise.resolve([]) },
  brands: { key: 'brands', promise: Promise.resolve([]) },
};

async function showCard(cart: TripCart = emptyTripCart, look?: 'compact' | 'detailed') {
  const rental = {
    tripCart: async () => cart,
    addVehicle: vi.fn(async (_: unknown) => cartOf([line(compact)])),
    changeVehicleCount: vi.fn(() => new Promise<never>(() => undefined)),
  };
  const signIn = { request: vi.fn(), complete: () => undefined };
  await renderPage(
    <ShopPage session={sessionOf(null)} signIn={signIn}>
      <TripCartButton />
      <VehicleCard vehicle={found} trip={null} {...(look && { look })} />
    </ShopPage>,
    { api: { rental, location: { zonesAt: async () => [1] } } },
  );
  return { rental, signIn };
}

it('vehicles are shown as cards at first, and a change to rows is remembered [RENT-08]', async () => {
  const isOn = () =>
    ['Compact', 'Detailed'].map((name) => screen.getByRole('button', { name }).getAttribute('aria-pressed'));
  const open = () =>
    renderPage(
      <ShopPage>
        <FilterBar address={{ all_category: 1 }} hasTrip={false} {...groups} />
      </ShopPage>,
    );
  await open();
  expect(isOn()).toEqual(['true', 'false']);
  fireEvent.click(screen.getByRole('button', { name: 'Detailed' }));
  cleanup();
  await open();
  expect(isOn()).toEqual(['false', 'true']);
  fireEvent.click(screen.getByRole('button', { name: 'Compact' }));
  cleanup();
  await open();
  expect(isOn()).toEqual(['true', 'false']);
});

it('a row shows more details of its vehicle than a card [RENT-08]', async () => {
  await showCard();
  expect(screen.getByRole('article').dataset.look).toBe('compact');
  expect(screen.queryByText('Small and quick.')).toBeNull();
  cleanup();
  await showCard(emptyTripCart, 'detailed');
  expect(screen.getByRole('article').dataset.look).toBe('detailed');
  expect(screen.getByText('Small and quick.')).toBeDefined();
});

it('a guest adds a vehicle on its card without a sign-in, after choosing the trip [RENT-59, RENT-43, PERM-09]', async () => {
  const { signIn } = await showCard();
  fireEvent.click(await screen.findByRole('button', { name: 'Add to Cart: Compact' }));
  expect(await screen.findByRole('dialog', { name: 'Choose a trip type' })).toBeDefined();
  expect(signIn.request).not.toHaveBeenCalled();
});

it('the card of a vehicle in the cart changes its quantity, between one and the stock [RENT-59, RENT-29, RENT-10]', async () => {
  const { rental } = await showCard(cartOf([line(compact, 2)]));
  const button = async (name: string) => (await screen.findByRole('button', { name })) as HTMLButtonElement;
  const quantity = () => screen.getByRole('group', { name: 'Quantity of Compact' }).textContent;
  const fewer = await button('Decrease quantity of Compact');
  await waitFor(() => expect(quantity()).toContain('02'));
  expect(screen.queryByRole('button', { name: 'Add to Cart: Compact' })).toBeNull();

  fireEvent.click(await button('Increase quantity of Compact'));
  await waitFor(() => expect(quantity()).toContain('03'));
  fireEvent.click(fewer);
  fireEvent.click(fewer);
  await waitFor(() => expect(quantity()).toContain('01'));
  const last = await button('Decrease quantity of Compact');
  await waitFor(() => expect(last.disabled).toBe(true));
  await waitFor(() => expect(rental.changeVehicleCount).toHaveBeenCalled());
});

it('the header’s icon counts the vehicles of the trip cart and leads to it [NAV-40]', async () => {
  await showCard(cartOf([line(compact, 3), line(scooter)]));
  const link = await screen.findByRole('link', { name: /^Trip Cart, vehicles: 4$/ });
  expect(link.getAttribute('href')).toBe('/rental/cart');
});
