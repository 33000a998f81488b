import { Trans, useLingui } from '@lingui/react/macro';
import type { Module } from '../../../domain/catalogue';
import { useConfig } from '../../platform/shop.context';
import { useChosenPlace } from '../location/location.context';
import { MapPicker, MapPickerProvider, useMapPicker } from '../location/map-picker';
import { pinEffects } from '../location/map-picker.actors';
import { useRegistration, useRegistrationRef } from './registration.context';
import { Choices, StepButtons } from './step-parts';

/** Asks for a pin, and for one of the modules that are served there. */
export function PlaceStep({ modules }: { modules: readonly Module[] }) {
  const { t } = useLingui();
  const { defaultLocation } = useConfig();
  const flow = useRegistrationRef();
  const place = useRegistration(({ context }) => context.place);
  const chosen = useChosenPlace();
  return (
    <MapPickerProvider start={place ?? chosen ?? defaultLocation} effects={pinEffects(flow)}>
      <MapPicker isNear={place !== null || chosen !== null} label={t`Store address`} />
      <Market modules={modules} />
    </MapPickerProvider>
  );
}

function Market({ modules }: { modules: readonly Module[] }) {
  const flow = useRegistrationRef();
  const place = useRegistration(({ context }) => context.place);
  const moduleId = useRegistration(({ context }) => context.texts.moduleId);
  const isLooking = useMapPicker((snapshot) => snapshot.hasTag('busy'));
  const isLost = useMapPicker((snapshot) => snapshot.matches({ pin: 'unnamed' })) && place === null;
  const zoneId = place?.zoneIds[0];
  const there = modules.filter(
    ({ zoneIds, type }) => zoneId !== undefined && zoneIds.includes(zoneId) && type !== 'parcel',
  );
  const isChosen = there.some(({ id }) => String(id) === moduleId);
  const why = whyNot({ isLooking, isLost, isServed: zoneId !== undefined, isChosen });
  return (
    <>
      {there.length > 0 ? (
        <Choices
          legend={<Trans>Market</Trans>}
          name="market"
          value={moduleId}
          options={there.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChoose={(id) => flow.send({ type: 'texts.typed', texts: { moduleId: id } })}
        />
      ) : null}
      <StepButtons why={why} onContinue={() => flow.send({ type: 'step.submitted', texts: { moduleId } })} />
    </>
  );
}

type Known = Record<'isLooking' | 'isLost' | 'isServed' | 'isChosen', boolean>;

function whyNot({ isLooking, isLost, isServed, isChosen }: Known) {
  if (isLooking) return <Trans>Finding the address…</Trans>;
  if (isLost) return <Trans>We couldn’t find an address for the pin</Trans>;
  if (!isServed) return <Trans>We don’t deliver here yet</Trans>;
  return isChosen ? null : <Trans>Choose a market first</Trans>;
}
