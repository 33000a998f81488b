import { expect, it } from 'vitest';
import type { LinkedIdentity, Passkey, Proof, ProofResult, Session } from '../../../contract/types.gen';
import { onDatabase } from '../../support/server';
import { newAuthenticator } from './authenticator';
import { signedIdentity } from './identities';
import { CODE, MINUTE, newCustomer, newEmail, newVisitor, PASSWORD, type Visitor } from './visitor';

const HERE = { origin: 'http://localhost', rpId: 'localhost' };
const A_WHILE = 16 * MINUTE;

onDatabase('The sign-in methods of an account', (server) => {
  type Customer = Awaited<ReturnType<typeof newCustomer>>;
  type Challenge = Parameters<ReturnType<typeof newAuthenticator>['get']>[0];

  const read = async <Body>({ visitor, token }: Pick<Customer, 'visitor' | 'token'>, path: string) =>
    (await visitor.send(path, {}, { token, method: 'GET' })).body as unknown as Body;
  const addPasskey = async ({ visitor, token }: Customer) => {
    const authenticator = newAuthenticator(HERE);
    const options = (await visitor.send('auth/passkey/register-options', {}, { token }))
      .body as unknown as Parameters<typeof authenticator.create>[0];
    await visitor.send('auth/passkey/register', authenticator.create(options), { token });
    return authenticator;
  };
  const challenge = async (visitor: Visitor) =>
    (await visitor.send('auth/passkey/login-options', {})).body as unknown as Challenge;
  const prove = async ({ visitor, token }: Pick<Customer, 'visitor' | 'token'>, body: object) => {
    const { status, codes, body: answer } = await visitor.send('customer/proof', body, { token });
    return { status, codes, ...(answer as unknown as ProofResult) };
  };
  const linkGoogle = async ({ id, form }: Customer) => {
    const identity = await signedIdentity(server(), 'google', form.email);
    await server().database.query(
      'insert into social_accounts (provider, subject, customer_id) values ($1, $2, $3)',
      [identity.medium, identity.unique_id, id],
    );
    return identity;
  };

  it("are listed for the account’s owner only, with the passkeys' names and devices [AUTH-63]", async () => {
    const customer = await newCustomer(server());
    const { visitor, token } = customer;
    await addPasskey(customer);
    await linkGoogle(customer);
    const [passkey] = await read<Passkey[]>(customer, 'customer/passkeys');
    expect(passkey).toMatchObject({ name: null, device: { browser: null, system: null }, used_at: null });
    const path = `customer/passkeys/${passkey?.id}`;
    expect(
      (await visitor.send(path, { name: '  Work   laptop ' }, { token, method: 'PUT' })).body.message,
    ).toBe('Passkey renamed.');
    expect((await read<Passkey[]>(customer, 'customer/passkeys'))[0]?.name).toBe('Work laptop');
    expect(await read<LinkedIdentity[]>(customer, 'customer/identities')).toEqual([
      { provider: 'google', created_at: expect.any(String) },
    ]);

    const other = await newCustomer(server());
    expect(await read(other, 'customer/passkeys')).toEqual([]);
    expect(
      (await other.visitor.send(path, { name: 'x' }, { token: other.token, method: 'PUT' })).status,
    ).toBe(404);
    expect((await other.visitor.send(path, {}, { token: other.token, method: 'DELETE' })).status).toBe(404);
  });

  it('the account’s sessions name their browser, and the current session is marked', async () => {
    const customer = await newCustomer(server());
    const signedIn = await server().app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: {
        'user-agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      },
      payload: {
        login_type: 'manual',
        email_or_phone: customer.form.email,
        password: PASSWORD,
        guest_id: customer.visitor.guestId,
      },
    });
    const phone = { visitor: customer.visitor, token: signedIn.json<{ token: string }>().token };
    const sessions = await read<Session[]>(phone, 'customer/sessions');
    expect(sessions.map(({ is_current, device }) => [is_current, device])).toEqual([
      [true, { browser: 'Safari', system: 'iOS' }],
      [false, { browser: null, system: null }],
    ]);
    expect(JSON.stringify(sessions)).not.toContain(phone.token);
    server().pass(6 * MINUTE);
    await customer.visitor.profile(customer.token);
    const [, used] = await read<Session[]>(phone, 'customer/sessions');
    expect(Date.parse(used?.used_at ?? '') - Date.parse(used?.created_at ?? '')).toBeGreaterThan(5 * MINUTE);
  });

  it('the account’s sessions can be ended one by one, or all but the current one', async () => {
    const customer = await newCustomer(server());
    const { visitor, form, token } = customer;
    const tokens = [
      (await visitor.password(form.email)).token,
      (await visitor.password(form.email)).token,
      (await visitor.password(form.email)).token,
    ];
    const areIn = async () =>
      Promise.all(tokens.map(async (one) => (await visitor.profile(one)).status === 200));
    const own = (await read<Session[]>({ visitor, token: tokens[0] ?? '' }, 'customer/sessions'))[0];
    const end = (id = '', as: string | null = token) =>
      visitor.send(`customer/sessions/${id}`, {}, { token: as, method: 'DELETE' });
    const stranger = await newCustomer(server());
    expect((await end(own?.id, stranger.token)).status).toBe(404);
    expect((await end('no-id')).status).toBe(404);
    expect((await end(own?.id)).status).toBe(200);
    expect(await areIn()).toEqual([false, true, true]);
    expect((await visitor.send('customer/sessions', {}, { token, method: 'DELETE' })).status).toBe(200);
    expect(await areIn()).toEqual([false, false, false]);
    expect((await visitor.profile(token)).status).toBe(200);
  });

  it('can be removed, except for the last one', async () => {
    const customer = await newCustomer(server());
    const { visitor, token, id } = customer;
    const authenticator = await addPasskey(customer);
    const google = await linkGoogle(customer);
    const [passkey] = await read<Passkey[]>(customer, 'customer/passkeys');
    await server().database.query(
      'update customers set password_hash = null, is_email_verified = false, is_phone_verified = false where id = $1',
      [id],
    );
    const remove = (path: string) => visitor.send(path, {}, { token, method: 'DELETE' });
    expect((await remove('customer/identities/google')).status).toBe(200);
    expect((await remove('customer/identities/google')).status).toBe(404);
    expect((await visitor.social(google)).token).toBeNull();
    expect((await remove(`customer/passkeys/${passkey?.id}`)).codes).toEqual(['last_way']);
    await linkGoogle(customer);
    expect((await remove(`customer/passkeys/${passkey?.id}`)).status).toBe(200);
    const shown = authenticator.get(await challenge(visitor));
    expect((await visitor.auth('passkey/login', shown)).codes).toEqual(['passkey']);
    expect((await remove('customer/identities/google')).codes).toEqual(['last_way']);
  });

  it('include at most twenty passkeys, also for concurrent requests', async () => {
    const customer = await newCustomer(server());
    const { visitor, token, id } = customer;
    await server().database.query(
      `insert into passkeys (id, customer_id, public_key, created_at)
      select convert_to($1 || ':' || n, 'UTF8'), $1::text::int, '\\x00', now() from generate_series(1, 19) n`,
      [String(id)],
    );
    const made = [];
    for (let more = 0; more < 4; more += 1) {
      const options = (await visitor.send('auth/passkey/register-options', {}, { token })).body;
      made.push(
        newAuthenticator(HERE).create(
          options as unknown as Parameters<ReturnType<typeof newAuthenticator>['create']>[0],
        ),
      );
    }
    const kept = await Promise.all(made.map((one) => visitor.send('auth/passkey/register', one, { token })));
    expect(kept.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await read<Passkey[]>(customer, 'customer/passkeys')).toHaveLength(20);
  });

  it('require a new identity check for critical changes when the last check is old', async () => {
    const customer = await newCustomer(server());
    const { visitor, token } = customer;
    await addPasskey(customer);
    await linkGoogle(customer);
    await visitor.password(customer.form.email);
    const [passkey] = await read<Passkey[]>(customer, 'customer/passkeys');
    const other = (await read<Session[]>(customer, 'customer/sessions'))[1];
    server().pass(A_WHILE);
    const del = { token, method: 'DELETE' } as const;
    const grave = [
      () => visitor.send('auth/passkey/register-options', {}, { token }),
      () => visitor.send(`customer/sessions/${other?.id}`, {}, del),
      () => visitor.send('customer/sessions', {}, del),
      () => visitor.send('customer/update-profile', { password: 'another-1' }, { token }),
      () => visitor.send('customer/update-profile', { email: newEmail() }, { token }),
      () => visitor.send(`customer/passkeys/${passkey?.id}`, {}, del),
      () => visitor.send('customer/identities/google', {}, del),
      () => visitor.send('customer/remove-account', {}, del),
    ];
    for (const call of grave) expect(await call()).toMatchObject({ status: 403, codes: ['prove_again'] });
    expect((await visitor.send('customer/update-profile', { name: 'Lina H' }, { token })).status).toBe(200);

    expect(await read<Proof>(customer, 'customer/proof')).toEqual({
      proven_until: null,
      methods: ['passkey', 'password', 'phone', 'email'],
      phone: customer.form.phone,
      email: customer.form.email,
    });
    expect((await prove(customer, { method: 'password', password: PASSWORD })).status).toBe(200);
    expect((await read<Proof>(customer, 'customer/proof')).proven_until).not.toBeNull();
    for (const call of grave) expect((await call()).status).toBe(200);
    await server().settle();
  });

  it('can be used as an identity check for their own account only', async () => {
    const customer = await newCustomer(server());
    const stranger = await newCustomer(server());
    const { visitor } = customer;
    const [own, strange] = [await addPasskey(customer), await addPasskey(stranger)];
    const isProven = async () => (await read<Proof>(customer, 'customer/proof')).proven_until !== null;
    const expectProof = async (body: () => object | Promise<object>) => {
      server().pass(A_WHILE);
      expect(await isProven()).toBe(false);
      expect((await prove(customer, await body())).status).toBe(200);
      expect(await isProven()).toBe(true);
    };
    await expectProof(() => ({ method: 'password', password: PASSWORD }));
    await expectProof(async () => ({ method: 'passkey', passkey: own.get(await challenge(visitor)) }));
    for (const [method, medium] of [
      ['phone', 'sms'],
      ['email', 'mail'],
    ] as const) {
      await expectProof(async () => {
        expect(await prove(customer, { method })).toMatchObject({
          otp_send: true,
          verification_medium: medium,
          proven_until: null,
        });
        return { method, otp: CODE };
      });
    }

    server().pass(A_WHILE);
    expect((await prove(customer, { method: 'password', password: 'wrong-1' })).codes).toEqual(['password']);
    expect((await prove(customer, { method: 'password' })).codes).toEqual(['password']);
    expect((await prove(customer, { method: 'passkey' })).codes).toEqual(['passkey']);
    const shown = strange.get(await challenge(visitor));
    expect((await prove(customer, { method: 'passkey', passkey: shown })).codes).toEqual(['passkey']);
    await prove(customer, { method: 'email' });
    expect((await prove(customer, { method: 'email', otp: '654321' })).codes).toEqual(['otp']);
    expect((await prove(customer, { method: 'phone', otp: CODE })).codes).toEqual(['otp']);
    expect(await isProven()).toBe(false);
  });

  it('include a password, which can be tried ten times for an identity check', async () => {
    const customer = await newCustomer(server());
    const guesses = Array.from({ length: 14 }, (_, round) =>
      prove(customer, { method: 'password', password: `guess-${round}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array(10).fill(403), ...Array(4).fill(429)]);
  });

  it('include no unverified contact for an identity check', async () => {
    const customer = await newCustomer(server());
    await server().database.query(
      'update customers set password_hash = null, is_email_verified = false where id = $1',
      [customer.id],
    );
    expect((await read<Proof>(customer, 'customer/proof')).methods).toEqual(['phone']);
    expect((await prove(customer, { method: 'email' })).codes).toEqual(['method']);
    expect((await prove(customer, { method: 'password', password: PASSWORD })).codes).toEqual(['method']);
  });

  it('are reset by a recovery, which ends all sessions and removes passkeys [AUTH-73]', async () => {
    const customer = await newCustomer(server());
    const thief = await addPasskey(customer);
    await customer.visitor.forgot(customer.form.phone);
    expect((await customer.visitor.reset(customer.form.phone, 'another-1')).status).toBe(200);
    const visitor = await newVisitor(server());
    expect((await customer.visitor.profile(customer.token)).status).toBe(401);
    expect((await visitor.auth('passkey/login', thief.get(await challenge(visitor)))).codes).toEqual([
      'passkey',
    ]);
  });

  it.each([
    ['en', 'A passkey was added', 'was changed', 'was deleted'],
    ['ar', 'تمت إضافة مفتاح مرور', 'تم تغيير بريدك', 'تم حذف حسابك'],
  ] as const)(
    "are reported when they change, in the account's language: %s",
    async (language, added, changed, deleted) => {
      const customer = await newCustomer(server());
      const { visitor, token, form } = customer;
      await server().database.query('update customers set language = $2 where id = $1', [
        customer.id,
        language,
      ]);
      await addPasskey(customer);
      const email = newEmail();
      const change = { email, button_type: 'email' };
      await visitor.send('customer/update-profile', change, { token });
      await visitor.send(
        'customer/update-profile',
        { ...change, otp: CODE, verification_on: 'email' },
        { token },
      );
      await visitor.send('customer/remove-account', {}, { token, method: 'DELETE' });
      await server().settle();
      const textsTo = (to: string) =>
        server()
          .sent.filter((message) => message.to === to)
          .map(({ text }) => text);
      expect(textsTo(form.email)).toEqual([expect.stringContaining(added), expect.stringContaining(changed)]);
      expect(textsTo(email).at(-1)).toContain(deleted);
    },
  );
});
