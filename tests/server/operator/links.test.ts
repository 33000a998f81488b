import { expect, it } from 'vitest';
import type { OperatorAccounts, OperatorLink, OperatorLinkAccount } from '../../../contract/types.gen';
import { sweepExpired } from '../../../server/features/session/sweep';
import { forEachDatabase } from '../../support/server';
import { browser, copyOfCookies, ENV, operatorOf, PASSWORD } from './visitor';

const NEW_PASSWORD = 'a password of a link';
const HOUR = 60 * 60_000;

forEachDatabase(
  'A sign-in link',
  (server) => {
    const atConsole = async () => {
      const key = browser(server);
      await key.enter();
      return key;
    };
    const linkOf = async (id: number) => {
      const { body } = await (await atConsole()).send<OperatorLink>('POST', `/operator/accounts/${id}/link`);
      const [page = '', token = ''] = body.url.split('#');
      return { page, token, expiresAt: Date.parse(body.expires_at) };
    };
    const read = (token: string) =>
      browser(server).send<OperatorLinkAccount>('POST', '/operator/link', { token });
    const use = (token: string, password = NEW_PASSWORD, by = browser(server)) =>
      by.send('PUT', '/operator/link', { token, password });
    let people = 0;
    const anybody = (role: 'owner' | 'support' = 'support') => {
      people += 1;
      return operatorOf(server, { role, email: `link.${people}@shop.example` });
    };

    it('lets an operator set a new password, which signs in and ends every other session [X-29]', async () => {
      const who = await anybody();
      const copy = copyOfCookies(server, who);
      const { page, token, expiresAt } = await linkOf(who.id);
      expect(page).toMatch(/^http.*\/operator\/link$/);
      expect(expiresAt - server().wallClock()).toBeGreaterThan(HOUR - 60_000);
      expect((await read(token)).body).toEqual({ name: 'The support', email: who.email });
      // Reading the link and creating it change nothing for the operator.
      expect((await who.send('GET', '/operator/orders')).status).toBe(200);
      const opened = browser(server);
      expect((await use(token, NEW_PASSWORD, opened)).status).toBe(200);
      expect((await opened.send('GET', '/operator/orders')).status).toBe(200);
      for (const one of [who, copy])
        expect(await one.send('GET', '/operator/orders')).toMatchObject({ status: 403, codes: ['operator'] });
      expect((await who.signIn()).status).toBe(403);
      expect((await who.signIn(NEW_PASSWORD)).status).toBe(200);
    });

    it('works once, even if it is used twice at the same time [X-29]', async () => {
      const who = await anybody();
      const { token } = await linkOf(who.id);
      const answers = await Promise.all([use(token, `${NEW_PASSWORD} 1`), use(token, `${NEW_PASSWORD} 2`)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect((await use(token)).codes).toEqual(['link']);
      const used = answers.findIndex(({ status }) => status === 200) + 1;
      expect((await who.signIn(`${NEW_PASSWORD} ${used}`)).status).toBe(200);
    });

    it('gets the same response if it is unknown, used, replaced, expired or revoked, and for a blocked or removed account [X-29, NFR-10]', async () => {
      const owner = await atConsole();
      const edit = (id: number, email: string, change: object) =>
        owner.send('PUT', `/operator/accounts/${id}`, { name: 'Any', email, role: 'support', ...change });
      const ends: ((who: Awaited<ReturnType<typeof anybody>>, token: string) => Promise<unknown>)[] = [
        (_, token) => use(token),
        (who) => linkOf(who.id),
        (who) =>
          server().database.query(
            `update operator_links set expires_at = now() - interval '1 day' where operator_id = $1`,
            [who.id],
          ),
        (who) => edit(who.id, who.email, { is_active: false }),
        (who) => edit(who.id, who.email, { role: 'manager' }),
        (who) => edit(who.id, `new.${who.email}`, {}),
        (who) => edit(who.id, who.email, { password: 'another long password' }),
        (who) =>
          who.send('PUT', '/operator/password', { old_password: PASSWORD, password: 'my own long password' }),
        (who) => owner.send('DELETE', `/operator/accounts/${who.id}`),
      ];
      const answers = [(await read('unknown')).body, (await use('unknown')).body];
      for (const end of ends) {
        const who = await anybody();
        const { token } = await linkOf(who.id);
        await end(who, token);
        answers.push((await read(token)).body, (await use(token)).body);
        server().pass(16 * 60_000);
      }
      expect(answers[0]).toMatchObject({ errors: [{ code: 'link' }] });
      expect(answers).toEqual(answers.map(() => answers[0]));
    });

    it('stays valid for one hour and when only the name changes [X-29]', async () => {
      const who = await anybody();
      const { token } = await linkOf(who.id);
      await (await atConsole()).send('PUT', `/operator/accounts/${who.id}`, {
        name: 'New Name',
        email: who.email,
        role: 'support',
      });
      server().pass(HOUR - 60_000);
      expect((await read(token)).body).toMatchObject({ name: 'New Name' });
      server().pass(2 * 60_000);
      expect((await read(token)).codes).toEqual(['link']);
      expect((await use(token)).codes).toEqual(['link']);
    });

    it('refuses a short password and can still be used afterwards [X-29]', async () => {
      const { token } = await linkOf((await anybody()).id);
      expect((await use(token, 'short')).codes).toEqual(['password']);
      expect((await use(token)).status).toBe(200);
    });

    it('is stored as a hash, recorded without its token and deleted after it has expired [X-27, X-29]', async () => {
      const who = await anybody();
      const { token } = await linkOf(who.id);
      const { database, wallClock } = server();
      const links = () =>
        database.query<{ token_hash: Buffer }>(
          'select token_hash from operator_links where operator_id = $1',
          [who.id],
        );
      const [stored] = await links();
      expect(stored?.token_hash).toHaveLength(32);
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(Buffer.from(token, 'base64url').equals(stored?.token_hash ?? Buffer.alloc(0))).toBe(false);
      const log = await database.query(
        'select action, operator_id, changes from operator_log where object_id = $1 order by id desc limit 1',
        [who.id],
      );
      expect(log).toEqual([{ action: 'createOperatorLink', operator_id: null, changes: [] }]);
      await sweepExpired(database, wallClock());
      expect(await links()).toHaveLength(1);
      await sweepExpired(database, wallClock() + HOUR + 2 * 60_000);
      expect(await links()).toEqual([]);
    });

    it('is not created for a blocked or unknown account, and at most 30 times an hour for one [X-29]', async () => {
      const owner = await atConsole();
      const who = await anybody();
      const create = (id: number) => owner.send('POST', `/operator/accounts/${id}/link`);
      expect((await create(987_654)).status).toBe(404);
      const statuses = [];
      for (let times = 0; times < 31; times += 1) statuses.push((await create(who.id)).status);
      expect(statuses).toEqual([...Array(30).fill(200), 429]);
      const other = await anybody();
      await owner.send('PUT', `/operator/accounts/${other.id}`, {
        name: 'Any',
        email: other.email,
        role: 'support',
        is_active: false,
      });
      expect((await create(other.id)).status).toBe(404);
    });

    it('cannot be guessed: 20 wrong tokens block an IP address for 15 minutes [X-29, NFR-10]', async () => {
      server().pass(16 * 60_000);
      const { token } = await linkOf((await anybody()).id);
      for (let times = 0; times < 5; times += 1) expect((await read(token)).status).toBe(200);
      const statuses = [];
      for (let times = 0; times < 21; times += 1) statuses.push((await read(`wrong ${times}`)).status);
      expect(statuses).toEqual([...Array(20).fill(403), 429]);
      expect((await use(token)).status).toBe(429);
      server().pass(16 * 60_000);
      expect((await use(token)).status).toBe(200);
    });

    it('is the first sign-in of an account that was added without a password [X-29]', async () => {
      const owner = await atConsole();
      const form = { name: 'Invited', email: 'invited@shop.example', role: 'support' };
      const { body } = await owner.send<{ id: number }>('POST', '/operator/accounts', form);
      const hasPassword = async () =>
        (await owner.send<OperatorAccounts>('GET', '/operator/accounts')).body.operators.find(
          ({ id }) => id === body.id,
        )?.has_password;
      expect(await hasPassword()).toBe(false);
      for (const password of [' ', PASSWORD])
        expect(
          await browser(server).send('POST', '/operator/sign-in', { email: form.email, password }),
        ).toMatchObject({ status: 403, codes: ['auth'] });
      expect((await use((await linkOf(body.id)).token)).status).toBe(200);
      expect(await hasPassword()).toBe(true);
    });
  },
  { env: ENV },
);

forEachDatabase(
  'An invited owner without a password',
  (server) => {
    it('neither ends the shop key nor replaces the last owner who can sign in [X-26, X-29]', async () => {
      const key = browser(server);
      await key.enter();
      const add = (email: string) =>
        key.send<{ id: number }>('POST', '/operator/accounts', { name: 'Owner', email, role: 'owner' });
      const { id } = (await add('invited@shop.example')).body;
      const link = await key.send<OperatorLink>('POST', `/operator/accounts/${id}/link`);
      expect(link.status).toBe(200);
      const owner = browser(server);
      const [, token] = link.body.url.split('#');
      await owner.send('PUT', '/operator/link', { token, password: NEW_PASSWORD });
      expect((await key.send('GET', '/operator/orders')).codes).toEqual(['operator']);
      await owner.send('POST', '/operator/accounts', {
        name: 'Second',
        email: 'second@shop.example',
        role: 'owner',
      });
      expect((await owner.send('DELETE', `/operator/accounts/${id}`)).codes).toEqual(['last_owner']);
      // Owners can create a link for their own account without losing the session or the password.
      await owner.send('POST', `/operator/accounts/${id}/link`);
      expect((await owner.send('GET', '/operator/accounts')).status).toBe(200);
      const again = { email: 'invited@shop.example', password: NEW_PASSWORD };
      expect((await browser(server).send('POST', '/operator/sign-in', again)).status).toBe(200);
    });
  },
  { env: { ...ENV, OPERATOR_KEY_SIGN_IN: 'until-owner' } },
);
