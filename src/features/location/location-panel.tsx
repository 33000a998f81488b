import { Trans, useLingui } from '@lingui/react/macro';
import { useClickOutside, useFocusTrap, useMergedRef, useWindowEvent } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { CloseButton } from '../../ui/close-button';
import { AddressCombobox } from './address-combobox';
import { CurrentLocationButton } from './current-location-button';
import { useLocationRef } from './location.context';
import classes from './location-panel.module.css';

const ANCHOR = 'data-location-anchor';

/** Where to deliver: a popover below its button, a sheet on phones [LOC-01..04]. */
export function LocationPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const location = useLocationRef();
  // A press on the panel's own button is the button's to answer.
  const outside = useClickOutside<HTMLDivElement>(({ target }) => {
    if (!(target as Element).closest(`[${ANCHOR}]`)) onClose();
  });
  const panel = useMergedRef(outside, useFocusTrap());
  useWindowEvent('keydown', (press) => {
    if (press.key === 'Escape' && !press.defaultPrevented) onClose();
  });
  useEffect(
    () => () => {
      // Focus that the panel takes with it goes back to where it came from [NFR-02].
      if (document.activeElement === document.body) focusOpener();
    },
    [],
  );
  // A chosen place, or a question about it, takes the panel's place.
  useEffect(() => {
    const subscription = location.subscribe((snapshot) => {
      if (['storing', 'outOfZone', 'cartConflict'].some((state) => snapshot.matches(state as never)))
        onClose();
    });
    return () => subscription.unsubscribe();
  }, [location, onClose]);
  return (
    <>
      <div className={classes.scrim} aria-hidden="true" />
      <div ref={panel} className={classes.panel} role="dialog" aria-label={t`Delivery location`}>
        <div className={classes.head}>
          <h2 className={classes.title}>
            <Trans>Where shall we deliver?</Trans>
          </h2>
          <CloseButton onClick={onClose} />
        </div>
        <AddressCombobox isFocused />
        <CurrentLocationButton />
        <p className={classes.info}>
          <IconInfoCircle size={18} aria-hidden />
          <Trans>To select from saved addresses, you need to sign in.</Trans>
        </p>
      </div>
    </>
  );
}

const focusOpener = () => document.querySelector<HTMLElement>(`[${ANCHOR}] button`)?.focus();
