import { Trans, useLingui } from '@lingui/react/macro';
import { IconMap2, IconMapPin } from '@tabler/icons-react';
import type { ParcelEndName } from '../../../../domain/parcel-sending';
import { useExplanation } from '../../../platform/layers/layers.context';
import { LazyLayer } from '../../../platform/layers/lazy-layer';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { focusHeadingOf } from '../../../ui/focus-heading';
import { lazyPart } from '../../../ui/lazy-part';
import { AddressCombobox } from '../../location/address-combobox';
import { LocationProblem } from '../../location/current-location-button';
import { useChosenPlace } from '../../location/location.context';
import { MapPickerProvider, useMapPicker, useMapPickerRef } from '../../location/map-picker';
import { parcelPinEffects } from '../parcel.actors';
import { useParcel, useParcelDraft, useParcelRef } from '../parcel.context';
import classes from '../parcel.module.css';

const PlaceDialog = lazyPart(() => import('./place-dialog').then((file) => file.PlaceDialog));

/** A field for a place, which is typed or chosen on the map [PARC-02]. */
export function PlaceField({ end }: { end: ParcelEndName }) {
  const flow = useParcelRef();
  const dialog = useExplanation('parcelPlace', end);
  const { place } = useParcelDraft()[end];
  return (
    <>
      <div className={classes.place}>
        {place === null ? <TypedPlace end={end} /> : <ChosenPlace end={end} address={place.address} />}
        <Button
          variant="light"
          aria-haspopup="dialog"
          leftSection={<IconMap2 size={20} aria-hidden />}
          onClick={dialog.open}
        >
          <Trans>Pick from map</Trans>
        </Button>
      </div>
      {dialog.isOpen ? (
        <LazyLayer layer="parcelPlace" onClose={dialog.close}>
          <PlaceDialog
            end={end}
            place={place}
            onClose={dialog.close}
            onChoose={({ lat, lng, label, zoneIds }) => {
              flow.send({
                type: 'party.changed',
                end,
                party: { place: { lat, lng, address: label, zoneIds } },
              });
              dialog.close();
            }}
          />
        </LazyLayer>
      ) : null}
    </>
  );
}

function TypedPlace({ end }: { end: ParcelEndName }) {
  const { defaultLocation } = useConfig();
  const flow = useParcelRef();
  return (
    <MapPickerProvider start={useChosenPlace() ?? defaultLocation} effects={parcelPinEffects(flow, end)}>
      <AddressField end={end} />
    </MapPickerProvider>
  );
}

function AddressField({ end }: { end: ParcelEndName }) {
  const { t } = useLingui();
  const picker = useMapPickerRef();
  const isPending = useParcel(({ context }) => context.pendingPlace === end);
  const isFailed = useMapPicker((snapshot) => snapshot.hasTag('failed'));
  const problem = useMapPicker(({ context }) => context.geolocationProblem);
  const failure = useMapPicker(({ context }) => context.failure);
  return (
    <div>
      <AddressCombobox
        label={end === 'sender' ? t`Sender’s address` : t`Receiver’s address`}
        onChoose={(suggestion) => picker.send({ type: 'suggestion.chosen', suggestion })}
        onRecent={({ lat, lng }) => picker.send({ type: 'pin.moved', lat, lng })}
      />
      {isPending && !isFailed ? (
        <p className={classes.quiet} role="status">
          <Trans>Finding the address…</Trans>
        </p>
      ) : null}
      {isPending && isFailed ? (
        <LocationProblem
          problem={problem}
          failure={failure}
          onRetry={() => picker.send({ type: 'retry.requested' })}
        />
      ) : null}
    </div>
  );
}

/** Focuses the row, which replaces the address field. */
const takeFocus = (row: HTMLElement | null): void => {
  if (row && document.activeElement === document.body) row.focus({ preventScroll: true });
};

function ChosenPlace({ end, address }: { end: ParcelEndName; address: string }) {
  const flow = useParcelRef();
  return (
    <div className={classes.chosen} ref={takeFocus} tabIndex={-1}>
      <IconMapPin size={20} aria-hidden />
      <span role="status" id={`parcel-place-${end}`} dir="auto">
        {address}
      </span>
      <Button
        variant="subtle"
        size="sm"
        aria-describedby={`parcel-place-${end}`}
        onClick={({ currentTarget }) => {
          focusHeadingOf(currentTarget);
          flow.send({ type: 'party.changed', end, party: { place: null } });
        }}
      >
        <Trans>Change</Trans>
      </Button>
    </div>
  );
}
