import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyTripCart, type TripCart } from '../../../domain/rental/trip-cart';
import { TripCartPage } from '../../../src/features/rental/cart/cart-page';
import { cartOf, compact, line, scooter } from '../../machines/rental/trips';
import { settled } from '../../support/deferred';
import { ShopPage, sessionOf } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

afterEach(cleanup);

async function open(tripCart: () => Promise<TripCart>) {
  const rental = {
    tripCart: vi.fn(tripCart),
    changeVehicleCount: vi.fn((_: unknown) => new Promise<never>(() => undefined)),
    removeVehicles: vi.fn(async (_: unknown) => cartOf([line(compact, 2)])),
  };
  await renderPage(
    <ShopPage session={sessionOf(null)}>
      <TripCartPage />
    </ShopPage>,
    { api: { rental, location: { zonesAt: async () => [1] } } },
    '/rental/cart',
  );
  await act(settled);
  return rental;
}
const filled = () => cartOf([line(compact, 2), line(scooter)]);
const row = (name: string) => within(screen.getByRole('heading', { name }).closest('article') as HTMLElement);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('The page of the trip cart', () => {
  it('shows the trip, each vehicle with its provider and price, and the total [RENT-20, NAV-17]', async () => {
    await open(async () => ({ ...filled(), total: 90_00 }));

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Trip Cart');
    const trip = screen.getByRole('region', { name: 'Your trip' }).textContent;
    for (const text of ['Harbour Gate', 'Hill View']) expect(trip).toContain(text);
    expect(row('Compact').getByText('City Wheels')).toBeDefined();
    expect(row('Compact').getByText('$60.00')).toBeDefined();
    expect(row('Scooter').getByText('$30.00')).toBeDefined();
    const summary = screen.getByRole('complementary', { name: 'Summary' }).textContent;
    expect(summary).toContain('3 vehicles$90.00');
    expect(summary).toContain('Total$90.00');
    expect(screen.getByRole('link', { name: 'Continue to booking' }).getAttribute('href')).toBe(
      '/rental/booking',
    );
  });

  it('names the discount that applies, and subtracts it once [RENT-20]', async () => {
    const amount = { full: 60_00, discount: 6_00, discountBy: 'provider' as const };
    await open(async () => ({
      ...cartOf([{ ...line(compact, 2), amount }]),
      total: 54_00,
      providerDiscount: 6_00,
    }));

    expect(row('Compact').getByText('Includes the provider’s discount.')).toBeDefined();
    const summary = screen.getByRole('complementary', { name: 'Summary' }).textContent;
    expect(summary).toContain('Provider discount, replaces vehicle discounts-$6.00');
    expect(summary).toContain('Total$54.00');
  });

  it('disables the decrease at one, and sends a new quantity [RENT-29]', async () => {
    const { changeVehicleCount } = await open(async () => filled());

    expect(button('Decrease quantity of Scooter').disabled).toBe(true);
    expect(button('Decrease quantity of Compact').disabled).toBe(false);
    await act(async () => void fireEvent.click(button('Increase quantity of Compact')));
    await vi.waitFor(() => expect(changeVehicleCount).toHaveBeenCalled(), { timeout: 4_000 });
    expect(changeVehicleCount.mock.calls[0]?.[0]).toEqual({ lineId: 101, quantity: 3 });
  });

  it('marks a vehicle that is not available at the time of the trip [RENT-20]', async () => {
    await open(async () => cartOf([{ ...line(compact, 2), available: 1 }, line(scooter)]));

    expect(row('Compact').getByRole('alert').textContent).toBe(
      'This vehicle is not available in this pick time',
    );
    expect(row('Scooter').queryByRole('alert')).toBeNull();
  });

  it('removes exactly one vehicle by its button [RENT-32]', async () => {
    const { removeVehicles } = await open(async () => filled());

    await act(async () => void fireEvent.click(button('Remove Scooter from cart')));
    expect(removeVehicles.mock.calls).toEqual([[[102]]]);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Scooter' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Compact' })).toBeDefined();
  });

  it('leads from an empty cart to the search, and from a failure to a retry [CAT-11, NFR-08]', async () => {
    await open(async () => emptyTripCart);
    expect(screen.getByText('Your trip cart is empty')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find a vehicle' }).getAttribute('href')).toBe('/home');
    cleanup();

    let isAway = true;
    await open(async () => (isAway ? Promise.reject({ code: 'offline' }) : filled()));
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t connect.');
    isAway = false;
    await act(async () => void fireEvent.click(button('Try again')));
    expect(await screen.findByRole('heading', { name: 'Compact' })).toBeDefined();
  });
});
