import { tripEnd } from '../../../../domain/rental/trip';
import type { Queryable } from '../../../db/database';
import { freeUnits } from '../availability';
import { readTripCart, saveTripCart } from './trip-cart.store';
import type { TripCart, TripLine } from './trip-cart.types';

type Merge = { guestOwner: string; customerId: number; now: number };

/**
 * Merges a guest's trip cart into the account. If the trips differ, both carts stay, so that nothing is
 * dropped without the customer's decision [CART-64].
 */
export async function mergeGuestTripCart(
  tx: Queryable,
  { guestOwner, customerId, now }: Merge,
): Promise<void> {
  const carts = await tx.query<{ module_id: number }>(
    'select module_id from trip_carts where owner = $1 order by module_id for update',
    [guestOwner],
  );
  for (const { module_id: moduleId } of carts) {
    const from = { owner: guestOwner, moduleId };
    const to = { owner: `customer:${customerId}`, moduleId };
    const guest = await readTripCart(tx, from);
    const account = await readTripCart(tx, to);
    if (guest === null || guest.lines.length === 0) continue;
    const isFree = account === null || account.lines.length === 0;
    if (!isFree && !isSameTrip(account, guest)) continue;
    const trip = isFree ? guest.trip : account.trip;
    const lines = isFree ? guest.lines : await joined(tx, account, guest);
    await saveTripCart(tx, to, { trip, lines, now });
    await saveTripCart(tx, from, { trip: guest.trip, lines: [], now });
  }
}

/** Returns whether two carts have the same provider, type, start and duration. */
const isSameTrip = (one: TripCart, other: TripCart): boolean =>
  one.trip.type === other.trip.type &&
  one.trip.pickupAt === other.trip.pickupAt &&
  one.trip.hours === other.trip.hours &&
  one.lines[0]?.vehicle.provider_id === other.lines[0]?.vehicle.provider_id;

/** Joins the lines of both carts. Equal vehicles become one line, up to the number of free units. */
async function joined(tx: Queryable, account: TripCart, guest: TripCart): Promise<TripLine[]> {
  const { pickupAt, hours } = account.trip;
  const free = await freeUnits(
    tx,
    guest.lines.map(({ vehicle }) => vehicle.id),
    { from: pickupAt, until: tripEnd(pickupAt, hours) },
  );
  const lines: TripLine[] = [...account.lines];
  for (const line of guest.lines) {
    const at = lines.findIndex(({ vehicle }) => vehicle.id === line.vehicle.id);
    const same = lines[at];
    if (same === undefined) lines.push(line);
    else {
      const most = Math.max(same.quantity, free.get(line.vehicle.id)?.length ?? 0);
      lines[at] = { ...same, quantity: Math.min(same.quantity + line.quantity, most) };
    }
  }
  return lines;
}
