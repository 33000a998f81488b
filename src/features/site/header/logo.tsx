import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { useConfig } from '../../../platform/shop.context';
import { Picture } from '../../../ui/picture';
import { useChosenPlace } from '../../location/location.context';
import { useIsSignedIn } from '../../session/session.context';
import classes from './logo.module.css';

/**
 * Links to the home page once a place is known, and from the sign-in page. Otherwise it links to the landing
 * page [NAV-31, NAV-32]. Phones hide the shop's name beside an address or a customer's icons.
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
