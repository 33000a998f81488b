import { Trans, useLingui } from '@lingui/react/macro';
import compass from '@lobehub/fluent-emoji-3d/assets/1f9ed.webp';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Person } from '../../../../domain/person';
import { failureTexts } from '../../../i18n/failures';
import { Button } from '../../../ui/button';
import { FailureBlock } from '../../../ui/failure-block';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { useSessionRef } from '../../session/session.context';
import { AccountFrame, AccountSkeleton } from './account-frame';
import frame from './account-frame.module.css';
import classes from './account-page.module.css';
import { type AccountPageName, isPrivate, useAccountAddress, useOfferedPages } from './account-pages';
import { GuestOrdersOnDevice, storedGuestOrdersOf } from './guest-orders-on-device';
import { SignInWall } from './sign-in-wall';
import { useVisitor, type Visitor } from './use-visitor';

/** Pages that show guests a text about signing in and do not open the sign-in dialog [NAV-25]. */
const EXPLAINED_ON_PAGE: readonly AccountPageName[] = ['wallet', 'loyalty-points'];

export function AccountPage({ page }: { page: AccountPageName }) {
  const visitor = useVisitor();
  const { isOffered } = useOfferedPages();
  if (!isOffered(page)) return <NotOffered />;
  return (
    <AccountFrame page={page} visitor={visitor}>
      <Body page={page} visitor={visitor} />
    </AccountFrame>
  );
}

function Body({ page, visitor }: { page: AccountPageName; visitor: Visitor }) {
  const content = <Content page={page} visitor={visitor} />;
  if (!isPrivate(page)) return content;
  const hasKept = storedGuestOrdersOf(page).length > 0;
  return (
    <>
      {hasKept && visitor.is === 'guest' ? <GuestOrdersOnDevice page={page} /> : null}
      <RequireCustomer visitor={visitor} isExplainedOnPage={hasKept || EXPLAINED_ON_PAGE.includes(page)}>
        {content}
      </RequireCustomer>
    </>
  );
}

type OfPersonProps = { visitor: Visitor; isExplainedOnPage: boolean; children: ReactNode };

/**
 * Shows the page only to a signed-in customer. Stays mounted, so that signing out on the page doesn't open
 * the sign-in.
 */
export function RequireCustomer({ visitor, isExplainedOnPage, children }: OfPersonProps) {
  const { href } = useAccountAddress();
  return (
    <>
      <SignInWall key={href} href={href} isExplainedOnPage={isExplainedOnPage} />
      {visitor.is === 'failed' ? <ProfileFailed visitor={visitor} /> : null}
      {visitor.is === 'unknown' ? <AccountSkeleton /> : null}
      {visitor.is === 'person' ? children : null}
    </>
  );
}

function Content({ page, visitor }: { page: AccountPageName; visitor: Visitor }) {
  return (
    <LazyPlace fallback={<AccountSkeleton />}>
      <PageContent page={page} person={visitor.is === 'person' ? visitor.person : null} />
    </LazyPlace>
  );
}

function ProfileFailed({ visitor }: { visitor: Extract<Visitor, { is: 'failed' }> }) {
  const { i18n } = useLingui();
  const session = useSessionRef();
  return (
    <FailureBlock
      reason={failureTexts(i18n, visitor.failure).join(' ')}
      onRetry={() => session.send({ type: 'retry.requested' })}
    />
  );
}

const ProfilePage = lazyPart(() => import('../profile/profile-page').then((file) => file.ProfilePage));
const AccessPage = lazyPart(() => import('../access/access-page').then((file) => file.AccessPage));
const WalletPage = lazyPart(() => import('../money/wallet-page').then((file) => file.WalletPage));
const LoyaltyPage = lazyPart(() => import('../money/loyalty-page').then((file) => file.LoyaltyPage));
const CouponsPage = lazyPart(() => import('../money/coupons-page').then((file) => file.CouponsPage));
const ReferralPage = lazyPart(() => import('../pages/referral-page').then((file) => file.ReferralPage));
const ReferralReward = lazyPart(() => import('../money/referral-reward').then((file) => file.ReferralReward));
const MyOrders = lazyPart(() => import('../../orders/list/my-orders').then((file) => file.MyOrders));
const OrderPage = lazyPart(() => import('../../orders/detail/order-page').then((file) => file.OrderPage));
const MyTrips = lazyPart(() => import('../../rental/trips/my-trips').then((file) => file.MyTrips));
const TripPage = lazyPart(() => import('../../rental/trips/trip-page').then((file) => file.TripPage));
const InboxPage = lazyPart(() => import('../../messages/inbox-page').then((file) => file.InboxPage));
const NotificationsPage = lazyPart(() =>
  import('../../messages/notifications-page').then((file) => file.NotificationsPage),
);
const SettingsPage = lazyPart(() => import('../settings/settings-page').then((file) => file.SettingsPage));

/** Lazy-loads the page. Of all pages, guests can open only the settings. */
function PageContent({ page, person }: { page: AccountPageName; person: Person | null }) {
  const { entry } = useAccountAddress();
  if (page === 'settings') return <SettingsPage key={person?.id} person={person} />;
  if (!person) return null;
  switch (page) {
    case 'profile-settings':
      return <ProfilePage key={person.id} person={person} />;
    case 'security':
      return <AccessPage key={person.id} />;
    case 'wallet':
      return <WalletPage key={person.id} person={person} />;
    case 'loyalty-points':
      return <LoyaltyPage key={person.id} person={person} />;
    case 'coupons':
      return <CouponsPage key={person.id} />;
    case 'referral-code':
      return (
        <div className={frame.cards}>
          <ReferralPage person={person} />
          <ReferralReward />
        </div>
      );
    case 'my-orders':
      return entry === null ? (
        <MyOrders key={person.id} person={person} />
      ) : (
        <OrderPage key={`${person.id} ${entry}`} id={entry} />
      );
    case 'my-trips':
      return entry === null ? (
        <MyTrips key={person.id} person={person} />
      ) : (
        <TripPage key={`${person.id} ${entry}`} id={entry} />
      );
    case 'inbox':
      return <InboxPage key={person.id} person={person} />;
    case 'notifications':
      return <NotificationsPage key={person.id} person={person} />;
  }
}

/** Shown for a disabled page, as for an unknown URL [LOY-03, NAV-27]. */
const NotOffered = () => (
  <div className={`page ${classes.page}`}>
    <img src={compass} alt="" width={132} height={132} />
    <h1 className={classes.title} tabIndex={-1}>
      <Trans>We couldn’t find this page</Trans>
    </h1>
    <p className={classes.text}>
      <Trans>This page doesn’t exist. What are you looking for?</Trans>
    </p>
    <Button renderRoot={(props) => <Link to="/home" {...props} />}>
      <Trans>Go to home page</Trans>
    </Button>
  </div>
);
