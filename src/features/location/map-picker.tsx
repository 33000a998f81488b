import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp, IconMapPin } from '@tabler/icons-react';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { LatLng } from '../../../domain/geo';
import { DIRECTIONS, type Direction } from '../../../domain/steps';
import type { mapPickerMachine } from '../../../machines/location/map-picker.machine';
import { useApi } from '../../platform/shop.context';
import { createActorBinding } from '../../ui/actor-binding';
import { AddressCombobox } from './address-combobox';
import { LocateButton, LocationProblem } from './current-location-button';
import { provideMapPicker } from './map-picker.actors';
import classes from './map-picker.module.css';
import { StreetMap } from './street-map';

const {
  Provider: Binding,
  useActorRef: useMapPickerRef,
  useActorValue: useMapPicker,
} = createActorBinding<ActorRefFrom<typeof mapPickerMachine>>('mapPicker');

export { useMapPicker, useMapPickerRef };

/** Near enough to see the houses; far away until the zones are there to be seen [CONST-18]. */
const NEAR = 17;
const FAR = 9;

/** A flow of its own wherever a pin is set: it starts at the chosen place. */
export function MapPickerProvider({ start, children }: { start: LatLng; children: ReactNode }) {
  const { location } = useApi();
  const actor = useActorRef(
    useMemo(() => provideMapPicker(location), [location]),
    { input: { start: { lat: start.lat, lng: start.lng } } },
  );
  return <Binding actor={actor}>{children}</Binding>;
}

/** Near a place that is known, else above all areas. Type it, let the device say it, or move the pin [LOC-04, LOC-21, MAP-02, MAP-04]. */
export function MapPicker({ isNear, label }: { isNear: boolean; label?: string }) {
  const picker = useMapPickerRef();
  const isLocating = useMapPicker((snapshot) => snapshot.matches({ pin: 'locating' }));
  const isFailed = useMapPicker((snapshot) => snapshot.hasTag('failed'));
  const problem = useMapPicker(({ context }) => context.geolocationProblem);
  const failure = useMapPicker(({ context }) => context.failure);
  return (
    <div className={classes.picker}>
      <div className={classes.ways}>
        <AddressCombobox
          label={label}
          onChoose={(suggestion) => picker.send({ type: 'suggestion.chosen', suggestion })}
          onRecent={({ lat, lng }) => picker.send({ type: 'pin.moved', lat, lng })}
        />
        <LocateButton
          isLocating={isLocating}
          onLocate={() => picker.send({ type: 'currentLocation.requested' })}
        />
      </div>
      <Ground isNear={isNear} />
      <PinWords />
      {isFailed ? (
        <LocationProblem
          problem={problem}
          failure={failure}
          onRetry={() => picker.send({ type: 'retry.requested' })}
        />
      ) : null}
    </div>
  );
}

/** The streets; where none can be drawn, what does the same without them. */
function Ground({ isNear }: { isNear: boolean }) {
  const hasStreets = useMapPicker((snapshot) => snapshot.matches({ streets: 'drawn' }));
  if (!hasStreets) return <WithoutStreets />;
  return (
    <div className={classes.map}>
      <Streets isNear={isNear} />
    </div>
  );
}

function Streets({ isNear }: { isNear: boolean }) {
  const { t } = useLingui();
  const picker = useMapPickerRef();
  const pin = useMapPicker(({ context }) => context.pin);
  const zones = useMapPicker(({ context }) => context.zones);
  const metres = useMapPicker(({ context }) => context.accuracy);
  const areas = useMemo(() => zones.map(({ outline }) => outline), [zones]);
  const around = useMemo(() => (metres === null ? null : { ...pin, metres }), [pin, metres]);
  return (
    <StreetMap
      label={t`Map to choose a place on`}
      movable={{
        ...pin,
        label: t`Pin of your place. Move it with the arrow keys.`,
        onMove: (to) => picker.send({ type: 'pin.moved', ...to }),
        onStep: (towards) => picker.send({ type: 'pin.stepped', towards }),
      }}
      zoom={isNear ? NEAR : FAR}
      showsAreas={!isNear}
      areas={areas}
      around={around}
      fallback={null}
      onMissing={() => picker.send({ type: 'map.failed' })}
    />
  );
}

const ARROWS: Record<Direction, typeof IconArrowUp> = {
  north: IconArrowUp,
  east: IconArrowRight,
  south: IconArrowDown,
  west: IconArrowLeft,
};

/** No grey box: the areas that are served, and buttons that move the pin [LOC-21, X-10]. */
function WithoutStreets() {
  const { t } = useLingui();
  const picker = useMapPickerRef();
  const zones = useMapPicker(({ context }) => context.zones);
  const words: Record<Direction, string> = {
    north: t`Move the pin north`,
    east: t`Move the pin east`,
    south: t`Move the pin south`,
    west: t`Move the pin west`,
  };
  return (
    <section className={classes.without} aria-label={t`Choose a place without a map`}>
      <p className={classes.note} role="status">
        <Trans>The map can’t be shown here. Type your address, or start from an area below.</Trans>
      </p>
      <ul className={classes.zones}>
        {zones.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.zone}
              onClick={() => picker.send({ type: 'zone.chosen', zoneId: id })}
            >
              <IconMapPin size={18} aria-hidden />
              {name}
            </button>
          </li>
        ))}
      </ul>
      <fieldset className={classes.compass} dir="ltr">
        <legend className="visually-hidden">
          <Trans>Move the pin by 10 metres</Trans>
        </legend>
        {DIRECTIONS.map((towards) => {
          const Arrow = ARROWS[towards];
          return (
            <button
              key={towards}
              type="button"
              className={classes.step}
              data-towards={towards}
              aria-label={words[towards]}
              onClick={() => picker.send({ type: 'pin.stepped', towards })}
            >
              <Arrow size={20} aria-hidden />
            </button>
          );
        })}
      </fieldset>
    </section>
  );
}

/** What lies below the pin; where nobody delivers, that and where somebody does. */
function PinWords() {
  const picker = useMapPickerRef();
  const place = useMapPicker(({ context }) => context.place);
  const zones = useMapPicker(({ context }) => context.zones);
  const isOutside = useMapPicker((snapshot) => snapshot.matches({ pin: { resting: 'outside' } }));
  const isLooking = useMapPicker((snapshot) => snapshot.hasTag('busy'));
  return (
    <div className={classes.words} role="status">
      <p className={classes.label} data-pale={isLooking || undefined}>
        <IconMapPin size={20} aria-hidden />
        {place ? <span dir="auto">{place.label}</span> : <Trans>Looking the place up…</Trans>}
      </p>
      {isOutside ? (
        <div className={classes.outside}>
          <p>
            <Trans>Service not available in this area. We deliver here:</Trans>
          </p>
          <ul className={classes.zones}>
            {zones.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  className={classes.zone}
                  onClick={() => picker.send({ type: 'zone.chosen', zoneId: id })}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
