import type { ReactNode } from 'react';
import classes from './account-frame.module.css';
import { AccountMenu } from './account-menu';
import type { AccountPageName } from './account-pages';
import { GoBack } from './go-back';
import { PageLabel } from './page-label';
import { PersonHead } from './person-head';
import { useIsWide } from './use-is-wide';
import type { Visitor } from './use-visitor';

type Props = { page: AccountPageName; visitor: Visitor; children: ReactNode };

/** The list of pages beside the page on wide screens; on phones the way back to it. */
export function AccountFrame({ page, visitor, children }: Props) {
  const isWide = useIsWide();
  const isGuest = visitor.is === 'guest';
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
              <PageLabel page={page} />
            </h1>
          </header>
          {children}
        </div>
      </div>
    </div>
  );
}
