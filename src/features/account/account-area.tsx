import { Trans } from '@lingui/react/macro';
import classes from './account-area.module.css';
import { useIsWide } from './frame/account-frame';
import { AccountMenu } from './frame/account-menu';
import { AccountPage, RequireCustomer } from './frame/account-page';
import { ACCOUNT_PAGES, useAccountAddress, useOfferedPages } from './frame/account-pages';
import { PersonHead } from './frame/person-head';
import { useVisitor } from './frame/use-visitor';

/**
 * The page `/profile`: shows the account page named in the URL, or on phones the list of pages [NAV-15,
 * NAV-16].
 */
export function AccountArea() {
  const { path, name } = useAccountAddress();
  const isWide = useIsWide();
  const visitor = useVisitor();
  const { pageNamed } = useOfferedPages();
  const known = ACCOUNT_PAGES.find((page) => path === `/${page}`);
  if (known) return <AccountPage page={known} />;
  if (name !== undefined || isWide) return <AccountPage page={pageNamed(name)} />;
  return (
    <div className={`page ${classes.page}`}>
      <h1 className={classes.title} tabIndex={-1}>
        <Trans>Account</Trans>
      </h1>
      <RequireCustomer visitor={visitor} isExplainedOnPage={false}>
        {visitor.is === 'person' ? (
          <div className={classes.card}>
            <PersonHead person={visitor.person} />
          </div>
        ) : null}
        <div className={classes.card}>
          <AccountMenu current={null} />
        </div>
      </RequireCustomer>
    </div>
  );
}
