import { expect, it } from 'vitest';
import { onDatabase } from '../../support/server';
import { newAuthenticator } from './authenticator';
import { signedIdentity } from './identities';
import { MINUTE, newCustomer, newEmail, newPhone, newVisitor, type Visitor } from './visitor';

const HERE = { origin: 'http://localhost', rpId: 'localhost' };

onDatabase("An account whose creator used another person's contact", (server) => {
  type Channel = 'email' | 'phone';

  /**
   * An account that an attacker created with another person’s contact and completed with their own.
   */
  const takenBefore = async (named: Channel) => {
    const maker = await newCustomer(server());
    await server().database.query(`update customers set is_${named}_verified = false where id = $1`, [
      maker.id,
    ]);
    const authenticator = newAuthenticator(HERE);
    const options = (await maker.visitor.send('auth/passkey/register-options', {}, { token: maker.token }))
      .body as unknown as Parameters<typeof authenticator.create>[0];
    await maker.visitor.send('auth/passkey/register', authenticator.create(options), { token: maker.token });
    const identity = await signedIdentity(server(), 'apple', null);
    await server().database.query(
      'insert into social_accounts (provider, subject, customer_id) values ($1, $2, $3)',
      [identity.medium, identity.unique_id, maker.id],
    );
    const own = named === 'email' ? maker.form.phone : maker.form.email;
    return { ...maker, own, contact: maker.form[named], authenticator, identity };
  };

  /** A shop without codes, so the attacker has verified nothing. */
  const neverProven = async (named: Channel) => {
    const taken = await takenBefore(named);
    const { database } = server();
    await database.query(
      'update customers set is_email_verified = false, is_phone_verified = false where id = $1',
      [taken.id],
    );
    await database.query('delete from social_accounts where customer_id = $1', [taken.id]);
    return taken;
  };

  /** All sign-in methods of the attacker. */
  const waysIn = async ({ visitor, form, token, own, contact, authenticator, identity }: Taken) => {
    const challenge = (await visitor.send('auth/passkey/login-options', {})).body as unknown as {
      challenge: string;
    };
    server().pass(MINUTE);
    const byCode = async (of: string) => {
      await visitor.requestCode(of);
      return visitor.enterCode(of);
    };
    const answers = {
      token: (await visitor.profile(token)).status === 200,
      passwordOfTheirs: (await visitor.password(own, form.password)).status === 200,
      passwordOfTheContact: (await visitor.password(contact, form.password)).status === 200,
      passkey: (await visitor.auth('passkey/login', authenticator.get(challenge))).token !== null,
      identity: (await visitor.social(identity, { phone: newPhone() })).token !== null,
      code: own.startsWith('+') && (await byCode(own)).body.is_personal_info === 1,
    };
    return Object.entries(answers).flatMap(([way, isOpen]) => (isOpen ? [way] : []));
  };
  type Taken = Awaited<ReturnType<typeof takenBefore>>;

  const nameOf = async (visitor: Visitor, token: string | null) =>
    (await visitor.profile(token)).body as unknown as { f_name: string; email: string; phone: string };

  it('is accessible to its creator by every sign-in method at first', async () => {
    expect(await waysIn(await takenBefore('email'))).toEqual([
      'token',
      'passwordOfTheirs',
      'passwordOfTheContact',
      'passkey',
      'identity',
      'code',
    ]);
  });

  /** Ways to prove a contact other than recovery. */
  const comings = {
    email: {
      loginType: 'social',
      coming: async (contact: string) => {
        const owner = await newVisitor(server());
        const known = await signedIdentity(server(), 'google', contact);
        const met = await owner.social(known);
        return { owner, met, sayYes: () => owner.social(known, { verified: 'yes' }) };
      },
    },
    phone: {
      loginType: 'otp',
      coming: async (contact: string) => {
        const owner = await newVisitor(server());
        await owner.requestCode(contact);
        const met = await owner.enterCode(contact);
        return { owner, met, sayYes: () => owner.enterCode(contact, { verified: 'yes' }) };
      },
    },
  } as const;

  it.each(['email', 'phone'] as const)(
    'is given to the owner of the unverified %s, and its creator is locked out [AUTH-52, AUTH-56]',
    async (named) => {
      const taken = await neverProven(named);
      const { owner, met, sayYes } = await comings[named].coming(taken.contact);
      expect(met.body.is_exist_user).toMatchObject({ name: 'Lina H.' });
      const { token } = await sayYes();
      expect(await nameOf(owner, token)).toMatchObject({ email: null, phone: null, [named]: taken.contact });
      expect(await waysIn(taken)).toEqual([]);
      expect((await (await newVisitor(server())).password(taken.contact, taken.form.password)).codes).toEqual(
        ['auth'],
      );
    },
  );

  /** Gives the account data that only its owner may see. */
  const givePrivateData = ({ id }: Taken) =>
    server().database.query('update customers set loyalty_points = 70 where id = $1', [id]);

  const expectApart = async (taken: Taken, named: Channel, owner: Visitor) => {
    const { token } = await owner.updateInfo({ name: 'Rami Karam', login_type: comings[named].loginType });
    expect(await nameOf(owner, token)).toMatchObject({
      f_name: 'Rami',
      email: null,
      phone: null,
      loyalty_point: 0,
      [named]: taken.contact,
    });
    expect(await nameOf(taken.visitor, taken.token)).toMatchObject({
      f_name: 'Lina',
      [named]: null,
      loyalty_point: 70,
    });
    const open = await waysIn(taken);
    expect(open).toEqual(expect.arrayContaining(['token', 'passwordOfTheirs', 'passkey']));
    expect(open).not.toContain('passwordOfTheContact');
  };

  it.each(['email', 'phone'] as const)(
    'stays with a creator who verified another contact, and the owner of the %s becomes a new customer [AUTH-17, AUTH-52]',
    async (named) => {
      const taken = await takenBefore(named);
      await givePrivateData(taken);
      const unverified = named === 'email' ? newEmail() : newPhone();
      const stranger = await comings[named].coming(unverified);
      const { owner, met } = await comings[named].coming(taken.contact);
      expect([met.status, met.text]).toEqual([
        stranger.met.status,
        stranger.met.text.replaceAll(unverified, taken.contact),
      ]);
      expect(met.body).toMatchObject({ token: null, is_exist_user: null, is_personal_info: 0 });
      await expectApart(taken, named, owner);
    },
  );

  it.each(['email', 'phone'] as const)(
    'keeps its %s when that contact’s owner signs in and also types the creator’s own contact [AUTH-39, AUTH-55]',
    async (named) => {
      const maker = await takenBefore(named);
      const other = named === 'email' ? 'phone' : 'email';
      const { owner } = await comings[named].coming(maker.contact);
      const info = { name: 'Lina Haddad', login_type: comings[named].loginType, [other]: maker.own };
      expect(await owner.updateInfo(info)).toMatchObject({ status: 403, codes: [other] });
      expect(await nameOf(maker.visitor, maker.token)).toMatchObject({ [named]: maker.contact });
    },
  );

  it.each(['email', 'phone'] as const)(
    'stays with a creator who verifies another contact while the owner of the %s answers “Yes” [AUTH-56, Q-92]',
    async (named) => {
      const taken = await neverProven(named);
      await givePrivateData(taken);
      const { owner, met, sayYes } = await comings[named].coming(taken.contact);
      expect(met.body.is_exist_user).not.toBeNull();
      const other = named === 'email' ? 'phone' : 'email';
      await server().database.query(`update customers set is_${other}_verified = true where id = $1`, [
        taken.id,
      ]);
      const yes = await sayYes();
      expect(yes.body).toMatchObject({ token: null, is_exist_user: null, is_personal_info: 0 });
      expect(yes.text).not.toContain(taken.own);
      expect((await sayYes()).token).toBeNull();
      await expectApart(taken, named, owner);
    },
  );

  it.each(['email', 'phone'] as const)(
    'stays with its creator when the owner of the %s resets the password and gets a new account',
    async (named) => {
      const taken = await takenBefore(named);
      await server().database.query('update customers set loyalty_points = 70 where id = $1', [taken.id]);
      const owner = await newVisitor(server());
      const response = await owner.forgot(taken.contact);
      const unverified = await owner.forgot(named === 'email' ? newEmail() : newPhone());
      expect([response.status, response.text]).toEqual([unverified.status, unverified.text]);
      await server().settle();
      expect(server().sent.filter(({ to }) => to === taken.contact)).toHaveLength(1);
      expect((await owner.reset(taken.contact, 'another-1')).status).toBe(200);
      const fresh = await owner.password(taken.contact, 'another-1');
      expect(fresh.body).toMatchObject({ token: null, is_personal_info: 0, [named]: taken.contact });
      const { token } = await owner.updateInfo({ name: 'Rami Karam', login_type: 'manual' });
      expect(await nameOf(owner, token)).toMatchObject({
        f_name: 'Rami',
        email: null,
        phone: null,
        loyalty_point: 0,
        [named]: taken.contact,
      });
      expect(await nameOf(taken.visitor, taken.token)).toMatchObject({
        f_name: 'Lina',
        [named]: null,
        loyalty_point: 70,
      });
      const open = await waysIn(taken);
      expect(open).toContain('passwordOfTheirs');
      expect(open).not.toContain('passwordOfTheContact');
      await server().settle();
    },
  );

  it("is recovered by the contact's owner when nothing was verified, and its creator is locked out", async () => {
    const taken = await neverProven('email');
    const owner = await newVisitor(server());
    await owner.forgot(taken.contact);
    expect((await owner.reset(taken.contact, 'another-1')).status).toBe(200);
    const { token } = await owner.password(taken.contact, 'another-1');
    expect(await nameOf(owner, token)).toMatchObject({ f_name: 'Lina', email: taken.contact, phone: null });
    expect(await waysIn(taken)).toEqual([]);
    await server().settle();
  });

  it('does not change when its owner, who has a verified contact, links another sign-in method', async () => {
    const { form, id, token } = await newCustomer(server());
    const known = await signedIdentity(server(), 'google', form.email);
    const owner = await newVisitor(server());
    await owner.social(known);
    await owner.social(known, { verified: 'yes' });
    expect((await owner.profile(token)).status).toBe(200);
    expect((await owner.password(form.phone, form.password)).token).not.toBeNull();
    const [row] = await server().database.query('select phone from customers where id = $1', [id]);
    expect(row).toEqual({ phone: form.phone });
  });

  it('reports a new password and a new address to its owner by mail', async () => {
    const { form, token, visitor } = await newCustomer(server());
    const received = () =>
      server()
        .sent.filter(({ to }) => to === form.email)
        .map(({ text }) => text);
    await visitor.send('customer/update-profile', { password: 'another-1' }, { token });
    await server().settle();
    expect(received()).toEqual([expect.stringContaining('password was changed')]);
    await visitor.forgot(form.phone);
    await visitor.reset(form.phone, 'another-2');
    await server().settle();
    expect(received()).toHaveLength(2);
    const again = await visitor.password(form.phone, 'another-2');
    const email = newEmail();
    const change = { email, button_type: 'email' };
    await visitor.send('customer/update-profile', change, { token: again.token });
    await visitor.send(
      'customer/update-profile',
      { ...change, otp: '123456', verification_on: 'email' },
      { token: again.token },
    );
    await server().settle();
    expect(received().at(-1)).toContain('email address was changed');
  });

  it('can try contacts of other accounts in its profile only twenty times an hour', async () => {
    const { token, visitor } = await newCustomer(server());
    const answers: number[] = [];
    for (let round = 0; round < 22; round += 1)
      answers.push(
        (await visitor.send('customer/update-profile', { email: 'amira@souk.example' }, { token })).status,
      );
    expect(answers).toEqual([...Array(20).fill(403), 429, 429]);
  });
});
