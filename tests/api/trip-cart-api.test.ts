import { describe, expect, it } from 'vitest';
import { createTripCartApi, type TripCartApi } from '../../src/api/trip-cart-api';
import { plan } from '../machines/rental/trips';
import { requestsOf } from './sent-requests';

const data = { id: 41, rental_type: 'hourly', pickup_time: '2026-03-11T10:00:00Z' };
/** The requests of a guest's trip cart. */
const sent = (ask: (api: TripCartApi) => unknown) =>
  requestsOf((client) => ask(createTripCartApi(client)), { answer: { carts: [], user_data: data } });

const TRIP = {
  rental_type: 'hourly',
  pickup_time: '2026-03-11T10:00:00Z',
  estimated_hours: 5,
  destination_time: 5,
  distance: 12.345,
  pickup_location: { location_name: 'Harbour Gate', lat: 25.01, lng: 55.01 },
  destination_location: { location_name: 'Hill View', lat: 25.1, lng: 55.1 },
};
const GUEST = { guest_id: 'guest-7' };

describe('The requests for a guest’s trip cart', () => {
  it('must send the whole trip with an added vehicle [RENT-31, RENT-32]', async () => {
    const added = { vehicleId: 3, quantity: 2, plan: plan(), isResetting: false };
    const [request] = await sent((api) => api.addVehicle(added));
    expect(request).toMatchObject({ method: 'POST', path: '/rental/user/cart/add-to-cart' });
    expect(request?.body).toEqual({ ...GUEST, vehicle_id: 3, quantity: 2, ...TRIP });
  });

  it('can replace the trip cart for another provider’s vehicle by the same request [RENT-22]', async () => {
    const [request] = await sent((api) =>
      api.addVehicle({ vehicleId: 3, quantity: 1, plan: plan(), isResetting: true }),
    );
    expect(request?.body).toMatchObject({
      vehicle_id: 3,
      quantity: 1,
      pickup_time: TRIP.pickup_time,
      rental_type: 'hourly',
      reset: true,
    });
  });

  it('must send a changed trip by PUT, with the id of the trip as userId [RENT-23, RENT-31, RENT-32]', async () => {
    const [request] = await sent((api) => api.changeTrip({ id: 41, plan: plan() }, false));
    expect(request).toMatchObject({ method: 'PUT', path: '/rental/user/cart/update-user-data/41' });
    expect(request?.body).toEqual({ ...GUEST, userId: 41, ...TRIP });
  });

  it('can delete exactly the listed vehicles [RENT-25, RENT-32]', async () => {
    const [request] = await sent((api) => api.removeVehicles([102, 107]));
    expect(request).toMatchObject({ method: 'DELETE', path: '/rental/user/cart/remove-multiple-cart' });
    expect(request?.query).toEqual({ cart_ids: '[102,107]', ...GUEST });
  });

  it('can read, change and clear the trip cart with the guest id [RENT-29, RENT-32]', async () => {
    expect(await sent((api) => api.tripCart())).toMatchObject([
      { method: 'GET', path: '/rental/user/cart/get-cart', query: GUEST },
    ]);
    expect(await sent((api) => api.changeVehicleCount({ lineId: 102, quantity: 3 }))).toMatchObject([
      { method: 'PUT', path: '/rental/user/cart/update-cart', body: { ...GUEST, cart_id: 102, quantity: 3 } },
    ]);
    expect(await sent((api) => api.clearTripCart())).toMatchObject([
      { method: 'DELETE', path: '/rental/user/cart/remove-cart', query: GUEST },
    ]);
  });
});
