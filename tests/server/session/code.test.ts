import { expect, it } from 'vitest';
import { hashOf } from '../../../server/features/shared/secrets';
import { forEachDatabase } from '../../support/server';
import { CODE, MINUTE, newCustomer, newEmail, newForm, newPhone, newVisitor, visitorWith } from './visitor';

const ELI = '+971501110005';

forEachDatabase('The sign-in by code', (server) => {
  const withCode = async (phone: string) => {
    const visitor = await newVisitor(server());
    await visitor.requestCode(phone);
    return visitor;
  };
  const unprove = ({ email }: { email: string }) =>
    server().database.query(
      'update customers set is_email_verified = false, is_phone_verified = false where email = $1',
      [email],
    );

  it('has the same response for a known and an unknown phone [AUTH-14, AUTH-75]', async () => {
    const answers = [];
    for (const phone of ['+971501110001', '+971501110002', newPhone()]) {
      const visitor = await newVisitor(server());
      const { status, text, body } = await visitor.requestCode(phone);
      expect(body).toEqual({
        token: null,
        is_personal_info: 1,
        is_exist_user: null,
        is_phone_verified: 0,
        is_email_verified: 0,
        email: null,
        phone,
        login_type: 'otp',
      });
      expect(server().sent.at(-1)).toEqual({ to: phone, text: expect.stringContaining(CODE) });
      answers.push(`${status} ${text.replace(phone, '')}`);
    }
    expect(new Set(answers).size).toBe(1);
  });

  it('signs in the customer who has verified the phone [AUTH-17, AUTH-42]', async () => {
    const visitor = await withCode('+971501110001');
    const { body } = await visitor.enterCode('+971501110001');
    expect(body).toMatchObject({
      token: expect.any(String),
      is_personal_info: 1,
      is_exist_user: null,
      login_type: 'otp',
    });
    expect((await visitor.profile(body.token)).body).toMatchObject({ f_name: 'Amira' });
  });

  it('is also possible as part of the login request [AUTH-13]', async () => {
    const visitor = await withCode('+971501110001');
    const { token } = await visitor.auth('login', { login_type: 'otp', phone: '0501110001', otp: CODE });
    expect(token).not.toBeNull();
  });

  it('asks a new customer for a name and creates the account with it [AUTH-17, AUTH-55]', async () => {
    const phone = newPhone();
    const visitor = await withCode(phone);
    const proven = await visitor.enterCode(phone);
    expect(proven.body).toMatchObject({
      token: null,
      is_personal_info: 0,
      is_exist_user: null,
      is_phone_verified: 1,
      phone,
    });
    const email = newEmail();
    const { body, token } = await visitor.updateInfo({ name: 'Noor', email, ref_code: 'AMIRA01' });
    expect(body).toMatchObject({
      is_personal_info: 1,
      is_phone_verified: 1,
      is_email_verified: 0,
      email,
      phone,
    });
    expect((await visitor.profile(token)).body).toMatchObject({ f_name: 'Noor', l_name: '', phone });
    const again = await withCode(phone);
    expect((await again.enterCode(phone)).token).not.toBeNull();
  });

  it('asks “Is It You?” for an account with an unverified phone, and “Yes” verifies the phone [AUTH-17, AUTH-56, Q-92]', async () => {
    const { form } = await newCustomer(server(), { name: 'Petra Stone' });
    await unprove(form);
    const visitor = await withCode(form.phone);
    const response = await visitor.enterCode(form.phone);
    expect(response.body).toMatchObject({
      token: null,
      is_personal_info: 1,
      is_exist_user: { name: 'Petra S.', image: null },
      is_phone_verified: 1,
      email: null,
    });
    expect(response.text).not.toContain(form.email);
    const { token, body } = await visitor.enterCode(form.phone, { verified: 'yes' });
    expect(body).toMatchObject({ is_phone_verified: 1, phone: form.phone, is_exist_user: null });
    expect((await visitor.profile(token)).body).toMatchObject({ f_name: 'Petra', phone: form.phone });
  });

  it('creates a new account after “No” and takes the phone from the unverified one [AUTH-56, Q-92]', async () => {
    const { form } = await newCustomer(server());
    await unprove(form);
    const visitor = await withCode(form.phone);
    await visitor.enterCode(form.phone);
    const { token } = await visitor.updateInfo({ name: 'Somebody Else', email: newEmail() });
    expect((await visitor.profile(token)).body).toMatchObject({ f_name: 'Somebody', phone: form.phone });
    const [old] = await server().database.query('select phone from customers where email = $1', [form.email]);
    expect(old).toEqual({ phone: null });
  });

  it('asks Eli of the demo “Is It You?” every time and keeps his phone after “No” [AUTH-56, Q-92]', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const visitor = await withCode(ELI);
      const response = await visitor.enterCode(ELI);
      expect(response.body.is_exist_user).toEqual({
        name: 'Eli M.',
        image: expect.stringContaining('/pictures/'),
      });
      expect((await visitor.enterCode(ELI, { verified: 'yes' })).token).not.toBeNull();
    }
    const visitor = await withCode(ELI);
    await visitor.enterCode(ELI);
    const email = newEmail();
    const { body } = await visitor.updateInfo({ name: 'His Sister', email });
    expect(body).toMatchObject({ token: expect.any(String), phone: null, email });
    const [eli] = await server().database.query("select phone from customers where fixture = 'U-05'");
    expect(eli).toEqual({ phone: ELI });
  });

  it('creates only one account for concurrent requests [AUTH-55]', async () => {
    const visitor = await withCode(ELI);
    await visitor.enterCode(ELI);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => visitor.updateInfo({ name: 'Twice', email: newEmail() })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
  });

  it('removes the password of an unfinished sign-up after “Yes”', async () => {
    const stranger = await newVisitor(server());
    const form = newForm();
    await stranger.signUp(form);
    const owner = await withCode(form.phone);
    expect((await owner.enterCode(form.phone)).body.is_exist_user).toMatchObject({ name: 'Lina H.' });
    expect((await owner.enterCode(form.phone, { verified: 'yes' })).token).not.toBeNull();
    expect((await stranger.password(form.email, form.password)).codes).toEqual(['auth']);
  });

  it('refuses a “Yes” from a browser without a valid code [AUTH-56]', async () => {
    const phone = '+971501110005';
    const stranger = await newVisitor(server());
    expect((await stranger.enterCode(phone, { verified: 'yes' })).codes).toEqual(['expired']);
    const eli = await withCode(phone);
    await eli.enterCode(phone);
    expect((await stranger.enterCode(phone, { verified: 'yes' })).codes).toEqual(['expired']);
    expect((await eli.enterCode('+971501110001', { verified: 'yes' })).codes).toEqual(['expired']);
    server().pass(16 * MINUTE);
    expect((await eli.enterCode(phone, { verified: 'yes' })).codes).toEqual(['expired']);
  });

  it.each([
    ['+97150111', 'phone'],
    ['', 'phone'],
    ['amira@souk.example', 'phone'],
    ["+971501110001'; drop table codes; --", 'phone'],
  ])('refuses the phone %j [AUTH-14]', async (phone, code) => {
    expect(await (await newVisitor(server())).requestCode(phone)).toMatchObject({
      status: 403,
      codes: [code],
    });
  });

  it.each([
    [{ otp: '12345' }],
    [{ otp: '1234567' }],
    [{ otp: 123456 }],
    [{ otp: 'abcdef' }],
    [{ verification_type: 'pigeon' }],
  ])('rejects the request %o [AUTH-40]', async (wrong) => {
    const visitor = await withCode('+971501110007');
    const body = {
      phone: '+971501110007',
      otp: CODE,
      login_type: 'otp',
      verification_type: 'phone',
      ...wrong,
    };
    expect((await visitor.auth('verify-phone', body)).status).toBe(403);
  });

  it('issues a guest id to a visitor without one, who has not started to sign in [GUEST-03]', async () => {
    const nobody = visitorWith(server(), null);
    const phone = newPhone();
    const { status, newGuestId } = await nobody.requestCode(phone);
    expect(status).toBe(200);
    expect((await nobody.enterCode(phone)).codes).toEqual(['otp']);
    expect((await nobody.updateInfo({ name: 'Noor' })).codes).toEqual(['expired']);
    expect((await visitorWith(server(), newGuestId).enterCode(phone)).body.is_personal_info).toBe(0);
  });

  it('refuses a guest id that the server has not issued [GUEST-03]', async () => {
    const visitor = visitorWith(server(), 'made-up');
    expect((await visitor.requestCode(newPhone())).codes).toEqual(['guest_id']);
    expect((await visitor.enterCode(newPhone())).codes).toEqual(['guest_id']);
    expect((await visitor.updateInfo({ name: 'Noor' })).codes).toEqual(['guest_id']);
  });

  it('limits new guest ids per IP address', async () => {
    const phones = Array.from({ length: 3 }, newPhone);
    const address = '10.9.8.7';
    await server().database.query('insert into attempts (key_hash, count, ends_at) values ($1, 298, $2)', [
      hashOf('new visits', address),
      new Date(server().wallClock() + 60_000).toISOString(),
    ]);
    const statuses = [];
    for (const phone of phones)
      statuses.push((await visitorWith(server(), null, address).requestCode(phone)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('is refused where the operator has disabled it or no message can be sent [AUTH-02, AUTH-20]', async () => {
    const visitor = await newVisitor(server());
    for (const scenario of ['CFG-L4', 'CFG-L6', 'CFG-L7', 'CFG-L8'])
      expect((await visitor.requestCode(newPhone(), { scenario })).codes).toEqual(['login_type']);
    for (const scenario of ['CFG-L1', 'CFG-L2', 'CFG-L3', 'CFG-L5'])
      expect((await visitor.requestCode(newPhone(), { scenario })).status).toBe(200);
    expect((await visitor.requestCode(newPhone(), { scenario: 'CFG-NOVER' })).codes).toEqual([
      'verification_method',
    ]);
  });

  it('always refuses the code in the scenario of wrong codes [AUTH-38, AUTH-42]', async () => {
    const visitor = await withCode('+971501110001');
    expect((await visitor.enterCode('+971501110001', {}, { scenario: 'ERR-OTP' })).codes).toEqual(['otp']);
  });
});
