import { tripChoices } from '../../../../domain/trip-states';
import { timestamp } from '../../../db/database';
import { refuse } from '../../../http/errors';
import type { Operations } from '../../../http/operation';
import { holdTrip } from '../../payments/trip-money';
import { signedIn } from '../../session/tokens/bearer';
import { TRIP_MESSAGES } from '../trip.messages';
import { findOwnTrip } from './trip.rows';
import { stateOfTrip } from './trip.wire';
import { unknownTrip } from './trip-access';

/** What whoever drove a vehicle says of it; said again, it takes the place of the first [RENT-54]. */
export const tripReviewRoutes = (): Operations => ({
  addRentalReview: async (request) => {
    const { database, body, language, now } = request;
    const customerId = signedIn(request);
    const comment = body.comment?.trim().slice(0, 2000) || null;
    await database.transaction(async (tx) => {
      await holdTrip(tx, body.trip_id);
      const trip = (await findOwnTrip(tx, { customerId, guestHash: null }, body.trip_id)) ?? unknownTrip();
      if (!tripChoices(stateOfTrip(trip), true, now).canReview)
        refuse(403, 'trip_status', TRIP_MESSAGES.notToReview);
      if (!trip.lines.some(({ vehicle_id }) => vehicle_id === body.vehicle_id))
        refuse(403, 'vehicle_id', TRIP_MESSAGES.notInTrip);
      // Whoever reviews the same vehicle meanwhile waits, so that each counts the other's stars.
      await tx.query('select 1 from providers where id = $1 for no key update', [trip.provider.id]);
      await tx.query('select 1 from vehicles where id = $1 for no key update', [body.vehicle_id]);
      const [old] = await tx.query<{ rating: number }>(
        'select rating from vehicle_reviews where trip_id = $1 and vehicle_id = $2',
        [trip.id, body.vehicle_id],
      );
      await tx.query(
        `insert into vehicle_reviews (vehicle_id, trip_id, customer_id, customer_name, comment, rating, created_at)
        select $1, $2, id, trim(first_name || ' ' || coalesce(left(last_name, 1) || '.', '')), $4::jsonb, $5, $6::timestamptz
        from customers where id = $3
        on conflict (trip_id, vehicle_id) where trip_id is not null do update set
          comment = excluded.comment, rating = excluded.rating, updated_at = excluded.created_at`,
        [
          body.vehicle_id,
          trip.id,
          customerId,
          comment && JSON.stringify({ [language]: comment }),
          body.rating,
          timestamp(now),
        ],
      );
      for (const [table, id] of [
        ['vehicles', body.vehicle_id],
        ['providers', trip.provider.id],
      ] as const)
        await tx.query(
          `update ${table} set
            rating_count = rating_count + $2,
            rating = least(5, greatest(0, round((rating * rating_count + $3) / greatest(1, rating_count + $2), 2)))
          where id = $1`,
          [id, old === undefined ? 1 : 0, body.rating - (old?.rating ?? 0)],
        );
    });
    return { message: TRIP_MESSAGES.reviewed[language] };
  },
});
