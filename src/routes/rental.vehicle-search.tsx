import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { vehicleBrands, vehicleCategories } from '../features/rental/page-blocks';
import { type SearchAddress, searchAddress } from '../features/rental/search/rental-address';
import { ResultsPage } from '../features/rental/search/results-page';
import { pageHead } from './-page-head';
import { scopeOf } from './-scope';

export const Route = createFileRoute('/rental/vehicle-search')({
  staticData: { list: 'store' },
  validateSearch: (search: Record<string, unknown>): SearchAddress => search,
  loader: ({ context }) => {
    const scope = scopeOf(context);
    return { categories: vehicleCategories(context, scope), brands: vehicleBrands(context, scope) };
  },
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Vehicles`) }),
  component: Vehicles,
});

function Vehicles() {
  const { categories, brands } = Route.useLoaderData();
  return <ResultsPage address={searchAddress(Route.useSearch())} categories={categories} brands={brands} />;
}
