import type { Provider } from '../../../domain/rental/vehicle';
import type { TripQuestion } from '../../api/rental-api';
import type { FoundVehicle, RentalBanner, RentalReviewPage, VehicleGroup } from '../../api/rental-mapping';
import { type BlockData, CATEGORY_LIFETIME, FEATURED_LIFETIME } from '../../platform/reads';
import { blockOf, type Reader, type Scope } from '../catalogue/page/page-blocks';

export type RentalHomeBlocks = {
  banners: BlockData<RentalBanner[]>;
  categories: BlockData<VehicleGroup[]>;
  brands: BlockData<VehicleGroup[]>;
  topRated: BlockData<FoundVehicle[]>;
  providers: BlockData<Provider[]>;
};

const ROW = 12;
const SIMILAR = 6;

export const vehicleCategories = (reader: Reader, scope: Scope): BlockData<VehicleGroup[]> =>
  blockOf(reader, scope, 'vehicle-categories', CATEGORY_LIFETIME, () => reader.api.rental.categories());

export const vehicleBrands = (reader: Reader, scope: Scope): BlockData<VehicleGroup[]> =>
  blockOf(reader, scope, 'vehicle-brands', CATEGORY_LIFETIME, () => reader.api.rental.brands());

export const topRatedVehicles = (reader: Reader, scope: Scope): BlockData<FoundVehicle[]> =>
  blockOf(reader, scope, 'top-rated-vehicles', FEATURED_LIFETIME, () =>
    reader.api.rental.topRated({ page: 1, limit: ROW }),
  );

/** Requests all parts of the rental home page. Each loads and fails separately. */
export function rentalHomeBlocks(reader: Reader, scope: Scope): RentalHomeBlocks {
  const { rental } = reader.api;
  const block = <T>(name: string, load: () => Promise<T>) =>
    blockOf(reader, scope, name, FEATURED_LIFETIME, load);
  return {
    banners: block('rental-banners', () => rental.banners()),
    categories: vehicleCategories(reader, scope),
    brands: vehicleBrands(reader, scope),
    topRated: topRatedVehicles(reader, scope),
    providers: block(
      'popular-providers',
      async () => (await rental.popularProviders({ page: 1, limit: ROW })).entries,
    ),
  };
}

export const vehicleBlock = (
  reader: Reader,
  scope: Scope,
  id: number,
  trip: TripQuestion | null,
): BlockData<FoundVehicle> =>
  blockOf(reader, scope, `vehicle:${id}:${JSON.stringify(trip)}`, FEATURED_LIFETIME, () =>
    reader.api.rental.vehicle(id, trip),
  );

export const similarVehicles = (
  reader: Reader,
  scope: Scope,
  { id, category }: FoundVehicle,
  trip: TripQuestion | null,
): BlockData<FoundVehicle[]> =>
  blockOf(reader, scope, `similar:${id}:${JSON.stringify(trip)}`, FEATURED_LIFETIME, async () => {
    const page = await reader.api.rental.search({
      page: 1,
      limit: SIMILAR + 1,
      trip,
      categoryIds: category ? [category.id] : [],
    });
    return page.entries.filter((entry) => entry.id !== id).slice(0, SIMILAR);
  });

export const vehicleReviews = (reader: Reader, scope: Scope, id: number): BlockData<RentalReviewPage> =>
  blockOf(reader, scope, `vehicle-reviews:${id}`, FEATURED_LIFETIME, () =>
    reader.api.rental.vehicleReviews(id, { page: 1, limit: ROW }),
  );

export const providerBlock = (reader: Reader, scope: Scope, id: number): BlockData<Provider> =>
  blockOf(reader, scope, `provider:${id}`, FEATURED_LIFETIME, () => reader.api.rental.provider(id));

export const providerVehicles = (
  reader: Reader,
  scope: Scope,
  id: number,
  trip: TripQuestion | null,
): BlockData<FoundVehicle[]> =>
  blockOf(
    reader,
    scope,
    `provider-vehicles:${id}:${JSON.stringify(trip)}`,
    FEATURED_LIFETIME,
    async () => (await reader.api.rental.search({ page: 1, limit: 50, providerId: id, trip })).entries,
  );

export const providerReviews = (reader: Reader, scope: Scope, id: number): BlockData<RentalReviewPage> =>
  blockOf(reader, scope, `provider-reviews:${id}`, FEATURED_LIFETIME, () =>
    reader.api.rental.providerReviews(id, { page: 1, limit: ROW }),
  );
