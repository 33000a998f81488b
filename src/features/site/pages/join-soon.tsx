import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import classes from './message-page.module.css';

/** Nobody can register by a form yet: said plainly, with the people who can be asked [NAV-22, NAV-23]. */
function JoinSoon({ title, children }: { title: ReactNode; children: ReactNode }) {
  const { contact } = useConfig();
  return (
    <div className={`page ${classes.page}`}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={classes.text}>{children}</p>
      <div className={classes.actions}>
        {contact.email ? (
          <Button renderRoot={(props) => <a href={`mailto:${contact.email}`} {...props} />}>
            <Trans>Write to us</Trans>
          </Button>
        ) : null}
        <Button variant="default" renderRoot={(props) => <Link to="/home" {...props} />}>
          <Trans>Go to the market</Trans>
        </Button>
      </div>
    </div>
  );
}

export const VendorSoon = () => (
  <JoinSoon title={<Trans>Become a Vendor owner</Trans>}>
    <Trans>Registration of stores opens soon. Write to us, and we tell you when it does.</Trans>
  </JoinSoon>
);

export const CourierSoon = () => (
  <JoinSoon title={<Trans>Become a delivery man</Trans>}>
    <Trans>Registration of couriers opens soon. Write to us, and we tell you when it does.</Trans>
  </JoinSoon>
);
