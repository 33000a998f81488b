import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { BookedTrip } from '../../../domain/rental/booked-trip';
import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import { PreferencesProvider } from '../../../src/features/preferences/preferences.context';
import { TripMap } from '../../../src/features/rental/trips/trip-map';
import { browser, forgetMaps } from '../../support/map-library';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

vi.mock('maplibre-gl', () => import('../../support/map-library'));

const pickup = { label: 'Quay 1', lat: 1, lng: 2 };
const destination = { label: 'Hill 2', lat: 3, lng: 4 };

async function show(
  status: BookedTrip['status'],
  driver: Partial<BookedTrip['driver']>,
  plan: object = { pickup, destination },
) {
  const preferences = createActor(preferencesMachine, {
    input: { theme: 'light', language: 'en', isLanguageNew: false },
  }).start();
  const trip = { id: 7, status, driver, plan } as unknown as BookedTrip;
  await renderPage(
    <ShopPage>
      <PreferencesProvider actor={preferences as never}>
        <TripMap trip={trip} />
      </PreferencesProvider>
    </ShopPage>,
    { api: { location: { route: async () => ({ points: [pickup, destination] }) } } },
  );
}

/** The map library is loaded with the first map. */
const patience = { timeout: 10_000 };
beforeEach(forgetMaps);
afterEach(cleanup);

it('the map of a trip fits pickup, destination and meeting point, at zoom 1 to 22 [RENT-51, CONST-18]', async () => {
  await show('confirmed', { name: 'Dana', spot: null });
  await waitFor(() => expect(browser.drawn).toHaveLength(1), patience);
  expect(browser.drawn[0]).toMatchObject({ bounds: expect.anything(), minZoom: 1, maxZoom: 22 });
  expect(browser.drawn[0]).not.toHaveProperty('zoom');
  await waitFor(
    () =>
      expect(browser.pins.toSorted()).toEqual([
        'Dana meets you here at 1, 2',
        'Destination at 3, 4',
        'Pickup at 1, 2',
      ]),
    patience,
  );
});

it('the map of a trip that ends at its pickup place starts with the whole city, at zoom 10 [RENT-51, CONST-18]', async () => {
  await show('pending', null, { pickup, destination: pickup });
  await waitFor(() => expect(browser.drawn).toHaveLength(1), patience);
  expect(browser.drawn[0]).toMatchObject({ center: { lat: 1, lng: 2 }, zoom: 10, minZoom: 1, maxZoom: 22 });
  await waitFor(() => expect(browser.pins).toEqual(['Pickup at 1, 2']), patience);
});

it('the map of a trip shows the driver’s last position [RENT-51]', async () => {
  await show('ongoing', { name: 'Dana', spot: { lat: 5, lng: 6 } });
  await waitFor(() => expect(browser.pins).toContain('Dana at 5, 6'), patience);
  expect(browser.pins.join()).not.toContain('meets you here');
});

it('the map of a trip shows no driver before one is assigned, and a text replaces a map that cannot be rendered [RENT-51, LOC-21]', async () => {
  await show('pending', null);
  await waitFor(() => expect(browser.pins).toEqual(['Pickup at 1, 2', 'Destination at 3, 4']), patience);
  cleanup();
  browser.canDraw = false;
  await show('pending', null);
  expect(
    await screen.findByText('The map isn’t available. You’ll find all details of your trip below.'),
  ).toBeDefined();
});
