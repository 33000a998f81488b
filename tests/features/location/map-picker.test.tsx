import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { savedAddressesMachine } from '../../../machines/location/saved-addresses.machine';
import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import { AddressForm } from '../../../src/features/location/address-form';
import { LocationProblem } from '../../../src/features/location/current-location-button';
import { MapPicker, MapPickerProvider } from '../../../src/features/location/map-picker';
import { PickOnMapDialog } from '../../../src/features/location/pick-on-map-dialog';
import { PlaceSearchProvider } from '../../../src/features/location/place-search.provider';
import { SavedAddressesActor } from '../../../src/features/location/saved-addresses';
import { PreferencesProvider } from '../../../src/features/preferences/preferences.context';
import { deferredActors } from '../../support/deferred';
import { browser, forgetMaps } from '../../support/map-library';
import { livesAt, nowhere, ShopPage, sessionOf } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

vi.mock('maplibre-gl', () => import('../../support/map-library'));

const start = { lat: 10, lng: 20 };
const zone = (id: number, name: string, lat: number) => ({ id, name, lat, lng: 20, outline: [start] });
const isServed = (lat: number) => lat < 10.5;

const inEnglish = () =>
  createActor(preferencesMachine, {
    input: { theme: 'light', language: 'en', isLanguageNew: false },
  }).start() as never;

async function pick(isNear = true) {
  const suggest = async (text: string) => [{ placeId: 'tower', text: `${text} Tower` }];
  const location = {
    details: async () => ({ lat: 10.4, lng: 20 }),
    zones: async () => [zone(1, 'Harbour', 10.2), zone(2, 'Old Town', 10.3)],
    zonesAt: async ({ lat }: { lat: number }) => (isServed(lat) ? [1] : []),
    addressAt: async ({ lat }: { lat: number }) => `Street ${lat.toFixed(4)}`,
  };
  await renderPage(
    <ShopPage>
      <PreferencesProvider actor={inEnglish()}>
        <PlaceSearchProvider value={{ suggest }}>
          <MapPickerProvider start={start}>
            <MapPicker isNear={isNear} />
          </MapPickerProvider>
        </PlaceSearchProvider>
      </PreferencesProvider>
    </ShopPage>,
    { api: { location } },
  );
}

type View = { center: typeof start; zoom: number; minZoom: number; maxZoom: number; bounds?: unknown };
const drawn = () => browser.drawn[0] as View;
const pin = () => screen.getByRole('button', { name: 'Pin of your location. Move it with the arrow keys.' });
const below = (text: string) => screen.findByText(text, {}, patience);

/** The map library is loaded with the first map. */
const patience = { timeout: 10_000 };
beforeEach(forgetMaps);
afterEach(cleanup);

it('the map picker starts near a known place, or shows all areas without one [MAP-01, CONST-18]', async () => {
  await pick();
  await waitFor(() => expect(browser.drawn).toHaveLength(1), patience);
  expect(drawn()).toMatchObject({ center: start, zoom: 17, minZoom: 1, maxZoom: 21 });
  // The control disables + and − at the limits, unless its zoom is hidden.
  expect(browser.controls).toMatchObject([{ options: { showCompass: false } }]);
  expect(browser.controls).not.toMatchObject([{ options: { showZoom: false } }]);
  cleanup();
  forgetMaps();
  await pick(false);
  await waitFor(() => expect(browser.drawn).toHaveLength(1), patience);
  expect(drawn()).toMatchObject({ zoom: 9, minZoom: 1, maxZoom: 21 });
});

it.each([
  ['at the shop’s default location without a place', null, { lat: 12, lng: 34 }, 9],
  ['at the chosen place', { label: 'Quay 1', lat: 10.2, lng: 20, zoneIds: [1] }, { lat: 10.2, lng: 20 }, 17],
])('the dialog to pick a place from the map starts %s [LOC-19]', async (_, place, center, zoom) => {
  await renderPage(
    <ShopPage
      config={{ defaultLocation: { lat: 12, lng: 34 } }}
      location={place === null ? nowhere() : livesAt(place)}
    >
      <PreferencesProvider actor={inEnglish()}>
        <PlaceSearchProvider value={{ suggest: async () => [] }}>
          <PickOnMapDialog />
        </PlaceSearchProvider>
      </PreferencesProvider>
    </ShopPage>,
    {
      api: {
        location: { zones: async () => [], zonesAt: async () => [1], addressAt: async () => 'A street' },
      },
    },
  );
  await waitFor(() => expect(browser.drawn).toHaveLength(1), patience);
  expect(drawn()).toMatchObject({ center, zoom });
});

it('the form of an address has street number, house number, floor, note and type, and a map from the shop’s default location [DATA-03, ADDR-18, ADDR-29, LOC-19]', async () => {
  const effects = deferredActors('readAddresses', 'removeAddress', 'restoreAddress');
  const list = createActor(savedAddressesMachine.provide({ actors: effects.actors }), {
    input: { storeZones: null, place: null },
  }).start();
  await renderPage(
    <ShopPage
      session={sessionOf('token')}
      location={nowhere()}
      config={{ defaultLocation: { lat: 12, lng: 34 } }}
    >
      <PreferencesProvider actor={inEnglish()}>
        <PlaceSearchProvider value={{ suggest: async () => [] }}>
          <SavedAddressesActor actor={list as never}>
            <AddressForm />
          </SavedAddressesActor>
        </PlaceSearchProvider>
      </PreferencesProvider>
    </ShopPage>,
    { api: { addresses: {}, location: { zones: async () => [] } } },
  );
  await waitFor(() => expect(browser.drawn).toHaveLength(1), patience);
  expect(drawn().center).toEqual({ lat: 12, lng: 34 });
  const named = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  for (const name of ['Street number', 'House number', 'Floor', 'Note for the courier (optional)'])
    expect(named(name)).toBeDefined();
  const types = screen.getByRole('radiogroup', { name: 'Address label' });
  expect(types.textContent).toBe('Home addressOfficeOther');
  expect(named('Address').autocomplete).toBe('street-address');
  expect(named('Contact person name').autocomplete).toBe('name');
  expect(screen.queryByRole('textbox', { name: 'Label name (optional)' })).toBeNull();
});

it('a press on the map or the arrow keys (ten metres a press) move the pin and name the place [MAP-04, X-10]', async () => {
  await pick();
  await below('Street 10.0000');
  await waitFor(() => expect(browser.tell.click).toBeDefined(), patience);
  act(() => browser.tell.click?.({ lngLat: { lat: 10.1, lng: 20 } }));
  await below('Street 10.1000');
  fireEvent.keyDown(pin(), { key: 'ArrowUp' });
  fireEvent.keyDown(pin(), { key: 'ArrowUp' });
  await below('Street 10.1002');
});

it('an address that is typed and chosen from the suggestions moves the pin [X-10, MAP-04]', async () => {
  await pick();
  await below('Street 10.0000');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Clock' } });
  fireEvent.click(await screen.findByRole('option', { name: /Clock Tower/ }, patience));
  await below('Clock Tower');
  fireEvent.keyDown(pin(), { key: 'ArrowUp' });
  await below('Street 10.4001');
});

it('the map picker offers the position of the device and says why it has none [ADDR-18, LOC-04, LOC-10]', async () => {
  await pick();
  fireEvent.click(screen.getByRole('button', { name: 'Use Current Location' }));
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t find your location.');
  expect(screen.getByRole('button', { name: 'Use Current Location' })).toBeDefined();
});

it.each([
  ['denied', 'Location access is blocked. Allow it in your browser’s settings, or enter your address.'],
  ['timeout', 'Finding your location took too long. Try again, or enter your address.'],
  ['unavailable', 'We couldn’t find your location. Try again, or enter your address.'],
] as const)('a position that is %s says why and can be requested again [LOC-10]', async (problem, text) => {
  const retry = vi.fn();
  await renderPage(<LocationProblem problem={problem} failure={null} onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain(text);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('the map picker says that a place is unserved and leads to a served one [MAP-04, LOC-12]', async () => {
  await pick();
  await waitFor(() => expect(browser.tell.click).toBeDefined(), patience);
  act(() => browser.tell.click?.({ lngLat: { lat: 11, lng: 20 } }));
  await below('Service not available in this area. We deliver here:');
  fireEvent.click(screen.getByRole('button', { name: 'Old Town' }));
  await below('Street 10.3000');
  expect(screen.queryByText('Service not available in this area. We deliver here:')).toBeNull();
});

it('the map picker reports missing tiles and requests them again while the pin stays [MAP-03, LOC-21]', async () => {
  await pick();
  await below('Street 10.0000');
  await waitFor(() => expect(browser.tell.error).toBeDefined(), patience);
  act(() => browser.tell.error?.({ tile: {} }));
  expect(screen.getByText('Some streets couldn’t be loaded.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(browser.asked).toEqual(['streets']);
  expect(screen.getByText('Street 10.0000')).toBeDefined();
});

it.each([
  ['the browser cannot render maps', () => Object.assign(browser, { canDraw: false })],
  ['no tile server is configured', () => undefined],
])(
  'the map picker works without tiles when %s: areas and buttons move the pin [LOC-21, MAP-03, X-10]',
  async (_, breakIt) => {
    breakIt();
    await pick();
    if (browser.canDraw) {
      await waitFor(() => expect(browser.tell.error).toBeDefined(), patience);
      act(() => browser.tell.error?.({}));
    }
    await below('The map isn’t available. Enter your address, or choose an area below.');
    fireEvent.click(screen.getByRole('button', { name: 'Harbour' }));
    await below('Street 10.2000');
    for (let press = 0; press < 2; press += 1)
      fireEvent.click(screen.getByRole('button', { name: 'Move the pin south' }));
    await below('Street 10.1998');
    expect(screen.getByRole('combobox')).toBeDefined();
    // A note beside the list, not a failure of the page.
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
