import { expect, it } from 'vitest';
import { endAccess } from '../../../server/features/session/accounts/access';
import { quickPasswords } from '../../support/quick-passwords';
import { forEachDatabase, startTestApp } from '../../support/server';
import { newAuthenticator } from './authenticator';
import { signedIdentity } from './identities';
import { MINUTE, newCustomer, newEmail, newPhone, newVisitor, type Visitor } from './visitor';

const HERE = { origin: 'http://localhost', rpId: 'localhost' };

forEachDatabase('an account that names a stranger’s contact', (server) => {
  type Channel = 'email' | 'phone';

  /** Made with a contact of somebody else, and finished with one of its maker's own. */
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

  /** Every way in that the maker had. */
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

  it('is open to its maker in every way before', async () => {
    expect(await waysIn(await takenBefore('email'))).toEqual([
      'token',
      'passwordOfTheirs',
      'passwordOfTheContact',
      'passkey',
      'identity',
      'code',
    ]);
  });

  it('belongs to whom a provider vouches for, and its maker is out', async () => {
    const taken = await takenBefore('email');
    const owner = await newVisitor(server());
    const known = await signedIdentity(server(), 'google', taken.contact);
    expect((await owner.social(known)).body.is_exist_user).toMatchObject({ name: 'Lina H.' });
    const { token } = await owner.social(known, { verified: 'yes' });
    expect(await nameOf(owner, token)).toMatchObject({ email: taken.contact, phone: null });
    expect(await waysIn(taken)).toEqual([]);
    expect((await owner.social(known, { phone: newPhone() })).body.email).toBe(taken.contact);
  });

  it('belongs to who enters the code from there, and its maker is out', async () => {
    const taken = await takenBefore('phone');
    const owner = await newVisitor(server());
    await owner.requestCode(taken.contact);
    await owner.enterCode(taken.contact);
    const { token } = await owner.enterCode(taken.contact, { verified: 'yes' });
    expect(await nameOf(owner, token)).toMatchObject({ email: null, phone: taken.contact });
    expect(await waysIn(taken)).toEqual([]);
  });

  it.each(['email', 'phone'] as const)(
    'stays its maker’s when whose %s it is recovers: that person starts with an account of their own',
    async (named) => {
      const taken = await takenBefore(named);
      await server().database.query('update customers set loyalty_points = 70 where id = $1', [taken.id]);
      const owner = await newVisitor(server());
      const asked = await owner.forgot(taken.contact);
      const nobodys = await owner.forgot(named === 'email' ? newEmail() : newPhone());
      expect([asked.status, asked.text]).toEqual([nobodys.status, nobodys.text]);
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

  it('is recovered by its contact when nothing of it was ever proven, and its maker is out', async () => {
    const taken = await takenBefore('email');
    const { database } = server();
    await database.query('update customers set is_phone_verified = false where id = $1', [taken.id]);
    await database.query('delete from social_accounts where customer_id = $1', [taken.id]);
    const owner = await newVisitor(server());
    await owner.forgot(taken.contact);
    expect((await owner.reset(taken.contact, 'another-1')).status).toBe(200);
    const { token } = await owner.password(taken.contact, 'another-1');
    expect(await nameOf(owner, token)).toMatchObject({ f_name: 'Lina', email: taken.contact, phone: null });
    expect(await waysIn(taken)).toEqual([]);
    await server().settle();
  });

  it('stays as it is for whom it has proven itself', async () => {
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

  it('tells whose it is of a new password and of another address', async () => {
    const { form, token, visitor } = await newCustomer(server());
    const told = () =>
      server()
        .sent.filter(({ to }) => to === form.email)
        .map(({ text }) => text);
    await visitor.send('customer/update-profile', { password: 'another-1' }, { token });
    await server().settle();
    expect(told()).toEqual([expect.stringContaining('password was changed')]);
    await visitor.forgot(form.phone);
    await visitor.reset(form.phone, 'another-2');
    await server().settle();
    expect(told()).toHaveLength(2);
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
    expect(told().at(-1)).toContain('email address was changed');
  });

  it('is asked about other people’s contacts twenty times an hour at most', async () => {
    const { token, visitor } = await newCustomer(server());
    const answers: number[] = [];
    for (let round = 0; round < 22; round += 1)
      answers.push(
        (await visitor.send('customer/update-profile', { email: 'amira@souk.example' }, { token })).status,
      );
    expect(answers).toEqual([...Array(20).fill(403), 429, 429]);
  });

  it('lets nobody finish a sign-in that began before everybody was put out', async () => {
    const { form, id } = await newCustomer(server());
    const { database } = server();
    const slow = await startTestApp(database, {
      services: () => ({
        passwords: {
          ...quickPasswords,
          async verify(password, stored) {
            const isRight = await quickPasswords.verify(password, stored);
            await database.transaction((tx) => endAccess(tx, id));
            return isRight;
          },
        },
      }),
    });
    const late = await (await newVisitor(slow)).password(form.email, form.password);
    await slow.app.close();
    expect([late.status, late.codes]).toEqual([403, ['expired']]);
  });

  it('lets nobody change a password with a token that ended meanwhile', async () => {
    const { form, id, token } = await newCustomer(server());
    const { database } = server();
    const slow = await startTestApp(database, {
      services: () => ({
        passwords: {
          ...quickPasswords,
          async hash(password) {
            await database.transaction((tx) => endAccess(tx, id));
            return quickPasswords.hash(password);
          },
        },
      }),
    });
    const late = await (await newVisitor(slow)).send(
      'customer/update-profile',
      { password: 'another-1' },
      { token },
    );
    await slow.app.close();
    expect(late.status).toBe(401);
    expect((await (await newVisitor(server())).password(form.email, form.password)).token).not.toBeNull();
  });
});
