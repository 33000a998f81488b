import type { BookedTrip } from '../../../../domain/rental/booked-trip';
import type { Page } from '../../../api/catalogue-mapping';
import type { TripListKind } from '../../../api/trip-api';
import type { BlockData, Lifetime } from '../../../platform/reads';
import type { RouterContext } from '../../../platform/router-context';

/** The prefix of all cached trips, which are invalidated together. */
export const TRIPS = 'trips';
const MOMENT: Lifetime = { stale: 20_000, keep: 60_000 };

type TripListQuery = { kind: TripListKind; page: number };

export const tripsBlock = (
  { api, reads }: Pick<RouterContext, 'api' | 'reads'>,
  person: number,
  language: string,
  { kind, page }: TripListQuery,
): BlockData<Page<BookedTrip>> =>
  reads.read(`${TRIPS}:${person}:${language}:${kind}:${page}`, MOMENT, () => api.rental.trips(kind, page));
