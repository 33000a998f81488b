import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Policy } from '../../../api/site-api';
import { useFormats } from '../../../i18n/formats.context';
import { EmptyState } from '../../../ui/empty-state';
import { SafeHtml } from '../../../ui/safe-html';
import classes from './policy-page.module.css';

type Props = { title: ReactNode; policy: Policy | null };

/** Shows a policy. `policy`: the operator's text. `null`: the operator has written none yet. */
export function PolicyPage({ title, policy }: Props) {
  const formats = useFormats();
  const updated = policy?.updatedAt ? formats.date(policy.updatedAt) : null;
  return (
    <article className={`page ${classes.page}`}>
      <header className={classes.head}>
        <h1>{title}</h1>
        {updated ? (
          <p className={classes.date}>
            <Trans>Last updated on {updated}</Trans>
          </p>
        ) : null}
      </header>
      {policy ? (
        <SafeHtml html={policy.html} className={classes.text} />
      ) : (
        <EmptyState title={<Trans>This page isn’t ready yet</Trans>}>
          <Trans>Have a question? Ask us and we’ll be happy to help.</Trans>
        </EmptyState>
      )}
    </article>
  );
}
