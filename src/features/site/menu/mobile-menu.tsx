import { Trans } from '@lingui/react/macro';
import {
  IconCategory,
  IconChevronDown,
  IconFlame,
  IconHelpCircle,
  IconHome,
  IconLogout,
  IconSparkles,
  IconTruckDelivery,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasStoresAndItems } from '../../../../domain/modules';
import { SideDrawer } from '../../../platform/layers/side-drawer';
import { Button } from '../../../ui/button';
import { AccountMenu } from '../../account/frame/account-menu';
import { useChosenPlace } from '../../location/location.context';
import { useSelectedModule } from '../../location/module.context';
import { DietButton } from '../../preferences/diet-button';
import { LanguageMenu } from '../../preferences/language-menu';
import { ThemeToggle } from '../../preferences/theme-toggle';
import { useIsSignedIn, useSessionRef } from '../../session/session.context';
import { SignInButton } from '../header/sign-in-button';
import { CategoryEntries } from './category-entries';
import { TrackLabel } from './labels';
import classes from './mobile-menu.module.css';
import { StoreEntries } from './store-entries';

/** The menu on phones, a drawer at the inline end. It closes when a link is followed [MENU-09]. */
export function MobileMenu() {
  const place = useChosenPlace();
  const module = useSelectedModule();
  const isSignedIn = useIsSignedIn();
  const hasLists = place !== null && module !== null && hasStoresAndItems(module);
  return (
    <SideDrawer
      panel="menu"
      title={<Trans>Menu</Trans>}
      footer={isSignedIn ? <LogoutButton /> : <SignInButton isWide />}
    >
      <nav className={classes.menu}>
        <Link className={classes.entry} to={place ? '/home' : '/'}>
          <IconHome size={22} aria-hidden />
          <Trans>Home</Trans>
        </Link>
        {hasLists ? (
          <>
            <Fold icon={IconCategory} label={<Trans>Categories</Trans>}>
              <CategoryEntries />
            </Fold>
            <Fold icon={IconSparkles} label={<Trans>Latest</Trans>}>
              <StoreEntries order="latest" />
            </Fold>
            <Fold icon={IconFlame} label={<Trans>Popular</Trans>}>
              <StoreEntries order="popular" />
            </Fold>
          </>
        ) : null}
        {isSignedIn ? (
          <Fold icon={IconUser} label={<Trans>Account</Trans>}>
            <AccountMenu current={null} />
          </Fold>
        ) : null}
        {place && module?.type !== 'parcel' && !isSignedIn ? (
          <Link className={classes.entry} to={TRACK_ORDER}>
            <IconTruckDelivery size={22} aria-hidden />
            <TrackLabel />
          </Link>
        ) : null}
        <a className={classes.entry} href="/help-and-support" target="_blank" rel="noopener">
          <IconHelpCircle size={22} aria-hidden />
          <Trans>Help & Support</Trans>
        </a>
      </nav>
      <div className={classes.settings}>
        <DietButton />
        <ThemeToggle />
        <LanguageMenu />
      </div>
    </SideDrawer>
  );
}

/** Asks before signing out [MENU-09, MENU-12]. */
function LogoutButton() {
  const session = useSessionRef();
  return (
    <Button
      variant="default"
      shape="pill"
      fullWidth
      aria-haspopup="dialog"
      leftSection={<IconLogout size={20} className="mirrored" aria-hidden />}
      onClick={() => session.send({ type: 'logout.requested' })}
    >
      <Trans>Logout</Trans>
    </Button>
  );
}

const TRACK_ORDER: string = '/track-order';

type FoldProps = { icon: TablerIcon; label: ReactNode; children: ReactNode };

const Fold = ({ icon: Icon, label, children }: FoldProps) => (
  <details className={classes.fold} name="menu">
    <summary className={classes.entry}>
      <Icon size={22} aria-hidden />
      <span className={classes.label}>{label}</span>
      <IconChevronDown size={20} aria-hidden />
    </summary>
    {children}
  </details>
);
