import type { Contract } from '../../contract/types.gen';
import type { Access, OwnIdentity, OwnSession } from '../../domain/auth/access';
import { SOCIAL_MEDIA, type SocialMedium } from '../../domain/auth/login';
import type { Consent } from '../../domain/consent';
import { accepted } from './api-error';
import type { ApiClient } from './client';
import { createMessageApi } from './message-api';
import { createMoneyApi } from './money-api';
import { toDevice, toPasskey } from './passkey-mapping';
import { isOn, listOf, optionalText, requiredText, textOr, type Wire, wiresOf } from './wire';

type ContactType = 'email' | 'phone';

export type ContactProof = {
  on: ContactType;
  code: string;
  /** The session id of the external verifier. `null`: the shop sends its own codes. */
  sessionInfo: string | null;
};
export type ProfileUpdate = {
  name: string;
  email: string | null;
  phone: string | null;
  password: string | null;
  image: File | null;
  purpose: 'profile' | ContactType;
  proof: ContactProof | null;
};
/** The response to a saved profile. `codeFor`: the contact that the customer must verify with a code. */
export type ProfileAnswer = {
  message: string;
  codeFor: { type: ContactType; hasProvider: boolean } | null;
};

/** All identity checks, the fastest first. They are offered in this order. */
const PROOF_METHODS = ['passkey', 'password', 'phone', 'email'] as const;
type IdentityCheckMethod = (typeof PROOF_METHODS)[number];
type IdentityCheckMethods = { methods: IdentityCheckMethod[]; phone: string | null; email: string | null };
type IdentityAnswer = { method: IdentityCheckMethod; secret: string; passkey: object | null };

export type ProfileApi = ReturnType<typeof createProfileApi>;

export function createProfileApi(client: ApiClient) {
  return {
    money: createMoneyApi(client),
    messages: createMessageApi(client),
    update: async (update: ProfileUpdate, signal?: AbortSignal): Promise<ProfileAnswer> => {
      const body = toForm(update);
      const answer = await client.post('/customer/update-profile', { body, ...(signal && { signal }) });
      return toAnswer(accepted(answer));
    },
    remove: async (confirmation: string): Promise<{ message: string }> => {
      const answer = await client.delete('/customer/remove-account', { query: { confirmation } });
      return { message: textOr(accepted(answer).message, '') };
    },
    /** Returns the options for `navigator.credentials.create` [AUTH-63]. */
    passkeyOptions: (): Promise<unknown> => client.post('/auth/passkey/register-options'),
    keepPasskey: async (credential: object): Promise<{ message: string }> => {
      const answer = await client.post('/auth/passkey/register', {
        body: credential as Contract['PasskeyCredential'],
      });
      return { message: textOr(accepted(answer).message, '') };
    },
    /** Returns the identity checks that this customer can use. */
    proofMethods: async (): Promise<IdentityCheckMethods> => {
      const { methods, phone, email } = accepted(await client.get('/customer/proof'));
      return {
        methods: PROOF_METHODS.filter((method) => listOf(methods).includes(method)),
        phone: optionalText(phone),
        email: optionalText(email),
      };
    },
    sendProofCode: async (method: IdentityCheckMethod): Promise<void> => {
      accepted(await client.post('/customer/proof', { body: { method } }));
    },
    prove: async ({ method, secret, passkey }: IdentityAnswer): Promise<void> => {
      const body = {
        method,
        ...(method === 'password' && { password: secret }),
        ...((method === 'phone' || method === 'email') && { otp: secret }),
        ...(passkey !== null && { passkey: passkey as Contract['PasskeyLoginRequest'] }),
      };
      accepted(await client.post('/customer/proof', { body }));
    },
    passkeyChallenge: (): Promise<unknown> => client.post('/auth/passkey/login-options'),
    /** Returns all sign-in methods and sessions [AUTH-63]. */
    access: async (): Promise<Access> => {
      const [passkeys, sessions, identities] = await Promise.all([
        client.get('/customer/passkeys'),
        client.get('/customer/sessions'),
        client.get('/customer/identities'),
      ]);
      return {
        passkeys: wiresOf(accepted(passkeys)).map(toPasskey),
        sessions: wiresOf(accepted(sessions)).map(toSession),
        identities: wiresOf(accepted(identities)).flatMap(toIdentity),
      };
    },
    namePasskey: async (id: string, name: string): Promise<{ message: string }> =>
      toMessage(await client.put('/customer/passkeys/{id}', { params: { id }, body: { name } })),
    removePasskey: async (id: string): Promise<{ message: string }> =>
      toMessage(await client.delete('/customer/passkeys/{id}', { params: { id } })),
    endSession: async (id: string): Promise<{ message: string }> =>
      toMessage(await client.delete('/customer/sessions/{id}', { params: { id } })),
    endOtherSessions: async (): Promise<{ message: string }> =>
      toMessage(await client.delete('/customer/sessions')),
    removeIdentity: async (provider: SocialMedium): Promise<{ message: string }> =>
      toMessage(await client.delete('/customer/identities/{provider}', { params: { provider } })),
    saveInterests: async (categoryIds: number[]): Promise<void> => {
      await client.post('/customer/update-interest', { body: { interest: categoryIds } });
    },
    saveConsent: async (consent: Consent, signal?: AbortSignal): Promise<void> => {
      await client.post('/customer/update-consent', { body: consent, ...(signal && { signal }) });
    },
    /** Returns all data of the account, for the data export [PROF-12]. */
    everything: (): Promise<unknown> => client.get('/customer/own-data'),
  };
}

const toMessage = (answer: Wire<Contract['MessageResponse']>): { message: string } => ({
  message: textOr(accepted(answer).message, ''),
});

const toSession = (wire: Wire<Contract['Session']>): OwnSession => ({
  id: requiredText(wire, 'id'),
  isCurrent: wire.is_current === true,
  device: toDevice(wire.device),
  createdAt: requiredText(wire, 'created_at'),
  usedAt: requiredText(wire, 'used_at'),
});

/** Converts a linked social account. Unknown providers are skipped. */
const toIdentity = (wire: Wire<Contract['LinkedIdentity']>): OwnIdentity[] => {
  const provider = SOCIAL_MEDIA.find((known) => known === wire.provider);
  return provider ? [{ provider, createdAt: requiredText(wire, 'created_at') }] : [];
};

/**
 * Returns the form data. The specification defines the field names [PROF-02]. Fields that are left out stay
 * unchanged.
 */
function toForm({ name, email, phone, password, image, purpose, proof }: ProfileUpdate): FormData {
  const form = new FormData();
  const put = (key: string, value: string | null) => value !== null && form.set(key, value);
  put('name', name);
  put('email', email);
  put('phone', phone);
  put('password', password);
  put('button_type', purpose);
  if (image) form.set('image', image, image.name);
  if (proof) {
    put('otp', proof.code);
    put('verification_on', proof.on);
    put('verification_medium', mediumOf(proof));
    put('session_info', proof.sessionInfo);
  }
  return form;
}

const mediumOf = ({ on, sessionInfo }: ContactProof): string =>
  sessionInfo !== null ? 'firebase' : on === 'phone' ? 'sms' : 'mail';

function toAnswer(wire: Wire<Contract['ProfileUpdateResult']>): ProfileAnswer {
  const type = optionalText(wire.verification_on) === 'phone' ? 'phone' : 'email';
  return {
    message: textOr(wire.message, ''),
    codeFor: isOn(wire.otp_send) ? { type, hasProvider: wire.verification_medium === 'firebase' } : null,
  };
}
