import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActor } from 'xstate';
import { forgotPasswordMachine } from '../../../machines/session/forgot-password.machine';
import { otpMachine } from '../../../machines/session/otp.machine';
import { signInStepsMachine } from '../../../machines/session/sign-in-steps.machine';
import { RecoveryStep, RecoveryStepTitle } from '../../../src/features/session/recovery/recovery-steps';
import { OtpActor, RecoveryActor, StepsActor } from '../../../src/features/session/sign-in/auth.context';
import { AuthStep, StepTitle } from '../../../src/features/session/sign-in/auth-step';
import { CodeStep } from '../../../src/features/session/steps/flow-frame';
import { OpenStep, OpenStepTitle } from '../../../src/features/session/steps/open-steps';
import { Dialog } from '../../../src/platform/layers/dialog';
import { resting, type Stage } from '../../support/walk-flow';
import { restingAuth, SignInStage } from './sign-in-stage';

type Frame = { actor: AnyActor; isWhole?: boolean; title: ReactNode; children: ReactNode };

/** A dialog or a full page, until the flow ends. */
function Frame({ actor, isWhole = false, title, children }: Frame) {
  const isOver = useSelector(actor, (at: { status: string }) => at.status !== 'active');
  if (isOver) return null;
  if (isWhole)
    return (
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    );
  return (
    <Dialog layer="sign-in" title={title} onClose={() => undefined}>
      {children}
    </Dialog>
  );
}

const restingCode = { otp: resting(otpMachine) };

export const authStage: Stage = {
  flow: 'auth',
  page: (actor) => {
    const { login, start } = actor.getSnapshot().context;
    return (
      <SignInStage auth={actor} config={{ login }}>
        <Frame actor={actor} isWhole={start === 'forgotPassword'} title={<StepTitle />}>
          <AuthStep />
        </Frame>
      </SignInStage>
    );
  },
  effects: {
    signInSteps: resting(signInStepsMachine, restingCode),
    forgotPassword: resting(forgotPasswordMachine, restingCode),
  },
};

export const signInStepsStage: Stage = {
  flow: 'signInSteps',
  page: (actor) => (
    <SignInStage auth={restingAuth()}>
      <StepsActor actor={actor as never}>
        <Frame actor={actor} title={<OpenStepTitle />}>
          <OpenStep />
        </Frame>
      </StepsActor>
    </SignInStage>
  ),
  effects: restingCode,
};

export const otpStage: Stage = {
  flow: 'otp',
  page: (actor) => (
    <SignInStage auth={restingAuth()}>
      <OtpActor actor={actor as never}>
        <Frame
          actor={actor}
          isWhole={actor.getSnapshot().context.purpose.type === 'reset'}
          title="Enter the code"
        >
          <CodeStep onBack={() => undefined} />
        </Frame>
      </OtpActor>
    </SignInStage>
  ),
};

export const forgotPasswordStage: Stage = {
  flow: 'forgotPassword',
  page: (actor) => (
    <SignInStage auth={restingAuth()}>
      <RecoveryActor actor={actor as never}>
        <Frame actor={actor} isWhole title={<RecoveryStepTitle />}>
          <RecoveryStep />
        </Frame>
      </RecoveryActor>
    </SignInStage>
  ),
  effects: restingCode,
};
