import type { ComponentProps } from 'react';
import type { Store } from '../../../../domain/catalogue';
import { storeInList } from './list-cards';
import { ListingView } from './listing-view';
import { MapToggle, StoresMapProvider, StoresOnMap, useIsMapOpen } from './stores-map';

type Props = Pick<ComponentProps<typeof ListingView<Store>>, 'source' | 'market' | 'empty' | 'meantNote'>;

/** Shows stores as a list or a map, in the same way on all pages [CAT-02, X-10]. */
export const StoresListing = (props: Props) => (
  <StoresMapProvider>
    <Entries {...props} />
  </StoresMapProvider>
);

function Entries(props: Props) {
  const isMapOpen = useIsMapOpen();
  return (
    <ListingView
      {...props}
      kind="store"
      card={storeInList}
      looks={<MapToggle />}
      layout={isMapOpen ? onMap : undefined}
    />
  );
}

const onMap = (stores: Store[]) => <StoresOnMap stores={stores} />;
