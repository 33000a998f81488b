import { expect, it } from 'vitest';
import { createAccount } from '../../../server/features/session/accounts/new-account';
import { loginConfig } from '../../../server/features/session/services/login-config';
import { hashOf } from '../../../server/features/shared/secrets';
import { baseConfig } from '../../../server/features/shared/site-config';
import type { AppError } from '../../../server/http/errors';
import { forEachDatabase } from '../../support/server';
import { CODE, MINUTE, newCustomer, newEmail, newForm, newPhone, newVisitor, visitorWith } from './visitor';

forEachDatabase('The sign-up', (server) => {
  const rowOf = async (email: string) => {
    const [row] = await server().database.query('select * from customers where email = $1', [email]);
    return row;
  };

  it('creates an account that becomes active after the code [AUTH-30, AUTH-37, AUTH-42]', async () => {
    const visitor = await newVisitor(server());
    const form = newForm();
    const response = await visitor.signUp(form, { language: 'ar' });
    expect([response.status, response.body]).toMatchObject([
      200,
      {
        token: null,
        is_personal_info: 1,
        is_exist_user: null,
        is_phone_verified: 0,
        phone: form.phone,
        email: form.email,
      },
    ]);
    const { body, token } = await visitor.enterCode(form.phone, { login_type: 'manual' });
    expect(body).toMatchObject({ is_phone_verified: 1, is_email_verified: 0, login_type: 'manual' });
    expect((await visitor.profile(token)).body).toMatchObject({
      f_name: 'Lina',
      l_name: 'Haddad Nasr',
      email: form.email,
    });
    expect(await rowOf(form.email)).toMatchObject({
      language: 'ar',
      pending_until: null,
      referred_by: null,
      referral_code: expect.stringMatching(/^[A-HJKMNP-Z2-9]{8}$/),
      password_hash: expect.stringMatching(/^scrypt\$/),
    });
  });

  it('signs in immediately where no code is required [AUTH-16, AUTH-37]', async () => {
    const { body } = await visitorWith(server(), null).signUp(newForm(), { scenario: 'CFG-NOVER' });
    expect(body.token).toEqual(expect.any(String));
  });

  it('sends the code to the phone only [Q-44]', async () => {
    const visitor = await newVisitor(server());
    const form = newForm();
    await visitor.signUp(form);
    const sent = server().sent.filter(({ to }) => to === form.phone || to === form.email);
    expect(sent).toEqual([{ to: form.phone, text: expect.stringContaining(CODE) }]);
  });

  it('sends the code again when the customer signs in before entering it [AUTH-41]', async () => {
    const visitor = await newVisitor(server());
    const form = newForm();
    await visitor.signUp(form);
    const sent = () => server().sent.filter(({ to }) => to === form.phone);
    expect((await visitor.password(form.email, form.password)).body).toMatchObject({
      token: null,
      is_phone_verified: 0,
    });
    expect(sent()).toHaveLength(1);
    server().pass(MINUTE);
    await visitor.password(form.email, form.password);
    expect(sent()).toHaveLength(2);
    expect((await visitor.enterCode(form.phone, { login_type: 'manual' })).token).not.toBeNull();
  });

  it('names every contact that another account has [AUTH-30]', async () => {
    const { visitor, form } = await newCustomer(server());
    const other = () => newForm();
    expect((await visitor.signUp({ ...other(), email: form.email })).codes).toEqual(['email']);
    expect((await visitor.signUp({ ...other(), email: form.email.toUpperCase() })).codes).toEqual(['email']);
    expect((await visitor.signUp({ ...other(), phone: form.phone.replace('+971', '0') })).codes).toEqual([
      'phone',
    ]);
    const both = await visitor.signUp({ ...other(), email: form.email, phone: form.phone });
    expect([both.status, both.codes]).toEqual([403, ['email', 'phone']]);
  });

  it('gives an email to one of several concurrent requests and refuses the others at its field', async () => {
    const email = newEmail();
    const visitors = await Promise.all(Array.from({ length: 6 }, () => newVisitor(server())));
    const answers = await Promise.all(visitors.map((visitor) => visitor.signUp(newForm({ email }))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { codes } of answers.filter(({ status }) => status !== 200)) expect(codes).toEqual(['email']);
    const rows = await server().database.query('select 1 from customers where email = $1', [email]);
    expect(rows).toHaveLength(1);
    expect(server().log).toEqual([]);
  });

  it('gives a phone to one of several concurrent transactions and refuses the others at its field', async () => {
    const { database, identity, wallClock } = server();
    const phone = newPhone();
    const config = baseConfig('en', loginConfig(identity));
    const surroundings = { config, language: 'en' as const, now: wallClock(), wallClock };
    const made = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        database.transaction((tx) =>
          createAccount(tx, surroundings, {
            name: { first_name: 'Lina', last_name: null },
            email: { value: newEmail(), isProven: false },
            phone: { value: phone, isProven: false },
            passwordHash: null,
            refCode: null,
          }),
        ),
      ),
    );
    const refusals = made.flatMap((one) => (one.status === 'rejected' ? [one.reason as AppError] : []));
    expect(refusals).toHaveLength(7);
    for (const { status, entries } of refusals) expect([status, entries[0]?.code]).toEqual([403, 'phone']);
  });

  it('lets only the same browser correct an unfinished sign-up', async () => {
    const visitor = await newVisitor(server());
    const form = newForm();
    await visitor.signUp(form);
    const stranger = await newVisitor(server());
    expect((await stranger.signUp(newForm({ email: form.email }))).codes).toEqual(['email']);
    const corrected = { ...form, phone: newPhone() };
    expect((await visitor.signUp(corrected)).body).toMatchObject({ token: null, phone: corrected.phone });
    expect((await visitor.enterCode(form.phone, { login_type: 'manual' })).codes).not.toEqual([]);
    expect((await visitor.enterCode(corrected.phone, { login_type: 'manual' })).token).not.toBeNull();
    expect((await visitor.signUp(corrected)).codes).toEqual(['email', 'phone']);
  });

  it.each([
    'ÉLODIE@souk.example',
    'İPEK@souk.example',
    'ΣΟΦΟΣ@souk.example',
    'STRAẞE@souk.example',
    'نور@souk.example',
  ])('accepts the email %s again in lower case from the same browser', async (address) => {
    const visitor = await newVisitor(server());
    expect((await visitor.signUp(newForm({ email: address }))).status).toBe(200);
    expect((await visitor.signUp(newForm({ email: address.toLowerCase() }))).status).toBe(200);
  });

  it('reads phones typed with Arabic digits', async () => {
    const form = newForm();
    const arabic = form.phone.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    const { body } = await (await newVisitor(server())).signUp({ ...form, phone: arabic });
    expect(body.phone).toBe(form.phone);
  });

  it('releases the contacts of an unfinished sign-up only after a while', async () => {
    const form = newForm();
    await (await newVisitor(server())).signUp(form);
    const other = await newVisitor(server());
    expect((await other.signUp(newForm({ email: form.email }))).codes).toEqual(['email']);
    server().pass(16 * MINUTE);
    const second = newForm({ email: form.email });
    expect((await other.signUp(second)).status).toBe(200);
    expect((await other.enterCode(second.phone, { login_type: 'manual' })).token).not.toBeNull();
  });

  it('records the customer whose referral code was used [AUTH-08, AUTH-39]', async () => {
    const visitor = await newVisitor(server());
    const form = newForm({ ref_code: ' amira01 ' });
    expect((await visitor.signUp(form)).status).toBe(200);
    expect(await rowOf(form.email)).toMatchObject({ referred_by: 1 });
  });

  it('refuses an unknown referral code at its field [AUTH-39]', async () => {
    const visitor = await newVisitor(server());
    const form = newForm({ ref_code: 'NOBODY99' });
    expect(await visitor.signUp(form)).toMatchObject({ status: 403, codes: ['ref_code'] });
    expect(await rowOf(form.email)).toBeUndefined();
    expect((await visitor.signUp({ ...form, ref_code: '' })).status).toBe(200);
  });

  it('ignores referral codes while the shop gives no reward [AUTH-08]', async () => {
    for (const scenario of ['CFG-WAL0', 'CFG-REF0']) {
      const form = newForm({ ref_code: 'NOBODY99' });
      expect((await (await newVisitor(server())).signUp(form, { scenario })).status).toBe(200);
      expect(await rowOf(form.email)).toMatchObject({ referred_by: null });
    }
  });

  it.each([
    [{ name: '   ' }, 'name', 'First name is required'],
    [{ name: undefined }, 'name', 'First name is required'],
    [{ email: undefined }, 'email', 'Email is required'],
    [{ email: 'nobody@nowhere' }, 'email', 'Must be a valid email'],
    [{ email: `${'a'.repeat(250)}@souk.example` }, 'email', 'Email must be at most 255 characters'],
    [{ phone: undefined }, 'phone', 'Please give a phone number'],
    [{ phone: '+97150111' }, 'phone', 'Number must be 10 digits'],
    [{ phone: 'call me maybe' }, 'phone', 'Number must be 10 digits'],
    [{ phone: '+97150111000111222' }, 'phone', 'Number must be 10 digits'],
    [{ password: undefined }, 'password', 'Password is required'],
    [{ password: '12345', confirm_password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ confirm_password: 'secret-2' }, 'confirm_password', 'Passwords must match'],
    [{ confirm_password: undefined }, 'confirm_password', 'Passwords must match'],
    [{ confirm_password: '' }, 'confirm_password', 'Passwords must match'],
    [{ tandc: undefined }, 'tandc', 'You must accept the terms and conditions'],
    [{ tandc: false }, 'tandc', 'You must accept the terms and conditions'],
    [{ tandc: 'yes' }, 'tandc', 'Terms and conditions must be true or false'],
    [{ name: 'x'.repeat(101) }, 'name', 'Name must be at most 100 characters'],
    [{ password: 'x'.repeat(256) }, 'password', 'Password must be at most 255 characters'],
    [{ email: 7 }, 'email', 'Email must be a text'],
    [{ phone: ['+971501110001'] }, 'phone', 'Phone number must be a text'],
    [{ ref_code: { $ne: null } }, 'ref_code', 'Referral code must be a text'],
  ])(
    'refuses %o at its fields with the reason [AUTH-31, AUTH-32, AUTH-33, AUTH-34, AUTH-35, AUTH-36, MSG-48, MSG-50, MSG-51, MSG-52, MSG-53, MSG-54, MSG-55, MSG-56]',
    async (wrong, code, message) => {
      const visitor = await newVisitor(server());
      const { status, codes, body } = await visitor.signUp(newForm(wrong));
      expect([status, codes]).toEqual([403, expect.arrayContaining([code])]);
      expect(body.errors?.[0]).toEqual({ code, message });
    },
  );

  it('reports all invalid fields together', async () => {
    const wrong = newForm({ name: ' ', phone: '+9715011100011122', tandc: false });
    expect((await (await newVisitor(server())).signUp(wrong)).codes).toEqual(['name', 'phone', 'tandc']);
  });

  it('ignores unknown fields', async () => {
    const visitor = await newVisitor(server());
    const form = newForm({ is_admin: true, wallet_balance: 999, id: 1, is_phone_verified: 1 });
    expect((await visitor.signUp(form)).status).toBe(200);
    expect(await rowOf(form.email)).toMatchObject({ wallet_balance: 0, is_phone_verified: false });
  });

  it('issues a guest id to a visitor without one and can be completed with that id [GUEST-03]', async () => {
    const form = newForm();
    const { status, newGuestId } = await visitorWith(server(), null).signUp(form);
    expect(status).toBe(200);
    expect(
      (await visitorWith(server(), newGuestId).enterCode(form.phone, { login_type: 'manual' })).token,
    ).not.toBeNull();
  });

  it("continues with a well-formed guest id that the server doesn't know [GUEST-03]", async () => {
    const visitor = await newVisitor(server());
    await server().database.query('delete from guests where id_hash = $1', [hashOf(visitor.guestId ?? '')]);
    const form = newForm();
    expect(await visitor.signUp(form)).toMatchObject({ status: 200, newGuestId: null });
    expect((await visitor.enterCode(form.phone, { login_type: 'manual' })).token).not.toBeNull();
  });

  it('refuses a guest id that the server has not issued, and creates no account', async () => {
    const form = newForm();
    expect((await visitorWith(server(), 'made-up').signUp(form)).codes).toEqual(['guest_id']);
    expect(await rowOf(form.email)).toBeUndefined();
  });

  it('is refused where passwords are disabled [AUTH-02]', async () => {
    const visitor = await newVisitor(server());
    for (const scenario of ['CFG-L3', 'CFG-L5', 'CFG-L7', 'CFG-L8'])
      expect((await visitor.signUp(newForm(), { scenario })).codes).toEqual(['login_type']);
    expect((await visitor.signUp(newForm({ phone: newPhone() }), { scenario: 'CFG-L6' })).status).toBe(200);
  });
});

forEachDatabase(
  'The sign-up while no message can be sent',
  (server) => {
    it('reports the failure and leaves no account, so that the visitor can repeat it', async () => {
      const visitor = await newVisitor(server());
      const form = newForm();
      expect((await visitor.signUp(form)).codes).toEqual(['otp_not_sent']);
      expect((await visitor.signUp(form)).codes).toEqual(['otp_not_sent']);
      expect(server().log.join()).toContain('no line');
      expect(server().log.join()).not.toContain(form.phone);
    });
  },
  {
    services: ({ outgoing }) => ({
      outgoing: { ...outgoing, sendSms: () => Promise.reject(new Error('no line')) },
    }),
  },
);
