import { expect, it } from 'vitest';
import type { RentalVehicle } from '../../contract/types.gen';
import { USUAL_CURRENCY } from '../../domain/money';
import { lowestRate } from '../../domain/rental/trip-price';
import { toVehicle } from '../../src/api/rental-mapping';

const wire: RentalVehicle = {
  total_vehicle_count: 3,
  discount_price: 0,
  discount_type: 'percent',
  id: 3,
  name: 'Desert SUV',
  hourly_price: 6,
  day_wise_price: 40,
  distance_price: 0.8,
  trip_hourly: 1,
  trip_day_wise: 1,
  trip_distance: 1,
  provider: { id: 4, name: 'Coastline' },
};

it.each<[Partial<RentalVehicle>, object, string | undefined]>([
  [{}, { hourly: 6_00, day_wise: 40_00, distance_wise: 80 }, 'distance_wise'],
  [{ trip_hourly: 0 }, { hourly: null, day_wise: 40_00, distance_wise: 80 }, 'distance_wise'],
  [{ trip_day_wise: 0 }, { hourly: 6_00, day_wise: null, distance_wise: 80 }, 'distance_wise'],
  [{ trip_distance: 0 }, { hourly: 6_00, day_wise: 40_00, distance_wise: null }, 'hourly'],
  [{ trip_distance: 0, trip_hourly: 0 }, { hourly: null, day_wise: 40_00, distance_wise: null }, 'day_wise'],
  [
    { trip_hourly: 0, trip_day_wise: 0, trip_distance: 0 },
    { hourly: null, day_wise: null, distance_wise: null },
    undefined,
  ],
])(
  'a vehicle has a rate only for the trip types that it offers, with %j [RENT-03, RENT-04]',
  (flags, rates, lowest) => {
    const vehicle = toVehicle({ ...wire, ...flags }, USUAL_CURRENCY);
    expect(vehicle.rates).toEqual(rates);
    expect(lowestRate(vehicle.rates)?.type).toBe(lowest);
  },
);
