import { expect, it } from 'vitest';
import type { Trip } from '../../../contract/types.gen';
import { distanceKm, type LatLng } from '../../../domain/geo';
import { demoJourneys } from '../../../server/demo/journeys/journeys';
import { demoGeo } from '../../../server/geo/city-geo';
import { onDatabase } from '../../support/server';
import { addVehicle, ask, book, inHours, newGuestRenter, type Renter, V } from './booker';

const SECOND = 1000;

onDatabase('The driver of a trip', (server) => {
  it('drives to the pickup and to the destination, and is visible to the customer only [RENT-51, PERM-07]', async () => {
    const guest = await newGuestRenter(server());
    const end = { name: 'The old lighthouse', lat: 34.2, lng: -41.6 };
    await addVehicle(guest, V(1), { pickup_time: inHours(0.01), destination_location: end });
    const { trip_id } = (await book(guest)).body;
    const look = async (renter: Renter, more: object = {}) =>
      (await ask<Trip>(renter, 'GET', 'trip/get-trip-details', { trip_id, ...more })).body;
    const { play } = demoJourneys({
      database: server().database,
      geo: demoGeo,
      orders: { notify: () => undefined },
      inboxes: server().inboxes,
    });
    const begun = server().wallClock();
    const { pickup_location } = await look(guest);
    const pickup = { lat: Number(pickup_location?.lat), lng: Number(pickup_location?.lng) };
    const seenAfter = async (seconds: number) => {
      await play(begun + seconds * SECOND);
      const { trip_status, driver } = await look(guest);
      const spot = driver?.lat === undefined ? null : { lat: Number(driver.lat), lng: Number(driver.lng) };
      const far = (from: LatLng) => spot && distanceKm(spot, from);
      return { status: trip_status, toPickup: far(pickup), toEnd: far(end), passed: spot };
    };
    expect(await seenAfter(0)).toMatchObject({ status: 'pending', passed: null });
    await seenAfter(41);
    const atStart = await seenAfter(42);
    const near = await seenAfter(69);
    expect([atStart.status, near.status]).toEqual(['confirmed', 'confirmed']);
    expect(near.toPickup).toBeLessThan(Number(atStart.toPickup) / 2);
    const passer = await look(await newGuestRenter(server()), { contact_number: '0501112233' });
    expect(passer.driver).toMatchObject({ f_name: expect.any(String) });
    expect(passer.driver).not.toHaveProperty('lat');
    await seenAfter(71);
    const started = await seenAfter(75);
    const ending = await seenAfter(218);
    expect([started.status, ending.status]).toEqual(['ongoing', 'ongoing']);
    expect(ending.toEnd).toBeLessThan(Number(started.toEnd) / 2);
    expect(await seenAfter(230)).toMatchObject({ status: 'completed', passed: null });
  });
});
