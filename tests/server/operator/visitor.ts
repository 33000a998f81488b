import type { OperatorOrder } from '../../../contract/types.gen';
import type { OperatorRole } from '../../../domain/operator-roles';
import type { TestServer } from '../../support/server';

export const KEY = 'a-key-of-one-shop';
export const ENV = { OPERATOR: 'on', OPERATOR_KEY: KEY };

/** A browser that keeps its cookies. */
export function browser(server: () => TestServer) {
  const kept = new Map<string, string>();
  async function send<Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    language = 'en',
  ) {
    const answer = await server().app.inject({
      method,
      url: path.startsWith('/pictures') ? path : `/api/v1${path}`,
      headers: {
        cookie: [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-localization': language,
      },
      ...(body && { payload: body }),
    });
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      if (/Max-Age=0/.test(cookie)) kept.delete(pair.slice(0, at));
      else kept.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const parsed = isJson ? answer.json() : {};
    return {
      status: answer.statusCode,
      body: parsed as Body,
      codes: ((parsed as { errors?: { code: string }[] }).errors ?? []).map(({ code }) => code),
      headers: answer.headers,
    };
  }
  return {
    send,
    kept,
    enter: () => send('POST', '/operator/session', { key: KEY }),
    config: async () => (await send('GET', '/config')).body,
    orders: async (language?: 'ar') =>
      (await send<{ orders: OperatorOrder[] }>('GET', '/operator/orders', undefined, language)).body.orders,
  };
}

export const PASSWORD = 'a password of a person';

type Person = { role: OperatorRole; storeId?: number; email?: string };

/** A browser signed in with an account that the owner has just added. */
export async function operatorOf(
  server: () => TestServer,
  { role, storeId, email = `${role}${storeId ?? ''}@shop.example` }: Person,
) {
  const owner = browser(server);
  await owner.enter();
  await owner.send('POST', '/operator/accounts', {
    name: `The ${role}`,
    email,
    role,
    store_id: storeId ?? null,
    password: PASSWORD,
  });
  const own = browser(server);
  const signIn = (password = PASSWORD) => own.send('POST', '/operator/sign-in', { email, password });
  const { status } = await signIn();
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  const [row] = await server().database.query<{ id: number }>('select id from operators where email = $1', [
    email,
  ]);
  return { ...own, id: row?.id ?? 0, email, signIn };
}

/** The same cookies in another browser. */
export function copyOfCookies(server: () => TestServer, { kept }: { kept: ReadonlyMap<string, string> }) {
  const copy = browser(server);
  for (const [name, value] of kept) copy.kept.set(name, value);
  return copy;
}
