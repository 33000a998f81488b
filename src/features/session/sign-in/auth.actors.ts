import { fromPromise } from 'xstate';
import type { LoginType } from '../../../../domain/auth/verification';
import { authMachine } from '../../../../machines/session/auth.machine';
import type {
  AuthRequest,
  Contact,
  PasskeyCredential,
  SignInAnswer,
  SignInRequest,
} from '../../../../machines/session/auth.types';
import { forgotPasswordMachine } from '../../../../machines/session/forgot-password.machine';
import type { CodeDestination, CodeVerdict } from '../../../../machines/session/otp.machine';
import { otpMachine } from '../../../../machines/session/otp.machine';
import { signInStepsMachine } from '../../../../machines/session/sign-in-steps.machine';
import type {
  CodeRequest,
  Confirmation,
  PhoneRegistration,
} from '../../../../machines/session/sign-in-steps.types';
import { ApiError } from '../../../api/api-error';
import type { SignInApi } from '../../../api/sign-in-api';
import type { EffectsOf } from '../../../platform/flow';
import type { PhoneProvider } from '../code/phone-provider';
import { lockResend } from '../code/resend-lock';
import type { SignInPrompt } from '../sign-in-prompt.context';
import { identify, loadLibrary } from '../social/provider';
import { expectedAt, rememberedContact } from './remembered';

/** Preloads the later steps. A failed download is reported only when a step is needed. */
const preloadLaterSteps = (): void => void import('../steps/open-steps').catch(() => undefined);

export function provideAuth(ports: SignInPorts) {
  preloadLaterSteps();
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

type SignInPorts = {
  api(): Promise<SignInApi>;
  /** Calls the server with the guest id. */
  asGuest<T>(call: (guestId: string) => Promise<T>): Promise<T>;
  phoneProvider: PhoneProvider;
};

type SocialRequest = Extract<SignInRequest, { type: 'social' }>;

/** Returns the server calls that all sign-in flows use. */
export function createSignInCalls({ api, asGuest, phoneProvider }: SignInPorts) {
  const call = async <T>(ask: (server: SignInApi, guestId: string) => Promise<T>): Promise<T> => {
    const server = await api();
    return asGuest((guestId) => ask(server, guestId));
  };

  const ask = (request: CodeRequest): Promise<SignInAnswer> => {
    switch (request.type) {
      case 'manual':
        return call((server, guestId) => server.password(request.contact, request.password, guestId));
      case 'otp':
        return call((server, guestId) => server.requestCode(request.phone, guestId));
      case 'info':
        return call((server, guestId) => server.updateInfo(request.form, request.loginType, guestId));
      case 'social':
        return askSocial(request);
    }
  };

  const askSocial = ({ identity, phone, isLinked }: PhoneRegistration | SocialRequest) =>
    call((server, guestId) =>
      isLinked && phone !== null
        ? server.socialPhone(identity, phone, guestId)
        : server.social(identity, { phone }, guestId),
    );

  const check = (
    { contact, code, hasProvider }: { contact: Contact; code: string; hasProvider: boolean },
    loginType: LoginType,
    isConfirmed = false,
  ) =>
    call((server, guestId) => {
      if (!hasProvider) return server.verifyCode({ contact, code, loginType, isConfirmed }, guestId);
      const sessionInfo = phoneProvider.sessionOf(contact.value);
      return server.verifyWithProvider(
        { sessionInfo, phone: contact.value, code, loginType, isConfirmed },
        guestId,
      );
    });

  return {
    signIn: (request: AuthRequest): Promise<SignInAnswer> =>
      request.type === 'passkey'
        ? call((server, guestId) => server.passkey(request.credential, guestId))
        : ask(request),
    signUp: (form: Parameters<SignInApi['signUp']>[0]): Promise<SignInAnswer> =>
      call((server, guestId) => server.signUp(form, guestId)),
    registerSocial: (registration: PhoneRegistration): Promise<SignInAnswer> => askSocial(registration),
    saveInfo: (form: Extract<CodeRequest, { type: 'info' }>['form'], loginType: LoginType) =>
      ask({ type: 'info', form, loginType }),
    confirmExisting: async ({ request, proof }: Confirmation): Promise<SignInAnswer> => {
      if (proof !== null) return check(proof, request.type, true);
      if (request.type !== 'social') throw new ApiError('unexpected');
      const { identity, phone } = request;
      return call((server, guestId) => server.social(identity, { phone, isConfirmed: true }, guestId));
    },
    verifyCode: async (requested: CodeDestination & { code: string }): Promise<CodeVerdict> => {
      const { contact, code, hasProvider, purpose } = requested;
      if (purpose.type === 'signIn')
        return { answer: await check(requested, purpose.loginType), message: null };
      const server = await api();
      const message = hasProvider
        ? await server.verifyResetWithProvider({
            sessionInfo: phoneProvider.sessionOf(contact.value),
            phone: contact.value,
            code,
          })
        : await server.verifyResetCode(contact, code);
      return { answer: null, message };
    },
    sendCode: async ({ contact, purpose }: CodeDestination): Promise<void> => {
      if (purpose.type === 'signIn' && purpose.request !== null) await ask(purpose.request);
      else await (await api()).forgotPassword(contact);
    },
    requestResetCode: async (contact: Contact): Promise<string> => (await api()).forgotPassword(contact),
    resetPassword: async (reset: Parameters<SignInApi['resetPassword']>[0]): Promise<string> =>
      (await api()).resetPassword(reset),
  };
}

/**
 * Offers passkeys in the autofill of the sign-in field. Resolves to `null` if the browser can't [AUTH-63].
 */
export async function offerPasskey(
  api: () => Promise<Pick<SignInApi, 'passkeyOptions'>>,
  signal: AbortSignal,
): Promise<PasskeyCredential | null> {
  if (!('PublicKeyCredential' in window)) return null;
  const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await import(
    '@simplewebauthn/browser'
  );
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const optionsJSON = (await (await api()).passkeyOptions()) as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON'];
  signal.throwIfAborted();
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  return startAuthentication({ optionsJSON, useBrowserAutofill: true });
}

/** Stores the contact on the device and the token in the session [AUTH-19]. */
export const authEffects = (complete: SignInPrompt['complete']): EffectsOf<typeof authMachine> => ({
  'contact.remembered': ({ contact }) => rememberedContact.write(contact),
  'code.expected': ({ phone }) => expectedAt.write(phone),
  'auth.completed': ({ token, entry }) => complete(token, entry),
});

/** Shows each form of the dialog in the URL [AUTH-01]. */
export const authDialogEffects: EffectsOf<typeof authMachine> = {
  'mode.shown': ({ mode }, sendToRoot) => sendToRoot({ type: 'layer.opened', name: mode }),
};
