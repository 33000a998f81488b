import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useAuth } from './auth.context';
import { screenOf } from './auth-screen';
import { OpenStepsTitle, RecoveryTitle } from './later-steps';

/** The name of what is shown: of the dialog, or of the page. A step and its title appear together. */
export function StepTitle() {
  const screen = useAuth(screenOf);
  if (screen === 'sign-up') return <Trans>Sign Up</Trans>;
  const signIn = <Trans>Sign In</Trans>;
  if (screen === 'completing')
    return (
      <Suspense fallback={signIn}>
        <OpenStepsTitle />
      </Suspense>
    );
  if (screen === 'forgotPassword')
    return (
      <Suspense fallback={signIn}>
        <RecoveryTitle />
      </Suspense>
    );
  return signIn;
}
