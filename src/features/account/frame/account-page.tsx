import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { failureTexts } from '../../../i18n/failures';
import { FailureBlock } from '../../../ui/failure-block';
import { useSessionRef } from '../../session/session.context';
import { AccountFrame } from './account-frame';
import { type AccountPageName, isPrivate } from './account-pages';
import { AccountSkeleton } from './account-skeleton';
import { NotOffered } from './not-offered';
import { PageContent } from './page-content';
import { SignInWall } from './sign-in-wall';
import { useOfferedPages } from './use-offered-pages';
import { useVisitor, type Visitor } from './use-visitor';

/** Guests are told, not asked, where there is money [NAV-25]. */
const TELLS: readonly AccountPageName[] = ['wallet', 'loyalty-points'];

/** One page of the account area [NAV-15, NAV-16]. */
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
  // Who is signed out on the page has just left, or was sent away: they are not asked to come back at once.
  const [wasHere, arrive] = useState(false);
  if (visitor.is === 'person' && !wasHere) arrive(true);

  if (isPrivate(page)) {
    if (visitor.is === 'guest') return <SignInWall opensAtOnce={!wasHere && !TELLS.includes(page)} />;
    if (visitor.is === 'failed') return <ProfileFailed visitor={visitor} />;
    if (visitor.is === 'unknown') return <AccountSkeleton />;
  }
  return (
    <Suspense fallback={<AccountSkeleton />}>
      <PageContent page={page} person={visitor.is === 'person' ? visitor.person : null} />
    </Suspense>
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
