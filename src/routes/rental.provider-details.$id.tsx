import { createFileRoute, notFound } from '@tanstack/react-router';
import { isMissing } from '../features/catalogue/page/page-blocks';
import { providerBlock, providerReviews, providerVehicles } from '../features/rental/page-blocks';
import { MissingProvider } from '../features/rental/provider/missing-rental';
import { ProviderPage } from '../features/rental/provider/provider-page';
import { tripAddress, tripIn } from '../features/rental/search/rental-address';
import { tripQuestion } from '../features/rental/search/trip-question';
import { pageHead } from './-page-head';
import { numberIn, scopeOf } from './-scope';

export const Route = createFileRoute('/rental/provider-details/$id')({
  validateSearch: tripAddress,
  loaderDeps: ({ search: trip }) => ({ trip }),
  loader: async ({ context, params, deps }) => {
    const scope = scopeOf(context);
    const id = numberIn(params.id);
    if (id === undefined) throw notFound();
    const trip = tripIn(deps.trip);
    const provider = await providerBlock(context, scope, id).promise.catch((error: unknown) => {
      if (isMissing(error)) throw notFound();
      throw error;
    });
    return {
      provider,
      trip,
      vehicles: providerVehicles(context, scope, id, trip && tripQuestion(trip)),
      reviews: providerReviews(context, scope, id),
    };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, {
      title: loaderData?.provider.name ?? '',
      description: loaderData?.provider.address ?? '',
      imageUrl: loaderData?.provider.logoUrl ?? null,
    }),
  component: ProviderRoute,
  notFoundComponent: MissingProvider,
});

function ProviderRoute() {
  return <ProviderPage {...Route.useLoaderData()} />;
}
