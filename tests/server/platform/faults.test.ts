import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { onDatabase } from '../../support/server';

type Errors = { errors: { code: string; message: string }[] };

onDatabase('An invalid request', (server) => {
  const ask = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await server().app.inject({ method: 'GET', url, headers });
    return { status: answer.statusCode, errors: answer.json<Errors>().errors };
  };
  const post = async (url: string, payload: string, type = 'application/json', headers = {}) => {
    const answer = await server().app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': type, ...headers },
    });
    return { status: answer.statusCode, errors: answer.json<Errors>().errors };
  };

  it.each([
    ['/api', 404, 'not_found'],
    ['/api/v1/nothing-here', 404, 'not_found'],
    ['/api/v1/config/../../etc/passwd', 404, 'not_found'],
    ['/api/v2/config', 404, 'not_found'],
    ['/api/v1/%zz', 400, 'bad_address'],
    ['/api/v1/%ff', 400, 'bad_address'],
    ['/pictures/emoji/..%2f..%2fpackage.json', 404, 'not_found'],
    ['/pictures/emoji/%2e%2e/package.json', 404, 'not_found'],
    ['/pictures/emoji/nothing.webp', 404, 'not_found'],
    ['/api/v1/module?zone_id=abc', 403, 'zone_id'],
    ['/api/v1/module?zone_id=1%20or%201=1', 403, 'zone_id'],
    ['/api/v1/module?zone_id=99999999999', 403, 'zone_id'],
    ['/api/v1/module?zone_id=1&zone_id=2', 403, 'zone_id'],
  ])('gets, at the URL %s, the status %i and the list of errors', async (url, status, code) => {
    const answer = await ask(url);
    expect(answer.status).toBe(status);
    expect(answer.errors).toEqual([{ code, message: expect.stringMatching(/\w/) }]);
  });

  it.each([
    [{ zoneid: '[1,' }, 'zoneId'],
    [{ zoneid: '{"a":1}' }, 'zoneId'],
    [{ zoneid: '["x"]' }, 'zoneId'],
    [{ moduleid: "1'; drop table modules; --" }, 'moduleId'],
    [{ latitude: 'north', longitude: '0' }, 'latitude'],
    [{ latitude: '91', longitude: '0' }, 'latitude'],
  ])('is refused when it has the header %o, with the header’s name', async (headers, code) => {
    const answer = await ask('/api/v1/config', headers);
    expect([answer.status, answer.errors[0]?.code]).toEqual([403, code]);
  });

  it.each([
    ['{"email":', 'application/json', 400, 'bad_json'],
    ['"text"', 'application/json', 403, 'body'],
    ['[]', 'application/json', 403, 'body'],
    ['', 'application/json', 400, 'body'],
    ['{"email":5}', 'application/json', 403, 'email'],
    ['{"email":null}', 'application/json', 403, 'email'],
    ['{}', 'application/json', 403, 'email'],
    ['{"__proto__":{"email":"a@b.cc"}}', 'application/json', 400, 'bad_json'],
    ['{"email":"a\\u0000@b.cc"}', 'application/json', 403, 'invalid'],
    ['{"email":"\\ud800@b.cc"}', 'application/json', 403, 'invalid'],
    ['email=a@b.cc', 'application/x-www-form-urlencoded', 415, 'media_type'],
    ['<email/>', 'text/xml', 415, 'media_type'],
    [`{"email":"${'a'.repeat(1024 * 1024)}"}`, 'application/json', 413, 'too_large'],
  ])('is refused when it has the body %.40s', async (payload, type, status, code) => {
    const answer = await post('/api/v1/newsletter/subscribe', payload, type);
    expect(answer.status).toBe(status);
    expect(answer.errors.map((error) => error.code)).toContain(code);
  });

  it('is refused in the language of the request [API-05, LANG-05]', async () => {
    const body = '{"email":"nobody"}';
    const english = await post('/api/v1/newsletter/subscribe', body);
    expect(english.errors).toEqual([{ code: 'email', message: 'Please insert a valid email.' }]);
    const arabic = await post('/api/v1/newsletter/subscribe', body, undefined, { 'x-localization': 'ar' });
    expect(arabic.errors[0]?.message).toMatch(/\p{Script=Arabic}/u);
    const browser = await ask('/api/v1/nothing', { 'accept-language': 'fr, ar-SA;q=0.8, en;q=0.5' });
    expect(browser.errors[0]?.message).toMatch(/\p{Script=Arabic}/u);
  });

  it('can contain SQL in a text, which is treated as plain text', async () => {
    const email = "x';drop/**/table/**/newsletter_subscribers;--@souk.example";
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/v1/newsletter/subscribe',
      payload: { email },
    });
    expect(answer.statusCode).toBe(200);
    expect(
      await server().database.query('select email from newsletter_subscribers where email = $1', [email]),
    ).toEqual([{ email }]);
  });

  it('is logged when it causes an internal error, which the response does not show [API-06]', async () => {
    const { app, database, log } = server();
    const query = database.query;
    database.query = () => Promise.reject(new Error('relation "secrets" does not exist'));
    const answer = await app.inject({ method: 'GET', url: '/api/v1/module' });
    database.query = query;
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      errors: [{ code: 'server_error', message: 'Something went wrong on our side. Please try again.' }],
    });
    expect(log.join('\n')).toContain('relation "secrets" does not exist');
    expect((await app.inject('/api/v1/module')).statusCode).toBe(200);
  });

  it.each([
    ['a malformed request line', 'NONSENSE\r\n\r\n', '400 Bad Request'],
    ['oversized headers', `GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, '431 Request Header'],
  ])(
    'gets a response in the usual format when it is %s, and the server continues',
    async (_what, sent, status) => {
      const { app } = server();
      if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      const socket = connect({ host: '127.0.0.1', port }).setEncoding('utf8');
      socket.write(sent);
      const answer = (await socket.toArray()).join('');
      expect(answer).toContain(`HTTP/1.1 ${status}`);
      expect(answer).toContain('{"errors":[{"code":"bad_request"');
      expect((await app.inject('/api/v1/config')).statusCode).toBe(200);
    },
  );
});
