import { expect, it } from 'vitest';
import type { OperatorAccounts, OperatorLink } from '../../../contract/types.gen';
import { sweepExpired } from '../../../server/features/session/sweep';
import { forEachDatabase } from '../../support/server';
import { OLIVE_BRANCH } from '../orders/placed';
import { newAuthenticator } from '../session/authenticator';
import { newCustomer } from '../session/visitor';
import { type Creation, expectRefused, HERE, passkeysAt, SIGN_IN } from './passkey-owners';
import { browser, copyOfCookies, ENV, operatorOf, PASSWORD } from './visitor';

const MINUTE = 60_000;

forEachDatabase(
  'An operator’s passkey',
  (server) => {
    const { anybody, creating, add, withPasskey, requested, signIn, listed, atConsole } = passkeysAt(server);

    it.each(['owner', 'manager', 'support', 'store'] as const)(
      'signs in without email and password, for the role %s [X-33]',
      async (role) => {
        const who = await operatorOf(server, { role, ...(role === 'store' && { storeId: OLIVE_BRANCH }) });
        const options = await creating(who);
        expect(options.body).toMatchObject({
          rp: { id: 'localhost', name: 'Souk' },
          user: { name: who.email },
          excludeCredentials: [],
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        });
        const { device, added } = await add(who, newAuthenticator(HERE), '  Work   laptop ');
        expect(added).toMatchObject({ status: 200, body: { message: 'Your passkey is ready.' } });
        expect(await listed(who)).toMatchObject([{ name: 'Work laptop', used_at: null }]);
        for (let times = 0; times < 2; times += 1) {
          const elsewhere = browser(server);
          expect(await signIn(device, elsewhere)).toMatchObject({ status: 200, codes: [] });
          expect((await elsewhere.send('GET', '/operator/session')).body).toMatchObject({
            email: who.email,
            role,
          });
        }
        expect((await listed(who))[0]?.used_at).not.toBeNull();
      },
    );

    it('is removed when the account gets another email, a password from the owner or one by a sign-in link, and stays otherwise [X-29, X-33]', async () => {
      const owner = await atConsole();
      const edit = (id: number, email: string, change: object) =>
        owner.send('PUT', `/operator/accounts/${id}`, { name: 'Any', email, role: 'support', ...change });
      const byLink = async (id: number) => {
        const { body } = await owner.send<OperatorLink>('POST', `/operator/accounts/${id}/link`);
        const link = { token: body.url.split('#')[1], password: 'a password of a link' };
        return browser(server).send('PUT', '/operator/link', link);
      };
      type Who = Awaited<ReturnType<typeof anybody>>;
      const changes: [(who: Who) => Promise<{ status: number }>, number][] = [
        [(who) => edit(who.id, `new.${who.email}`, {}), 403],
        [(who) => edit(who.id, who.email, { password: 'another long password' }), 403],
        [(who) => byLink(who.id), 403],
        [(who) => edit(who.id, who.email, { name: 'New', role: 'manager' }), 200],
        [
          (who) =>
            who.send('PUT', '/operator/password', {
              old_password: PASSWORD,
              password: 'my own long password',
            }),
          200,
        ],
      ];
      for (const [change, status] of changes) {
        const { who, device } = await withPasskey();
        const unfinished = newAuthenticator(HERE).create((await creating(who)).body);
        expect((await change(who)).status).toBe(200);
        expect((await signIn(device)).status).toBe(status);
        const again = copyOfCookies(server, who);
        const late = await again.send('POST', '/operator/passkeys', { credential: unfinished });
        // Only the operator’s own change of the password keeps the session.
        expect(late.status).toBe(change === changes.at(-1)?.[0] ? 200 : 403);
      }
    });

    it('is not added if the session ends while the device’s response is verified [X-33]', async () => {
      const who = await anybody();
      const credential = newAuthenticator(HERE).create((await creating(who)).body);
      const { database } = server();
      // Holds the account's lock until the response has been verified.
      const added = await database.transaction(async (tx) => {
        await tx.query('select 1 from operators where id = $1 for update', [who.id]);
        const waiting = who.send('POST', '/operator/passkeys', { credential });
        await new Promise((done) => setTimeout(done, 300));
        await tx.query('delete from operator_sessions where operator_id = $1', [who.id]);
        return { waiting };
      });
      expect((await added.waiting).codes).toEqual(['operator']);
      expect(
        await database.query('select 1 from operator_passkeys where operator_id = $1', [who.id]),
      ).toEqual([]);
    });

    it('has another user id than a customer’s passkey, because a device keeps one passkey per user id [X-33]', async () => {
      const customer = await newCustomer(server());
      const { body } = await customer.visitor.send(
        'auth/passkey/register-options',
        {},
        { token: customer.token },
      );
      const who = await anybody();
      const twin = browser(server);
      await server().database.query(
        `insert into operators overriding system value
        select $2, name, 'twin@shop.example', role, store_id, password_hash, is_active, created_at
        from operators where id = $1`,
        [who.id, customer.id],
      );
      await twin.send('POST', '/operator/sign-in', { email: 'twin@shop.example', password: PASSWORD });
      const own = await creating(twin);
      expect(own.status).toBe(200);
      expect(own.body.user.id).not.toBe((body as unknown as Creation).user.id);
    });

    it('is recorded in the audit log when it is added, used and removed, and shown to the owner [X-27, X-33]', async () => {
      const { who, device } = await withPasskey();
      await signIn(device);
      const owner = await atConsole();
      const hasPasskey = async () =>
        (await owner.send<OperatorAccounts>('GET', '/operator/accounts')).body.operators.find(
          ({ id }) => id === who.id,
        )?.has_passkey;
      expect(await hasPasskey()).toBe(true);
      const [key] = await listed(who);
      await who.send('DELETE', `/operator/passkeys/${key?.id}`);
      expect(await hasPasskey()).toBe(false);
      const log = await server().database.query(
        `select action, object, changes from operator_log where operator_id = $1 and action like '%Passkey' order by id`,
        [who.id],
      );
      const changes = [{ field: 'passkey' }];
      expect(log).toEqual([
        { action: 'addOperatorPasskey', object: 'account', changes },
        { action: 'signInOperatorByPasskey', object: 'session', changes: [] },
        { action: 'removeOperatorPasskey', object: 'account', changes },
      ]);
    });

    it('exists at most 20 times for one account, and its old challenges are deleted [X-33]', async () => {
      const who = await anybody();
      for (let count = 0; count < 20; count += 1) expect((await add(who)).added.status).toBe(200);
      expectRefused(await creating(who));
      await requested();
      const { database, wallClock } = server();
      await sweepExpired(database, wallClock() + 10 * MINUTE);
      expect(await database.query('select 1 from operator_passkey_challenges')).toEqual([]);
    });
  },
  { env: ENV },
);

forEachDatabase('Without a console, a passkey', (server) => {
  it('gets the response of an unknown URL [X-23, X-33]', async () => {
    const anyone = browser(server);
    expect((await anyone.send('POST', `${SIGN_IN}/options`)).status).toBe(404);
    const shown = newAuthenticator(HERE).get({ challenge: 'bWFkZS11cA' });
    expect((await anyone.send('POST', SIGN_IN, shown)).status).toBe(404);
  });
});
