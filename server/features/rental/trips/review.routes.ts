import type { RentalReviewAdd } from '../../../../contract/types.gen';
import { tripChoices } from '../../../../domain/trip-states';
import { type Queryable, timestamp } from '../../../db/database';
import { refuse } from '../../../http/errors';
import type { Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { forgetPictures, keepPictures, picturesIn } from '../../orders/order-pictures';
import { lockTripMoney } from '../../payments/trip-money';
import { signedIn } from '../../shared/signed-in';
import { TRIP_MESSAGES } from '../trip.messages';
import { findOwnTrip, type TripRow } from './trip.rows';
import { stateOfTrip } from './trip.wire';
import { unknownTrip } from './trip-access';

type ReviewRequest = RequestContext & { body: RentalReviewAdd };

/** Operations for reviews of a trip's vehicles and driver. A second review replaces the first [RENT-54]. */
export const tripReviewRoutes = (): Operations => ({
  addRentalReview: async (request: ReviewRequest) => {
    const { database, body, language, now } = request;
    const customerId = signedIn(request);
    await database.transaction(async (tx) => {
      await lockTripMoney(tx, body.trip_id);
      const trip = (await findOwnTrip(tx, { customerId, guestHash: null }, body.trip_id)) ?? unknownTrip();
      if (!tripChoices(stateOfTrip(trip), true, now).canReview)
        refuse(403, 'trip_status', TRIP_MESSAGES.notToReview);
      const { vehicle_id: vehicleId, driver_id: driverId } = body;
      if (vehicleId !== undefined) await reviewVehicle(tx, request, { trip, customerId, vehicleId });
      else if (driverId !== undefined) await reviewDriver(tx, request, { trip, customerId, driverId });
      else refuse(403, 'vehicle_id', TRIP_MESSAGES.noSubject);
    });
    return { message: TRIP_MESSAGES.reviewed[language] };
  },
});

type By = { trip: TripRow; customerId: number };

const wordsOf = ({ body }: ReviewRequest): string | null => body.comment?.trim().slice(0, 2000) || null;

async function reviewVehicle(
  tx: Queryable,
  request: ReviewRequest,
  { trip, customerId, vehicleId }: By & { vehicleId: number },
): Promise<void> {
  const { body, language, now, uploads } = request;
  if (!trip.lines.some(({ vehicle_id }) => vehicle_id === vehicleId))
    refuse(403, 'vehicle_id', TRIP_MESSAGES.notInTrip);
  const pictures = picturesIn(uploads);
  const comment = wordsOf(request);
  // Locks the provider, so that concurrent reviews all count in the averages.
  await tx.query('select 1 from providers where id = $1 for no key update', [trip.provider.id]);
  await tx.query('select 1 from vehicles where id = $1 for no key update', [vehicleId]);
  const [old] = await tx.query<{ rating: number; photos: string[] }>(
    'select rating, photos from vehicle_reviews where trip_id = $1 and vehicle_id = $2',
    [trip.id, vehicleId],
  );
  if (old && pictures.length > 0) await forgetPictures(tx, old.photos);
  await tx.query(
    `insert into vehicle_reviews (vehicle_id, trip_id, customer_id, customer_name, comment, rating, created_at, photos)
    select $1, $2, id, trim(first_name || ' ' || coalesce(left(last_name, 1) || '.', '')), $4::jsonb, $5, $6::timestamptz, $7
    from customers where id = $3
    on conflict (trip_id, vehicle_id) where trip_id is not null do update set
      comment = excluded.comment, rating = excluded.rating, photos = excluded.photos, updated_at = excluded.created_at`,
    [
      vehicleId,
      trip.id,
      customerId,
      comment && JSON.stringify({ [language]: comment }),
      body.rating,
      timestamp(now),
      pictures.length > 0
        ? await keepPictures(tx, { tripId: trip.id, isPublic: true, pictures })
        : (old?.photos ?? []),
    ],
  );
  await countStars(tx, 'vehicles', { id: vehicleId, stars: body.rating, before: old?.rating ?? null });
  await countStars(tx, 'providers', {
    id: trip.provider.id,
    stars: body.rating,
    before: old?.rating ?? null,
  });
}

async function reviewDriver(
  tx: Queryable,
  request: ReviewRequest,
  { trip, customerId, driverId }: By & { driverId: number },
): Promise<void> {
  const { body, now } = request;
  if (trip.driver?.id !== driverId) refuse(403, 'driver_id', TRIP_MESSAGES.noDriver);
  await tx.query('select 1 from drivers where id = $1 for no key update', [driverId]);
  const [old] = await tx.query<{ rating: number }>('select rating from driver_reviews where trip_id = $1', [
    trip.id,
  ]);
  await tx.query(
    `insert into driver_reviews (trip_id, driver_id, customer_id, rating, comment, created_at)
    values ($1, $2, $3, $4, $5, $6::timestamptz)
    on conflict (trip_id) do update set
      rating = excluded.rating, comment = excluded.comment, updated_at = excluded.created_at`,
    [trip.id, driverId, customerId, body.rating, wordsOf(request), timestamp(now)],
  );
  await countStars(tx, 'drivers', { id: driverId, stars: body.rating, before: old?.rating ?? null });
}

type Given = { id: number; stars: number; before: number | null };

/** Updates the average from the old and the new rating, without reading all ratings. */
const countStars = (
  tx: Queryable,
  table: 'vehicles' | 'providers' | 'drivers',
  { id, stars, before }: Given,
): Promise<unknown> =>
  tx.query(
    `update ${table} set
      rating_count = rating_count + $2,
      rating = least(5, greatest(0, round((rating * rating_count + $3) / greatest(1, rating_count + $2), 2)))
    where id = $1`,
    [id, before === null ? 1 : 0, stars - (before ?? 0)],
  );
