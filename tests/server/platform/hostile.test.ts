import { expect, it } from 'vitest';
import { onDatabase, startTestApp } from '../../support/server';

const LEVELS = 20_000;

onDatabase('A hostile request', (server) => {
  const refusal = async (request: { url: string; headers?: Record<string, string>; payload?: string }) => {
    const answer = await server().app.inject({ method: request.payload ? 'POST' : 'GET', ...request });
    return [answer.statusCode, answer.json<{ errors: { code: string }[] }>().errors[0]?.code];
  };

  it.each(['[{"toString":1}]', '[{"valueOf":1,"toString":2}]', '[[1]]', '[null]', '[true]'])(
    'is refused for the zone header %s [API-04]',
    async (zoneid) => {
      expect(await refusal({ url: '/api/v1/config', headers: { zoneid } })).toEqual([403, 'zoneId']);
    },
  );

  it('is refused when its body is nested too deeply [API-04]', async () => {
    const payload = '['.repeat(LEVELS) + ']'.repeat(LEVELS);
    const headers = { 'content-type': 'application/json' };
    expect(await refusal({ url: '/api/v1/newsletter/subscribe', headers, payload })).toEqual([
      403,
      'invalid',
    ]);
    expect(server().log).toEqual([]);
  });

  it('leaves no secrets in the server’s log [GUEST-03]', async () => {
    const { database } = server();
    const broken = await startTestApp({ ...database, query: () => Promise.reject(new Error('It is gone')) });
    await broken.app.inject({
      url: '/api/v1/customer/cart/list?guest_id=my-secret&limit=3',
      headers: { moduleid: '2' },
    });
    expect(broken.log).toEqual([
      expect.stringContaining('GET /api/v1/customer/cart/list?guest_id=…&limit=… failed: Error: It is gone'),
    ]);
    await broken.app.close();
  });

  it('is refused for an invalid host name [API-04]', async () => {
    const headers = { host: 'a:99999', 'content-type': 'application/json' };
    const passkey = { url: '/api/v1/auth/passkey/login-options', headers, payload: '{}' };
    expect(await refusal(passkey)).toEqual([400, 'host']);
    expect(server().log).toEqual([]);
  });
});
