import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowBackUp, IconHistory, IconMapPin } from '@tabler/icons-react';
import type { TripPlace } from '../../../../domain/rental/trip-cart';
import type { TripEnd } from '../../../../machines/rental/rental-search.types';
import { Dialog } from '../../../platform/layers/dialog';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useChosenPlace } from '../../location/location.context';
import { MapPicker, MapPickerProvider, useMapPicker } from '../../location/map-picker';
import { PlaceAnswers } from '../../location/place-answers';
import { readDestinations } from '../../location/recent-places';
import {
  AddressStates,
  AddressWords,
  SavedAddressesProvider,
  useSavedAddresses,
  useSavedAddressesRef,
} from '../../location/saved-addresses';
import { useIsSignedIn } from '../../session/session.context';
import classes from './place-dialog.module.css';

type Props = {
  end: TripEnd;
  place: TripPlace | null;
  onChoose: (place: TripPlace) => void;
  onClose: () => void;
  /**
   * Sets the destination to the pick-up place. `null`: the trip cannot return there, or already does
   * [RENT-61].
   */
  onReturn: (() => void) | null;
};

/**
 * Asks for a place: by typing, on the map, from saved addresses or recent destinations [RENT-02, RENT-11].
 */
export function PlaceDialog({ end, place, onChoose, onClose, onReturn }: Props) {
  const { defaultLocation } = useConfig();
  const here = useChosenPlace();
  const isSignedIn = useIsSignedIn();
  const title = end === 'pickup' ? <Trans>Pickup location</Trans> : <Trans>Drop-off location</Trans>;
  return (
    <Dialog layer="tripPlace" title={title} size="large" onClose={onClose}>
      <MapPickerProvider start={place ?? here ?? defaultLocation}>
        <div className={classes.actions}>
          {onReturn ? (
            <Button
              variant="light"
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
              onClick={onReturn}
            >
              <Trans>Return to the same place</Trans>
            </Button>
          ) : null}
          {end === 'destination' ? <LastDestinations onChoose={onChoose} /> : null}
          {isSignedIn ? <SavedOnes onChoose={onChoose} /> : null}
        </div>
        <MapPicker isNear={place !== null || here !== null} />
        <Answers end={end} onChoose={onChoose} onClose={onClose} />
      </MapPickerProvider>
    </Dialog>
  );
}

function LastDestinations({ onChoose }: Pick<Props, 'onChoose'>) {
  const { t } = useLingui();
  const places = readDestinations();
  if (places.length === 0) return null;
  return (
    <section>
      <h3 className={classes.head}>
        <Trans>Recent destinations</Trans>
      </h3>
      <ul className={classes.list} aria-label={t`Recent destinations`}>
        {places.map(({ label, lat, lng }) => (
          <li key={label}>
            <button
              type="button"
              className={classes.place}
              onClick={() => onChoose({ name: label, lat, lng })}
            >
              <IconHistory size={20} aria-hidden />
              <span dir="auto">{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SavedOnes({ onChoose }: Pick<Props, 'onChoose'>) {
  return (
    <SavedAddressesProvider onSelect={({ address, lat, lng }) => onChoose({ name: address, lat, lng })}>
      <section>
        <h3 className={classes.head}>
          <Trans>Saved Addresses</Trans>
        </h3>
        <AddressStates>
          <SavedList />
        </AddressStates>
      </section>
    </SavedAddressesProvider>
  );
}

function SavedList() {
  const { t } = useLingui();
  const flow = useSavedAddressesRef();
  const addresses = useSavedAddresses(({ context }) => context.addresses);
  if (addresses.length === 0)
    return (
      <p className={classes.none}>
        <Trans>You don’t have any saved addresses yet.</Trans>
      </p>
    );
  return (
    <ul className={classes.list} aria-label={t`Saved Addresses`}>
      {addresses.map((address) => (
        <li key={address.id}>
          <button
            type="button"
            className={classes.place}
            onClick={() => flow.send({ type: 'address.chosen', id: address.id })}
          >
            <AddressWords address={address} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The buttons of the dialog. The pick-up place must be in a zone; the destination may be anywhere. */
function Answers({ end, onChoose, onClose }: Pick<Props, 'end' | 'onChoose' | 'onClose'>) {
  const place = useMapPicker(({ context }) => context.place);
  const isOutside = useMapPicker((snapshot) => snapshot.matches({ pin: { resting: 'outside' } }));
  const isResting = useMapPicker((snapshot) => snapshot.matches({ pin: 'resting' }));
  const isBusy = useMapPicker((snapshot) => snapshot.hasTag('busy'));
  const isRefused = end === 'pickup' && isOutside;
  return (
    <PlaceAnswers>
      <Button variant="default" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        loading={isBusy}
        disabled={!isBusy && (!isResting || place === null || isRefused)}
        leftSection={<IconMapPin size={18} aria-hidden />}
        onClick={() => place && onChoose({ name: place.label, lat: place.lat, lng: place.lng })}
      >
        {isRefused ? <Trans>Pickup isn’t available here</Trans> : <Trans>Confirm location</Trans>}
      </Button>
    </PlaceAnswers>
  );
}
