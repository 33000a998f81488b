import type { Contract } from '../../contract/types.gen';
import type { InfoForm, SignInAnswer, SignUpForm, SocialIdentity } from '../../domain/auth/login';
import type { LoginType } from '../../domain/auth/verification';
import type { Contact } from '../../domain/contact';
import { accepted } from './api-error';
import type { ApiClient } from './client';
import {
  isOn,
  isOnUnlessOff,
  optionalText,
  optionalWire,
  pictureOf,
  textOr,
  type Wire,
  wireOf,
} from './wire';

/** `isConfirmed`: the customer pressed "Yes, it is me". */
type SignInCheck = { loginType: LoginType; isConfirmed?: boolean };
type CodeCheck = SignInCheck & { contact: Contact; code: string };
type ProviderCheck = { sessionInfo: string; phone: string; code: string };

export type SignInApi = ReturnType<typeof createSignInApi>;

/**
 * Creates the calls of the sign-in. All send the guest id, which identifies an incomplete sign-in on the
 * server.
 */
export function createSignInApi(client: ApiClient) {
  const answered = async (call: Promise<Wire<Contract['LoginResponse']>>): Promise<SignInAnswer> =>
    toSignInAnswer(accepted(await call));
  const worded = async (call: Promise<Wire<Contract['MessageResponse']>>): Promise<string> =>
    textOr(accepted(await call).message, '');

  return {
    /** Signs in with a password. If steps are missing, the response has no token [AUTH-13]. */
    password: (contact: Contact, password: string, guestId: string): Promise<SignInAnswer> =>
      answered(
        client.post('/auth/login', {
          body: {
            login_type: 'manual',
            email_or_phone: contact.value,
            password,
            field_type: contact.type,
            type: contact.type,
            tandc: true,
            guest_id: guestId,
          },
        }),
      ),
    /**
     * Requests a code. The response is the same for every phone number, so it does not reveal who has an
     * account.
     */
    requestCode: (phone: string, guestId: string): Promise<SignInAnswer> =>
      answered(client.post('/auth/login', { body: { login_type: 'otp', phone, guest_id: guestId } })),
    verifyCode: ({ contact, code, loginType, isConfirmed = false }: CodeCheck, guestId: string) =>
      answered(
        client.post('/auth/verify-phone', {
          body: {
            ...contactBody(contact),
            otp: code,
            login_type: loginType,
            verification_type: contact.type,
            ...(isConfirmed && { verified: 'yes' }),
            guest_id: guestId,
          },
        }),
      ),
    verifyWithProvider: (
      { sessionInfo, phone, code, loginType, isConfirmed = false }: ProviderCheck & SignInCheck,
      guestId: string,
    ) =>
      answered(
        client.post('/auth/firebase-verify-token', {
          body: {
            session_info: sessionInfo,
            phone,
            otp: code,
            login_type: loginType,
            ...(isConfirmed && { verified: 'yes' }),
            guest_id: guestId,
          },
        }),
      ),
    social: (
      identity: SocialIdentity,
      { phone, isConfirmed = false }: { phone: string | null; isConfirmed?: boolean },
      guestId: string,
    ) =>
      answered(
        client.post('/auth/social-login', {
          body: {
            ...identityBody(identity),
            phone,
            ...(isConfirmed && { verified: 'yes' }),
            guest_id: guestId,
          },
        }),
      ),
    socialPhone: (identity: SocialIdentity, phone: string, guestId: string) =>
      answered(
        client.post('/auth/social-register', {
          body: { ...identityBody(identity), phone, guest_id: guestId },
        }),
      ),
    signUp: (form: SignUpForm, guestId: string) =>
      answered(
        client.post('/auth/sign-up', {
          body: {
            name: form.name,
            email: form.email,
            phone: form.phone,
            password: form.password,
            confirm_password: form.confirmPassword,
            ref_code: form.refCode,
            tandc: true,
            guest_id: guestId,
          },
        }),
      ),
    updateInfo: (info: InfoForm, loginType: LoginType, guestId: string) =>
      answered(
        client.post('/auth/update-info', {
          body: {
            name: info.name,
            ...(info.email !== null && { email: info.email }),
            ...(info.phone !== null && { phone: info.phone }),
            ref_code: info.refCode,
            login_type: loginType,
            guest_id: guestId,
          },
        }),
      ),
    /** Returns the options for `navigator.credentials.get`. */
    passkeyOptions: async () => wireOf(accepted(await client.post('/auth/passkey/login-options')), 'passkey'),
    passkey: (credential: object, guestId: string): Promise<SignInAnswer> =>
      answered(
        client.post('/auth/passkey/login', {
          body: { ...(credential as Contract['PasskeyLoginRequest']), guest_id: guestId },
        }),
      ),
    /** Requests password recovery and returns the server's messages [AUTH-74]. */
    forgotPassword: (contact: Contact) =>
      worded(
        client.post('/auth/forgot-password', {
          body: { ...contactBody(contact), verification_method: contact.type },
        }),
      ),
    verifyResetCode: (contact: Contact, code: string) =>
      worded(
        client.post('/auth/verify-token', {
          body: { ...contactBody(contact), verification_method: contact.type, reset_token: code },
        }),
      ),
    verifyResetWithProvider: ({ sessionInfo, phone, code }: ProviderCheck) =>
      worded(
        client.put('/auth/firebase-reset-password', {
          body: { phoneNumber: phone, sessionInfo, code, is_reset_token: 1 },
        }),
      ),
    resetPassword: (reset: { contact: Contact; code: string; password: string; confirmPassword: string }) =>
      worded(
        client.put('/auth/reset-password', {
          body: {
            ...contactBody(reset.contact),
            verification_method: reset.contact.type,
            reset_token: reset.code,
            password: reset.password,
            confirm_password: reset.confirmPassword,
          },
        }),
      ),
  };
}

/**
 * Converts the response. Only a token completes the sign-in; other fields name the missing step [AUTH-21].
 */
function toSignInAnswer(value: Wire<Contract['LoginResponse']> | null | undefined): SignInAnswer {
  const wire = wireOf(value, 'login');
  const existing = optionalWire(wire.is_exist_user);
  return {
    token: optionalText(wire.token),
    hasPersonalInfo: isOnUnlessOff(wire.is_personal_info),
    existing: existing && { name: textOr(existing.name, ''), imageUrl: pictureOf(existing.image) },
    isPhoneVerified: isOn(wire.is_phone_verified),
    isEmailVerified: isOn(wire.is_email_verified),
    email: optionalText(wire.email),
    phone: optionalText(wire.phone),
  };
}

export const contactBody = ({ type, value }: Contact): { phone: string } | { email: string } =>
  type === 'phone' ? { phone: value } : { email: value };

const identityBody = ({ medium, token, uniqueId, email, idToken }: SocialIdentity) => ({
  login_type: 'social' as const,
  medium,
  token,
  unique_id: uniqueId,
  email,
  id_token: idToken,
});
