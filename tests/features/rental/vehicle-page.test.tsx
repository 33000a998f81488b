import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { emptyTripCart } from '../../../domain/rental/trip-cart';
import type { Trip } from '../../../domain/rental/trip-search';
import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import type { FoundVehicle } from '../../../src/api/rental-mapping';
import { PreferencesProvider } from '../../../src/features/preferences/preferences.context';
import { VehicleCard } from '../../../src/features/rental/cards/vehicle-card';
import { MissingVehicle } from '../../../src/features/rental/provider/missing-rental';
import { VehiclePage } from '../../../src/features/rental/vehicle/vehicle-page';
import { compact, suv } from '../../machines/rental/trips';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

vi.mock('maplibre-gl', () => import('../../support/map-library'));

const answered = <T,>(key: string, value: T) => ({ key, promise: Promise.resolve(value) });

const found = (vehicle: typeof compact, overrides: Partial<FoundVehicle> = {}): FoundVehicle =>
  ({
    ...vehicle,
    description: 'Small and quick.',
    imageUrls: ['/one.webp', '/two.webp'],
    isNew: false,
    isActive: true,
    discount: { kind: 'percent', percent: 10 },
    rating: 4.5,
    ratingCount: 12,
    seats: 5,
    hasAirCondition: true,
    transmission: 'manual',
    model: 'C3',
    engineCapacity: null,
    enginePower: null,
    brand: { id: 9, name: 'Kestrel' },
    category: { id: 4, name: 'City cars' },
    available: 2,
    prices: [],
    provider: {
      ...vehicle.provider,
      address: 'Quay 3',
      lat: 25,
      lng: 55,
      logoUrl: null,
      coverUrl: null,
      rating: 4,
      ratingCount: 3,
      vehicleCount: 8,
      discount: null,
    },
    ...overrides,
  }) as unknown as FoundVehicle;

const trip: Trip = {
  type: 'hourly',
  pickup: { name: 'Harbour Gate', lat: 25.01, lng: 55.01 },
  destination: { name: 'Hill View', lat: 25.1, lng: 55.1 },
  pickupAt: '2026-11-25T10:00',
  hours: 5,
  metres: 12_345,
  distanceSource: 'driving',
} as never;

const price = (type: string, total: number, isCheapest = false) => ({ type, total, full: total, isCheapest });
const api = {
  rental: { tripCart: async () => emptyTripCart },
  location: { route: () => new Promise(() => undefined) },
};

async function show(page: React.ReactNode) {
  const preferences = createActor(preferencesMachine, {
    input: { theme: 'light', language: 'en', isLanguageNew: false },
  }).start();
  await renderPage(
    <ShopPage>
      <PreferencesProvider actor={preferences as never}>{page}</PreferencesProvider>
    </ShopPage>,
    { api },
  );
}

describe('the page of a vehicle', () => {
  it('has gallery, data, the price of each trip type, provider, reviews and similar vehicles [RENT-13, RENT-43]', async () => {
    const prices = [price('hourly', 30_00), price('day_wise', 40_00), price('distance_wise', 9_88, true)];
    const review = {
      id: 1,
      author: 'Ben',
      rating: 5,
      comment: 'Clean car',
      reply: null,
      createdAt: '2026-11-01',
    };
    await show(
      <VehiclePage
        vehicle={found(compact, { prices } as never)}
        trip={trip}
        lapsed={null}
        reviews={answered('reviews', { entries: [review], total: 1, histogram: null } as never)}
        similar={answered('similar', [found(suv)])}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Compact' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Show photo 2 of Compact' })).toBeDefined();
    const about = screen.getByRole('region', { name: 'About this vehicle' });
    for (const text of ['Small and quick.', 'Kestrel', 'C3', '5', 'AC', 'Manual', 'Petrol'])
      expect(within(about).getByText(text), text).toBeDefined();
    const page = document.body.textContent;
    for (const text of ['$30.00', '$40.00', '$9.88', '2 available']) expect(page).toContain(text);
    expect(screen.getByText('Cheapest').closest('li')?.textContent).toContain('By distance');
    expect(within(screen.getByRole('region', { name: 'Provider' })).getByText('City Wheels')).toBeDefined();
    expect(await screen.findByText('Clean car')).toBeDefined();
    const similar = await screen.findByRole('region', { name: 'Similar vehicles' });
    expect(within(similar).getByText('SUV')).toBeDefined();
  });
});

describe('The card of a vehicle', () => {
  it('has provider, price, rating and heart, and leads to the vehicle with its trip [NAV-18, RENT-01, RENT-10]', async () => {
    await show(
      <VehicleCard vehicle={found(compact, { prices: [price('hourly', 30_00)] } as never)} trip={trip} />,
    );
    const card = screen.getByRole('article');
    for (const text of ['City Wheels', '$30.00', '10% off', '5 seats'])
      expect(card.textContent).toContain(text);
    expect(screen.getByRole('img', { name: 'Rated 4.50 of 5, 12 reviews' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add Compact to wishlist' })).toBeDefined();
    const href = screen.getByRole('link', { name: 'Compact' }).getAttribute('href') ?? '';
    expect(href).toMatch(/^\/rental\/vehicle-details\/1\?/);
    const search = Object.fromEntries(new URLSearchParams(href.split('?')[1]));
    expect(search).toMatchObject({ from: 'from_search', pickup: 'Harbour Gate', destination: 'Hill View' });
    expect(search.hours).toBe('5');
  });

  it('says that the vehicle is not available at the time of the trip [RENT-01, RENT-09]', async () => {
    await show(<VehicleCard vehicle={found(compact, { available: 0 })} trip={trip} />);
    expect(screen.getByText('This vehicle is not available in this pick time')).toBeDefined();
  });
});

it('the page of a missing vehicle says in one heading that the vehicle is gone, above other vehicles [NAV-27]', async () => {
  await show(<MissingVehicle similar={answered('top', [found(suv)])} />);
  const headings = screen.getAllByRole('heading', { level: 1 });
  expect(headings.map((one) => one.textContent)).toEqual(['This vehicle is no longer available']);
  const others = await screen.findByRole('region', { name: 'Top rated vehicles' });
  expect(within(others).getByRole('link', { name: 'SUV' })).toBeDefined();
});
