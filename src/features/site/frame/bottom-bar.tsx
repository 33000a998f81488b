import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconHome,
  IconReceipt2,
  IconSearch,
  IconShoppingBag,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasStoresAndItems } from '../../../../domain/modules';
import type { Panel } from '../../../../machines/shared/layers';
import { useFormats } from '../../../i18n/formats.context';
import { usePanel } from '../../../platform/layers/layers.context';
import { SITE_SEARCH_ID } from '../../catalogue/search/search-form';
import { useChosenPlace } from '../../location/location.context';
import { useSelectedModule } from '../../location/module.context';
import { guestOrders, guestTrips } from '../../orders/tracking/guest-orders';
import { useIsSignedIn } from '../../session/session.context';
import { useRequestSignIn } from '../../session/sign-in-prompt.context';
import classes from './bottom-bar.module.css';
import { useCartOffer } from './use-cart-offer';

export function BottomBar() {
  const { t } = useLingui();
  const place = useChosenPlace();
  const module = useSelectedModule();
  const isRental = module?.type === 'rental';
  const cart = usePanel('cart');
  const lead = useLeadIn();
  const { isOffered, count } = useCartOffer();
  const at = useLocation({ select: ({ pathname }) => roomOf(pathname) });
  return (
    <nav className={classes.bar} aria-label={t`Quick access`}>
      <Link to={place ? '/home' : '/'} className={classes.entry} activeOptions={{ includeSearch: false }}>
        <Face icon={IconHome}>
          <Trans>Home</Trans>
        </Face>
      </Link>
      <Entry icon={IconSearch} onPress={focusSearch} isDisabled={!place || !hasStoresAndItems(module)}>
        <Trans>Search</Trans>
      </Entry>
      {isOffered ? (
        <Entry icon={IconShoppingBag} count={count} onPress={cart.open} opens="cart">
          <Trans>Cart</Trans>
        </Entry>
      ) : null}
      <Entry
        icon={IconReceipt2}
        isCurrent={at === 'orders'}
        onPress={() => lead(isRental ? '/my-trips' : '/my-orders')}
      >
        {isRental ? <Trans>Trips</Trans> : <Trans>Orders</Trans>}
      </Entry>
      <Entry icon={IconUser} isCurrent={at === 'account'} onPress={() => lead('/profile')}>
        <Trans>Account</Trans>
      </Entry>
    </nav>
  );
}

const ORDERS = /^\/my-(orders|trips)(\/|$)/;
const ACCOUNT = /^\/(profile|wallet|coupons|loyalty-points|referral-code|settings)(\/|$)/;

const roomOf = (path: string): 'orders' | 'account' | null =>
  ORDERS.test(path) ? 'orders' : ACCOUNT.test(path) ? 'account' : null;

/**
 * Returns a function that opens a private page. Guests sign in first, unless the page lists orders of this
 * device [AUTH-60, ORD-20].
 */
function useLeadIn(): (page: string) => void {
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  const requestSignIn = useRequestSignIn();
  return (page) => {
    if (isSignedIn || hasKept(page)) void navigate({ to: page });
    else requestSignIn('sign-in', { type: 'page', href: page });
  };
}

/** Returns whether this device stores guest orders or trips that the page lists. */
const hasKept = (page: string): boolean =>
  (page === '/my-orders' ? guestOrders() : page === '/my-trips' ? guestTrips() : []).length > 0;

type EntryProps = {
  icon: TablerIcon;
  onPress: () => void;
  children: ReactNode;
  count?: number;
  isDisabled?: boolean;
  isCurrent?: boolean;
  opens?: Panel;
};

const Entry = ({ icon, onPress, children, count = 0, isDisabled = false, isCurrent, opens }: EntryProps) =>
  isDisabled ? null : (
    <button
      type="button"
      className={classes.entry}
      data-opens={opens}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onPress}
    >
      <Face icon={icon} count={count}>
        {children}
      </Face>
    </button>
  );

function Face({ icon: Icon, count = 0, children }: Pick<EntryProps, 'icon' | 'count' | 'children'>) {
  const formats = useFormats();
  return (
    <>
      <span className={classes.icon}>
        <Icon size={24} stroke={1.8} aria-hidden />
        {count > 0 ? (
          <span key={count} className={classes.badge}>
            {formats.number(count)}
          </span>
        ) : null}
      </span>
      <span>{children}</span>
    </>
  );
}

function focusSearch(): void {
  document.getElementById(SITE_SEARCH_ID)?.focus();
}
