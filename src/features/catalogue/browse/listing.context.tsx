import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { listingMachine } from '../../../../machines/catalogue/listing.machine';
import { createActorBinding } from '../../../ui/actor-binding';
import { type ListSource, provideListing } from './listing.actors';

export const {
  Provider: ListingActor,
  useActorRef: useListingRef,
  useActorValue: useListing,
} = createActorBinding<ActorRefFrom<typeof listingMachine>>('listing');

type Props = { source: ListSource<unknown>; children: ReactNode };

/** Another key is another list, and so another actor. Pages that are known already are shown at once [NAV-30]. */
export const ListingProvider = ({ source, children }: Props) => (
  <ListingFlow key={source.key} source={source}>
    {children}
  </ListingFlow>
);

function ListingFlow({ source, children }: Props) {
  const actor = useActorRef(provideListing(source), {
    input: { key: source.key, progress: source.store.progress(source.key) },
  });
  return <ListingActor actor={actor}>{children}</ListingActor>;
}
