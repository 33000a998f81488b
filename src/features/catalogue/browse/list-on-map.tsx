import { IconMap2 } from '@tabler/icons-react';
import { type ReactNode, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { LatLng } from '../../../../domain/geo';
import type { storesMapMachine } from '../../../../machines/catalogue/stores-map.machine';
import { bindFlow } from '../../../platform/flow';
import { useEmitted } from '../../../ui/use-emitted';
import { StreetMap } from '../../location/street-map';
import classes from './list-on-map.module.css';

export const [StoresMapActor, useStoresMapRef, useStoresMap] =
  bindFlow<ActorRefFrom<typeof storesMapMachine>>('storesMap');

type Place = LatLng & { id: number; name: string };
type Card = { key: number; placeId: number; card: ReactNode };

type Props = {
  /** The map's accessible name. */
  label: string;
  mapLabel: string;
  places: readonly Place[];
  /** The visitor's place. */
  home: (LatLng & { label: string }) | null;
  cards: readonly Card[];
  /** Shown when the device can't render a map. */
  missing: ReactNode;
};

const NO_AREAS: never[] = [];

/**
 * Shows cards beside a map. If the device can't render a map, the cards remain [CAT-02, LOC-21, X-10,
 * RENT-12].
 */
export function ListOnMap({ label, mapLabel, places, home, cards, missing }: Props) {
  const flow = useStoresMapRef();
  const chosenId = useStoresMap(({ context }) => context.chosenId);
  const list = useRef<HTMLUListElement>(null);
  useEmitted(flow, 'card.wanted', ({ id }) => {
    const card = list.current?.querySelector(`[data-place="${id}"]`);
    card?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  });
  const { lat, lng, label: you } = home ?? { lat: null, lng: null, label: '' };
  const pins = useMemo(
    () => [
      ...places.map((place) => ({
        id: place.id,
        lat: place.lat,
        lng: place.lng,
        kind: 'store' as const,
        label: place.name,
        onPress: () => flow.send({ type: 'pin.pressed', id: place.id }),
      })),
      ...(lat !== null && lng !== null ? [{ id: 0, lat, lng, kind: 'home' as const, label: you }] : []),
    ],
    [places, lat, lng, you, flow],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works wherever the focus is in the list or the map
    <div
      className={classes.both}
      onKeyDown={({ key }) => (key === 'Escape' ? flow.send({ type: 'choice.dropped' }) : undefined)}
    >
      <section className={classes.map} aria-label={label}>
        <StreetMap
          label={mapLabel}
          pins={pins}
          areas={NO_AREAS}
          chosen={chosenId}
          fallback={
            <p className={classes.noMap} role="status">
              <IconMap2 size={28} aria-hidden />
              {missing}
            </p>
          }
        />
      </section>
      <ul ref={list} className={classes.list}>
        {cards.map(({ key, placeId, card }) => (
          <li
            key={key}
            className={classes.entry}
            data-place={placeId}
            data-chosen={placeId === chosenId || undefined}
            onFocus={() => flow.send({ type: 'card.reached', id: placeId })}
            onPointerEnter={({ pointerType }) =>
              pointerType === 'mouse' ? flow.send({ type: 'card.reached', id: placeId }) : undefined
            }
          >
            {card}
          </li>
        ))}
      </ul>
    </div>
  );
}
