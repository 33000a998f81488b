import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './pagination.module.css';

type Props = { page: number; last: number; newer: ReactNode; older: ReactNode };

/** Links to the previous and the next page. The page number is a URL parameter. */
export function Pagination({ page, last, newer, older }: Props) {
  const { t } = useLingui();
  if (last === 1) return null;
  return (
    <nav aria-label={t`Pages`} className={classes.pages}>
      {page > 1 ? newer : null}
      <span>
        <Trans>
          Page {page} of {last}
        </Trans>
      </span>
      {page < last ? older : null}
    </nav>
  );
}
