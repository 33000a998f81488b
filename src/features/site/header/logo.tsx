import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { useConfig } from '../../../platform/shop.context';
import { Picture } from '../../../ui/picture';
import { useChosenPlace } from '../../location/location.context';
import { useIsSignedIn } from '../../session/session.context';
import classes from './logo.module.css';

/**
 * A phone hides the shop's name when the customer has a place or is signed in, to leave room for the address.
 * Leads home from the sign-in page and once a place is known; before that, to the landing page [NAV-31, NAV-32].
 */
export function Logo() {
  const { t } = useLingui();
  const { businessName, logoUrl } = useConfig();
  const place = useChosenPlace();
  const isSignedIn = useIsSignedIn();
  const isSignIn = useLocation({ select: ({ pathname }) => pathname.includes('/auth') });
  return (
    <Link
      to={place || isSignIn ? '/home' : '/'}
      className={classes.logo}
      data-narrow={place !== null || isSignedIn || undefined}
      aria-label={t`${businessName}, home page`}
    >
      {logoUrl ? (
        <Picture src={logoUrl} alt="" width={30} height={30} className={classes.picture} loading="eager" />
      ) : (
        <span className={classes.mark} aria-hidden="true" />
      )}
      <span className={classes.name}>{businessName}</span>
    </Link>
  );
}
