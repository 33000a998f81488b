import { Trans } from '@lingui/react/macro';
import type { Place } from '../../../../domain/catalogue';
import type { LatLng } from '../../../../domain/geo';
import type { ParcelEndName } from '../../../../domain/parcel-sending';
import { Dialog } from '../../../platform/layers/dialog';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useChosenPlace } from '../../location/location.context';
import { MapPicker, MapPickerProvider, useMapPicker } from '../../location/map-picker';
import { PlaceAnswers } from '../../location/place-answers';
import { PART_TITLES } from '../parcel-words';

type Props = {
  end: ParcelEndName;
  place: LatLng | null;
  onChoose: (place: Place) => void;
  onClose: () => void;
};

/** Chooses the place of the sender or the receiver on a map [PARC-02]. */
export function PlaceDialog({ end, place, onChoose, onClose }: Props) {
  const { defaultLocation } = useConfig();
  const here = useChosenPlace();
  return (
    <Dialog layer="parcelPlace" title={PART_TITLES[end]} size="large" onClose={onClose}>
      <MapPickerProvider start={place ?? here ?? defaultLocation}>
        <MapPicker isNear={place !== null || here !== null} />
        <Answers onChoose={onChoose} onClose={onClose} />
      </MapPickerProvider>
    </Dialog>
  );
}

function Answers({ onChoose, onClose }: Pick<Props, 'onChoose' | 'onClose'>) {
  const place = useMapPicker(({ context }) => context.place);
  const isOutside = useMapPicker((snapshot) => snapshot.matches({ pin: { resting: 'outside' } }));
  const isResting = useMapPicker((snapshot) => snapshot.matches({ pin: 'resting' }));
  const isBusy = useMapPicker((snapshot) => snapshot.hasTag('busy'));
  return (
    <PlaceAnswers>
      <Button variant="default" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        loading={isBusy}
        disabled={!isBusy && (!isResting || place === null || isOutside)}
        onClick={() => place && onChoose(place)}
      >
        {isOutside ? <Trans>We don’t deliver here yet</Trans> : <Trans>Confirm location</Trans>}
      </Button>
    </PlaceAnswers>
  );
}
