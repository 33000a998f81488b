import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { canGoBack, stepOf } from '../../../../machines/session/auth.view';
import {
  OtpActor,
  StepsActor,
  useOtp,
  useSignInStepsFlow,
  useSteps,
  useStepsOtp,
  useStepsRef,
} from '../sign-in/auth.context';
import { ExistingQuestion } from './existing-question';
import { FlowFrame } from './flow-frame';
import { InfoForm } from './info-form';
import { PhoneForm } from './phone-form';

/** Shows the steps that the server still requires [AUTH-15, AUTH-16, AUTH-17]. */
export const OpenSteps = () => (
  <WithSteps>
    <OpenStep />
  </WithSteps>
);

export const OpenStepsTitle = () => (
  <WithSteps>
    <OpenStepTitle />
  </WithSteps>
);

function WithSteps({ children }: { children: ReactNode }) {
  const steps = useSignInStepsFlow();
  return steps ? <StepsActor actor={steps}>{children}</StepsActor> : null;
}

export function OpenStep() {
  const steps = useStepsRef();
  const step = useSteps(stepOf);
  const otp = useStepsOtp();
  const hasBack = useSteps(canGoBack);
  return (
    <FlowFrame
      step={step}
      otp={step === 'otp' ? otp : undefined}
      hasBack={hasBack}
      onBack={() => steps.send({ type: 'back.requested' })}
    >
      {step === 'phone_modal' ? <PhoneForm /> : null}
      {step === 'user_info' ? <InfoForm /> : null}
      {step === 'is_exist_user' ? <ExistingQuestion /> : null}
    </FlowFrame>
  );
}

export function OpenStepTitle() {
  const step = useSteps(stepOf);
  const otp = useStepsOtp();
  if (step === 'otp' && otp)
    return (
      <OtpActor actor={otp}>
        <CodeTitle />
      </OtpActor>
    );
  if (step === 'phone_modal') return <Trans>Your phone number</Trans>;
  if (step === 'user_info') return <Trans>Your details</Trans>;
  if (step === 'is_exist_user') return <Trans>Is It You?</Trans>;
  return <Trans>Sign In</Trans>;
}

function CodeTitle() {
  const isPhone = useOtp(({ context }) => context.contact.type === 'phone');
  return isPhone ? <Trans>Verify your phone number</Trans> : <Trans>Verify your email</Trans>;
}
