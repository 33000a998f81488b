import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useChosenPlace } from '../../location/location.context';
import { useSelectedModule } from '../../location/module.context';
import { DietButton } from '../../preferences/diet-button';
import { LanguageMenu } from '../../preferences/language-menu';
import { ThemeToggle } from '../../preferences/theme-toggle';
import { useIsSignedIn } from '../../session/session.context';
import { TrackLabel } from '../menu/labels';
import classes from './utility-bar.module.css';

/** The bar above the full header. On phones, the mobile menu has the same entries. */
export function UtilityBar() {
  const { t } = useLingui();
  const place = useChosenPlace();
  const module = useSelectedModule();
  const isParcel = module?.type === 'parcel';
  const isSignedIn = useIsSignedIn();
  return (
    <div className={classes.bar}>
      <nav className={`page ${classes.row}`} aria-label={t`Service`}>
        <span className={classes.space} />
        {isParcel ? (
          <a className={classes.link} href="/help-and-support" target="_blank" rel="noopener">
            <Trans>Contact</Trans>
          </a>
        ) : null}
        {place && !isParcel && !isSignedIn ? (
          <Link className={classes.link} to={TRACK_ORDER}>
            <TrackLabel />
          </Link>
        ) : null}
        <a className={classes.link} href="/help-and-support" target="_blank" rel="noopener">
          <Trans>Help & Support</Trans>
        </a>
        <DietButton />
        <ThemeToggle />
        <LanguageMenu />
      </nav>
    </div>
  );
}

const TRACK_ORDER: string = '/track-order';
