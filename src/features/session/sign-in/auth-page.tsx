import { Trans } from '@lingui/react/macro';
import type { AuthStart } from '../../../../machines/session/auth.types';
import { OverlayKit } from '../../../ui/overlay-kit';
import { useIsSignedIn } from '../session.context';
import { AuthFlow } from './auth-flow';
import classes from './auth-page.module.css';
import { AuthStep, StepTitle } from './auth-step';

/** The sign-in as a page of its own; its route sends home whoever is in [NAV-24]. */
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

/** A page to sign in; or, in a provider's window, the way its answer takes back to the page that asked. */
export const SignInPage = ({ isReturning }: { isReturning: boolean }) =>
  isReturning ? (
    <p className="page" role="status">
      <Trans>One moment, you are being signed in.</Trans>
    </p>
  ) : (
    <AuthPage start="sign-in" />
  );
