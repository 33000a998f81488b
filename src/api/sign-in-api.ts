import type { ApiClient } from './client';
import { refusal } from './refusal';
import {
  type ContactWire,
  contactBody,
  type IdentityWire,
  identityBody,
  type SignInAnswer,
  toSignInAnswer,
} from './sign-in-mapping';
import { listOf, optionalText, optionalWire, wireOf } from './wire';

type LoginType = 'manual' | 'otp' | 'social';
type SignUp = {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  refCode: string | null;
};
type Info = { name: string; email: string | null; phone: string | null; refCode: string | null };
/** `isConfirmed`: "Yes, it is me". */
type SignInCheck = { loginType: LoginType; isConfirmed?: boolean };
type CodeCheck = SignInCheck & { contact: ContactWire; code: string };
type ProviderCheck = { sessionInfo: string; phone: string; code: string };

export type SignInApi = ReturnType<typeof createSignInApi>;

/** Every call names the guest: the server remembers by it who is in the middle of signing in. */
export function createSignInApi(client: ApiClient) {
  const send = async (path: string, body: object, method: 'post' | 'put' = 'post') => {
    const answer = await client[method](`/auth/${path}`, { body });
    // A refusal may come as a success with errors in it [AUTH-21, AUTH-74].
    if (listOf(optionalWire(answer)?.errors).length > 0) throw refusal(403, answer);
    return answer;
  };
  const asked = (guestId: string) => async (path: string, body: object) =>
    toSignInAnswer(await send(path, { ...body, guest_id: guestId }));

  return {
    /** Contact and password; what is still open comes as an answer without a token [AUTH-13]. */
    password: (contact: ContactWire, password: string, guestId: string): Promise<SignInAnswer> =>
      asked(guestId)('login', {
        login_type: 'manual',
        email_or_phone: contact.value,
        password,
        field_type: contact.type,
        type: contact.type,
      }),
    /** Sends a code; the answer is the same for every phone. */
    requestCode: (phone: string, guestId: string): Promise<SignInAnswer> =>
      asked(guestId)('login', { login_type: 'otp', phone }),
    verifyCode: ({ contact, code, loginType, isConfirmed = false }: CodeCheck, guestId: string) =>
      asked(guestId)('verify-phone', {
        ...contactBody(contact),
        otp: code,
        login_type: loginType,
        verification_type: contact.type,
        ...(isConfirmed && { verified: 'yes' }),
      }),
    verifyWithProvider: (
      { sessionInfo, phone, code, loginType, isConfirmed = false }: ProviderCheck & SignInCheck,
      guestId: string,
    ) =>
      asked(guestId)('firebase-verify-token', {
        session_info: sessionInfo,
        phone,
        otp: code,
        login_type: loginType,
        ...(isConfirmed && { verified: 'yes' }),
      }),
    social: (
      identity: IdentityWire,
      { phone, isConfirmed = false }: { phone: string | null; isConfirmed?: boolean },
      guestId: string,
    ) =>
      asked(guestId)('social-login', {
        ...identityBody(identity),
        phone,
        ...(isConfirmed && { verified: 'yes' }),
      }),
    socialPhone: (identity: IdentityWire, phone: string, guestId: string) =>
      asked(guestId)('social-register', { ...identityBody(identity), phone }),
    signUp: (form: SignUp, guestId: string) =>
      asked(guestId)('sign-up', {
        name: form.name,
        email: form.email,
        phone: form.phone,
        password: form.password,
        confirm_password: form.confirmPassword,
        ref_code: form.refCode,
        tandc: true,
      }),
    updateInfo: (info: Info, loginType: LoginType, guestId: string) =>
      asked(guestId)('update-info', {
        name: info.name,
        ...(info.email !== null && { email: info.email }),
        ...(info.phone !== null && { phone: info.phone }),
        ref_code: info.refCode,
        login_type: loginType,
      }),
    /** What the browser needs to offer its passkeys, in the words of the Web Authentication API. */
    passkeyOptions: async () => wireOf(await send('passkey/login-options', {}), 'passkey'),
    passkey: (credential: object, guestId: string): Promise<SignInAnswer> =>
      asked(guestId)('passkey/login', credential),
    /** The answers of recovery are the server's words for the customer [AUTH-74]. */
    forgotPassword: (contact: ContactWire) =>
      send('forgot-password', { ...contactBody(contact), verification_method: contact.type }).then(words),
    verifyResetCode: (contact: ContactWire, code: string) =>
      send('verify-token', {
        ...contactBody(contact),
        verification_method: contact.type,
        reset_token: code,
      }).then(words),
    verifyResetWithProvider: ({ sessionInfo, phone, code }: ProviderCheck) =>
      send(
        'firebase-reset-password',
        { phoneNumber: phone, sessionInfo, code, is_reset_token: 1 },
        'put',
      ).then(words),
    resetPassword: (reset: {
      contact: ContactWire;
      code: string;
      password: string;
      confirmPassword: string;
    }) =>
      send(
        'reset-password',
        {
          ...contactBody(reset.contact),
          verification_method: reset.contact.type,
          reset_token: reset.code,
          password: reset.password,
          confirm_password: reset.confirmPassword,
        },
        'put',
      ).then(words),
  };
}

const words = (answer: unknown): string => optionalText(optionalWire(answer)?.message) ?? '';
