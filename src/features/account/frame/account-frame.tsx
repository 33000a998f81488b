import { Trans, useLingui } from '@lingui/react/macro';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton';
import classes from './account-frame.module.css';
import { AccountMenu } from './account-menu';
import { type AccountPageName, useAccountAddress } from './account-pages';
import { EntryLabel, PageLabel } from './page-label';
import { PersonHead } from './person-head';
import type { Visitor } from './use-visitor';

type Props = { page: AccountPageName; visitor: Visitor; children: ReactNode };

/** Shows the account menu beside the page. On phones it shows a link back to the menu instead. */
export function AccountFrame({ page, visitor, children }: Props) {
  const isWide = useIsWide();
  const isGuest = visitor.is === 'guest';
  const { entry } = useAccountAddress();
  return (
    <div className={`page ${classes.page}`}>
      <div className={classes.columns} data-wide={(isWide && !isGuest) || undefined}>
        {isWide && !isGuest ? (
          <aside className={classes.aside}>
            {visitor.is === 'person' ? <PersonHead person={visitor.person} /> : null}
            <AccountMenu current={page} />
          </aside>
        ) : null}
        <div className={classes.main}>
          <header className={classes.head}>
            {isGuest ? null : <GoBack page={page} isWide={isWide} />}
            <h1 className={classes.title} tabIndex={-1}>
              {entry === null ? <PageLabel page={page} /> : <EntryLabel page={page} />}
            </h1>
          </header>
          {children}
        </div>
      </div>
    </div>
  );
}

export function AccountSkeleton() {
  const { t } = useLingui();
  return (
    <div className={classes.cards} role="status" aria-label={t`Loading your account`}>
      <Skeleton blockSize={148} radius={20} />
      <Skeleton blockSize={320} radius={20} />
    </div>
  );
}

type GoBackProps = { page: AccountPageName; isWide: boolean };

/** Goes back: on phones to the account menu, on wide screens to the previous page [PROF-01]. */
function GoBack({ page, isWide }: GoBackProps) {
  const router = useRouter();
  const { entry, path } = useAccountAddress();
  const face = (
    <>
      <IconChevronLeft size={20} className="mirrored" aria-hidden />
      <Trans>Go Back</Trans>
    </>
  );
  if (entry !== null)
    return (
      <Link to={path} className={classes.back}>
        {face}
      </Link>
    );
  if (page === 'security')
    return (
      <Link to="/profile" search={{ page: 'profile-settings' }} className={classes.back}>
        {face}
      </Link>
    );
  if (!isWide)
    return (
      <Link to="/profile" className={classes.back}>
        {face}
      </Link>
    );
  if (page !== 'profile-settings') return null;
  const goBack = () =>
    router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/home' });
  return (
    <button type="button" className={classes.back} onClick={goBack}>
      {face}
    </button>
  );
}

const WIDE = '(min-width: 901px)';

/** Returns whether the screen is wide enough for the menu beside the page. */
export const useIsWide = (): boolean =>
  useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false }) ?? false;
