import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../platform/layers/dialog';
import { useCloseLayer } from '../../platform/layers/layers.context';
import { useConfig } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { useChosenPlace } from './location.context';
import { MapPicker, MapPickerProvider, useMapPicker, useMapPickerRef } from './map-picker';
import { PlaceAnswers } from './place-answers';

export function PickOnMapDialog() {
  const { defaultLocation } = useConfig();
  const place = useChosenPlace();
  const close = useCloseLayer('map');
  return (
    <Dialog layer="map" title={<Trans>Pick from map</Trans>} size="large" onClose={close}>
      <MapPickerProvider start={place ?? defaultLocation}>
        <MapPicker isNear={place !== null} />
        <Answers onCancel={close} />
      </MapPickerProvider>
    </Dialog>
  );
}

function Answers({ onCancel }: { onCancel: () => void }) {
  const picker = useMapPickerRef();
  const isServed = useMapPicker((snapshot) => snapshot.can({ type: 'place.confirmed' }));
  const isOutside = useMapPicker((snapshot) => snapshot.matches({ pin: { resting: 'outside' } }));
  const isBusy = useMapPicker((snapshot) => snapshot.hasTag('busy'));
  return (
    <PlaceAnswers>
      <Button variant="default" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        loading={isBusy}
        disabled={!isServed && !isBusy}
        onClick={() => picker.send({ type: 'place.confirmed' })}
      >
        {isOutside ? <Trans>We don’t deliver here yet</Trans> : <Trans>Deliver here</Trans>}
      </Button>
    </PlaceAnswers>
  );
}
