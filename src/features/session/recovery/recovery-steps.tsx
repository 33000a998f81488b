import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { canGoBack, recoveryStepOf } from '../../../../machines/session/auth.view';
import {
  RecoveryActor,
  useRecovery,
  useRecoveryChild,
  useRecoveryOtp,
  useRecoveryRef,
} from '../sign-in/auth.context';
import { FlowFrame } from '../steps/flow-frame';
import { NewPasswordForm } from './new-password-form';
import { RecoveryContactForm } from './recovery-contact-form';

/** Recovery has three steps: contact, code and new password [AUTH-70, AUTH-75]. */
export const RecoverySteps = () => (
  <WithRecovery>
    <RecoveryStep />
  </WithRecovery>
);

export const RecoveryTitle = () => (
  <WithRecovery>
    <RecoveryStepTitle />
  </WithRecovery>
);

function WithRecovery({ children }: { children: ReactNode }) {
  const recovery = useRecoveryChild();
  return recovery ? <RecoveryActor actor={recovery}>{children}</RecoveryActor> : null;
}

export function RecoveryStep() {
  const recovery = useRecoveryRef();
  const step = useRecovery(recoveryStepOf);
  const otp = useRecoveryOtp();
  const hasBack = useRecovery(canGoBack);
  return (
    <FlowFrame
      step={step}
      otp={step === 'enterCode' ? otp : undefined}
      hasBack={hasBack}
      onBack={() => recovery.send({ type: 'back.requested' })}
    >
      {step === 'requestOtp' ? <RecoveryContactForm /> : null}
      {step === 'newPassword' ? <NewPasswordForm /> : null}
    </FlowFrame>
  );
}

export function RecoveryStepTitle() {
  const step = useRecovery(recoveryStepOf);
  if (step === 'enterCode') return <Trans>Enter the code</Trans>;
  if (step === 'newPassword') return <Trans>Set a new password</Trans>;
  return <Trans>Forgot password?</Trans>;
}
