import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { authMachine } from '../../../../machines/session/auth.machine';
import type { forgotPasswordMachine } from '../../../../machines/session/forgot-password.machine';
import type { otpMachine } from '../../../../machines/session/otp.machine';
import type { signInStepsMachine } from '../../../../machines/session/sign-in-steps.machine';
import { bindFlow } from '../../../platform/flow';

type OtpRef = ActorRefFrom<typeof otpMachine>;
type StepsRef = ActorRefFrom<typeof signInStepsMachine>;
type RecoveryRef = ActorRefFrom<typeof forgotPasswordMachine>;

export const [AuthActor, useAuthRef, useAuth] = bindFlow<ActorRefFrom<typeof authMachine>>('auth');

export const [StepsActor, useStepsRef, useSteps] = bindFlow<StepsRef>('signInSteps');

export const [RecoveryActor, useRecoveryRef, useRecovery] = bindFlow<RecoveryRef>('forgotPassword');

export const [OtpActor, useOtpRef, useOtp] = bindFlow<OtpRef>('otp');

/** Returns the child flow. XState's types do not include child flows, so it is cast here. */
export const useSignInStepsFlow = () =>
  useAuth(({ children }) => children.signInSteps as StepsRef | undefined);
export const useRecoveryChild = () =>
  useAuth(({ children }) => children.forgotPassword as RecoveryRef | undefined);
export const useStepsOtp = () => useSteps(({ children }) => children.otp as OtpRef | undefined);
export const useRecoveryOtp = () => useRecovery(({ children }) => children.otp as OtpRef | undefined);

/** Data that all steps of one sign-in share. */
type AuthSurroundings = {
  /** The typed text of each step, kept while the sign-in is open. */
  drafts: Map<string, object>;
  /** The referral code of the link that opened the app [AUTH-39]. */
  refCode: string;
};

const Context = createContext<AuthSurroundings | null>(null);

export const AuthSurroundingsProvider = Context;

/** Restores the text that was typed in this step. */
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
