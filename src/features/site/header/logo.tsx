import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { useConfig } from '../../../platform/shop.context';
import { Picture } from '../../../ui/picture';
import { useChosenPlace } from '../../location/location.context';
import classes from './logo.module.css';

/** Leads home once a place is known, or from where somebody signs in; to the landing page before [NAV-31, NAV-32]. */
export function Logo() {
  const { t } = useLingui();
  const { businessName, logoUrl } = useConfig();
  const place = useChosenPlace();
  const isSignIn = useLocation({ select: ({ pathname }) => pathname.includes('/auth') });
  return (
    <Link
      to={place || isSignIn ? '/home' : '/'}
      className={classes.logo}
      data-placed={place !== null || undefined}
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
