import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { failureTexts } from '../../../i18n/failures';
import { Button } from '../../../ui/button';
import classes from './message-page.module.css';

/** Shows an error in place of the page, with a retry. Header and footer stay [NFR-09]. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { i18n } = useLingui();
  const router = useRouter();
  const failure = failureLike(error);
  const retry = () => {
    // An unknown error probably means that a newer deployment removed a script, so only a reload helps.
    // Offline, a reload would lose the page.
    if (failure.code === 'unexpected' && navigator.onLine) return window.location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <div className={`page ${classes.page}`}>
      <p className={classes.number} aria-hidden="true">
        :(
      </p>
      <h1>
        <Trans>This page couldn’t be loaded</Trans>
      </h1>
      <p className={classes.text} role="alert">
        {failureTexts(i18n, navigator.onLine ? failure : OFFLINE).join(' ')}
      </p>
      <div className={classes.actions}>
        <Button onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
        <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
          <Trans>Home</Trans>
        </Button>
      </div>
    </div>
  );
}

const OFFLINE = { code: 'offline', messages: [] };

function failureLike(error: unknown): { code: string; messages: string[] } {
  const { code, messages } = (error ?? {}) as { code?: unknown; messages?: unknown };
  return {
    code: typeof code === 'string' ? code : 'unexpected',
    messages: Array.isArray(messages) ? messages : [],
  };
}
