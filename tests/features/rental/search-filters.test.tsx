import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { emptyTripCart } from '../../../domain/rental/trip-cart';
import { moduleMachine } from '../../../machines/location/module.machine';
import { ModuleProvider } from '../../../src/features/location/module.context';
import { FilterBar } from '../../../src/features/rental/search/filter-bar';
import { TripCartSlot } from '../../../src/features/site/frame/trip-cart-slot';
import { food } from '../../machines/location/module.model';
import { settled } from '../../support/deferred';
import { ShopPage, sessionOf } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

afterEach(cleanup);

const groups = {
  categories: { key: 'categories', promise: Promise.resolve([]) },
  brands: { key: 'brands', promise: Promise.resolve([]) },
};

it('the search for vehicles has every filter and sort order of the client’s specification [RENT-12]', async () => {
  await renderPage(
    <ShopPage>
      <FilterBar address={{ all_category: 1 }} hasTrip {...groups} />
    </ShopPage>,
  );
  for (const name of ['Category', 'Brand', 'Seats', 'Transmission', 'Fuel'])
    expect(await screen.findByRole('combobox', { name })).toBeDefined();
  for (const name of ['AC', '4 stars and up']) expect(screen.getByRole('button', { name })).toBeDefined();
  expect(screen.getByText('Trip price')).toBeDefined();
  const orders = screen.getByRole('combobox', { name: 'Sort by' }).querySelectorAll('option');
  expect([...orders].map(({ value }) => value)).toEqual([
    '',
    'price_low_to_high',
    'price_high_to_low',
    'top_rated',
  ]);
});

it.each([
  ['rental', 1],
  ['food', 0],
] as const)(
  'the bottom bar has the trip cart only in the rental module: %s [CART-60]',
  async (type, count) => {
    const module = createActor(moduleMachine, {
      input: { modules: [{ ...food, type }], storedId: food.id },
    }).start();
    await renderPage(
      <ShopPage session={sessionOf(null)}>
        <ModuleProvider actor={module}>
          <TripCartSlot />
        </ModuleProvider>
      </ShopPage>,
      { api: { rental: { tripCart: async () => emptyTripCart }, location: { zonesAt: async () => [1] } } },
    );
    await act(settled);
    const links = () => [...document.querySelectorAll('a[href="/rental/cart"]')];
    await waitFor(() => expect(links()).toHaveLength(count), { timeout: 15_000 });
  },
);
