import { Trans, useLingui } from '@lingui/react/macro';
import { IconMap2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Store } from '../../../../domain/catalogue';
import { storesMapMachine } from '../../../../machines/catalogue/stores-map.machine';
import { usePage } from '../../../platform/flow';
import { useChosenPlace } from '../../location/location.context';
import { StoreCard } from '../cards/store-card';
import { BrowseToggle } from './browse-toggle';
import { ListOnMap, StoresMapActor, useStoresMap, useStoresMapRef } from './list-on-map';

export function StoresMapProvider({ children }: { children: ReactNode }) {
  return (
    <StoresMapActor actor={usePage(storesMapMachine, { input: { isOpen: false } })}>
      {children}
    </StoresMapActor>
  );
}

export const useIsMapOpen = (): boolean => useStoresMap((snapshot) => snapshot.matches('map'));

export function MapToggle() {
  const flow = useStoresMapRef();
  const isOpen = useIsMapOpen();
  return (
    <BrowseToggle isOn={isOpen} onPress={() => flow.send({ type: isOpen ? 'map.closed' : 'map.opened' })}>
      <IconMap2 size={18} aria-hidden />
      <Trans>Map</Trans>
    </BrowseToggle>
  );
}

/** Shows stores beside a map with their pins [CAT-02, LOC-21, X-10]. */
export function StoresOnMap({ stores }: { stores: Store[] }) {
  const { t } = useLingui();
  const place = useChosenPlace();
  return (
    <ListOnMap
      label={t`Stores on a map`}
      mapLabel={t`Map of the stores`}
      places={stores}
      home={place && { lat: place.lat, lng: place.lng, label: t`You` }}
      cards={stores.map((store) => ({
        key: store.id,
        placeId: store.id,
        card: <StoreCard store={store} headingLevel={2} />,
      }))}
      missing={<Trans>The map isn’t available. All stores are in the list.</Trans>}
    />
  );
}
