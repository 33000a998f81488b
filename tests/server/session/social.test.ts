import { expect, it } from 'vitest';
import { forEachDatabase } from '../../support/server';
import { identitiesOn, linkedWithoutPhone, signedIdentity, strangerWithoutEmail } from './identities';
import { MINUTE, newCustomer, newEmail, newPhone, newVisitor } from './visitor';

forEachDatabase('The sign-in by a social account', (server) => {
  const phoneOf = async (email: string) => {
    const [row] = await server().database.query(
      'select phone, is_phone_verified from customers where email = $1',
      [email],
    );
    return row;
  };

  it('signs in a linked customer with every provider [AUTH-50, AUTH-51]', async () => {
    for (const medium of ['google', 'facebook', 'apple'] as const) {
      const { amira } = await identitiesOn(server(), medium);
      const visitor = await newVisitor(server());
      const { body } = await visitor.social(amira);
      expect(body).toMatchObject({
        token: expect.any(String),
        is_personal_info: 1,
        is_exist_user: null,
        login_type: 'social',
      });
      expect((await visitor.profile(body.token)).body).toMatchObject({ f_name: 'Amira' });
    }
  });

  it('creates an account for a new customer with a name and a verified phone [AUTH-52, AUTH-55]', async () => {
    const visitor = await newVisitor(server());
    const { newcomer } = await identitiesOn(server());
    const met = await visitor.social(newcomer);
    expect(met.body).toMatchObject({
      token: null,
      is_personal_info: 0,
      is_exist_user: null,
      is_email_verified: 1,
      email: newcomer.email,
    });
    const phone = newPhone();
    const response = await visitor.updateInfo({ name: newcomer.name, phone, login_type: 'social' });
    expect(response.body).toMatchObject({ token: null, is_personal_info: 1, is_phone_verified: 0, phone });
    const { token } = await visitor.enterCode(phone, { login_type: 'social' });
    expect((await visitor.profile(token)).body).toMatchObject({
      email: newcomer.email,
      phone,
      is_email_verified: 1,
      is_phone_verified: 1,
    });
    expect((await (await newVisitor(server())).social(newcomer)).token).not.toBeNull();
  });

  it('sends the code again for a repeated request [AUTH-41]', async () => {
    const visitor = await newVisitor(server());
    await visitor.social((await identitiesOn(server())).newcomer);
    const phone = newPhone();
    const give = () => visitor.updateInfo({ name: 'Noor', phone, login_type: 'social' });
    await give();
    server().pass(MINUTE);
    expect((await give()).body).toMatchObject({ token: null, phone, is_phone_verified: 0 });
    expect(server().sent.filter(({ to }) => to === phone)).toHaveLength(2);
    expect((await visitor.enterCode(phone, { login_type: 'social' })).token).not.toBeNull();
  });

  it('signs in a new customer without a phone and asks for it the next time [AUTH-51]', async () => {
    const visitor = await newVisitor(server());
    const { newcomer } = await identitiesOn(server());
    await visitor.social(newcomer);
    expect((await visitor.updateInfo({ name: 'Noor', login_type: 'social' })).token).not.toBeNull();
    expect((await visitor.social(newcomer)).body).toMatchObject({
      token: null,
      is_personal_info: 1,
      is_exist_user: null,
      phone: null,
    });
  });

  it('asks for a missing phone and signs in with its code [AUTH-51, AUTH-54]', async () => {
    const { jana } = await identitiesOn(server());
    const response = await (await newVisitor(server())).social(jana);
    expect(response.body).toMatchObject({
      token: null,
      is_personal_info: 1,
      is_exist_user: null,
      phone: null,
      email: 'jana@souk.example',
    });
    const { visitor, identity, form } = await linkedWithoutPhone(server());
    expect((await visitor.social(identity)).body).toMatchObject({ token: null, phone: null });
    const phone = newPhone();
    const given = await visitor.auth('social-register', { ...identity, login_type: 'social', phone });
    expect(given.body).toMatchObject({ token: null, phone, is_phone_verified: 0, is_personal_info: 1 });
    expect(await phoneOf(form.email)).toEqual({ phone: null, is_phone_verified: false });
    expect((await visitor.enterCode(phone, { login_type: 'social', otp: '000000' })).codes).toEqual(['otp']);
    const { token } = await visitor.enterCode(phone, { login_type: 'social' });
    expect((await visitor.profile(token)).body).toMatchObject({ phone, is_phone_verified: 1 });
    expect((await visitor.social(identity)).token).not.toBeNull();
  });

  it('saves the phone without verification where no code is required', async () => {
    const { visitor, identity, form } = await linkedWithoutPhone(server());
    const phone = newPhone();
    expect((await visitor.social(identity, { phone }, { scenario: 'CFG-NOVER' })).token).not.toBeNull();
    expect(await phoneOf(form.email)).toEqual({ phone, is_phone_verified: false });
  });

  it('asks for a phone with the code email when the provider shares no address [AUTH-53]', async () => {
    const visitor = await newVisitor(server());
    const { hana } = await identitiesOn(server(), 'facebook');
    const refused = await visitor.social(hana);
    expect([refused.status, refused.codes]).toEqual([403, ['email']]);
    const claimed = await visitor.social({ ...hana, email: 'amira@souk.example' });
    expect(claimed.codes).toEqual(['email']);
    const phone = newPhone();
    expect((await visitor.social(hana, { phone })).body).toMatchObject({
      token: null,
      phone,
      is_phone_verified: 0,
    });
    const { token } = await visitor.enterCode(phone, { login_type: 'social' });
    expect((await visitor.profile(token)).body).toMatchObject({ f_name: 'Hana', phone });
  });

  it('creates an account with a phone only for a customer without an address [AUTH-53, AUTH-55]', async () => {
    const visitor = await newVisitor(server());
    const stranger = await strangerWithoutEmail(server());
    const phone = newPhone();
    expect((await visitor.social(stranger)).codes).toEqual(['email']);
    expect((await visitor.social(stranger, { phone })).body).toMatchObject({
      token: null,
      phone,
      is_personal_info: 1,
    });
    const proven = await visitor.enterCode(phone, { login_type: 'social' });
    expect(proven.body).toMatchObject({ token: null, is_personal_info: 0, is_phone_verified: 1, phone });
    const { token } = await visitor.updateInfo({ name: 'Sam', login_type: 'social' });
    expect((await visitor.profile(token)).body).toMatchObject({
      f_name: 'Sam',
      phone,
      is_phone_verified: 1,
      email: null,
    });
    expect((await visitor.social(stranger)).token).not.toBeNull();
  });

  it('asks “Is It You?” for a known phone, and “Yes” links the accounts [AUTH-52, AUTH-56, Q-92]', async () => {
    const { form } = await newCustomer(server());
    for (const ask of ['verify-phone', 'social-login']) {
      const visitor = await newVisitor(server());
      const stranger = await strangerWithoutEmail(server());
      await visitor.social(stranger, { phone: form.phone });
      const response = await visitor.enterCode(form.phone, { login_type: 'social' });
      expect(response.body).toMatchObject({ token: null, is_exist_user: { name: 'Lina H.' } });
      const { token } =
        ask === 'verify-phone'
          ? await visitor.enterCode(form.phone, { login_type: 'social', verified: 'yes' })
          : await visitor.social(stranger, { phone: form.phone, verified: 'yes' });
      expect((await visitor.profile(token)).body).toMatchObject({ email: form.email });
      expect((await visitor.social(stranger)).token).not.toBeNull();
      server().pass(MINUTE);
    }
  });

  it('asks “Is It You?” for a known address, and “Yes” links the accounts [AUTH-52, AUTH-56, Q-92]', async () => {
    const { form } = await newCustomer(server());
    const known = await signedIdentity(server(), 'google', form.email);
    const visitor = await newVisitor(server());
    const response = await visitor.social(known);
    expect(response.body).toMatchObject({
      token: null,
      is_personal_info: 1,
      is_exist_user: { name: 'Lina H.' },
      phone: null,
    });
    expect(response.text).not.toContain(form.phone);
    const { token } = await visitor.social(known, { verified: 'yes' });
    expect((await visitor.profile(token)).body).toMatchObject({ email: form.email });
    expect((await visitor.social(known)).token).not.toBeNull();
  });

  it('asks Eli of the demo “Is It You?” every time, and after “No” a new account needs another address [AUTH-56, Q-92]', async () => {
    const { eli } = await identitiesOn(server());
    const visitor = await newVisitor(server());
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await visitor.social(eli)).body.is_exist_user).toEqual({
        name: 'Eli M.',
        image: expect.any(String),
      });
      expect((await visitor.social(eli, { verified: 'yes' })).token).not.toBeNull();
    }
    const fresh = await signedIdentity(server(), 'apple', 'eli@souk.example');
    await visitor.social(fresh);
    const no = (info: object) => visitor.updateInfo({ name: 'Elias', login_type: 'social', ...info });
    expect((await no({})).codes).toEqual(['email']);
    expect((await no({ email: 'eli@souk.example' })).codes).toEqual(['email']);
    const email = newEmail();
    expect((await no({ email })).body).toMatchObject({ token: null, email, is_email_verified: 0 });
    const { token } = await visitor.enterCode(email, { login_type: 'social' });
    expect((await visitor.profile(token)).body).toMatchObject({
      f_name: 'Elias',
      email,
      is_email_verified: 1,
    });
  });

  it('keeps the given address when the phone is verified [AUTH-51, Q-92]', async () => {
    const { eli } = await identitiesOn(server());
    const fresh = await signedIdentity(server(), 'apple', eli.email);
    const visitor = await newVisitor(server());
    await visitor.social(fresh);
    const [email, phone] = [newEmail(), newPhone()];
    await visitor.updateInfo({ name: 'Elias', login_type: 'social', email });
    await visitor.auth('social-register', { ...fresh, login_type: 'social', phone });
    const { token } = await visitor.enterCode(phone, { login_type: 'social' });
    expect((await visitor.profile(token)).body).toMatchObject({ email, is_email_verified: 0, phone });
  });

  it('moves a verified address away from an account that never verified it [Q-92]', async () => {
    const { form } = await newCustomer(server());
    await server().database.query('update customers set is_email_verified = false where email = $1', [
      form.email,
    ]);
    const visitor = await newVisitor(server());
    await visitor.social(await signedIdentity(server(), 'google', form.email));
    const { token } = await visitor.updateInfo({ name: 'Rightful Owner', login_type: 'social' });
    expect((await visitor.profile(token)).body).toMatchObject({ f_name: 'Rightful', email: form.email });
    const [old] = await server().database.query('select email from customers where phone = $1', [form.phone]);
    expect(old).toEqual({ email: null });
  });

  it('creates only one account for concurrent requests [AUTH-55]', async () => {
    const visitor = await newVisitor(server());
    const { newcomer } = await identitiesOn(server());
    await visitor.social(newcomer);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => visitor.updateInfo({ name: 'Noor', login_type: 'social' })),
    );
    expect(answers.filter(({ token }) => token !== null)).toHaveLength(1);
    const rows = await server().database.query('select 1 from customers where email = $1', [newcomer.email]);
    expect(rows).toHaveLength(1);
  });
});
