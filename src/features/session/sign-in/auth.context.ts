import { createContext, useContext } from 'react';
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

/** What the steps of one sign-in share beside its flow. */
type AuthSurroundings = {
  /** What was typed in a step, for whoever comes back to it while the sign-in is open. */
  drafts: Map<string, object>;
  /** The code of a friend's link [AUTH-39]. */
  refCode: string;
};

const Context = createContext<AuthSurroundings | null>(null);

export const AuthSurroundingsProvider = Context;

/** What was typed under this name is there again when somebody comes back to the step. */
export function useDraft(name: string) {
  const { drafts } = useAuthSurroundings();
  return {
    over: <T extends object>(initial: T): T => ({ ...initial, ...drafts.get(name) }),
    keep: (values: object): void => void drafts.set(name, values),
  };
}

export function useAuthSurroundings(): AuthSurroundings {
  const surroundings = useContext(Context);
  if (!surroundings) throw new Error('The steps of a sign-in need an AuthFlow around them');
  return surroundings;
}
