import { fromPromise } from 'xstate';
import { authMachine } from '../../../../machines/session/auth.machine';
import { forgotPasswordMachine } from '../../../../machines/session/forgot-password.machine';
import { otpMachine } from '../../../../machines/session/otp.machine';
import { signInStepsMachine } from '../../../../machines/session/sign-in-steps.machine';
import { lockResend } from '../code/resend-lock';
import { identify } from '../social/provider';
import { SocialError } from '../social/words';
import { createSignInCalls, type SignInPorts } from './sign-in-calls';

type Ports = SignInPorts & {
  /** The person closed the provider's window: a word, not a failure. */
  onCancelled(words: string): void;
};

/** The flows of signing in with every effect in its place. */
export function provideAuth({ onCancelled, ...ports }: Ports) {
  const calls = createSignInCalls(ports);
  const otp = otpMachine.provide({
    actors: {
      verifyCode: fromPromise(({ input }) => calls.verifyCode(input)),
      sendCode: fromPromise(({ input }) => calls.sendCode(input)),
      sendByProvider: fromPromise(({ input }) => ports.phoneProvider.send(input.phone)),
      lockResend: fromPromise(async ({ input }) => lockResend(input)),
    },
  });
  const forgotPassword = forgotPasswordMachine.provide({
    actors: {
      requestCode: fromPromise(({ input }) => calls.requestResetCode(input.contact)),
      resetPassword: fromPromise(({ input }) => calls.resetPassword(input)),
      otp,
    },
  });
  const signInSteps = signInStepsMachine.provide({
    actors: {
      registerSocial: fromPromise(({ input }) => calls.registerSocial(input)),
      saveInfo: fromPromise(({ input }) => calls.saveInfo(input.form, input.loginType)),
      confirmExisting: fromPromise(({ input }) => calls.confirmExisting(input)),
      otp,
    },
  });
  return authMachine.provide({
    actors: {
      signIn: fromPromise(({ input }) => calls.signIn(input.request)),
      signUp: fromPromise(({ input }) => calls.signUp(input.form)),
      identify: fromPromise(({ input, signal }) =>
        identify(input.provider, signal).catch((error: unknown) => {
          if (error instanceof SocialError && error.code === 'cancelled') onCancelled(error.message);
          throw error;
        }),
      ),
      signInSteps,
      forgotPassword,
    },
  });
}
