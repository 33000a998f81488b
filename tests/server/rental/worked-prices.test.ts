import { expect, it } from 'vitest';
import { onDatabase } from '../../support/server';
import { addVehicle, book, inHours, newGuestRenter, quoted, V } from './booker';

const HOURLY = { rental_type: 'hourly' };

/** The demo world's prices, calculated by hand; tests/domain/trip-price checks the engine's. */
const PRICES: [name: string, vehicle: number, trip: object, price: number][] = [
  ['RW-1', 1, { ...HOURLY, estimated_hours: 5, quantity: 2 }, 54],
  ['RW-2', 4, { rental_type: 'day_wise', estimated_hours: 48, quantity: 2 }, 410],
  ['RW-3, below the minimum', 3, { ...HOURLY, estimated_hours: 6 }, 90],
  ['RW-3', 3, { ...HOURLY, estimated_hours: 7 }, 84],
  ['RW-3, exactly the cap', 3, { ...HOURLY, estimated_hours: 10 }, 120],
  ['RW-3, capped', 3, { ...HOURLY, estimated_hours: 20 }, 270],
  ['RW-4, below the minimum', 8, { ...HOURLY, estimated_hours: 9 }, 90],
  ['RW-4', 8, { ...HOURLY, estimated_hours: 10 }, 80],
  ['RW-5', 7, { rental_type: 'distance_wise', distance: 12.345 }, 14.81],
  ['RW-7', 9, { ...HOURLY, estimated_hours: 2 }, 18],
];

/** Each test uses its own days, so that tests don't share vehicles. */
let days = 60;

onDatabase('The worked price of a trip', (server) => {
  it.each(PRICES)(
    'is the same in the trip cart, in the quote and in the booking: %s [RENT-40, RENT-41, RENT-42]',
    async (_, vehicle, trip, price) => {
      days += 4;
      const renter = await newGuestRenter(server());
      const added = await addVehicle(renter, V(vehicle), { pickup_time: inHours(days * 24), ...trip });
      expect(added.status, added.message).toBe(200);
      const quote = await quoted(renter);
      expect(quote.vehicles_amount - quote.discount_amount).toBeCloseTo(price, 8);
      expect((await book(renter)).body.total_amount).toBe(quote.trip_amount);
    },
  );
});
