import { Suspense, useEffect } from 'react';
import { useAuth } from './auth.context';
import { screenOf } from './auth-screen';
import { bringLaterSteps, OpenSteps, RecoverySteps } from './later-steps';
import { Identifying } from './steps/identifying';
import { NoMethod } from './steps/no-method';
import { SignInStep } from './steps/sign-in-step';
import { SignUpForm } from './steps/sign-up-form';
import { StepFrame } from './steps/step-frame';

/** What is shown of the sign-in now [AUTH-01]. */
export function AuthStep() {
  const screen = useAuth(screenOf);
  const method = useAuth(({ context }) => context.method);
  useEffect(bringLaterSteps, []);
  if (screen === 'completing' || screen === 'forgotPassword')
    return <Suspense>{screen === 'completing' ? <OpenSteps /> : <RecoverySteps />}</Suspense>;
  return (
    <StepFrame key={`${screen} ${method}`}>
      {screen === 'noMethod' ? <NoMethod /> : null}
      {screen === 'identifying' ? <Identifying /> : null}
      {screen === 'sign-up' ? <SignUpForm /> : null}
      {screen === 'sign-in' ? <SignInStep /> : null}
    </StepFrame>
  );
}
