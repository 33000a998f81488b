import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Provider } from '../../../domain/rental/vehicle';
import type { FoundVehicle, RentalReviewPage } from '../../../src/api/rental-mapping';
import { ProviderPage } from '../../../src/features/rental/provider/provider-page';
import { at, T0 } from '../../domain/demo-items';
import { compact, scooter } from '../../machines/rental/trips';
import { ShopPage, sessionOf } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { foundVehicle } from './found-vehicle';

afterEach(cleanup);

const everyDay = Array.from({ length: 7 }, (_, day) => ({ day, opens: '09:00', closes: '18:00' }));
const cityWheels: Provider = {
  id: 3,
  name: 'City Wheels',
  address: '5 Harbour Road',
  lat: 25,
  lng: 55,
  phone: '+971501112233',
  logoUrl: null,
  coverUrl: null,
  zoneIds: [1],
  rating: 4.5,
  ratingCount: 12,
  vehicleCount: 2,
  hours: everyDay as never,
  isActive: true,
  taxPercent: 5,
  discount: null,
  fuelRule: null,
  protection: null,
  licenceYears: null,
};
const review = {
  id: 1,
  author: 'Nour',
  rating: 5,
  comment: 'Clean and on time.',
  reply: 'Thank you!',
  createdAt: '2026-05-02T08:00:00Z',
  vehicleName: 'Compact',
};
const noReviews = { entries: [], total: 0, histogram: null } as unknown as RentalReviewPage;
const block = <T,>(key: string, promise: Promise<T>) => ({ key, promise });

async function show(
  provider: Partial<Provider> = {},
  vehicles: Promise<FoundVehicle[]> = Promise.resolve([foundVehicle(compact), foundVehicle(scooter)]),
  reviews: RentalReviewPage = noReviews,
  now = T0,
) {
  await renderPage(
    <ShopPage session={sessionOf(null)} now={() => now}>
      <ProviderPage
        provider={{ ...cityWheels, ...provider }}
        trip={null}
        vehicles={block('vehicles', vehicles)}
        reviews={block('reviews', Promise.resolve(reviews))}
      />
    </ShopPage>,
    { api: { rental: {}, location: { zonesAt: async () => [1] } } },
  );
}
const head = () => screen.getByRole('heading', { level: 1 }).closest('header')?.textContent ?? '';

describe('The page of a rental provider', () => {
  it('shows name, address, phone, rating, number of vehicles and whether the provider is open [NAV-17, RENT-14]', async () => {
    await show();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('City Wheels');
    for (const text of ['5 Harbour Road', '2 vehicles', 'Open now', '(12)']) expect(head()).toContain(text);
    expect(screen.getByRole('link', { name: '+971501112233' }).getAttribute('href')).toBe(
      'tel:+971501112233',
    );
    expect(screen.getByRole('button', { name: /City Wheels/ })).toBeDefined();
  });

  it.each([
    ['outside the opening hours', {}, at('20:00')],
    ['of an inactive provider', { isActive: false }, T0],
  ] as const)('says that the provider is closed %s [RENT-14]', async (_, provider, now) => {
    await show(provider, undefined, undefined, now);

    expect(head()).toContain('Closed now');
  });

  it('shows the discount with its minimum and maximum only while the discount runs [RENT-42]', async () => {
    const discount = {
      discount: { kind: 'percent', percent: 15 },
      minimumPurchase: 50_00,
      maximum: 20_00,
      starts: '2026-11-01T00:00:00',
      ends: '2026-12-01T00:00:00',
    } as never;
    await show({ discount });
    expect(head()).toContain('15% off from $50.00 up to $20.00');
    cleanup();
    await show({ discount }, undefined, undefined, Date.parse('2026-11-30T20:00:00Z'));
    expect(head()).not.toContain('off');
  });

  it('lists the vehicles and the reviews with the vehicle that each is about [NAV-17, RENT-13, RENT-14]', async () => {
    await show({}, undefined, { ...noReviews, entries: [review], total: 1 } as RentalReviewPage);

    const vehicles = within(await screen.findByRole('region', { name: 'Vehicles' }));
    const names = (await vehicles.findAllByRole('heading', { level: 3 })).map(
      ({ textContent }) => textContent,
    );
    expect(names).toEqual(['Compact', 'Scooter']);
    const reviews = (await screen.findByRole('region', { name: 'Reviews' })).textContent;
    for (const text of ['Nour', 'Compact', 'Clean and on time.', 'Thank you!', '1 review'])
      expect(reviews).toContain(text);
  });

  it('says so when there are no vehicles and no reviews [CAT-11]', async () => {
    await show({}, Promise.resolve([]));

    expect(await screen.findByText('No vehicles right now')).toBeDefined();
    expect(await screen.findByText('No reviews yet')).toBeDefined();
  });

  it('keeps its head and its reviews when the vehicles cannot be loaded [NFR-09, CAT-11]', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    await show({}, Promise.reject({ code: 'offline' }));

    expect((await screen.findByText(/We couldn’t connect/)).textContent).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(head()).toContain('5 Harbour Road');
    expect(await screen.findByRole('region', { name: 'Reviews' })).toBeDefined();
    logged.mockClear();
  });
});
