import { type ComponentType, lazy } from 'react';
import type { Person } from '../../../../domain/person';
import type { AccountPageName } from './account-pages';

type Page = ComponentType<{ person: Person }>;
const later = (load: () => Promise<Page>) => lazy(async () => ({ default: await load() }));

const ProfilePage = later(() => import('../profile/profile-page').then((file) => file.ProfilePage));
const WalletPage = later(() => import('../pages/wallet-page').then((file) => file.WalletPage));
const LoyaltyPage = later(() => import('../pages/loyalty-page').then((file) => file.LoyaltyPage));
const ReferralPage = later(() => import('../pages/referral-page').then((file) => file.ReferralPage));
const SoonPage = lazy(() => import('../pages/soon-page').then((file) => ({ default: file.SoonPage })));
const SettingsPage = lazy(() =>
  import('../settings/settings-page').then((file) => ({ default: file.SettingsPage })),
);

/** What stands in the frame; downloaded when it is first asked for. Only the settings need no person. */
export function PageContent({ page, person }: { page: AccountPageName; person: Person | null }) {
  if (page === 'settings') return <SettingsPage key={person?.id} person={person} />;
  if (!person) return null;
  switch (page) {
    case 'profile-settings':
      return <ProfilePage key={person.id} person={person} />;
    case 'wallet':
      return <WalletPage person={person} />;
    case 'loyalty-points':
      return <LoyaltyPage person={person} />;
    case 'referral-code':
      return <ReferralPage person={person} />;
    default:
      return <SoonPage page={page} />;
  }
}
