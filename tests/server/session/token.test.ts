import { describe, expect, it } from 'vitest';
import { contractOperations } from '../../../server/http/contract';
import { forEachDatabase } from '../../support/server';
import { MINUTE, newCustomer, newEmail, newVisitor, visitorWith } from './visitor';

const DAY = 24 * 60 * MINUTE;

describe('The contract of the API', () => {
  it('responds with 401 only for operations that require a token', () => {
    const security = new Map(contractOperations.map(({ id, security }) => [id, security]));
    expect([security.get('login'), security.get('getConfig')]).toEqual(['none', 'none']);
    expect([security.get('getProfile'), security.get('logout')]).toEqual(['required', 'required']);
    expect(security.get('addToCart')).toBe('optional');
  });
});

forEachDatabase('An access token', (server) => {
  const cart = (token: string | null, guestId: string | null) =>
    visitorWith(server(), guestId).send(
      `customer/cart/list?${guestId ? `guest_id=${guestId}` : ''}`,
      {},
      {
        method: 'GET',
        token,
        moduleId: 1,
      },
    );

  it("is required by the operations that the contract names, and a refusal has the client's text [AUTH-61]", async () => {
    const { status, body } = await (await newVisitor(server())).profile(null);
    expect([status, body.errors]).toEqual([
      401,
      [{ code: 'unauthorized', message: 'Your account is inactive or Your token has been expired' }],
    ]);
  });

  it.each(['made-up', 'x'.repeat(43), 'x'.repeat(600), "' or 1=1 --", 'null'])(
    'is refused when it is %j [AUTH-61]',
    async (token) => {
      expect((await (await newVisitor(server())).profile(token)).status).toBe(401);
    },
  );

  it('is revoked at sign-out, while other tokens stay valid [MENU-07]', async () => {
    const { visitor, form, token } = await newCustomer(server());
    const other = (await visitor.password(form.email, form.password)).token;
    expect(await visitor.send('auth/logout', {}, { token })).toMatchObject({
      status: 200,
      body: { message: 'Logout successful.' },
    });
    expect((await visitor.profile(token)).status).toBe(401);
    expect((await visitor.send('auth/logout', {}, { token })).status).toBe(401);
    expect((await visitor.profile(other)).status).toBe(200);
  });

  it('ends after thirty days and is deleted by the next sign-in', async () => {
    const { visitor, form, token } = await newCustomer(server());
    server().pass(29 * DAY);
    expect((await visitor.profile(token)).status).toBe(200);
    server().pass(2 * DAY);
    expect((await visitor.profile(token)).status).toBe(401);
    await visitor.password(form.email, form.password);
    const rows = await server().database.query(
      'select 1 from access_tokens where customer_id = (select id from customers where email = $1)',
      [form.email],
    );
    expect(rows).toHaveLength(1);
  });

  it('is refused when it is invalid where a token may be sent, and ignored where none is read [AUTH-61]', async () => {
    const { visitor, token } = await newCustomer(server());
    expect((await cart(token, null)).status).toBe(200);
    expect((await cart('made-up', visitor.guestId)).status).toBe(401);
    expect((await cart(null, visitor.guestId)).status).toBe(200);
    for (const path of ['config', 'module', 'auth/guest/request']) {
      const method = path.startsWith('auth') ? 'POST' : 'GET';
      expect((await visitor.send(path, {}, { method, token: 'made-up' })).status).toBe(200);
    }
  });

  it('does not prevent a sign-in when it is invalid', async () => {
    const visitor = await newVisitor(server());
    const options = { token: 'made-up', scenario: 'ERR-401' };
    expect((await visitor.password('amira@souk.example', undefined, options)).token).not.toBeNull();
    expect((await visitor.password('amira@souk.example', 'wrong-one', options)).status).toBe(403);
    expect((await visitor.requestCode('+971501110001', options)).status).toBe(200);
    expect((await visitor.forgot(newEmail(), options)).status).toBe(200);
    await server().settle();
  });

  it('is checked before the rest of the request', async () => {
    const visitor = await newVisitor(server());
    const wrong = await visitor.send('customer/update-profile', { name: 5 }, { token: 'made-up' });
    expect(wrong.status).toBe(401);
  });

  it('expires on the third call for Fay of the demo, every time [AUTH-61]', async () => {
    const visitor = await newVisitor(server());
    for (let visit = 0; visit < 2; visit += 1) {
      const { token } = await visitor.password('fay@souk.example');
      const statuses: number[] = [];
      for (let call = 0; call < 4; call += 1) statuses.push((await visitor.profile(token)).status);
      expect(statuses).toEqual([200, 200, 401, 401]);
    }
  });

  it('is valid for two of many concurrent requests of Fay of the demo [AUTH-62]', async () => {
    const visitor = await newVisitor(server());
    const { token } = await visitor.password('fay@souk.example');
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.profile(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(6);
  });

  it('is rejected in the demo scenario with expired tokens, while guests are unaffected [AUTH-61]', async () => {
    const { visitor, token } = await newCustomer(server());
    expect((await visitor.profile(token, { scenario: 'ERR-401' })).status).toBe(401);
    expect((await visitor.profile(token)).status).toBe(200);
    const asGuest = await visitor.send(
      `customer/cart/list?guest_id=${visitor.guestId}`,
      {},
      {
        method: 'GET',
        moduleId: 1,
        scenario: 'ERR-401',
      },
    );
    expect(asGuest.status).toBe(200);
  });
});

forEachDatabase(
  'A client that signs in repeatedly',
  (server) => {
    it('is limited to a number of sign-in requests across all accounts', async () => {
      const visitor = await newVisitor(server());
      const statuses: number[] = [];
      for (let call = 0; call < 61; call += 1)
        statuses.push(
          (await visitor.auth('login', { login_type: 'manual', email_or_phone: 'nobody' })).status,
        );
      expect(statuses).toEqual([...Array(60).fill(403), 429]);
    });
  },
  { hasRateLimits: true },
);
