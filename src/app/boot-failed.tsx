import { Trans, useLingui } from '@lingui/react/macro';
import { failureTexts } from '../i18n/failures';
import { Button } from '../ui/button';
import classes from './boot-failed.module.css';

type Props = { failure: { code: string; messages: string[] } | null; onRetry: () => void };

/** The shop could not even start: say so, and offer the one thing that helps. */
export function BootFailed({ failure, onRetry }: Props) {
  const { i18n } = useLingui();
  return (
    <main className={classes.page}>
      <span className={classes.mark} aria-hidden="true" />
      <h1>
        <Trans>We could not open the shop</Trans>
      </h1>
      <p role="alert">{failureTexts(i18n, failure ?? { code: 'unexpected', messages: [] }).join(' ')}</p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </main>
  );
}
