import { Trans } from '@lingui/react/macro';
import { useNetwork } from '@mantine/hooks';
import { IconWifiOff } from '@tabler/icons-react';
import classes from './shell.module.css';

/** What is on the screen stays usable; this says why nothing new comes [NFR-08]. */
export function OfflineBanner() {
  const { online } = useNetwork();
  if (online) return null;
  return (
    <div className={classes.banner} role="status">
      <IconWifiOff size={18} aria-hidden />
      <Trans>
        You are offline. What you see may be old. Changes to your cart wait, new things can be added once you
        are back.
      </Trans>
    </div>
  );
}
