import { createFileRoute, notFound } from '@tanstack/react-router';
import { truncate } from '../../domain/text';
import { isMissing } from '../features/catalogue/page/page-blocks';
import {
  similarVehicles,
  topRatedVehicles,
  vehicleBlock,
  vehicleReviews,
} from '../features/rental/page-blocks';
import { MissingVehicle } from '../features/rental/provider/missing-rental';
import { type TripAddress, tripAddress, validTrip } from '../features/rental/search/rental-address';
import { tripQuestion } from '../features/rental/search/trip-question';
import { VehiclePage } from '../features/rental/vehicle/vehicle-page';
import { loadedHead } from './-page-head';
import { numberIn, scopeOf } from './-scope';

/** The URL contains the searched trip if the customer comes from its results [NAV-18]. */
export const Route = createFileRoute('/rental/vehicle-details/$id')({
  // The page validates the values, because the rules are loaded with it.
  validateSearch: (search: Record<string, unknown>): TripAddress & { from?: string } => search,
  loaderDeps: ({ search: { from: _, ...trip } }) => ({ trip }),
  loader: async ({ context, params, deps }) => {
    const scope = scopeOf(context);
    const id = numberIn(params.id);
    if (id === undefined) throw notFound();
    const { trip, lapsed } = validTrip(tripAddress(deps.trip), context.now(), context.config);
    const question = trip && tripQuestion(trip);
    const vehicle = await vehicleBlock(context, scope, id, question).promise.catch((error: unknown) => {
      if (isMissing(error)) throw notFound();
      throw error;
    });
    return {
      vehicle,
      trip,
      lapsed,
      similar: similarVehicles(context, scope, vehicle, question),
      reviews: vehicleReviews(context, scope, id),
      head: {
        title: vehicle.name,
        description: truncate(vehicle.description, 155),
        imageUrl: vehicle.imageUrl,
      },
    };
  },
  head: loadedHead,
  // Another trip type changes only the prices, so the page stays while they load.
  pendingMs: 1000,
  component: VehicleRoute,
  notFoundComponent: MissingVehicleRoute,
});

function VehicleRoute() {
  const { head: _, ...page } = Route.useLoaderData();
  return <VehiclePage {...page} />;
}

function MissingVehicleRoute() {
  const context = Route.useRouteContext();
  return <MissingVehicle similar={topRatedVehicles(context, scopeOf(context))} />;
}
