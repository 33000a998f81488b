import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { otpMachine } from '../../../../machines/session/otp.machine';
import { CodeForm } from '../code/code-form';
import { OtpActor, useOtp } from '../sign-in/auth.context';
import { BackButton, StepFrame } from './step-frame';

type Props = {
  step: string | null;
  /** The flow of the code step, if a code is required. */
  otp: ActorRefFrom<typeof otpMachine> | undefined;
  hasBack: boolean;
  onBack: () => void;
  children: ReactNode;
};

/** Shows one step of the sign-in with a Back button. A code step has its own flow [AUTH-03, AUTH-75]. */
export function FlowFrame({ step, otp, hasBack, onBack, children }: Props) {
  if (otp)
    return (
      <OtpActor actor={otp}>
        <CodeStep onBack={onBack} />
      </OtpActor>
    );
  return (
    <StepFrame key={step}>
      {hasBack ? (
        <BackButton onPress={onBack}>
          <Trans>Back</Trans>
        </BackButton>
      ) : null}
      {children}
    </StepFrame>
  );
}

/** The code step. With Back the customer can correct the contact, even from the first step [AUTH-03]. */
export function CodeStep({ onBack }: { onBack: () => void }) {
  const isPhone = useOtp(({ context }) => context.contact.type === 'phone');
  return (
    <StepFrame>
      <BackButton onPress={onBack}>
        {isPhone ? <Trans>Change number</Trans> : <Trans>Change email</Trans>}
      </BackButton>
      <CodeForm />
    </StepFrame>
  );
}
