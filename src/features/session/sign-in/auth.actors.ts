import { fromPromise } from 'xstate';
import { authMachine } from '../../../../machines/session/auth.machine';
import { forgotPasswordMachine } from '../../../../machines/session/forgot-password.machine';
import { otpMachine } from '../../../../machines/session/otp.machine';
import { signInStepsMachine } from '../../../../machines/session/sign-in-steps.machine';
import { lockResend } from '../code/resend-lock';
import { offerPasskey } from '../passkey/passkey-offer';
import { identify, loadLibrary } from '../social/provider';
import { createSignInCalls, type SignInPorts } from './sign-in-calls';

/** What comes after the first form is on its way while somebody types. Who is offline is told so by the call that fails first. */
const bringLaterSteps = (): void => void import('../steps/open-steps').catch(() => undefined);

/** The flows of signing in with every effect in its place. */
export function provideAuth(ports: SignInPorts) {
  bringLaterSteps();
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
      offerPasskey: fromPromise(({ signal }) => offerPasskey(ports.api, signal)),
      identify: fromPromise(({ input, signal }) => identify(input.provider, signal)),
      loadLibrary: fromPromise(({ input }) => loadLibrary(input.provider)),
      signInSteps,
      forgotPassword,
    },
  });
}
