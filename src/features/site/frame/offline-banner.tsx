import { Trans } from '@lingui/react/macro';
import { IconWifiOff } from '@tabler/icons-react';
import { useNetwork, useNetworkRef } from '../../../platform/network.context';
import { useSelectedModule } from '../../location/module.context';
import classes from './shell.module.css';

/** What is on the screen stays usable; this says why nothing new comes, and that it may be old [NFR-08, X-15]. */
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
        <Trans>You are offline. What you see may be old. Your trip can be changed once you are back.</Trans>
      ) : isOffline ? (
        <Trans>
          You are offline. What you see may be old. Changes to your cart wait, new things can be added once
          you are back.
        </Trans>
      ) : (
        <>
          <Trans>The shop does not answer. What you see may be old.</Trans>
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
