import { Suspense, useEffect } from 'react';
import { SignUpForm } from '../sign-up/sign-up-form';
import { Identifying } from '../social/identifying';
import { StepFrame } from '../steps/step-frame';
import { useAuth } from './auth.context';
import { screenOf } from './auth-screen';
import { bringLaterSteps, OpenSteps, RecoverySteps } from './later-steps';
import { NoMethod } from './no-method';
import { SignInStep } from './sign-in-step';

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
