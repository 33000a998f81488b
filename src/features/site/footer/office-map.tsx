import { Trans, useLingui } from '@lingui/react/macro';
import { IconMapPin } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Dialog } from '../../../platform/layers/dialog';
import { useConfig } from '../../../platform/shop.context';
import { StreetMap } from '../../location/street-map';
import classes from './office-map.module.css';

const NOWHERE_ELSE: readonly [] = [];
const NEAR = 16;

/** Where the shop itself is: the place that its settings name [FOOT-03]. */
export function OfficeMap({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { businessName, contact, defaultLocation } = useConfig();
  const pins = useMemo(
    () => [{ ...defaultLocation, id: 0, kind: 'store' as const, label: businessName }],
    [defaultLocation, businessName],
  );
  return (
    <Dialog layer="office" title={<Trans>Where we are</Trans>} size="large" onClose={onClose}>
      <div className={classes.map}>
        <StreetMap
          label={t`Map of ${businessName}`}
          pins={pins}
          areas={NOWHERE_ELSE}
          zoom={NEAR}
          fallback={
            <p className={classes.none}>
              <IconMapPin size={32} aria-hidden />
              <Trans>The map can’t be shown here. The address says where it is.</Trans>
            </p>
          }
        />
      </div>
      <p className={classes.address}>
        <bdi>{contact.address}</bdi>
      </p>
    </Dialog>
  );
}
