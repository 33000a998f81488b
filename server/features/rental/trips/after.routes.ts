import type { TripPage } from '../../../../contract/types.gen';
import type { Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { toReasonPage } from '../../orders/cancel-reasons.wire';
import { type PageQuery, pageFields, pageOf } from '../../shared/paging';
import { signedIn } from '../../shared/signed-in';
import { cancelTrip } from './cancel-trip.operation';
import { listTrips, tripCancelReasons, vehiclesOf } from './trip.rows';
import { toWireTripRow } from './trip.wire';
import { foundTrip } from './trip-access';

/** All operations on trips after they were booked [RENT-54, RENT-55]. */
export const afterBookingRoutes = (): Operations => ({
  listTrips: tripPage,
  getTrip: async (request) => {
    const { row, sight } = await foundTrip(request, request.query);
    return toWireTripRow(row, await vehiclesOf(request.database, [row]), request, sight);
  },
  listTripCancellationReasons: async (request) =>
    toReasonPage(await tripCancelReasons(request.database), request),
  cancelTrip,
});

type ListQuery = PageQuery & { type?: 'running' | 'history' | 'all' };

async function tripPage(request: RequestContext & { query: ListQuery }): Promise<TripPage> {
  const { database, query } = request;
  const page = pageOf(query);
  const customerId = signedIn(request);
  const { rows, total } = await listTrips(database, { customerId, which: query.type ?? 'all', page });
  const vehicles = await vehiclesOf(database, rows);
  return { ...pageFields(page, total), trips: rows.map((row) => toWireTripRow(row, vehicles, request)) };
}
