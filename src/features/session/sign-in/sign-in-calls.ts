import type { LoginConfig } from '../../../../domain/auth/login';
import { type LoginType, verificationDue } from '../../../../domain/auth/verification';
import type { Contact, SignInAnswer, SignInRequest } from '../../../../machines/session/auth.types';
import type { CodeDestination, CodeVerdict } from '../../../../machines/session/otp.types';
import type {
  CodeRequest,
  Confirmation,
  PhoneRegistration,
} from '../../../../machines/session/sign-in-steps.types';
import { ApiError } from '../../../api/api-error';
import type { SignInApi } from '../../../api/sign-in-api';
import type { PhoneProvider } from '../code/phone-provider';
import type { ResendLock } from '../code/resend-lock';

export type SignInPorts = {
  login: LoginConfig;
  api(): Promise<SignInApi>;
  /** Runs a call with the guest id that the server knows this browser by. */
  asGuest<T>(call: (guestId: string) => Promise<T>): Promise<T>;
  phoneProvider: PhoneProvider;
  lock: ResendLock;
};

/** What the flows of signing in ask of the server, and of whoever sends the codes. */
export function createSignInCalls({ login, api, asGuest, phoneProvider, lock }: SignInPorts) {
  const call = async <T>(ask: (server: SignInApi, guestId: string) => Promise<T>): Promise<T> => {
    const server = await api();
    return asGuest((guestId) => ask(server, guestId));
  };

  const codeWasSent = (contact: Contact) => {
    // Inside the minute the server keeps the code that is on its way: the lock runs on.
    if (lock.secondsLeft(contact) === 0) lock.close(contact);
  };

  /** An answer that asks for a code means that one was sent; the outside provider sends its own now. */
  const settled = async (answer: SignInAnswer, loginType: LoginType, given: string | null) => {
    const contact = dueContact(answer, login, loginType, given);
    if (contact === null) return answer;
    if (login.hasPhoneProvider && contact.type === 'phone') await phoneProvider.send(contact.value);
    codeWasSent(contact);
    return answer;
  };

  const ask = async (request: CodeRequest): Promise<SignInAnswer> => {
    if (request.type === 'manual') {
      const answer = await call((server, guestId) =>
        server.password(request.contact, request.password, guestId),
      );
      return settled(answer, 'manual', null);
    }
    if (request.type === 'otp') {
      const answer = await call((server, guestId) => server.requestCode(request.phone, guestId));
      return settled(answer, 'otp', request.phone);
    }
    if (request.type === 'info') {
      const answer = await call((server, guestId) =>
        server.updateInfo(request.form, request.loginType, guestId),
      );
      return settled(answer, request.loginType, request.form.phone);
    }
    const { identity, phone, isLinked } = request;
    const answer = await call((server, guestId) =>
      isLinked && phone !== null
        ? server.socialPhone(identity, phone, guestId)
        : server.social(identity, { phone }, guestId),
    );
    return settled(answer, 'social', phone);
  };

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
    signIn: (request: SignInRequest): Promise<SignInAnswer> =>
      ask(request).catch((error: unknown) => {
        // The code of a moment ago still opens the door: the person went back and came again.
        if (request.type !== 'otp' || !isTooEarly(error)) throw error;
        return codeIsOnItsWay(request.phone);
      }),
    signUp: async (form: Parameters<SignInApi['signUp']>[0]): Promise<SignInAnswer> =>
      settled(await call((server, guestId) => server.signUp(form, guestId)), 'manual', form.phone),
    registerSocial: ({ identity, phone, isLinked }: PhoneRegistration) =>
      ask({ type: 'social', identity, phone, isLinked }),
    saveInfo: (form: Extract<CodeRequest, { type: 'info' }>['form'], loginType: LoginType) =>
      ask({ type: 'info', form, loginType }),
    confirmExisting: async ({ request, proof }: Confirmation): Promise<SignInAnswer> => {
      if (proof !== null) return check(proof, request.type, true);
      if (request.type !== 'social') throw new ApiError('unexpected');
      const { identity, phone } = request;
      const answer = await call((server, guestId) =>
        server.social(identity, { phone, isConfirmed: true }, guestId),
      );
      return settled(answer, 'social', phone);
    },
    verifyCode: async (asked: CodeDestination & { code: string }): Promise<CodeVerdict> => {
      const { contact, code, hasProvider, purpose } = asked;
      if (purpose.type === 'signIn') {
        const answer = await check(asked, purpose.loginType);
        return { answer: await settled(answer, purpose.loginType, null), message: null };
      }
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
    sendCode: async ({ contact, hasProvider, purpose }: CodeDestination): Promise<void> => {
      if (purpose.type === 'signIn' && purpose.request !== null) await ask(purpose.request);
      else {
        await (await api()).forgotPassword(contact);
        if (hasProvider) await phoneProvider.send(contact.value);
      }
      lock.close(contact);
    },
    requestResetCode: async (contact: Contact): Promise<string> => {
      const server = await api();
      try {
        const message = await server.forgotPassword(contact);
        if (login.hasPhoneProvider && contact.type === 'phone') await phoneProvider.send(contact.value);
        codeWasSent(contact);
        return message;
      } catch (error) {
        if (isTooEarly(error)) return '';
        throw error;
      }
    },
    resetPassword: async (reset: Parameters<SignInApi['resetPassword']>[0]): Promise<string> =>
      (await api()).resetPassword(reset),
  };
}

const isTooEarly = (error: unknown): boolean => error instanceof ApiError && error.isAbout('otp_wait');

const codeIsOnItsWay = (phone: string): SignInAnswer => ({
  token: null,
  hasPersonalInfo: true,
  existing: null,
  isPhoneVerified: false,
  isEmailVerified: false,
  email: null,
  phone,
});

/** The same rule by which the flow asks for the code. */
function dueContact(
  answer: SignInAnswer,
  login: LoginConfig,
  loginType: LoginType,
  givenPhone: string | null,
): Contact | null {
  if (answer.token !== null || !answer.hasPersonalInfo || answer.existing !== null) return null;
  const phone = answer.phone ?? givenPhone;
  const type = verificationDue({ ...answer, phone }, login, loginType);
  const value = type === 'email' ? answer.email : phone;
  return type === null || value === null ? null : { type, value };
}
