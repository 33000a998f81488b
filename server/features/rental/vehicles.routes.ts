import { fromMinor, toMinor } from '../../../domain/money';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { idsIn, listIn } from '../catalogue/list-query';
import { wordsOf } from '../catalogue/search.store';
import { pointOf } from '../location/point';
import { zonesOf } from '../location/zone-memory';
import { type PageQuery, pageFields, pageOf } from '../shared/paging';
import { providersById } from './provider.store';
import { askedTrip, type RequestedTrip, type TripQuery } from './requested-trip';
import { vehiclesForTrip } from './trip-facts';
import type { RentalScope, VehicleFilter } from './vehicle-filter';
import { listVehicles, type VehicleOrder, vehiclesById } from './vehicle-list.store';
import { listByPrice } from './vehicle-prices.store';
import { vehicleSearchOf } from './vehicle-search';

type SearchQuery = TripQuery &
  PageQuery & {
    name?: string;
    category_ids?: string;
    brand_ids?: string;
    pickup_lat?: number;
    pickup_lng?: number;
    seating_capacity?: string;
    air_condition?: 0 | 1;
    type?: string;
    fuel_type?: string;
    transmission_type?: string;
    min_price?: number;
    max_price?: number;
    rating?: number;
    sort_by?: 'price_low_to_high' | 'price_high_to_low' | 'top_rated' | 'default';
    provider_id?: number;
  };
type Query = TripQuery & PageQuery;
type VehicleList = { filter?: Partial<VehicleFilter>; order?: VehicleOrder };

/** Returns the request's module and zones. Without a place: all zones. */
export const scopeOf = ({ moduleId, zoneIds }: RequestContext): RentalScope => ({
  moduleId,
  zoneIds: zoneIds.length === 0 ? null : zoneIds,
});
/** The scope of lists of one provider or one vehicle, which ignore the request's module and zones. */
const EVERYWHERE: RentalScope = { moduleId: null, zoneIds: null };

export const vehicleRoutes = (): Operations => ({
  searchVehicles: search,
  suggestVehicles: async (request) => {
    const filter = scopeOf(request);
    const search = await vehicleSearchOf(request.search, wordsOf(request.query.name), filter);
    const { rows } = await listVehicles(request.database, {
      filter: { ...filter, search },
      order: 'popular',
      page: { limit: MAX_SUGGESTED, page: 1 },
    });
    return vehiclesForTrip(rows, askedTrip({}, request), request);
  },
  listVehicles: (request) =>
    vehiclePage(request, {
      filter: {
        categoryIds: request.query.category_id === undefined ? [] : [request.query.category_id],
        brandIds: request.query.brand_id === undefined ? [] : [request.query.brand_id],
      },
    }),
  topRatedVehicles: (request) => vehiclePage(request, { filter: { isRated: true }, order: 'rating' }),
  listProviderVehicles: async (request) => {
    const { database, params, query } = request;
    const known = await providersById(database, [params.provider_id]);
    if (known.size === 0) refuse(404, 'not_found', MESSAGES.notFound);
    const filter: VehicleFilter = {
      ...EVERYWHERE,
      providerId: params.provider_id,
      categoryIds: query.category_id === undefined ? [] : [query.category_id],
    };
    const words = searchedWords(query.name);
    return vehiclePage(request, {
      filter: { ...filter, search: words && (await vehicleSearchOf(request.search, words, filter)) },
    });
  },
  getVehicle: async (request) => {
    const rows = await vehiclesById(request.database, [request.params.id]);
    const [vehicle] = await vehiclesForTrip(rows, askedTrip(request.query, request), request);
    return vehicle ?? refuse(404, 'not_found', MESSAGES.notFound);
  },
});

const MAX_SUGGESTED = 8;

async function vehiclePage(
  request: RequestContext & { query: Query },
  { filter = {}, order = 'popular' }: VehicleList,
) {
  const page = pageOf(request.query);
  const trip = askedTrip(request.query, request);
  const { total, rows } = await listVehicles(request.database, {
    filter: { ...scopeOf(request), type: trip.type, ...filter },
    order,
    page,
  });
  return { ...pageFields(page, total), vehicles: await vehiclesForTrip(rows, trip, request) };
}

async function search(request: RequestContext & { query: SearchQuery }) {
  const { query } = request;
  const trip = askedTrip(query, request);
  const unsearched: VehicleFilter = { ...(await searchScope(request)), ...filterOf(query, trip, request) };
  const words = searchedWords(query.name);
  const filter = {
    ...unsearched,
    search: words && (await vehicleSearchOf(request.search, words, unsearched)),
  };
  const isByPrice = query.sort_by === 'price_low_to_high' || query.sort_by === 'price_high_to_low';
  const hasPrices = query.min_price !== undefined || query.max_price !== undefined;
  if (isByPrice || hasPrices) return searchByPrice(request, filter, trip);
  return vehiclePage(request, { filter, order: query.sort_by === 'top_rated' ? 'rating' : 'popular' });
}

async function searchByPrice(
  request: RequestContext & { query: SearchQuery },
  filter: VehicleFilter,
  trip: RequestedTrip,
) {
  const { database, query, now, config, currency } = request;
  const page = pageOf(query);
  const { total, rows, prices } = await listByPrice(database, {
    filter,
    trip,
    order: query.sort_by ?? 'default',
    page,
    clock: { now, utcOffsetMinutes: config.utc_offset_minutes },
  });
  return {
    ...pageFields(page, total),
    ...(prices && {
      min_price: fromMinor(prices.lowest, currency),
      max_price: fromMinor(prices.highest, currency),
    }),
    vehicles: await vehiclesForTrip(rows, trip, request),
  };
}

/**
 * Returns the scope of a search: the zones at the pick-up place of the trip, not those of the customer's
 * place.
 */
async function searchScope(request: RequestContext & { query: SearchQuery }): Promise<RentalScope> {
  const { database, moduleId, query } = request;
  const { pickup_lat: lat, pickup_lng: lng } = query;
  if (lat === undefined || lng === undefined) return scopeOf(request);
  const { index } = await zonesOf(database);
  return { moduleId, zoneIds: index.zonesAt(pointOf(lat, lng, 'pickup_')) };
}

const filterOf = (
  query: SearchQuery,
  { type }: RequestedTrip,
  { currency }: RequestContext,
): Partial<VehicleFilter> => ({
  type,
  categoryIds: idsIn(query.category_ids),
  brandIds: idsIn(query.brand_ids),
  providerId: query.provider_id,
  seats: seatsIn(query.seating_capacity),
  hasAirCondition: query.air_condition === undefined ? undefined : query.air_condition === 1,
  kind: query.type,
  fuels: listIn(query.fuel_type),
  transmissions: listIn(query.transmission_type),
  lowestRating: query.rating,
  lowestPrice: query.min_price === undefined ? undefined : toMinor(query.min_price, currency),
  highestPrice: query.max_price === undefined ? undefined : toMinor(query.max_price, currency),
});

const searchedWords = (name = ''): string[] | undefined => (name.trim() === '' ? undefined : wordsOf(name));

const MAX_SEATS = 999;

/** Parses the number of seats: `5` means five or more, `2-4` two to four. */
function seatsIn(text: string | undefined): VehicleFilter['seats'] {
  if (text === undefined) return undefined;
  const [least, most] = text.split('-');
  return { least: Number(least), most: most ? Number(most) : MAX_SEATS };
}
