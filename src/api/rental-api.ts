import type { Provider, RentalType } from '../../domain/rental/vehicle';
import type { Page } from './catalogue-mapping';
import type { ApiClient } from './client';
import {
  type FoundVehicle,
  type RentalBanner,
  type RentalReviewPage,
  toGroup,
  toProvider,
  toProviders,
  toRentalBanners,
  toRentalReviews,
  toVehicle,
  toVehiclePage,
  type VehicleGroup,
  type VehiclePage,
} from './rental-mapping';
import { createTripApi, type TripApi } from './trip-api';
import { createTripCartApi, type TripCartApi } from './trip-cart-api';
import { listOf, wireOf } from './wire';

export type VehicleSort = 'top_rated' | 'price_low_to_high' | 'price_high_to_low';
/** The parts of a trip that decide its availability and price. */
export type TripQuestion = { pickupAt: string; hours: number; metres: number };
export type VehicleQuery = {
  page?: number;
  limit?: number;
  name?: string | null;
  type?: RentalType | null;
  trip?: TripQuestion | null;
  pickup?: { lat: number; lng: number } | null;
  categoryIds?: number[];
  brandIds?: number[];
  providerId?: number | null;
  seats?: number | null;
  hasAirCondition?: boolean | null;
  transmission?: string | null;
  fuel?: string | null;
  /** The lowest price in whole units of the currency, as in the page's URL. */
  minPrice?: number | null;
  maxPrice?: number | null;
  rating?: number | null;
  sort?: VehicleSort | null;
};
type Row = { page?: number; limit?: number };
type Ask = { signal?: AbortSignal };

/** The calls for vehicles and providers [RENT-14]. */
export type RentalApi = TripCartApi &
  TripApi & {
    search(query: VehicleQuery, ask?: Ask): Promise<VehiclePage>;
    topRated(row: Row): Promise<FoundVehicle[]>;
    categories(): Promise<VehicleGroup[]>;
    brands(): Promise<VehicleGroup[]>;
    vehicle(id: number, trip: TripQuestion | null): Promise<FoundVehicle>;
    vehicleReviews(id: number, row: Row): Promise<RentalReviewPage>;
    banners(): Promise<RentalBanner[]>;
    provider(id: number): Promise<Provider>;
    providerVehicles(id: number, row: Row, ask?: Ask): Promise<VehiclePage>;
    providerReviews(id: number, row: Row): Promise<RentalReviewPage>;
    popularProviders(row: Row): Promise<Page<Provider>>;
    latestProviders(row: Row): Promise<Page<Provider>>;
  };

const ALL = 100;

export function createRentalApi(client: ApiClient): RentalApi {
  const part = ({ page, limit }: Row) => ({ offset: page, limit });
  return {
    ...createTripCartApi(client),
    ...createTripApi(client),
    search: async (query, ask) =>
      toVehiclePage(
        await client.get('/rental/vehicle/search', { ...ask, query: searchQuery(query) }),
        client.currency(),
      ),
    topRated: async (row) =>
      toVehiclePage(await client.get('/rental/vehicle/top-rated', { query: part(row) }), client.currency())
        .entries,
    categories: async () => {
      const answer = await client.get('/rental/vehicle/category-list', { query: { limit: ALL } });
      return listOf(wireOf(answer, 'categories').vehicles).map(toGroup);
    },
    brands: async () => {
      const answer = await client.get('/rental/vehicle/brand-list', { query: { limit: ALL } });
      return listOf(wireOf(answer, 'brands').brands).map(toGroup);
    },
    vehicle: async (id, trip) =>
      toVehicle(
        await client.get('/rental/vehicle/get-vehicle-details/{id}', {
          params: { id },
          query: tripQuery(trip),
        }),
        client.currency(),
      ),
    vehicleReviews: async (id, row) =>
      toRentalReviews(await client.get('/rental/vehicle/reviews/{id}', { params: { id }, query: part(row) })),
    banners: async () => toRentalBanners(await client.get('/rental/banners')),
    provider: async (id) =>
      toProvider(
        await client.get('/rental/provider/get-provider-details/{id}', { params: { id } }),
        client.currency(),
      ),
    providerVehicles: async (id, row, ask) =>
      toVehiclePage(
        await client.get('/rental/vehicle/get-provider-vehicles/{provider_id}', {
          ...ask,
          params: { provider_id: id },
          query: part(row),
        }),
        client.currency(),
      ),
    providerReviews: async (id, row) =>
      toRentalReviews(
        await client.get('/rental/provider/get-provider-reviews/{id}', { params: { id }, query: part(row) }),
      ),
    popularProviders: async (row) =>
      toProviders(await client.get('/rental/provider/popular', { query: part(row) }), client.currency()),
    latestProviders: async (row) =>
      toProviders(await client.get('/rental/provider/latest', { query: part(row) }), client.currency()),
  };
}

const METRES = 1000;
const tripQuery = (trip: TripQuestion | null | undefined) => ({
  pickup_time: trip?.pickupAt,
  duration: trip?.hours,
  distance: trip && trip.metres / METRES,
});
const list = (ids: number[] | undefined) => (ids && ids.length > 0 ? JSON.stringify(ids) : null);

const searchQuery = (query: VehicleQuery) => ({
  offset: query.page,
  limit: query.limit,
  name: query.name,
  trip_type: query.type,
  ...tripQuery(query.trip),
  pickup_lat: query.pickup?.lat,
  pickup_lng: query.pickup?.lng,
  category_ids: list(query.categoryIds),
  brand_ids: list(query.brandIds),
  provider_id: query.providerId,
  seating_capacity: query.seats == null ? null : String(query.seats),
  air_condition: query.hasAirCondition == null ? null : query.hasAirCondition ? (1 as const) : (0 as const),
  transmission_type: query.transmission,
  fuel_type: query.fuel,
  min_price: query.minPrice,
  max_price: query.maxPrice,
  rating: query.rating,
  sort_by: query.sort,
});
