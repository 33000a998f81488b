import { issueToken } from '../../../server/features/session/tokens/tokens';
import type { TestServer } from '../../support/server';
import { unusedDigits } from '../../support/unused-digits';

type Options = {
  query?: Record<string, string | number>;
  body?: unknown;
  moduleId?: number;
  language?: 'en' | 'ar';
  scenario?: string;
  headers?: Record<string, string>;
};

export type Answer<Body = Record<string, unknown>> = {
  status: number;
  body: Body;
  codes: string[];
  message: string;
};

type Failure = { message?: string; errors?: { code: string; message: string }[] };
type NewPerson = {
  email?: string | null;
  phone?: string | null;
  isPhoneVerified?: boolean;
  isEmailVerified?: boolean;
};

/** Ids of the demo world. */
export const AMIRA = 1;
export const BEN = 2;
export const IVO = 9;

/** A new account, signed in in its own browser. */
export async function newPerson(server: TestServer, given: NewPerson = {}) {
  const number = unusedDigits();
  const [row] = await server.database.query<{ id: number }>(
    `insert into customers (first_name, last_name, email, phone, is_email_verified, is_phone_verified)
    values ('Nour', 'Test', $1, $2, $3, $4) returning id`,
    [
      given.email === undefined ? `nour${number}@souk.example` : given.email,
      given.phone === undefined ? `+97156${number}` : given.phone,
      given.isEmailVerified ?? given.email !== null,
      given.isPhoneVerified ?? false,
    ],
  );
  return signedInAs(server, row?.id ?? 0);
}

export type Person = Awaited<ReturnType<typeof signedInAs>>;

export async function signedInAs(server: TestServer, id: number) {
  return personWith(server, id, await issueToken(server.database, id, Date.now()));
}

export function personWith(server: TestServer, id: number, token: string | null) {
  async function send<Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { query = {}, body, moduleId, language = 'en', scenario, headers = {} }: Options = {},
  ): Promise<Answer<Body>> {
    const answer = await server.app.inject({
      method,
      url: `/api/v1${path}`,
      query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
      headers: {
        'x-localization': language,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(moduleId === undefined ? {} : { moduleid: String(moduleId) }),
        ...(scenario === undefined ? {} : { 'x-scenario': scenario }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const found = answer.json<Failure>();
    return {
      status: answer.statusCode,
      body: found as Body,
      codes: (found.errors ?? []).map(({ code }) => code),
      message: found.errors?.[0]?.message ?? found.message ?? '',
    };
  }
  return { id, token, send };
}

export const nobody = (server: TestServer) => personWith(server, 0, null);

/** A multipart form with texts and files, as a browser sends it. */
export function form(
  fields: Record<string, string>,
  files: { field: string; name: string; type?: string; bytes: Buffer }[] = [],
): Pick<Options, 'body' | 'headers'> {
  const boundary = '----souk-test-form';
  const head = (disposition: string, type = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${type}\r\n`;
  const parts = [
    ...Object.entries(fields).map(([name, value]) => Buffer.from(`${head(`name="${name}"`)}${value}\r\n`)),
    ...files.map(({ field, name, type = 'image/jpeg', bytes }) =>
      Buffer.concat([
        Buffer.from(head(`name="${field}"; filename="${name}"`, `Content-Type: ${type}\r\n`)),
        bytes,
        Buffer.from('\r\n'),
      ]),
    ),
  ];
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
