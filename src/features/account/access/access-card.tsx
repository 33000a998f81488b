import { Trans } from '@lingui/react/macro';
import { IconShieldLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button';
import { AccountCard } from '../frame/account-card';
import { PageLabel } from '../frame/page-label';
import classes from './access.module.css';

/** The card on the profile page that leads to sign-in and security. */
export const AccessCard = () => (
  <AccountCard
    title={<PageLabel page="security" />}
    text={<Trans>Passkeys, signed-in devices and linked social accounts.</Trans>}
  >
    <div className={classes.action}>
      <Button
        variant="light"
        leftSection={<IconShieldLock size={20} aria-hidden />}
        renderRoot={(props) => <Link to="/profile" search={{ page: 'security' }} {...props} />}
      >
        <Trans>Manage sign-in &amp; security</Trans>
      </Button>
    </div>
  </AccountCard>
);
