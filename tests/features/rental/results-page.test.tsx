import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { emptyTripCart } from '../../../domain/rental/trip-cart';
import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import { PlaceSearchProvider } from '../../../src/features/location/place-search.provider';
import { PreferencesProvider } from '../../../src/features/preferences/preferences.context';
import type { SearchAddress } from '../../../src/features/rental/search/rental-address';
import { ResultsPage } from '../../../src/features/rental/search/results-page';
import { T0 } from '../../domain/demo-items';
import { compact, scooter } from '../../machines/rental/trips';
import { settled } from '../../support/deferred';
import { ShopPage, sessionOf } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { foundVehicle } from './found-vehicle';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const both = { entries: [foundVehicle(compact), foundVehicle(scooter)], total: 2 };
const groups = {
  categories: { key: 'categories', promise: Promise.resolve([]) },
  brands: { key: 'brands', promise: Promise.resolve([]) },
};
/** A trip of five hours, tomorrow at ten. */
const trip: SearchAddress = {
  type: 'hourly',
  pickup: 'Harbour Gate',
  plat: 25.01,
  plng: 55.01,
  destination: 'Hill View',
  dlat: 25.1,
  dlng: 55.1,
  at: '2026-11-25T10:00',
  hours: 5,
  km: 12.345,
  way: 'driving',
};

async function open(address: SearchAddress, answer: (query: { page: number }) => unknown = () => both) {
  const search = vi.fn(async (query: { page: number }) => answer(query));
  const preferences = createActor(preferencesMachine, {
    input: { theme: 'light', language: 'en', isLanguageNew: false },
  }).start();
  await renderPage(
    <ShopPage session={sessionOf(null)} now={() => T0}>
      <PreferencesProvider actor={preferences}>
        <PlaceSearchProvider value={{ suggest: async () => [] }}>
          <ResultsPage address={address} {...groups} />
        </PlaceSearchProvider>
      </PreferencesProvider>
    </ShopPage>,
    {
      api: {
        rental: { search, tripCart: async () => emptyTripCart },
        location: { zonesAt: async () => [1], route: () => new Promise(() => undefined) },
      },
    },
    '/rental/vehicle-search',
  );
  await act(settled);
  return search;
}
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('The page of found vehicles', () => {
  it('summarises the trip, counts the vehicles and lists them [NAV-17, NAV-18, RENT-12]', async () => {
    const search = await open(trip);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vehicles for your trip');
    expect(screen.getByText('2 vehicles')).toBeDefined();
    expect(names()).toEqual(['Compact', 'Scooter']);
    const text = document.body.textContent ?? '';
    expect(text).toContain(
      'Harbour Gate → Hill ViewHourlyNov 25, 2026 at 10:00 AM5 hours12.345 km by carChange trip',
    );
    expect(search.mock.calls[0]?.[0]).toMatchObject({
      page: 1,
      type: 'hourly',
      trip: { pickupAt: '2026-11-25T10:00', hours: 5 },
    });
  });

  it('lists all vehicles without a trip, and opens the form for one [NAV-17]', async () => {
    await open({ all_category: 1 });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All vehicles');
    const form = screen.getByText('Choose when and where to see prices').closest('details');
    expect(form?.open).toBe(true);
    expect(names()).toEqual(['Compact', 'Scooter']);
  });

  it('never searches for a trip in the past, and asks for another time [RENT-12]', async () => {
    const search = await open({ ...trip, at: '2026-11-23T10:00' });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All vehicles');
    expect(JSON.stringify(search.mock.calls)).not.toContain('2026-11-23');
    expect(screen.getByText('Choose when and where to see prices').closest('details')?.open).toBe(true);
  });

  it('loads more vehicles on request [RENT-12, CAT-10]', async () => {
    await open(trip, ({ page }) => ({
      entries: [page === 1 ? foundVehicle(compact) : foundVehicle(scooter)],
      total: 2,
    }));

    expect(names()).toEqual(['Compact']);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Load more' })));
    await act(settled);
    expect(names()).toEqual(['Compact', 'Scooter']);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it.each([
    ['with filters', { ...trip, seats: 7 }, 'No vehicles match these filters', 'Clear filters'],
    ['without filters', trip, 'No vehicles for this trip', null],
  ] as const)('says that nothing was found %s, and what to do [CAT-11]', async (_, address, title, next) => {
    await open(address, () => ({ entries: [], total: 0 }));

    expect(screen.getByText(title)).toBeDefined();
    const link = screen.queryByRole('link', { name: 'Clear filters' });
    expect(link?.textContent ?? null).toBe(next);
    expect(link?.getAttribute('href') ?? '').not.toContain('seats');
  });

  it('says why the search failed and searches again on request [CAT-11, NFR-08]', async () => {
    let isAway = true;
    await open(trip, () => (isAway ? Promise.reject({ code: 'offline' }) : both));

    expect(screen.getByText(/We couldn’t connect/).closest('[role="alert"]')).not.toBeNull();
    isAway = false;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    await act(settled);
    expect(names()).toEqual(['Compact', 'Scooter']);
  });
});
