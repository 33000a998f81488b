import { Trans } from '@lingui/react/macro';
import {
  IconBell,
  IconCar,
  IconGift,
  IconMessage,
  IconReceipt2,
  IconSettings,
  IconShieldLock,
  IconStar,
  IconTicket,
  IconUser,
  IconWallet,
  type TablerIcon,
} from '@tabler/icons-react';
import type { AccountPageName } from './account-pages';

export const pageIcons: Record<AccountPageName, TablerIcon> = {
  'profile-settings': IconUser,
  'my-orders': IconReceipt2,
  'my-trips': IconCar,
  wallet: IconWallet,
  coupons: IconTicket,
  'loyalty-points': IconStar,
  'referral-code': IconGift,
  settings: IconSettings,
  security: IconShieldLock,
  inbox: IconMessage,
  notifications: IconBell,
};

export function PageLabel({ page }: { page: AccountPageName }) {
  switch (page) {
    case 'profile-settings':
      return <Trans>Profile Settings</Trans>;
    case 'my-orders':
      return <Trans>My Orders</Trans>;
    case 'my-trips':
      return <Trans>My Trips</Trans>;
    case 'wallet':
      return <Trans>Wallet</Trans>;
    case 'coupons':
      return <Trans>Coupons</Trans>;
    case 'loyalty-points':
      return <Trans>Loyalty Points</Trans>;
    case 'referral-code':
      return <Trans>Referral Code</Trans>;
    case 'settings':
      return <Trans>Settings</Trans>;
    case 'security':
      return <Trans>Sign-in &amp; security</Trans>;
    case 'inbox':
      return <Trans>Inbox</Trans>;
    case 'notifications':
      return <Trans>Notifications</Trans>;
  }
}

/** The heading over one order or trip. */
export const EntryLabel = ({ page }: { page: AccountPageName }) =>
  page === 'my-trips' ? <Trans>My trip</Trans> : <Trans>My order</Trans>;
