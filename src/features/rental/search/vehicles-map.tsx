import { Trans, useLingui } from '@lingui/react/macro';
import { IconMap2 } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import type { Trip } from '../../../../domain/rental/trip-search';
import type { FoundVehicle } from '../../../api/rental-mapping';
import classes from '../../catalogue/browse/stores-map.module.css';
import { useChosenPlace } from '../../location/location.context';
import { StreetMap } from '../../location/street-map';
import { VehicleCard } from '../cards/vehicle-card';

type Props = { vehicles: FoundVehicle[]; trip: Trip | null };

const NO_AREAS: never[] = [];
/** The whole city at first [CONST-18]. */
const ZOOM = { first: 10, least: 1, most: 22 };

/** Where vehicles are handed over: a pin for each provider, beside the cards of its vehicles [RENT-12]. */
export function VehiclesOnMap({ vehicles, trip }: Props) {
  const { t } = useLingui();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const place = useChosenPlace();
  const start = trip?.pickup ?? (place && { name: place.label, lat: place.lat, lng: place.lng });
  const list = useRef<HTMLUListElement>(null);
  const home = t`Pickup`;
  const pins = useMemo(() => {
    const providers = new Map(vehicles.map(({ provider }) => [provider.id, provider]));
    return [
      ...[...providers.values()].map(({ id, lat, lng, name }) => ({
        id,
        lat,
        lng,
        kind: 'store' as const,
        label: name,
        onPress: () => {
          setChosenId(id);
          const card = list.current?.querySelector(`[data-provider="${id}"]`);
          card?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
        },
      })),
      ...(start ? [{ id: 0, lat: start.lat, lng: start.lng, kind: 'home' as const, label: home }] : []),
    ];
  }, [vehicles, start, home]);
  return (
    <div className={classes.both}>
      <section className={classes.map} aria-label={t`Vehicles on a map`}>
        <StreetMap
          label={t`Map of the providers`}
          pins={pins}
          areas={NO_AREAS}
          chosen={chosenId}
          zoomRange={ZOOM}
          fallback={
            <p className={classes.noMap} role="status">
              <IconMap2 size={28} aria-hidden />
              <Trans>The map can’t be shown here. The list has every vehicle.</Trans>
            </p>
          }
        />
      </section>
      <ul ref={list} className={classes.list}>
        {vehicles.map((vehicle) => (
          <li
            key={vehicle.id}
            className={classes.entry}
            data-provider={vehicle.provider.id}
            data-chosen={vehicle.provider.id === chosenId || undefined}
            onFocus={() => setChosenId(vehicle.provider.id)}
          >
            <VehicleCard vehicle={vehicle} trip={trip} headingLevel={2} />
          </li>
        ))}
      </ul>
    </div>
  );
}
