import { Trans } from '@lingui/react/macro';
import { IconWifiOff } from '@tabler/icons-react';
import { useNetwork, useNetworkRef } from '../../../platform/network.context';
import { useSelectedModule } from '../../location/module.context';
import classes from './shell.module.css';

/** Says that the device is offline and data may be outdated. The page stays usable [NFR-08, X-15]. */
export function OfflineBanner() {
  const isRental = useSelectedModule()?.type === 'rental';
  const browser = useNetworkRef();
  const isOffline = useNetwork((snapshot) => snapshot.matches({ network: 'offline' }));
  const isUnreachable = useNetwork((snapshot) => snapshot.matches({ network: 'unreachable' }));
  if (!isOffline && !isUnreachable) return null;
  return (
    <div className={classes.banner} role="status">
      <IconWifiOff size={18} aria-hidden />
      {isOffline && isRental ? (
        <Trans>
          You’re offline. Information may be out of date. You can change your trip once you’re back online.
        </Trans>
      ) : isOffline ? (
        <Trans>
          You’re offline. Information may be out of date. Cart changes will sync, and you can add items once
          you’re back online.
        </Trans>
      ) : (
        <>
          <Trans>We can’t connect right now. Information may be out of date.</Trans>
          <button
            type="button"
            className={classes.again}
            onClick={() => browser.send({ type: 'retry.requested' })}
          >
            <Trans>Try again</Trans>
          </button>
        </>
      )}
    </div>
  );
}
