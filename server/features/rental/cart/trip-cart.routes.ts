import type { RentalCart } from '../../../../contract/types.gen';
import { tripEnd } from '../../../../domain/rental/trip';
import type { Queryable } from '../../../db/database';
import type { ZoneIndex } from '../../../geo/zones';
import { refuse } from '../../../http/errors';
import { MESSAGES } from '../../../http/messages';
import type { Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { lockBuyerRow } from '../../checkout/placing/order.store';
import { zonesOf } from '../../location/zone-memory';
import { guestOf } from '../../shared/guests';
import { unauthorized } from '../../shared/signed-in';
import type { VehicleRow } from '../../shared/vehicle.rows';
import { freeUnits } from '../availability';
import { TRIP_MESSAGES } from '../trip.messages';
import { deleteTripCart, readTripCart, saveTripCart, vehicleWith } from './trip-cart.store';
import type { TripCart, TripData, TripLine } from './trip-cart.types';
import { toWireTripCart } from './trip-cart.wire';
import {
  type FreeUnits,
  withoutLines,
  withQuantity,
  withTrip,
  withTripAgreed,
  withVehicle,
  withVehicleAgreed,
} from './trip-cart-change';
import { tripCartKeyOf } from './trip-cart-key';
import { tripIn } from './trip-draft';

export const tripCartRoutes = (): Operations => ({
  getRentalCart: async (request) => {
    const { database } = request;
    return answer(database, await readTripCart(database, await tripCartKeyOf(request)), request);
  },
  addRentalCart: async (request) => {
    const { body, now, database } = request;
    const { index } = await zonesOf(database);
    const isPreview = body.is_preview === true;
    const run: Change = async (cart, tx) => {
      const vehicle = (await vehicleWith(tx, body.vehicle_id)) ?? unknownThing();
      const trip = tripIn(body, cart?.trip ?? null, request);
      const addition = { vehicle, quantity: body.quantity, trip, isReset: body.reset === true, now };
      const added = await (isPreview ? withVehicleAgreed : withVehicle)(cart, addition, freeIn(tx));
      assertInZone(index, vehicle, added.trip);
      return added;
    };
    return isPreview ? preview(request, run) : change(request, run);
  },
  updateRentalCart: (request) =>
    change(request, (cart, tx) =>
      withQuantity(
        cart ?? unknownThing(),
        { lineId: request.body.cart_id, quantity: request.body.quantity },
        freeIn(tx),
      ),
    ),
  updateRentalUserData: (request) => {
    const { params, body } = request;
    const run: Change = (cart, tx) => {
      if (cart === null || cart.id !== params.id) return unknownThing();
      const trip = tripIn(body, cart.trip, request);
      const isAgreed = body.is_preview === true && body.without_conflicts === true;
      return (isAgreed ? withTripAgreed : withTrip)(cart, trip, freeIn(tx));
    };
    return body.is_preview === true ? preview(request, run) : change(request, run);
  },
  removeRentalVehicle: (request) =>
    change(request, (cart) => withoutLines(cart ?? unknownThing(), [request.query.cart_id])),
  removeRentalVehicles: (request) =>
    change(request, (cart) => withoutLines(cart ?? unknownThing(), idsIn(request.query.cart_ids))),
  clearRentalCart: async (request) => {
    const { database, language } = request;
    const key = await tripCartKeyOf(request, guestOf);
    await database.transaction(async (tx) => {
      await hold(tx, request, key.guestHash);
      await deleteTripCart(tx, key);
    });
    return { message: TRIP_MESSAGES.cleared[language] };
  },
});

const unknownThing = (): never => refuse(404, 'not_found', MESSAGES.notFound);

type Contents = { trip: TripData; lines: TripLine[] };
type Change = (cart: TripCart | null, tx: Queryable) => Contents | Promise<Contents>;

/** Locks the owner of the cart. Refuses a deleted account. */
async function hold(tx: Queryable, { userId }: RequestContext, guestHash: Buffer | null): Promise<void> {
  if (!(await lockBuyerRow(tx, { customerId: userId, guestHash }))) unauthorized();
}

/** Runs one change while the cart is locked. The change happens completely or not at all. */
async function change(request: RequestContext, run: Change): Promise<RentalCart> {
  const { database, now } = request;
  const key = await tripCartKeyOf(request, guestOf);
  const cart = await database.transaction(async (tx) => {
    await hold(tx, request, key.guestHash);
    const contents = await run(await readTripCart(tx, key), tx);
    await saveTripCart(tx, key, { ...contents, now });
    return readTripCart(tx, key);
  });
  return answer(database, cart, request);
}

const NOT_SAVED = 0;

/** Responds with the cart that a change would give. Stores nothing [RENT-23]. */
async function preview(request: RequestContext, run: Change): Promise<RentalCart> {
  const { database } = request;
  const cart = await readTripCart(database, await tripCartKeyOf(request));
  const { trip, lines } = await run(cart, database);
  const saved = lines.map((line) => ({ ...line, id: line.id ?? NOT_SAVED }));
  return answer(database, { id: cart?.id ?? NOT_SAVED, trip, lines: saved }, request);
}

async function answer(
  database: Queryable,
  cart: TripCart | null,
  request: RequestContext,
): Promise<RentalCart> {
  return toWireTripCart(cart, cart === null ? new Map() : await freeFor(database, cart), request);
}

/** Returns the free units of the cart's vehicles during its trip. */
const freeFor = (database: Queryable, { trip, lines }: TripCart): Promise<ReadonlyMap<number, number[]>> =>
  freeUnits(
    database,
    lines.map(({ vehicle }) => vehicle.id),
    intervalOf(trip),
  );

const intervalOf = ({ pickupAt, hours }: Pick<TripData, 'pickupAt' | 'hours'>) => ({
  from: pickupAt,
  until: tripEnd(pickupAt, hours),
});

const freeIn =
  (tx: Queryable): FreeUnits =>
  async ({ id }, trip) =>
    (await freeUnits(tx, [id], intervalOf(trip))).get(id)?.length ?? 0;

/** Refuses a pick-up place outside the provider's zones [MOD-09, RENT-33]. */
function assertInZone(index: ZoneIndex, { provider }: VehicleRow, { pickup }: TripData): void {
  if (pickup === null) return;
  const zones = index.zonesAt(pickup);
  if (!zones.some((zone) => provider.zone_ids.includes(zone))) refuse(403, 'zone', TRIP_MESSAGES.outOfZone);
}

/** Returns the ids in a JSON list. */
function idsIn(text: string): number[] {
  const ids = text
    .trim()
    .replace(/^\[|\]$/g, '')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(Number);
  const areIds = ids.length > 0 && ids.every((id) => Number.isSafeInteger(id) && id > 0);
  return areIds ? ids : refuse(403, 'cart_ids', TRIP_MESSAGES.noLine);
}
