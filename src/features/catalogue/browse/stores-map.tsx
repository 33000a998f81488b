import { Trans, useLingui } from '@lingui/react/macro';
import { IconMap2 } from '@tabler/icons-react';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Store } from '../../../../domain/catalogue';
import { storesMapMachine } from '../../../../machines/catalogue/stores-map.machine';
import { createActorBinding } from '../../../ui/actor-binding';
import { useNews } from '../../../ui/news';
import { useChosenPlace } from '../../location/location.context';
import { StreetMap } from '../../location/street-map';
import { StoreCard } from '../cards/store-card';
import { BrowseToggle } from './browse-toggle';
import classes from './stores-map.module.css';

const {
  Provider,
  useActorRef: useStoresMapRef,
  useActorValue: useStoresMap,
} = createActorBinding<ActorRefFrom<typeof storesMapMachine>>('storesMap');

/** A list that can also be looked at on a map. */
export function StoresMapProvider({ children }: { children: ReactNode }) {
  return <Provider actor={useActorRef(storesMapMachine)}>{children}</Provider>;
}

export const useIsMapOpen = (): boolean => useStoresMap((snapshot) => snapshot.matches('map'));

export function MapToggle() {
  const flow = useStoresMapRef();
  const isOpen = useIsMapOpen();
  return (
    <div className={classes.toggle}>
      <BrowseToggle isOn={isOpen} onPress={() => flow.send({ type: isOpen ? 'map.closed' : 'map.opened' })}>
        <IconMap2 size={18} aria-hidden />
        <Trans>Map</Trans>
      </BrowseToggle>
    </div>
  );
}

/** The same cards beside the streets they are in; without streets the cards remain [CAT-02, LOC-21, X-10]. */
export function StoresOnMap({ stores }: { stores: Store[] }) {
  const { t } = useLingui();
  const flow = useStoresMapRef();
  const chosenId = useStoresMap(({ context }) => context.chosenId);
  const place = useChosenPlace();
  const list = useRef<HTMLUListElement>(null);
  useNews(flow, 'card.wanted', ({ id }) => {
    const card = list.current?.querySelector(`[data-store="${id}"]`);
    card?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  });
  const home = t`You`;
  const pins = useMemo(
    () => [
      ...stores.map(({ id, lat, lng, name }) => ({
        id,
        lat,
        lng,
        kind: 'store' as const,
        label: name,
        onPress: () => flow.send({ type: 'pin.pressed', id }),
      })),
      ...(place ? [{ id: 0, lat: place.lat, lng: place.lng, kind: 'home' as const, label: home }] : []),
    ],
    [stores, place, home, flow],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works wherever the focus is in the list or the map
    <div
      className={classes.both}
      onKeyDown={({ key }) => (key === 'Escape' ? flow.send({ type: 'choice.dropped' }) : undefined)}
    >
      <section className={classes.map} aria-label={t`Stores on a map`}>
        <StreetMap
          label={t`Map of the stores`}
          pins={pins}
          areas={NO_AREAS}
          chosen={chosenId}
          fallback={
            <p className={classes.noMap} role="status">
              <IconMap2 size={28} aria-hidden />
              <Trans>The map can’t be shown here. The list has every store.</Trans>
            </p>
          }
        />
      </section>
      <ul ref={list} className={classes.list}>
        {stores.map((store) => (
          <li
            key={store.id}
            className={classes.entry}
            data-store={store.id}
            data-chosen={store.id === chosenId || undefined}
            onFocus={() => flow.send({ type: 'card.reached', id: store.id })}
            onPointerEnter={({ pointerType }) =>
              pointerType === 'mouse' ? flow.send({ type: 'card.reached', id: store.id }) : undefined
            }
          >
            <StoreCard store={store} headingLevel={2} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const NO_AREAS: never[] = [];
