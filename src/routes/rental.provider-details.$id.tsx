import { createFileRoute, notFound } from '@tanstack/react-router';
import { isMissing } from '../features/catalogue/page/page-blocks';
import { providerBlock, providerReviews, providerVehicles } from '../features/rental/page-blocks';
import { MissingProvider } from '../features/rental/provider/missing-rental';
import { ProviderPage } from '../features/rental/provider/provider-page';
import { type TripAddress, tripAddress, validTrip } from '../features/rental/search/rental-address';
import { tripQuestion } from '../features/rental/search/trip-question';
import { loadedHead } from './-page-head';
import { numberIn, scopeOf } from './-scope';

export const Route = createFileRoute('/rental/provider-details/$id')({
  validateSearch: (search: Record<string, unknown>): TripAddress => search,
  loaderDeps: ({ search: trip }) => ({ trip }),
  loader: async ({ context, params, deps }) => {
    const scope = scopeOf(context);
    const id = numberIn(params.id);
    if (id === undefined) throw notFound();
    const { trip } = validTrip(tripAddress(deps.trip), context.now(), context.config);
    const provider = await providerBlock(context, scope, id).promise.catch((error: unknown) => {
      if (isMissing(error)) throw notFound();
      throw error;
    });
    return {
      provider,
      trip,
      vehicles: providerVehicles(context, scope, id, trip && tripQuestion(trip)),
      reviews: providerReviews(context, scope, id),
      head: { title: provider.name, description: provider.address, imageUrl: provider.logoUrl },
    };
  },
  head: loadedHead,
  component: ProviderRoute,
  notFoundComponent: MissingProvider,
});

function ProviderRoute() {
  const { head: _, ...page } = Route.useLoaderData();
  return <ProviderPage {...page} />;
}
