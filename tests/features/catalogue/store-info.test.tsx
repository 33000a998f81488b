import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import type { TravelRoute } from '../../../src/api/location-api';
import { StoreInfo } from '../../../src/features/catalogue/store/store-info';
import { PreferencesProvider } from '../../../src/features/preferences/preferences.context';
import { browser, forgetMaps } from '../../support/map-library';
import { livesAt, ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { grill } from '../wishlist/wishlist-page';

type Drawn = {
  style: {
    sources: {
      area: { data: { features: { geometry: { coordinates: number[][][] } }[] } };
      route: { data: { geometry: { coordinates: number[][] } } };
    };
  };
};

vi.mock('maplibre-gl', () => import('../../support/map-library'));

const HARBOUR = [
  { lat: -1, lng: -1 },
  { lat: -1, lng: 1 },
  { lat: 1, lng: 0 },
];
const zone = (id: number, outline = HARBOUR) => ({ id, name: `Zone ${id}`, lat: 0, lng: 0, outline });
/** The delivery area of another store. */
const hills = zone(
  1,
  HARBOUR.map(({ lat, lng }) => ({ lat: lat + 5, lng })),
);
const home = { label: '1 Harbour Square', lat: 0, lng: 0.02, zoneIds: [1] };

const route: TravelRoute = {
  mode: 'walking',
  metres: 2840,
  seconds: 2100,
  points: [
    { lat: 0, lng: 0.02 },
    { lat: 0.01, lng: 0.01 },
    { lat: 0, lng: 0 },
  ],
};

async function show(
  place = home,
  findRoute: () => Promise<TravelRoute | null> = async () => null,
  store = grill({ zoneId: 2 }),
) {
  const preferences = createActor(preferencesMachine, {
    input: { theme: 'dark', language: 'en', isLanguageNew: false },
  }).start();
  await renderPage(
    <ShopPage location={livesAt(place)}>
      <PreferencesProvider actor={preferences as never}>
        <StoreInfo store={store} />
      </PreferencesProvider>
    </ShopPage>,
    { api: { location: { zones: async () => [hills, zone(2)], route: findRoute } } },
  );
}

beforeEach(forgetMaps);
afterEach(cleanup);

it('the map of a store shows the store, the customer and the delivery area [CAT-06, MAP-04]', async () => {
  await show();

  await waitFor(() => expect(browser.pins).toEqual(['Noor Grill at 0, 0', 'You at 0, 0.02']));
  const [{ style }] = browser.drawn as [Drawn];
  expect(style.sources.area.data.features.map(({ geometry }) => geometry.coordinates)).toEqual([
    [
      [
        [-1, -1],
        [1, -1],
        [0, 1],
      ],
    ],
  ]);
  expect(screen.getByText('This store delivers inside the dotted line.')).toBeDefined();
});

it('the map of a store omits a customer who is too far away [CAT-06]', async () => {
  await show({ ...home, lng: 2 });

  await waitFor(() => expect(browser.pins).toEqual(['Noor Grill at 0, 0']));
});

it('the store’s information page lists address, distance, opening hours and directions [CAT-06, MAP-02]', async () => {
  await show();

  expect(screen.getByText('4 Harbour Street')).toBeDefined();
  expect(screen.getByText('2.2 km from you')).toBeDefined();
  expect(screen.getAllByText('12:00 AM – 11:59 PM')).toHaveLength(7);
  const directions = screen.getByRole('link', { name: 'Get directions (opens in a new tab)' });
  expect(directions.getAttribute('href')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=0,0&origin=0,0.02',
  );
});

it('the store’s information page works without a map when the browser cannot render one [CAT-06, LOC-21]', async () => {
  browser.canDraw = false;
  await show();

  expect(await screen.findByText(/The map isn’t available/)).toBeDefined();
  expect(screen.queryByText('This store delivers inside the dotted line.')).toBeNull();
  expect(screen.getByText('4 Harbour Street')).toBeDefined();
});

it('the map of a store is hidden when its tiles are missing [CAT-06, LOC-21]', async () => {
  await show();
  await waitFor(() => expect(browser.pins).toHaveLength(2));

  act(() => browser.tell.error?.({}));

  expect(await screen.findByText(/The map isn’t available/)).toBeDefined();
});

it('the map of a store shows the customer’s route and its duration, or only the distance without a route [CAT-06, MAP-02, RENT-52]', async () => {
  await show(home, async () => route);

  expect(await screen.findByText('35 min on foot, 2.8 km')).toBeDefined();
  await waitFor(() => expect(browser.drawn).toHaveLength(1));
  const [{ style }] = browser.drawn as [Drawn];
  expect(style.sources.route.data.geometry.coordinates).toEqual([
    [0.02, 0],
    [0.01, 0.01],
    [0, 0],
  ]);
  cleanup();

  await show(home, () => Promise.reject(new Error('down')));
  expect(await screen.findByText('2.2 km from you')).toBeDefined();
  await waitFor(() => expect(browser.drawn).toHaveLength(2));
});

it('the map of a store reports missing tiles, requests them again and survives a lost graphics context [MAP-03, LOC-21]', async () => {
  await show();
  await waitFor(() => expect(browser.pins).toHaveLength(2));

  act(() => browser.tell.error?.({ tile: {} }));
  expect(await screen.findByText('Some streets couldn’t be loaded.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(browser.asked).toEqual(['streets']);
  expect(screen.queryByText('Some streets couldn’t be loaded.')).toBeNull();

  act(() => browser.tell.webglcontextlost?.({}));
  expect(await screen.findByText('The map stopped responding. It will be back shortly.')).toBeDefined();
  act(() => browser.tell.webglcontextrestored?.({}));
  expect(screen.queryByText('The map stopped responding. It will be back shortly.')).toBeNull();
});

it.each([
  ['a fixed fee', { fixedCharge: 4_00 }, 'Delivery feeabout $4.00Fixed fee'],
  [
    'free by its own couriers',
    { isSelfDelivery: true, isFreeBySelfDelivery: true },
    'Delivery feeFreeThis store delivers for free',
  ],
])(
  'the store’s information page shows %s with its reason, and the delivery time [DLV-10]',
  async (_, terms, shown) => {
    const { delivery } = grill();
    await show(
      home,
      undefined,
      grill({ zoneId: 1, deliveryMinutes: '25-35', delivery: { ...delivery, ...terms } }),
    );
    const term = (name: string) => screen.getByText(name).parentElement?.textContent;
    expect(term('Delivery fee')).toBe(shown);
    expect(term('Delivery time')).toBe('Delivery time25–35 min');
  },
);

it('the store’s information page explains the delivery fee, including busy and expensive areas [DLV-06, DLV-10]', async () => {
  const { delivery } = grill();
  await show(
    home,
    undefined,
    grill({
      zoneId: 1,
      delivery: {
        ...delivery,
        fixedCharge: 4_00,
        zoneIncreasePercent: 10,
        surge: { kind: 'percent', percent: 20 },
      },
    }),
  );
  const fee = screen.getByText('Delivery fee').parentElement as HTMLElement;
  expect(fee.textContent).toBe(
    'Delivery feeabout $5.28Fixed fee$4.00Delivery area surcharge 10%$0.40High demand$0.88',
  );
});
