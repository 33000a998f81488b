import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { browseSearch } from '../features/catalogue/browse/browse-search';
import { type ItemListKind, ItemListPage } from '../features/catalogue/browse/item-list-page';
import { pageHead } from './-page-head';

const titles: Record<ItemListKind, MessageDescriptor> = {
  popular: msg`Popular right now`,
  latest: msg`Newest`,
  'most-reviewed': msg`Most reviewed`,
  'new-arrival': msg`New arrivals`,
  discounted: msg`Today’s best offers`,
  recommended: msg`Picked for you`,
};

const isKind = (kind: string): kind is ItemListKind => kind in titles;

export const Route = createFileRoute('/items/$kind')({
  staticData: { list: 'item' },
  validateSearch: browseSearch,
  loader: ({ params: { kind } }) => {
    if (!isKind(kind)) throw notFound();
    return { kind };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, loaderData ? { title: i18n._(titles[loaderData.kind]) } : {}),
  component: Items,
});

function Items() {
  const { kind } = Route.useLoaderData();
  return (
    <ItemListPage
      name={`items:${kind}`}
      title={i18n._(titles[kind])}
      browse={Route.useSearch()}
      load={(catalogue, query, signal) => catalogue.items(kind, query, { signal })}
    />
  );
}
