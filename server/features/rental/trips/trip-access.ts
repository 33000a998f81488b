import { isTripFoundByContact } from '../../../../domain/trip-states';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { asFound, isReachedBy, ownerOf, takeLookUp } from '../../orders/access';
import { TRIP_MESSAGES } from '../trip.messages';
import { findAnyTrip, findOwnTrip, type TripRow } from './trip.rows';
import type { Sight } from './trip.wire';

export const unknownTrip = (): never => refuse(404, 'not_found', TRIP_MESSAGES.notFound);

/**
 * Returns the caller's trip. A trip of another customer gets the same response as an unknown one [PERM-07].
 */
export const ownTrip = async (request: RequestContext, tripId: number): Promise<TripRow> =>
  (await findOwnTrip(request.database, ownerOf(request), tripId)) ?? unknownTrip();

type Asked = { trip_id: number; contact_number?: string };

/**
 * Returns the caller's own trip, or a trip whose contact the caller has given, as for orders [RENT-55,
 * NAV-14].
 */
export async function foundTrip(
  request: RequestContext,
  { trip_id, contact_number: contact = '' }: Asked,
): Promise<{ row: TripRow; sight: Sight }> {
  const own = await findOwnTrip(request.database, ownerOf(request), trip_id);
  if (own) return { row: own, sight: 'owner' };
  if (contact.trim() === '') return unknownTrip();
  const giveBack = await takeLookUp(request, `trip ${trip_id}`);
  const row = await findAnyTrip(request.database, trip_id);
  if (row === null || !isReachedBy(row, contact) || !isTripFoundByContact(asFound(row), request.now))
    return unknownTrip();
  await giveBack();
  return { row, sight: 'passer-by' };
}
