import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guestTrips, keepGuestTrip } from '../../../src/features/orders/tracking/guest-orders';
import { TrackTrip } from '../../../src/features/rental/trips/track-trip';
import { settled } from '../../support/deferred';
import { ShopPage, sessionOf } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const PHONE = '+971501234567';

async function open(number: number | null = null, token: string | null = null) {
  const trip = vi.fn((..._: unknown[]) => Promise.reject({ code: 'notFound', messages: [] }));
  await renderPage(
    <ShopPage session={sessionOf(token)}>
      <TrackTrip number={number} />
    </ShopPage>,
    { api: { rental: { trip } } },
    '/track-order',
  );
  await act(settled);
  return trip;
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('The page Track Trip', () => {
  it('finds a trip by its number and the phone number of its guest [RENT-55, NAV-14]', async () => {
    const trip = await open();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Track Trip');
    fireEvent.change(field('Trip number'), { target: { value: '2001' } });
    fireEvent.change(field('Phone number'), { target: { value: PHONE } });
    await press('Track');
    await vi.waitFor(() => expect(trip).toHaveBeenCalled());
    expect(trip.mock.calls[0]?.[0]).toEqual({ tripId: 2001, phone: PHONE });
  });

  it('does not reveal whether the number or the contact is wrong, and keeps both [RENT-55, X-24]', async () => {
    await open();

    fireEvent.change(field('Trip number'), { target: { value: '2001' } });
    fireEvent.change(field('Phone number'), { target: { value: PHONE } });
    await press('Track');
    expect(
      await screen.findByText('We couldn’t find a trip with this number and contact. Please check both.'),
    ).toBeDefined();
    expect(field('Trip number').value).toBe('2001');
    expect(guestTrips()).toEqual([]);
  });

  it('sends nothing without a number and a contact [RENT-55]', async () => {
    const trip = await open();

    await press('Track');
    expect(document.activeElement).toBe(field('Trip number'));
    expect(trip).not.toHaveBeenCalled();
  });

  it('lists the trips of this device, which open with one press [RENT-55]', async () => {
    keepGuestTrip({ id: 2001, phone: PHONE });
    const trip = await open();

    await act(async () => void fireEvent.click(screen.getByText('Trip #2001')));
    await vi.waitFor(() => expect(trip).toHaveBeenCalled());
    expect(trip.mock.calls[0]?.[0]).toEqual({ tripId: 2001, phone: PHONE });
  });

  it('links a customer to the own trips, and shows them no trips of the device [RENT-55, NAV-16]', async () => {
    keepGuestTrip({ id: 2001, phone: PHONE });
    await open(null, 'token');

    expect(screen.getByRole('link', { name: 'All my trips' }).getAttribute('href')).toBe('/my-trips');
    expect(screen.queryByText('Trip #2001')).toBeNull();
  });
});
