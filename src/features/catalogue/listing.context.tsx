import type { ReactNode } from 'react';
import { listingMachine } from '../../../machines/catalogue/listing.machine';
import { createFlowContext } from '../../ui/flow-context';
import { type ListSource, provideListing } from './listing.actors';

const Listing = createFlowContext(listingMachine);
export const useListing = Listing.useSelector;
export const useListingRef = Listing.useActorRef;

type Props = { source: ListSource<unknown>; children: ReactNode };

/** Another key is another list, and so another actor. Pages that are known already are shown at once [NAV-30]. */
export const ListingProvider = ({ source, children }: Props) => (
  <Listing.Provider
    key={source.key}
    logic={provideListing(source)}
    options={{ input: { key: source.key, progress: source.store.progress(source.key) } }}
  >
    {children}
  </Listing.Provider>
);
