import { expect, it } from 'vitest';
import { onDatabase } from '../../support/server';
import { MINUTE, mediansOf, newCustomer, newEmail, newPhone, newVisitor, PASSWORD, SECOND } from './visitor';

onDatabase('The recovery of a password', (server) => {
  it('replaces the password by phone or email and ends all sessions [AUTH-70, AUTH-73, AUTH-74]', async () => {
    const { visitor, form, token } = await newCustomer(server());
    for (const [round, contact] of [form.phone, form.email].entries()) {
      const response = await visitor.forgot(contact);
      expect([response.status, response.body.status]).toEqual([200, 'success']);
      expect((await visitor.checkReset(contact)).status).toBe(200);
      const password = `another-${round}`;
      expect((await visitor.reset(contact, password)).body.message).toMatch(/changed/);
      expect((await visitor.password(form.email, password)).token).not.toBeNull();
      expect((await visitor.password(form.email, form.password)).codes).toEqual(['auth']);
      await server().settle();
    }
    expect((await visitor.profile(token)).status).toBe(401);
  });

  it('accepts a phone as a national number, with the leading zero or after the dial code [AUTH-71, Q-07]', async () => {
    const { visitor, form } = await newCustomer(server());
    const national = form.phone.slice(4);
    for (const [round, phone] of [`0${national}`, `+9710${national}`, `971${national}`].entries()) {
      expect((await visitor.forgot(phone)).status).toBe(200);
      await server().settle();
      expect((await visitor.reset(form.phone, `changed-${round}`)).status).toBe(200);
    }
  });

  it('has the same response for an unknown contact, in both languages, at every step [AUTH-75]', async () => {
    const { visitor, form } = await newCustomer(server());
    for (const language of ['en', 'ar'] as const) {
      for (const [known, unknown] of [
        [form.email, newEmail()],
        [form.phone, newPhone()],
      ] as const) {
        const [one, other] = [
          await visitor.forgot(known, { language }),
          await visitor.forgot(unknown, { language }),
        ];
        expect([one.status, one.text]).toEqual([other.status, other.text]);
        const [early, earlyToo] = [
          await visitor.forgot(known, { language }),
          await visitor.forgot(unknown, { language }),
        ];
        expect([early.status, early.codes]).toEqual([403, ['otp_wait']]);
        expect(earlyToo.codes).toEqual(early.codes);
        const [wrong, wrongToo] = [
          await visitor.checkReset(known, '000000'),
          await visitor.checkReset(unknown, '000000'),
        ];
        expect([wrong.status, wrong.text]).toEqual([wrongToo.status, wrongToo.text]);
      }
      server().pass(MINUTE);
    }
    await server().settle();
  });

  it('takes the same time for an unknown contact [AUTH-75]', async () => {
    const { visitor, form } = await newCustomer(server());
    const [known = 0, unknown = 0] = await mediansOf([
      () => {
        server().pass(MINUTE);
        return visitor.forgot(form.email);
      },
      () => visitor.forgot(newEmail()),
    ]);
    await server().settle();
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(known, unknown) * 0.8 + 20);
  });

  it('sends nothing to an unknown contact and refuses any code for that contact', async () => {
    const visitor = await newVisitor(server());
    const email = newEmail();
    await visitor.forgot(email);
    await server().settle();
    expect(server().sent.filter(({ to }) => to === email)).toEqual([]);
    expect((await visitor.checkReset(email)).codes).toEqual(['otp']);
    expect((await visitor.reset(email, 'another-1')).codes).toEqual(['otp']);
  });

  it('can check a code several times but uses the code once [AUTH-73, Q-47]', async () => {
    const { visitor, form } = await newCustomer(server());
    await visitor.forgot(form.email);
    for (let look = 0; look < 3; look += 1) expect((await visitor.checkReset(form.email)).status).toBe(200);
    expect((await visitor.reset(form.email, 'another-1')).status).toBe(200);
    expect((await visitor.reset(form.email, 'another-2')).codes).toEqual(['otp']);
    expect((await visitor.checkReset(form.email)).codes).toEqual(['otp']);
    await server().settle();
  });

  it('refuses wrong and expired codes, and the right one after five wrong ones', async () => {
    const { visitor, form } = await newCustomer(server());
    await visitor.forgot(form.email);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await visitor.reset(form.email, 'another-1', { reset_token: '000000' })).codes).toEqual([
        'otp',
      ]);
    expect((await visitor.reset(form.email, 'another-1')).codes).toEqual(['otp']);
    server().pass(MINUTE);
    await visitor.forgot(form.email);
    server().pass(10 * MINUTE);
    expect((await visitor.checkReset(form.email)).codes).toEqual(['otp']);
    expect((await visitor.reset(form.email, 'another-1')).codes).toEqual(['otp']);
    expect((await visitor.password(form.email, form.password)).token).not.toBeNull();
    await server().settle();
  });

  it('keeps the code valid when the new password is refused [AUTH-72, MSG-54]', async () => {
    const { visitor, form } = await newCustomer(server());
    await visitor.forgot(form.email);
    const different = await visitor.reset(form.email, 'another-1', { confirm_password: 'another-2' });
    expect([different.status, different.codes]).toEqual([403, ['confirm_password']]);
    expect(different.body.errors?.[0]?.message).toBe('Passwords must match');
    expect((await visitor.reset(form.email, '12345')).codes).toContain('password');
    expect((await visitor.reset(form.email, 'another-1')).status).toBe(200);
    await server().settle();
  });

  it('ends the lock that follows too many wrong passwords', async () => {
    const { visitor, form } = await newCustomer(server());
    for (let attempt = 0; attempt < 10; attempt += 1) await visitor.password(form.email, 'wrong-one');
    expect((await visitor.password(form.email, form.password)).status).toBe(429);
    await visitor.forgot(form.email);
    await visitor.reset(form.email, 'another-1');
    expect((await visitor.password(form.email, 'another-1')).token).not.toBeNull();
    await server().settle();
  });

  it('ends a started sign-in with the old password', async () => {
    const { visitor, form } = await newCustomer(server());
    await server().database.query('update customers set has_personal_info = false where email = $1', [
      form.email,
    ]);
    const thief = await newVisitor(server());
    expect((await thief.password(form.email, form.password)).body.is_personal_info).toBe(0);
    await visitor.forgot(form.email);
    await visitor.reset(form.email, 'another-1');
    expect((await thief.updateInfo({ name: 'Thief', login_type: 'manual' })).codes).toEqual(['expired']);
    await server().settle();
  });

  it('sets only one password for concurrent requests with one code', async () => {
    const { visitor, form } = await newCustomer(server());
    await visitor.forgot(form.email);
    const answers = await Promise.all(
      ['one-one', 'two-two', 'three-3'].map((password) => visitor.reset(form.email, password)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await server().settle();
  });

  it('names the missing or invalid contact [AUTH-71]', async () => {
    const visitor = await newVisitor(server());
    const ask = (body: object) => visitor.send('auth/forgot-password', body);
    expect((await ask({ verification_method: 'email' })).codes).toEqual(['email']);
    expect((await ask({ verification_method: 'phone', email: 'amira@souk.example' })).codes).toEqual([
      'phone',
    ]);
    expect((await ask({ verification_method: 'phone', phone: 'x' })).codes).toEqual(['phone']);
    expect((await ask({ verification_method: 'owl', email: 'amira@souk.example' })).codes).toEqual([
      'verification_method',
    ]);
    expect(
      (await ask({ verification_method: 'email', email: `${'a'.repeat(300)}@souk.example` })).codes,
    ).toEqual(['email']);
    expect((await visitor.checkReset('amira@souk.example', '12')).codes).toEqual(['reset_token']);
  });

  it('is refused where passwords are disabled or no message can be sent [AUTH-02]', async () => {
    const visitor = await newVisitor(server());
    expect((await visitor.forgot('amira@souk.example', { scenario: 'CFG-L5' })).codes).toEqual([
      'login_type',
    ]);
    expect((await visitor.forgot('amira@souk.example', { scenario: 'CFG-NOVER' })).codes).toEqual([
      'verification_method',
    ]);
    expect(
      (await visitor.reset('amira@souk.example', 'another-1', {}, { scenario: 'CFG-L5' })).codes,
    ).toEqual(['login_type']);
  });

  it('responds with each error format in its scenario [AUTH-74, API-05]', async () => {
    const visitor = await newVisitor(server());
    const refused = await visitor.forgot('amira@souk.example', { scenario: 'ERR-APPLY' });
    expect([refused.status, refused.codes]).toEqual([403, ['email', 'verification_method']]);
    const answered = await visitor.forgot('+971501110001', { scenario: 'ERR-APPLY' });
    expect([answered.status, answered.codes]).toEqual([200, ['phone', 'verification_method']]);
    expect(answered.body.message).toMatch(/\w/);
  });

  it('refuses every code in the scenario of wrong codes, and allows a new one after a minute', async () => {
    const { visitor, form } = await newCustomer(server());
    await visitor.forgot(form.phone);
    expect((await visitor.checkReset(form.phone, undefined, { scenario: 'ERR-OTP' })).codes).toEqual(['otp']);
    server().pass(59 * SECOND);
    expect((await visitor.forgot(form.phone)).codes).toEqual(['otp_wait']);
    server().pass(2 * SECOND);
    expect((await visitor.forgot(form.phone)).status).toBe(200);
    expect((await visitor.password(form.email, PASSWORD)).token).not.toBeNull();
    await server().settle();
  });
});

onDatabase(
  'The recovery of a password while no mail can be sent',
  (server) => {
    it('has the usual response, and the failure is logged without the address [AUTH-75]', async () => {
      const { visitor, form } = await newCustomer(server());
      const [known, unknown] = [await visitor.forgot(form.email), await visitor.forgot(newEmail())];
      expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
      await server().settle();
      expect(server().log.join()).toContain('mail server is away');
      expect(server().log.join()).not.toContain(form.email);
    });
  },
  {
    services: ({ outgoing }) => ({
      outgoing: { ...outgoing, sendMail: () => Promise.reject(new Error('mail server is away')) },
    }),
  },
);
