import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/layers/dialog';
import { usePanel } from '../../ui/layers/search-layer';
import classes from './sign-in-dialog.module.css';

/** Accounts are not open yet; this says so and what works without one. The sign-in flow takes this file's place. */
export function SignInDialog() {
  const panel = usePanel('sign-in');
  return (
    <Dialog title={<Trans>Sign In</Trans>} onClose={panel.close} hasAddress>
      <p className={classes.text}>
        <Trans>
          Accounts open soon. Until then you can browse everything and keep a cart as a guest on this device.
        </Trans>
      </p>
      <Button fullWidth onClick={panel.close} data-autofocus>
        <Trans>Go on as a guest</Trans>
      </Button>
    </Dialog>
  );
}
