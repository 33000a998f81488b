import { Trans, useLingui } from '@lingui/react/macro';
import { useClickOutside, useFocusTrap, useMergedRef, useWindowEvent } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import { useLayerOnPage } from '../../platform/layers/layer-parts';
import { useCloseLayer } from '../../platform/layers/layers.context';
import { CloseButton } from '../../ui/close-button';
import { useIsSignedIn } from '../session/session.context';
import { useRequestSignIn } from '../session/sign-in-prompt.context';
import { DeliveryCombobox } from './address-combobox';
import { CurrentLocationButton } from './current-location-button';
import { useChosenPlace, useLocationFlow } from './location.context';
import classes from './location-panel.module.css';
import { PickFromMap } from './pick-from-map';
import { SavedPlaces } from './saved-addresses';

const ANCHOR = 'data-location-anchor';

/** A popover on desktops, a sheet on phones [LOC-01..04]. */
export function LocationPanel() {
  const { t } = useLingui();
  const isTop = useLayerOnPage('location');
  const close = useCloseLayer('location');
  const isSignedIn = useIsSignedIn();
  const requestSignIn = useRequestSignIn();
  // The button that opened the panel closes it itself.
  const outside = useClickOutside<HTMLDivElement>(({ target }) => {
    if (!(target as Element).closest(`[${ANCHOR}]`)) close();
  });
  const panel = useMergedRef(outside, useFocusTrap());
  useWindowEvent('keydown', (press) => {
    if (isTop && press.key === 'Escape' && !press.defaultPrevented) close();
  });
  return (
    <>
      <div className={classes.scrim} aria-hidden="true" />
      <div ref={panel} className={classes.panel} role="dialog" aria-label={t`Delivery location`}>
        <div className={classes.head}>
          <h2 className={classes.title}>
            <Trans>Where should we deliver?</Trans>
          </h2>
          <CloseButton onClick={close} />
        </div>
        <Present />
        <DeliveryCombobox isFocused isInFlow />
        <CurrentLocationButton />
        <PickFromMap />
        {isSignedIn ? (
          <SavedPlaces />
        ) : (
          <p className={classes.info}>
            <IconInfoCircle size={18} aria-hidden />
            <button type="button" className={classes.signIn} onClick={() => requestSignIn('sign-in', null)}>
              <Trans>To select from saved addresses, you need to sign in.</Trans>
            </button>
          </p>
        )}
      </div>
    </>
  );
}

function Present() {
  const place = useChosenPlace();
  const isLooking = useLocationFlow((at) => at.matches('resolving') || at.matches('checkingCart'));
  return (
    <p className={classes.present} role="status">
      {isLooking ? <Trans>Finding the address…</Trans> : place ? <bdi>{place.label}</bdi> : null}
    </p>
  );
}
