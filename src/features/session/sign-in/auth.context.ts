import type { ActorRefFrom } from 'xstate';
import type { authMachine } from '../../../../machines/session/auth.machine';
import type { forgotPasswordMachine } from '../../../../machines/session/forgot-password.machine';
import type { otpMachine } from '../../../../machines/session/otp.machine';
import type { signInStepsMachine } from '../../../../machines/session/sign-in-steps.machine';
import { createActorBinding } from '../../../ui/actor-binding';

type OtpRef = ActorRefFrom<typeof otpMachine>;
type StepsRef = ActorRefFrom<typeof signInStepsMachine>;
type RecoveryRef = ActorRefFrom<typeof forgotPasswordMachine>;

export const {
  Provider: AuthActor,
  useActorRef: useAuthRef,
  useActorValue: useAuth,
} = createActorBinding<ActorRefFrom<typeof authMachine>>('auth');

export const {
  Provider: StepsActor,
  useActorRef: useStepsRef,
  useActorValue: useSteps,
} = createActorBinding<StepsRef>('signInSteps');

export const {
  Provider: RecoveryActor,
  useActorRef: useRecoveryRef,
  useActorValue: useRecovery,
} = createActorBinding<RecoveryRef>('forgotPassword');

export const {
  Provider: OtpActor,
  useActorRef: useOtpRef,
  useActorValue: useOtp,
} = createActorBinding<OtpRef>('otp');

/** The flows that run inside of others, while they do. Charts name them; types do not know them. */
export const useStepsChild = () => useAuth(({ children }) => children.signInSteps as StepsRef | undefined);
export const useRecoveryChild = () =>
  useAuth(({ children }) => children.forgotPassword as RecoveryRef | undefined);
export const useStepsOtp = () => useSteps(({ children }) => children.otp as OtpRef | undefined);
export const useRecoveryOtp = () => useRecovery(({ children }) => children.otp as OtpRef | undefined);
