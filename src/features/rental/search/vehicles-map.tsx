import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Trip } from '../../../../domain/rental/trip-search';
import { storesMapMachine } from '../../../../machines/catalogue/stores-map.machine';
import type { FoundVehicle } from '../../../api/rental-mapping';
import { usePage } from '../../../platform/flow';
import { ListOnMap, StoresMapActor } from '../../catalogue/browse/list-on-map';
import { useChosenPlace } from '../../location/location.context';
import { VehicleCard } from '../cards/vehicle-card';

type Props = { vehicles: FoundVehicle[]; trip: Trip | null };

/** Shows one pin per provider beside its vehicles [RENT-12]. */
export function VehiclesOnMap({ vehicles, trip }: Props) {
  const { t } = useLingui();
  // The URL decides whether the map is shown, so the map's flow starts open.
  const flow = usePage(storesMapMachine, { input: { isOpen: true } });
  const place = useChosenPlace();
  const start = trip?.pickup ?? place;
  const providers = useMemo(
    () => [...new Map(vehicles.map(({ provider }) => [provider.id, provider])).values()],
    [vehicles],
  );
  return (
    <StoresMapActor actor={flow}>
      <ListOnMap
        label={t`Vehicles on a map`}
        mapLabel={t`Map of the providers`}
        places={providers}
        home={start && { lat: start.lat, lng: start.lng, label: t`Pickup` }}
        cards={vehicles.map((vehicle) => ({
          key: vehicle.id,
          placeId: vehicle.provider.id,
          card: <VehicleCard vehicle={vehicle} trip={trip} headingLevel={2} />,
        }))}
        missing={<Trans>The map isn’t available. All vehicles are in the list.</Trans>}
      />
    </StoresMapActor>
  );
}
