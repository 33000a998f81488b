import { randomInt } from 'node:crypto';
import type { LoginResponse } from '../../../contract/types.gen';
import { issueToken } from '../../../server/features/session/tokens/tokens';
import type { TestServer } from '../../support/server';

export const PASSWORD = 'demo1234';
export const CODE = '123456';
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

type Entry = { code: string; message: string };
export type Answer = {
  status: number;
  body: LoginResponse & { message?: string; status?: string; errors?: Entry[] };
  codes: string[];
  token: string | null;
  text: string;
  /** The guest id that this call created. */
  newGuestId: string | null;
};
type Options = {
  token?: string | null;
  scenario?: string;
  language?: 'en' | 'ar';
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  moduleId?: number;
};

export type Visitor = Awaited<ReturnType<typeof newVisitor>>;

/** A browser that sends its guest id with every call. */
export async function newVisitor(server: TestServer, address?: string) {
  const response = await server.app.inject({ method: 'POST', url: '/api/v1/auth/guest/request' });
  return visitorWith(server, response.json<{ guest_id: string }>().guest_id, address);
}

export function visitorWith(server: TestServer, guestId: string | null, address = '127.0.0.1') {
  const send = async (path: string, body: object, options: Options = {}): Promise<Answer> => {
    const { token = null, scenario, language = 'en', method = 'POST', moduleId } = options;
    const answer = await server.app.inject({
      method,
      remoteAddress: address,
      url: `/api/v1/${path}`,
      headers: {
        'x-localization': language,
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(scenario !== undefined && { 'x-scenario': scenario }),
        ...(moduleId !== undefined && { moduleid: String(moduleId) }),
      },
      ...(method !== 'GET' && { payload: body }),
    });
    const json = answer.json<Answer['body']>();
    return {
      status: answer.statusCode,
      body: json,
      codes: (json.errors ?? []).map(({ code }) => code),
      token: json.token ?? null,
      text: answer.body,
      newGuestId: (answer.headers['x-guest-id'] as string | undefined) ?? null,
    };
  };
  const guest = guestId === null ? {} : { guest_id: guestId };
  const auth = (path: string, body: object, options?: Options) =>
    send(`auth/${path}`, { ...guest, ...body }, options);
  const contactBody = (contact: string) =>
    contact.includes('@')
      ? { email: contact, verification_type: 'email' }
      : { phone: contact, verification_type: 'phone' };
  const recoveryBody = (contact: string) =>
    contact.includes('@')
      ? { email: contact, verification_method: 'email' }
      : { phone: contact, verification_method: 'phone' };

  return {
    guestId,
    send,
    auth,
    password: (email_or_phone: string, password = PASSWORD, options?: Options) =>
      auth('login', { login_type: 'manual', email_or_phone, password }, options),
    requestCode: (phone: string, options?: Options) => auth('login', { login_type: 'otp', phone }, options),
    enterCode: (
      contact: string,
      more: { otp?: string; login_type?: 'manual' | 'otp' | 'social'; verified?: string } = {},
      options?: Options,
    ) => auth('verify-phone', { ...contactBody(contact), otp: CODE, login_type: 'otp', ...more }, options),
    signUp: (form: object, options?: Options) => auth('sign-up', form, options),
    updateInfo: (info: object, options?: Options) =>
      auth('update-info', { login_type: 'otp', ...info }, options),
    social: (identity: object, more: object = {}, options?: Options) =>
      auth('social-login', { ...identity, login_type: 'social', ...more }, options),
    forgot: (contact: string, options?: Options) =>
      send('auth/forgot-password', recoveryBody(contact), options),
    checkReset: (contact: string, reset_token = CODE, options?: Options) =>
      send('auth/verify-token', { ...recoveryBody(contact), reset_token }, options),
    reset: (contact: string, password: string, more: object = {}, options?: Options) =>
      send(
        'auth/reset-password',
        {
          ...recoveryBody(contact),
          reset_token: CODE,
          password,
          confirm_password: password,
          ...more,
        },
        { method: 'PUT', ...options },
      ),
    profile: (token: string | null, options?: Options) =>
      send('customer/info', {}, { method: 'GET', token, ...options }),
  };
}

/** Contacts without an account in the demo world. */
export const newPhone = (): string => `+97152${String(randomInt(10_000_000)).padStart(7, '0')}`;
export const newEmail = (): string => `person.${randomInt(2 ** 40).toString(36)}@souk.example`;

export const newForm = (more: object = {}) => ({
  name: 'Lina Haddad Nasr',
  email: newEmail(),
  phone: newPhone(),
  password: 'secret-1',
  confirm_password: 'secret-1',
  tandc: true,
  ...more,
});

/** An account with two verified contacts, the demo password, a token and a browser. */
export async function newCustomer(server: TestServer, { name = 'Lina Haddad Nasr' } = {}) {
  const form = { ...newForm(), name, password: PASSWORD };
  const [first, ...rest] = name.split(' ');
  const [row] = await server.database.query<{ id: number }>(
    `insert into customers (first_name, last_name, email, phone, is_email_verified, is_phone_verified, password_hash)
    values ($1, $2, $3, $4, true, true, $5) returning id`,
    [first, rest.join(' '), form.email, form.phone, await server.identity.passwords.hash(PASSWORD)],
  );
  if (row === undefined) throw new Error('The new customer was not made');
  const token = await issueToken(server.database, row.id, server.wallClock());
  return { id: row.id, visitor: await newVisitor(server), form, token };
}

/**
 * Returns the median duration of each call. The calls alternate, so that a busy machine affects all of them.
 */
export async function mediansOf(calls: (() => Promise<unknown>)[], rounds = 9): Promise<number[]> {
  const times = calls.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      const start = performance.now();
      await call();
      times[index]?.push(performance.now() - start);
    }
  }
  return times.map((list) => list.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0);
}
