import { Trans } from '@lingui/react/macro';
import type { AuthStart } from '../../../../machines/session/auth.types';
import { OverlayKit } from '../../../ui/overlay-kit';
import { useIsSignedIn } from '../session.context';
import { AuthFlow } from './auth-flow';
import classes from './auth-page.module.css';
import { AuthStep, StepTitle } from './auth-step';

/** The sign-in page. Its route redirects signed-in customers [NAV-24]. */
export function AuthPage({ start }: { start: AuthStart }) {
  const isSignedIn = useIsSignedIn();
  if (isSignedIn) return null;
  return (
    <OverlayKit>
      <AuthFlow start={start}>
        <div className={`page ${classes.page}`}>
          <section className={classes.card}>
            <h1 className={classes.title} tabIndex={-1}>
              <StepTitle />
            </h1>
            <AuthStep />
          </section>
        </div>
      </AuthFlow>
    </OverlayKit>
  );
}

/**
 * The sign-in page. `isReturning`: a provider's popup has loaded this page to send its result to the page
 * that opened it.
 */
export const SignInPage = ({ isReturning }: { isReturning: boolean }) =>
  isReturning ? (
    <p className="page" role="status">
      <Trans>Signing you in…</Trans>
    </p>
  ) : (
    <AuthPage start="sign-in" />
  );
