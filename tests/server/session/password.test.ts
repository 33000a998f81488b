import { scryptSync } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PASSWORD_COST, passwordsAt } from '../../../server/features/session/passwords/passwords';
import { onDatabase, startTestApp, type TestServer } from '../../support/server';
import {
  MINUTE,
  mediansOf,
  newCustomer,
  newEmail,
  newPhone,
  newVisitor,
  PASSWORD,
  visitorWith,
} from './visitor';

/** Passwords with the real cost. The other tests use a lower one. */
const realPasswords = passwordsAt(PASSWORD_COST);

describe('A stored password', () => {
  it('is a salted hash that only the same password matches', async () => {
    const { hash, verify, needsRehash } = realPasswords;
    const [one, other] = await Promise.all([hash('مفتاح-1'), hash('مفتاح-1')]);
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w+/=]+\$[\w+/=]+$/);
    expect(one).not.toBe(other);
    expect(await verify('مفتاح-1', one)).toBe(true);
    expect(await verify('مفتاح-2', one)).toBe(false);
    expect(needsRehash(one)).toBe(false);
  });

  it('matches the same text in another Unicode form', async () => {
    const { hash, verify } = realPasswords;
    expect(await verify('caf\u0065\u0301-1', await hash('caf\u00e9-1'))).toBe(true);
  });

  it('never matches if it is missing, and an unknown hash format is an error', async () => {
    expect(await realPasswords.verify('', null)).toBe(false);
    await expect(realPasswords.verify('x', 'md5$abc')).rejects.toThrow('Unknown kind');
  });
});

/** The same database behind a server with the real password cost. */
async function realServer({ database }: TestServer): Promise<TestServer> {
  const server = await startTestApp(database, { services: () => ({ passwords: realPasswords }) });
  onTestFinished(() => server.app.close());
  return server;
}

onDatabase('The sign-in by password', (server) => {
  it('accepts email and phone of a verified customer in any spelling [AUTH-13, AUTH-16, AUTH-18]', async () => {
    const visitor = await newVisitor(server());
    for (const contact of [
      'amira@souk.example',
      ' Amira@SOUK.example ',
      '+971501110001',
      '0501110001',
      '971 50 111-0001',
    ]) {
      const { status, body } = await visitor.password(contact);
      expect([contact, status]).toEqual([contact, 200]);
      expect(body).toEqual({
        token: expect.stringMatching(/^[\w-]{43}$/),
        is_personal_info: 1,
        is_exist_user: null,
        is_phone_verified: 1,
        is_email_verified: 1,
        email: 'amira@souk.example',
        phone: '+971501110001',
        login_type: 'manual',
      });
      expect((await visitor.profile(body.token)).body).toMatchObject({ f_name: 'Amira' });
    }
  });

  it('stores only hashes of tokens and issues a new token each time', async () => {
    const visitor = await newVisitor(server());
    const [one, other] = [
      (await visitor.password('gus@souk.example')).token,
      (await visitor.password('gus@souk.example')).token,
    ];
    expect(one).not.toBe(other);
    const rows = await server().database.query<{ found: string }>(
      "select encode(token_hash, 'escape') as found from access_tokens",
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(one);
  });

  it('needs no guest id when no further step follows [AUTH-13]', async () => {
    expect((await visitorWith(server(), null).password('amira@souk.example')).token).not.toBeNull();
  });

  it('gives the same response for an unknown account and a wrong password, in both languages [AUTH-22, AUTH-75]', async () => {
    const visitor = await newVisitor(server());
    for (const language of ['en', 'ar'] as const) {
      const attempts = ['gus@souk.example', newEmail(), '+971501110007', newPhone(), '99'];
      const answers = await Promise.all(
        attempts.map((contact) => visitor.password(contact, 'wrong-one', { language })),
      );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 403, codes: ['auth'] });
      expect(answers[0]?.body.errors?.[0]?.message).toMatch(
        language === 'ar' ? /\p{Script=Arabic}/u : /password/,
      );
    }
  });

  it('takes the same time for an unknown account as for a wrong password [AUTH-75]', async () => {
    const real = await realServer(server());
    const visitor = await newVisitor(real);
    const { form } = await newCustomer(real);
    const [known = 0, unknown = 0] = await mediansOf([
      () => visitor.password(form.email, 'wrong-one'),
      () => visitor.password(newEmail(), 'wrong-one'),
    ]);
    // Without the dummy hash, the times differ by a factor of hundreds.
    expect(unknown / known).toBeGreaterThan(0.3);
    expect(unknown / known).toBeLessThan(3);
  });

  it('refuses every password for an account without one', async () => {
    const { database } = server();
    const email = newEmail();
    await database.query(
      "insert into customers (first_name, email, is_email_verified) values ('Solo', $1, true)",
      [email],
    );
    const visitor = await newVisitor(server());
    for (const password of ['undefined', 'null', ' '])
      expect((await visitor.password(email, password)).codes).toEqual(['auth']);
  });

  it('refuses an invalid contact and an empty password [AUTH-11, AUTH-12, MSG-47]', async () => {
    const visitor = await newVisitor(server());
    const nobody = await visitor.password('not a contact');
    expect([nobody.status, nobody.codes]).toEqual([403, ['email_or_phone']]);
    expect(nobody.body.errors?.[0]?.message).toBe('Must be a valid email or phone number');
    const empty = await visitor.password('amira@souk.example', '');
    expect([empty.status, empty.codes]).toEqual([403, ['password']]);
    for (const form of [{}, { email_or_phone: '' }, { email_or_phone: '  ' }]) {
      const missing = await visitor.auth('login', { login_type: 'manual', password: 'x', ...form });
      expect([missing.status, missing.body.errors]).toEqual([
        403,
        [{ code: 'email_or_phone', message: 'Email or phone number is required' }],
      ]);
    }
  });

  it('is refused for a quarter of an hour after ten wrong passwords', async () => {
    const { visitor, form } = await newCustomer(server());
    const wrong = () => visitor.password(form.email, 'wrong-one');
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await wrong()).codes).toEqual(['auth']);
    const locked = await visitor.password(form.email, form.password);
    expect([locked.status, locked.codes]).toEqual([429, ['too_many']]);
    expect((await (await newVisitor(server())).password(form.email, form.password)).status).toBe(429);
    server().pass(15 * MINUTE);
    expect((await visitor.password(form.email, form.password)).token).not.toBeNull();
  });

  it('counts wrong passwords for unknown contacts too [AUTH-75]', async () => {
    const visitor = await newVisitor(server());
    const email = newEmail();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await visitor.password(email, 'wrong-one')).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
  });

  it('resets the count of wrong passwords after a correct one', async () => {
    const { visitor, form } = await newCustomer(server());
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) await visitor.password(form.email, 'wrong-one');
      expect((await visitor.password(form.email, form.password)).token).not.toBeNull();
    }
  });

  it('limits the number of concurrent guesses too', async () => {
    const { visitor, form } = await newCustomer(server());
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => visitor.password(form.email, 'wrong-one')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(10).fill(403),
      ...Array(5).fill(429),
    ]);
    expect((await visitor.password(form.email, form.password)).status).toBe(429);
  });

  it('replaces a weaker hash without changing the password', async () => {
    const { visitor, form } = await newCustomer(await realServer(server()));
    const { database } = server();
    const salt = Buffer.from('0123456789abcdef');
    const weak = scryptSync(form.password, salt, 32, { N: 1024, r: 8, p: 1 });
    const stored = `scrypt$1024$8$1$${salt.toString('base64')}$${weak.toString('base64')}`;
    await database.query('update customers set password_hash = $2 where email = $1', [form.email, stored]);
    expect((await visitor.password(form.email, form.password)).token).not.toBeNull();
    const [row] = await database.query<{ password_hash: string }>(
      'select password_hash from customers where email = $1',
      [form.email],
    );
    expect(row?.password_hash).toMatch(/^scrypt\$16384\$8\$5\$/);
    expect((await visitor.password(form.email, form.password)).token).not.toBeNull();
  });

  it('refuses a closed account with the same response as a wrong password', async () => {
    const { visitor, form, token } = await newCustomer(server());
    await server().database.query('update customers set is_active = false where email = $1', [form.email]);
    expect((await visitor.password(form.email, form.password)).codes).toEqual(['auth']);
    expect((await visitor.profile(token)).status).toBe(401);
  });

  it('asks for the name that an account lacks [AUTH-15]', async () => {
    const visitor = await newVisitor(server());
    const { body } = await visitor.password('dana@souk.example');
    expect(body).toMatchObject({ token: null, is_personal_info: 0, is_exist_user: null });
  });

  it('sends a code to an unverified phone and signs in with it [AUTH-16, Q-44]', async () => {
    const visitor = await newVisitor(server());
    const response = await visitor.password('ben@souk.example');
    expect(response.body).toMatchObject({
      token: null,
      is_personal_info: 1,
      is_phone_verified: 0,
      is_email_verified: 1,
      phone: '+971501110002',
      email: 'ben@souk.example',
    });
    const again = await visitor.password('ben@souk.example');
    expect(again.body).toEqual(response.body);
    const { token } = await visitor.enterCode('+971501110002', { login_type: 'manual' });
    expect((await visitor.profile(token)).body).toMatchObject({ f_name: 'Ben', is_phone_verified: 1 });
    expect((await visitor.password('ben@souk.example')).token).not.toBeNull();
  });

  it('sends a code to an unverified email [AUTH-16, Q-44]', async () => {
    const visitor = await newVisitor(server());
    const response = await visitor.password('chen@souk.example');
    expect(response.body).toMatchObject({
      token: null,
      is_phone_verified: 1,
      is_email_verified: 0,
      email: 'chen@souk.example',
    });
    const { body } = await visitor.enterCode('chen@souk.example', { login_type: 'manual' });
    expect(body).toMatchObject({ token: expect.any(String), is_email_verified: 1 });
  });

  it('issues a guest id when a code is required [GUEST-03]', async () => {
    const { form } = await newCustomer(server());
    await server().database.query('update customers set is_phone_verified = false where email = $1', [
      form.email,
    ]);
    const { newGuestId } = await visitorWith(server(), null).password(form.email, form.password);
    const begun = visitorWith(server(), newGuestId);
    expect((await begun.enterCode(form.phone, { login_type: 'manual' })).token).not.toBeNull();
    await server().database.query('update customers set is_phone_verified = false where email = $1', [
      form.email,
    ]);
    expect((await visitorWith(server(), 'made-up').password(form.email, form.password)).codes).toEqual([
      'guest_id',
    ]);
  });

  it('requires no code where verification is disabled or no message can be sent [AUTH-16]', async () => {
    const { visitor, form } = await newCustomer(server());
    await server().database.query('update customers set is_phone_verified = false where email = $1', [
      form.email,
    ]);
    expect(
      (await visitor.password(form.email, form.password, { scenario: 'CFG-NOVER' })).token,
    ).not.toBeNull();
    expect((await visitor.password(form.email, form.password)).token).toBeNull();
  });

  it('is refused where the operator has disabled it [AUTH-02]', async () => {
    const visitor = await newVisitor(server());
    for (const scenario of ['CFG-L3', 'CFG-L5', 'CFG-L7', 'CFG-L8'])
      expect((await visitor.password('amira@souk.example', PASSWORD, { scenario })).codes).toEqual([
        'login_type',
      ]);
    for (const scenario of ['CFG-L1', 'CFG-L2', 'CFG-L4', 'CFG-L6'])
      expect((await visitor.password('amira@souk.example', PASSWORD, { scenario })).token).not.toBeNull();
  });
});
