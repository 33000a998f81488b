import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { OperatorAccounts } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { OLIVE_BRANCH } from '../orders/placed';
import { browser, copyOfCookies, ENV, operatorOf, PASSWORD } from './visitor';

const form = { name: 'Maya', email: 'maya@shop.example', role: 'manager', password: PASSWORD };

forEachDatabase(
  "The console's accounts",
  (server) => {
    it('are hidden from visitors, who learn only whether one exists [X-26, NFR-10]', async () => {
      const anybody = browser(server);
      const start = async () => (await anybody.send('GET', '/operator/sign-in')).body;
      expect(await start()).toEqual({ has_accounts: false });
      await operatorOf(server, { role: 'support', email: 'first@shop.example' });
      expect(await start()).toEqual({ has_accounts: true });
    });

    it('are listed for the owner with role and store but without password [X-26]', async () => {
      const owner = browser(server);
      await owner.enter();
      const store = { ...form, email: ' Olive@Shop.example ', role: 'store', store_id: OLIVE_BRANCH };
      expect((await owner.send('POST', '/operator/accounts', store)).status).toBe(200);
      const { body } = await owner.send<OperatorAccounts>('GET', '/operator/accounts');
      const added = body.operators.find(({ email }) => email === 'olive@shop.example');
      expect(added).toEqual({
        id: expect.any(Number),
        name: 'Maya',
        email: 'olive@shop.example',
        role: 'store',
        store_id: OLIVE_BRANCH,
        store: expect.any(String),
        is_active: true,
        has_password: true,
        has_passkey: false,
      });
      expect(body.stores).toContainEqual({ id: OLIVE_BRANCH, name: added?.store });
    });

    it('refuse a used email, a short password and a role without its store [X-26]', async () => {
      const owner = browser(server);
      await owner.enter();
      const add = async (change: object) =>
        (await owner.send('POST', '/operator/accounts', { ...form, email: 'new@shop.example', ...change }))
          .codes;
      expect(await add({ password: 'too-short' })).toEqual(['password']);
      expect(await add({ email: 'nobody' })).toEqual(['email']);
      expect(await add({ name: ' ' })).toEqual(['name']);
      expect(await add({ role: 'store' })).toEqual(['store_id']);
      expect(await add({ role: 'store', store_id: 987_654 })).toEqual(['store_id']);
      expect(await add({})).toEqual([]);
      expect(await add({ email: 'NEW@shop.example' })).toEqual(['email']);
    });

    it('refuse an unknown email, a wrong password and a blocked account with the same response [X-26, NFR-10]', async () => {
      const owner = browser(server);
      await owner.enter();
      const blocked = await operatorOf(server, { role: 'support', email: 'blocked@shop.example' });
      await owner.send('PUT', `/operator/accounts/${blocked.id}`, {
        name: 'Blocked',
        email: blocked.email,
        role: 'support',
        is_active: false,
      });
      await operatorOf(server, { role: 'support', email: 'known@shop.example' });
      const answers: { status: number; body: object }[] = [];
      for (const [email, password] of [
        ['unknown@shop.example', PASSWORD],
        ['known@shop.example', 'a wrong password'],
        ['blocked@shop.example', PASSWORD],
        ['not an email', PASSWORD],
      ]) {
        const { status, body } = await browser(server).send('POST', '/operator/sign-in', { email, password });
        answers.push({ status, body });
      }
      expect(answers[0]).toMatchObject({ status: 403, body: { errors: [{ code: 'auth' }] } });
      expect(answers).toEqual(answers.map(() => answers[0]));
    });

    it('refuse further wrong passwords for an email after a limit, even if no account has it [X-26, NFR-10]', async () => {
      for (const email of ['limited@shop.example', 'limited.unknown@shop.example']) {
        if (!email.includes('unknown')) await operatorOf(server, { role: 'support', email });
        const statuses = [];
        for (let times = 0; times < 11; times += 1)
          statuses.push(
            (await browser(server).send('POST', '/operator/sign-in', { email, password: `wrong ${times}` }))
              .status,
          );
        expect(statuses).toEqual([...Array(10).fill(403), 429]);
      }
      const held = { email: 'limited@shop.example', password: PASSWORD };
      expect((await browser(server).send('POST', '/operator/sign-in', held)).status).toBe(429);
      server().pass(16 * 60_000);
      expect((await browser(server).send('POST', '/operator/sign-in', held)).status).toBe(200);
    });

    it('are stored with scrypt hashes of passwords and SHA-256 hashes of session ids [X-26, NFR-10]', async () => {
      const who = await operatorOf(server, { role: 'support', email: 'hash@shop.example' });
      const [row] = await server().database.query<{ password_hash: string }>(
        'select password_hash from operators where id = $1',
        [who.id],
      );
      expect(row?.password_hash).toMatch(/^scrypt\$/);
      const [id = ''] = (who.kept.get('souk_operator') ?? '').split('.');
      const found = await server().database.query('select 1 from operator_sessions where id_hash = $1', [
        Buffer.from(id),
      ]);
      expect([id.length, found.length]).toEqual([32, 0]);
    });

    it.each([
      ['is blocked', { is_active: false }],
      ['gets another role', { role: 'support' }],
      ['gets another email', { email: 'other.address@shop.example' }],
      ['gets a new password', { password: 'another long password' }],
      ['is removed', null],
    ])('lose access immediately when the account %s, even with a copied cookie [X-26]', async (_, change) => {
      const email = `leaver.${Math.random()}@shop.example`;
      const leaver = await operatorOf(server, { role: 'manager', email });
      const copy = copyOfCookies(server, leaver);
      expect((await copy.send('GET', '/operator/orders')).status).toBe(200);
      const owner = browser(server);
      await owner.enter();
      const path = `/operator/accounts/${leaver.id}`;
      const changed = change
        ? await owner.send('PUT', path, { name: 'Leaver', email, role: 'manager', ...change })
        : await owner.send('DELETE', path);
      expect(changed.status).toBe(200);
      for (const one of [leaver, copy])
        expect(await one.send('GET', '/operator/orders')).toMatchObject({ status: 403, codes: ['operator'] });
    });

    it('stay signed in when only the name changes [X-26]', async () => {
      const who = await operatorOf(server, { role: 'manager', email: 'renamed@shop.example' });
      const owner = browser(server);
      await owner.enter();
      await owner.send('PUT', `/operator/accounts/${who.id}`, {
        name: 'New Name',
        email: who.email,
        role: 'manager',
      });
      expect((await who.send('GET', '/operator/session')).body).toMatchObject({ name: 'New Name' });
    });

    it('end all other sessions when operators change their password [X-26]', async () => {
      const who = await operatorOf(server, { role: 'support', email: 'own@shop.example' });
      const elsewhere = browser(server);
      await elsewhere.send('POST', '/operator/sign-in', { email: who.email, password: PASSWORD });
      const change = (old_password: string, password: string) =>
        who.send('PUT', '/operator/password', { old_password, password });
      expect((await change('a wrong password', 'my new long password')).codes).toEqual(['old_password']);
      expect((await change(PASSWORD, 'short')).codes).toEqual(['password']);
      expect((await change(PASSWORD, 'my new long password')).status).toBe(200);
      expect((await who.send('GET', '/operator/orders')).status).toBe(200);
      expect((await elsewhere.send('GET', '/operator/orders')).status).toBe(403);
      expect((await who.signIn()).status).toBe(403);
      expect((await who.signIn('my new long password')).status).toBe(200);
    });

    it('are not accessible with a session cookie that was issued for the shop key [X-26]', async () => {
      const owner = browser(server);
      await owner.enter();
      const { database } = server();
      const who = await operatorOf(server, { role: 'support', email: 'seal@shop.example' });
      // Turns a session of the shop key into one of an account, or the reverse.
      await database.query('update operator_sessions set operator_id = $1 where operator_id is null', [
        who.id,
      ]);
      expect((await owner.send('GET', '/operator/orders')).status).toBe(403);
      await database.query('update operator_sessions set operator_id = null');
      expect((await who.send('GET', '/operator/orders')).status).toBe(403);
    });
  },
  { env: ENV },
);

forEachDatabase(
  'The last owner',
  (server) => {
    it('cannot be removed, blocked or given another role, even while another owner is being removed [X-26]', async () => {
      const first = await operatorOf(server, { role: 'owner', email: 'first@shop.example' });
      const path = `/operator/accounts/${first.id}`;
      const owner = { name: 'First', email: first.email, role: 'owner' };
      for (const answer of [
        await first.send('DELETE', path),
        await first.send('PUT', path, { ...owner, role: 'manager' }),
        await first.send('PUT', path, { ...owner, is_active: false }),
      ])
        expect(answer).toMatchObject({ status: 403, codes: ['last_owner'] });
      const second = await operatorOf(server, { role: 'owner', email: 'second@shop.example' });
      const removed = await server().database.transaction(async (tx) => {
        await tx.query(`update operators set role = 'manager' where id = $1`, [second.id]);
        const answer = first.send('DELETE', path);
        // Long enough for the request to read the owners before this transaction ends.
        await setTimeout(200);
        return { answer };
      });
      expect(await removed.answer).toMatchObject({ status: 403, codes: ['last_owner'] });
      await server().database.query(`update operators set role = 'owner' where id = $1`, [second.id]);
      expect((await first.send('DELETE', `/operator/accounts/${second.id}`)).status).toBe(200);
    });
  },
  { env: ENV },
);

forEachDatabase(
  'A shop whose key is valid only until there is an owner',
  (server) => {
    it('refuses the shop key and its sessions while an owner has an account [X-26]', async () => {
      const key = browser(server);
      expect((await key.enter()).status).toBe(200);
      const owner = await operatorOf(server, { role: 'owner' });
      expect((await key.send('GET', '/operator/orders')).codes).toEqual(['operator']);
      expect((await browser(server).enter()).codes).toEqual(['key']);
      expect((await owner.send('GET', '/operator/orders')).status).toBe(200);
      await server().database.query('update operators set is_active = false');
      expect((await browser(server).enter()).status).toBe(200);
    });
  },
  { env: { ...ENV, OPERATOR_KEY_SIGN_IN: 'until-owner' } },
);
