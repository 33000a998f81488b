import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { optionalTextIn, textIn } from '../shared/local-text';
import { type PageQuery, pageFields, pageOf } from '../shared/paging';
import { toWireProvider } from '../shared/provider.wire';
import { toWireVehicle } from '../shared/vehicle.wire';
import { listBanners } from './banner.store';
import { listProviders, providersById } from './provider.store';
import { listReviews, type ReviewSubject } from './review.store';
import { listShelves } from './shelf.store';
import { tripRoutes } from './trip.routes';
import { vehiclesById } from './vehicle-list.store';
import { scopeOf, vehicleRoutes } from './vehicles.routes';

type PagedRequest = RequestContext & { query: PageQuery };

/** All operations of vehicle rental [RENT-14]. */
export const rentalRoutes = (): Operations => ({
  ...vehicleRoutes(),
  ...tripRoutes(),
  listVehicleCategories: async (request) => {
    const { fields, shelves } = await shelfPage(request, 'category');
    return { ...fields, vehicles: shelves };
  },
  listVehicleBrands: async (request) => {
    const { fields, shelves } = await shelfPage(request, 'brand');
    return { ...fields, brands: shelves };
  },
  listVehicleReviews: (request) => reviewPage(request, { kind: 'vehicle', id: request.params.id }),
  listProviderReviews: (request) => reviewPage(request, { kind: 'provider', id: request.params.id }),
  listRentalBanners: async (request) => ({ banners: await banners(request) }),
  getProvider: async (request) => {
    const row = (await providersById(request.database, [request.params.id])).get(request.params.id);
    return row ? toWireProvider(row, request) : refuse(404, 'not_found', MESSAGES.notFound);
  },
  popularProviders: (request) => providerPage(request, 'popular'),
  latestProviders: (request) => providerPage(request, 'new'),
});

async function shelfPage(request: PagedRequest, kind: 'category' | 'brand') {
  const page = pageOf(request.query);
  const { total, rows } = await listShelves(request.database, { kind, scope: scopeOf(request), page });
  const shelves = rows.map(({ id, name, image, vehicle_count }) => ({
    id,
    name: textIn(name, request.language),
    image_full_url: image,
    vehicles_count: vehicle_count,
  }));
  return { fields: pageFields(page, total), shelves };
}

async function providerPage(request: PagedRequest, order: 'popular' | 'new') {
  const page = pageOf(request.query);
  const { total, rows } = await listProviders(request.database, { scope: scopeOf(request), order, page });
  return { ...pageFields(page, total), providers: rows.map((row) => toWireProvider(row, request)) };
}

async function reviewPage(request: PagedRequest, subject: ReviewSubject) {
  const { database, language, query } = request;
  const page = pageOf(query);
  const found = await listReviews(database, subject, page);
  const { total, rows, stars } = found ?? refuse(404, 'not_found', MESSAGES.notFound);
  return {
    ...pageFields(page, total),
    reviews: rows.map((row) => ({
      id: row.id,
      rating: row.rating,
      comment: optionalTextIn(row.comment, language),
      reply: optionalTextIn(row.reply, language),
      customer_name: row.customer_name,
      vehicle_id: row.vehicle_id,
      vehicle_name: textIn(row.vehicle_name, language),
      vehicle_image_full_url: row.vehicle_image,
      attachment_full_url: row.photos,
      created_at: row.created_at.toISOString(),
    })),
    rating_breakdown: Object.fromEntries(stars.map((count, index) => [5 - index, count])),
  };
}

/** Returns banners, without those that lead to an unavailable vehicle. */
async function banners(request: RequestContext) {
  const { database, language } = request;
  const rows = await listBanners(database);
  const providers = await providersById(database, idsOf(rows.map(({ provider_id }) => provider_id)));
  const vehicles = await vehiclesById(database, idsOf(rows.map(({ vehicle_id }) => vehicle_id)));
  return rows.flatMap((row) => {
    const vehicle = vehicles.find(({ id }) => id === row.vehicle_id);
    const provider = row.provider_id === null ? undefined : providers.get(row.provider_id);
    const isOfNothing = row.vehicle_id === null && row.provider_id === null;
    if (!isOfNothing && !vehicle && !provider) return [];
    return [
      {
        id: row.id,
        title: textIn(row.title, language),
        type: vehicle
          ? ('vehicle_wise' as const)
          : provider
            ? ('provider_wise' as const)
            : ('default' as const),
        image_full_url: row.image,
        link: null,
        provider: provider && !vehicle ? toWireProvider(provider, request) : null,
        vehicle: vehicle ? toWireVehicle(vehicle, request) : null,
      },
    ];
  });
}

const idsOf = (ids: (number | null)[]): number[] => ids.filter((id) => id !== null);
