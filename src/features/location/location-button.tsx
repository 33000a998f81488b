import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronDown, IconMapPinFilled } from '@tabler/icons-react';
import { usePanel } from '../../platform/layers/layers.context';
import { LazyLayer } from '../../platform/layers/lazy-layer';
import { lazyPart } from '../../ui/lazy-part';
import { useChosenPlace, useLocationFlow } from './location.context';
import classes from './location-button.module.css';

/**
 * The lazy-loaded panel, together with the code for looking up places. Browsers cache a failed import, so the
 * first import must not happen offline.
 */
const LocationPanel = lazyPart(async () => {
  const panel = import('./location-panel').then((module) => module.LocationPanel);
  const [Panel] = await Promise.all([panel, import('./resolve-place'), import('./recent-places')]);
  return Panel;
});

/** Shows the delivery place in the header [NAV-33, LOC-01]. */
export function LocationButton() {
  const { t } = useLingui();
  const place = useChosenPlace();
  const isRental = useLocationFlow(({ context }) => context.isRental);
  const panel = usePanel('location');
  const label = place?.label ?? t`Choose your address`;
  return (
    <div className={classes.anchor} data-location-anchor>
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        data-opens="location"
        aria-expanded={panel.isOpen}
        onClick={panel.isOpen ? panel.close : panel.open}
      >
        <IconMapPinFilled size={22} className={classes.pin ?? ''} aria-hidden />
        <span className={classes.words}>
          <span className={classes.caption}>
            {isRental ? <Trans>Pick up from</Trans> : <Trans>Deliver to</Trans>}
          </span>
          <span className={classes.place} dir="auto">
            {label}
          </span>
        </span>
        <IconChevronDown size={16} className={classes.chevron ?? ''} aria-hidden />
      </button>
      {panel.isOpen ? (
        <LazyLayer layer="location" onClose={panel.close}>
          <LocationPanel />
        </LazyLayer>
      ) : null}
    </div>
  );
}
