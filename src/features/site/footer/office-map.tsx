import { Trans, useLingui } from '@lingui/react/macro';
import { IconMapPin } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Dialog } from '../../../platform/layers/dialog';
import { useConfig } from '../../../platform/shop.context';
import { DirectionsLink } from '../../location/directions-link';
import { StreetMap } from '../../location/street-map';
import classes from './office-map.module.css';

const NOWHERE_ELSE: readonly [] = [];
const NEAR = 16;

/** Shows the shop's own address on a map [FOOT-03]. */
export function OfficeMap({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { businessName, contact, defaultLocation } = useConfig();
  const pins = useMemo(
    () => [{ ...defaultLocation, id: 0, kind: 'store' as const, label: businessName }],
    [defaultLocation, businessName],
  );
  return (
    <Dialog layer="office" title={<Trans>Find us</Trans>} size="large" onClose={onClose}>
      <div className={classes.map}>
        <StreetMap
          label={t`Map of ${businessName}`}
          pins={pins}
          areas={NOWHERE_ELSE}
          zoom={NEAR}
          fallback={
            <p className={classes.none}>
              <IconMapPin size={32} aria-hidden />
              <Trans>The map isn’t available. Use the store’s address instead.</Trans>
            </p>
          }
        />
      </div>
      <div className={classes.foot}>
        <p className={classes.address}>
          <bdi>{contact.address}</bdi>
        </p>
        <DirectionsLink to={defaultLocation} />
      </div>
    </Dialog>
  );
}
