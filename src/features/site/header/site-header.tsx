import { Trans, useLingui } from '@lingui/react/macro';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { hasStoresAndItems } from '../../../../domain/modules';
import { usePanel } from '../../../platform/layers/layers.context';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { SearchForm, SITE_SEARCH_ID } from '../../catalogue/search/search-form';
import { useChosenPlace } from '../../location/location.context';
import { LocationButton } from '../../location/location-button';
import { useSelectedModule } from '../../location/module.context';
import { useIsSignedIn } from '../../session/session.context';
import { CartButton } from './cart-button';
import { Logo } from './logo';
import { MarketMenus } from './market-menus';
import { SignInButton } from './sign-in-button';
import classes from './site-header.module.css';
import { UtilityBar } from './utility-bar';

const TripCartSlot = lazyPart(() => import('../frame/around').then((file) => file.TripCartSlot));
const CustomerIcons = lazyPart(() => import('./person-tools').then((file) => file.CustomerIcons));
const ProfileButton = lazyPart(() => import('./person-tools').then((file) => file.ProfileButton));

/** The header. CSS selects the full one above 1180 px and the compact one below [NAV-42]. */
export function SiteHeader({ isFocused = false }: { isFocused?: boolean }) {
  const { t } = useLingui();
  const hasZone = (useChosenPlace()?.zoneIds.length ?? 0) > 0;
  const hasSearch = hasStoresAndItems(useSelectedModule()) && hasZone && !isFocused;
  const menu = usePanel('menu');
  const isSignedIn = useIsSignedIn();
  return (
    <header className={classes.header}>
      {isFocused ? null : <UtilityBar />}
      <div className={classes.bar}>
        <div className={`page ${classes.row}`} data-focused={isFocused || undefined}>
          <Logo />
          <LocationButton />
          {hasZone && !isFocused ? (
            <nav className={classes.links} aria-label={t`Shop`}>
              <Link to="/home" className={classes.link} activeOptions={{ includeSearch: false }}>
                <Trans>Home</Trans>
              </Link>
              <MarketMenus />
            </nav>
          ) : null}
          {hasSearch ? (
            <div className={classes.search}>
              <SearchForm id={SITE_SEARCH_ID} />
            </div>
          ) : (
            <span className={classes.space} />
          )}
          <LazyPlace>{isSignedIn ? <CustomerIcons /> : null}</LazyPlace>
          <CartButton />
          <LazyPlace>
            <TripCartSlot />
          </LazyPlace>
          <div className={classes.signIn}>
            {isSignedIn ? (
              <LazyPlace>
                <ProfileButton />
              </LazyPlace>
            ) : (
              <SignInButton />
            )}
          </div>
          <button
            type="button"
            className={classes.burger}
            aria-haspopup="dialog"
            data-opens="menu"
            aria-expanded={menu.isOpen}
            aria-label={t`Menu`}
            onClick={menu.open}
          >
            <IconMenu2 size={24} aria-hidden />
          </button>
        </div>
      </div>
    </header>
  );
}
