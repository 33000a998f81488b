import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { listingMachine } from '../../../../machines/catalogue/listing.machine';
import { bindFlow, usePage } from '../../../platform/flow';
import { type ListSource, provideListing } from './listing.actors';

export const [ListingActor, useListingRef, useListing] =
  bindFlow<ActorRefFrom<typeof listingMachine>>('listing');

type Props = { source: ListSource<unknown>; children: ReactNode };

/** Provides the list. A new key creates a new list and actor. Cached pages are shown immediately [NAV-30]. */
export const ListingProvider = ({ source, children }: Props) => (
  <ListingFlow key={source.key} source={source}>
    {children}
  </ListingFlow>
);

function ListingFlow({ source, children }: Props) {
  const actor = usePage(provideListing(source), {
    input: { key: source.key, progress: source.store.progress(source.key) },
  });
  return <ListingActor actor={actor}>{children}</ListingActor>;
}
