import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp, IconMapPin } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { LatLng } from '../../../domain/geo';
import { DIRECTIONS, type Direction } from '../../../domain/steps';
import type { mapPickerMachine } from '../../../machines/location/map-picker.machine';
import { bindFlow, type EffectsOf, usePage } from '../../platform/flow';
import { useApi } from '../../platform/shop.context';
import { AddressCombobox } from './address-combobox';
import { LocateButton, LocationProblem } from './current-location-button';
import { mapPickerEffects, provideMapPicker } from './map-picker.actors';
import classes from './map-picker.module.css';
import { StreetMap } from './street-map';

const [Binding, useMapPickerRef, useMapPicker] = bindFlow<ActorRefFrom<typeof mapPickerMachine>>('mapPicker');

export { useMapPicker, useMapPickerRef };

/** Zoom levels: `NEAR` shows houses, `FAR` shows all zones [CONST-18]. */
const NEAR = 17;
const FAR = 9;

type ProviderProps = {
  start: LatLng;
  effects?: EffectsOf<typeof mapPickerMachine>;
  children: ReactNode;
};

/** Runs the flow of one map, which starts at the given point. */
export function MapPickerProvider({ start, effects, children }: ProviderProps) {
  const { location } = useApi();
  const actor = usePage(() => provideMapPicker(location), {
    input: { start: { lat: start.lat, lng: start.lng } },
    effects: { ...mapPickerEffects, ...effects },
  });
  return <Binding actor={actor}>{children}</Binding>;
}

/**
 * A map for choosing a place. It opens at a known place, or else shows all zones. The pin follows an address,
 * the device's position or a drag [LOC-04, LOC-21, MAP-02, MAP-04].
 */
export function MapPicker({ isNear, label }: { isNear: boolean; label?: string }) {
  const picker = useMapPickerRef();
  const isLocating = useMapPicker((snapshot) => snapshot.matches({ pin: 'locating' }));
  const isFailed = useMapPicker((snapshot) => snapshot.hasTag('failed'));
  const problem = useMapPicker(({ context }) => context.geolocationProblem);
  const failure = useMapPicker(({ context }) => context.failure);
  return (
    <div className={classes.picker}>
      <div className={classes.actions}>
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
      <PickerMap isNear={isNear} />
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

/** Shows the map. If the device cannot render one, it shows a list of zones with buttons. */
function PickerMap({ isNear }: { isNear: boolean }) {
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
      label={t`Map to choose a location`}
      movable={{
        ...pin,
        label: t`Pin of your location. Move it with the arrow keys.`,
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

/** Lists the zones and offers buttons that move the pin [LOC-21, X-10]. */
function WithoutStreets() {
  const { t } = useLingui();
  const picker = useMapPickerRef();
  const zones = useMapPicker(({ context }) => context.zones);
  const texts: Record<Direction, string> = {
    north: t`Move the pin north`,
    east: t`Move the pin east`,
    south: t`Move the pin south`,
    west: t`Move the pin west`,
  };
  return (
    <section className={classes.without} aria-label={t`Choose a location without the map`}>
      <p className={classes.note} role="status">
        <Trans>The map isn’t available. Enter your address, or choose an area below.</Trans>
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
              aria-label={texts[towards]}
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

/** Shows the address at the pin, or the nearest zones if the pin is outside all zones. */
function PinWords() {
  const picker = useMapPickerRef();
  const place = useMapPicker(({ context }) => context.place);
  const zones = useMapPicker(({ context }) => context.zones);
  const isOutside = useMapPicker((snapshot) => snapshot.matches({ pin: { resting: 'outside' } }));
  const isLooking = useMapPicker((snapshot) => snapshot.hasTag('busy'));
  return (
    <div className={classes.words} role="status">
      {place || isLooking ? (
        <p className={classes.label} data-pale={isLooking || undefined}>
          <IconMapPin size={20} aria-hidden />
          {place ? <span dir="auto">{place.label}</span> : <Trans>Finding the address…</Trans>}
        </p>
      ) : null}
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
