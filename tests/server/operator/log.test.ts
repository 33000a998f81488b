import { describe, expect, it } from 'vitest';
import type { OperatorLogPage } from '../../../contract/types.gen';
import { LOGGED_ACTIONS } from '../../../domain/operator-log';
import { sweepExpired } from '../../../server/features/session/sweep';
import { contractOperations } from '../../../server/http/contract';
import { forEachDatabase } from '../../support/server';
import { newOrder } from '../orders/placed';
import { type Browser, WRITES } from './log-writes';
import { browser, ENV, operatorOf } from './visitor';

const DAY = 24 * 60 * 60_000;
const WRITING = ['post', 'put', 'delete'];
/** These operations read, or create a challenge. They use POST so that no token or password is in a URL. */
const READS = ['readOperatorLink', 'startOperatorPasskey', 'startOperatorPasskeySignIn'];

describe('The audit log', () => {
  it('covers every operation of the console that changes something [X-27]', () => {
    const writes = contractOperations
      .filter(({ path, method }) => path.startsWith('/operator/') && WRITING.includes(method))
      .map(({ id }) => id)
      .filter((id) => !READS.includes(id));
    expect(Object.keys(WRITES).sort()).toEqual([...writes].sort());
    expect([...LOGGED_ACTIONS].sort()).toEqual([...writes].sort());
  });
});

forEachDatabase(
  'The audit log',
  (server) => {
    const read = async (by: Pick<Browser, 'send'>, query = '') => {
      const { status, body, codes } = await by.send<OperatorLogPage>(
        'GET',
        `/operator/log?limit=100${query}`,
      );
      return { status, codes, ...body };
    };
    const atConsole = async () => {
      const key = browser(server);
      await key.enter();
      return key;
    };

    it.each(Object.entries(WRITES))(
      'has an entry about %s exactly when the write is committed [X-27]',
      async (action, prepare) => {
        const { database } = server();
        const { by, method, path, body, again, state } = await prepare(server);
        const stateNow = () => database.query(state);
        const entries = () =>
          database.query<{ changes: object; request_id: string }>(
            'select changes, request_id from operator_log where action = $1 order by id',
            [action],
          );
        const [before, earlier] = [await stateNow(), await entries()];
        await database.script(
          `alter table operator_log add constraint refused check (action <> '${action}') not valid`,
        );
        expect((await by.send(method, path, body)).status).toBe(500);
        expect(await stateNow()).toEqual(before);
        await database.script('alter table operator_log drop constraint refused');

        const { status, headers } = await by.send(method, path, (await again?.()) ?? body);
        expect(status).toBe(200);
        expect(await stateNow()).not.toEqual(before);
        const [entry, ...more] = (await entries()).slice(earlier.length);
        expect(more).toEqual([]);
        expect(entry?.request_id).toBe(headers['x-request-id']);
        expect(JSON.stringify(entry)).not.toMatch(/Private|password of|another password|secret of|@/);
      },
    );

    it('records who did what, with the role and the old and new values [X-27]', async () => {
      const who = await operatorOf(server, { role: 'manager', email: 'who@shop.example' });
      const { database } = server();
      await database.query('update stores set tax_percent = 5 where id = 2');
      await who.send('PUT', '/operator/taxes/store/2', { tax_percent: null });
      const { entries } = await read(await atConsole(), `&person=${who.id}`);
      expect(entries).toMatchObject([
        {
          operator_id: who.id,
          operator: 'The manager',
          role: 'manager',
          action: 'setTaxRate',
          object: 'store',
          object_id: 2,
          object_name: expect.any(String),
          changes: [{ field: 'tax_percent', old: 5, new: null }],
        },
        { action: 'signInOperator', object: 'session', object_id: null, role: 'manager' },
      ]);
      const orderId = await newOrder(server(), {});
      await who.send('PUT', `/operator/orders/${orderId}`, { decision: 'canceled', reason: 'Sold out' });
      const about = await read(await atConsole(), `&object=order&object_id=${orderId}`);
      expect(about.entries.map(({ changes }) => changes)).toEqual([
        [
          { field: 'decision', old: null, new: 'canceled' },
          { field: 'status', old: 'pending', new: 'canceled' },
          { field: 'reason' },
        ],
      ]);
    });

    it('can be filtered by person, action, object and day, and is paged [X-27]', async () => {
      const key = await atConsole();
      const who = await operatorOf(server, { role: 'manager', email: 'filter@shop.example' });
      for (const percent of [1, 2, 3])
        await who.send('PUT', '/operator/taxes/item/101', { tax_percent: percent });
      const ids = async (query: string) => (await read(key, query)).entries.map(({ id }) => id);
      const mine = await ids(`&person=${who.id}&action=setTaxRate`);
      expect(mine).toHaveLength(3);
      expect([...mine].sort((one, other) => other - one)).toEqual(mine);
      expect(await ids('&object=item&object_id=101')).toEqual(mine);
      expect(await ids(`&person=${who.id}&object=order`)).toEqual([]);
      const byKey = await read(key, '&person=key');
      expect(new Set(byKey.entries.map(({ operator_id }) => operator_id))).toEqual(new Set([null]));
      const second = await key.send<OperatorLogPage>(
        'GET',
        `/operator/log?limit=2&offset=2&person=${who.id}&action=setTaxRate`,
      );
      expect(second.body).toMatchObject({ total_size: 3, entries: [{ id: mine[2] }] });
      // The day in the city's time zone, which is four hours ahead of UTC.
      const { database } = server();
      const moment = (at: string) =>
        database.query('update operator_log set at = $1 where id = $2', [at, mine[0]]);
      const from = (day: string, to: string) => ids(`&object=item&object_id=101&from=${day}&to=${to}`);
      await moment('2026-01-05T20:00:00Z');
      expect(await from('2026-01-06', '2026-01-06')).toEqual([mine[0]]);
      expect(await from('2026-01-05', '2026-01-05')).toEqual([]);
      await moment('2026-01-06T19:59:59Z');
      expect(await from('2026-01-06', '2026-01-06')).toEqual([mine[0]]);
      expect(await from('2026-01-07', '2026-01-07')).toEqual([]);
      expect((await read(key, '&from=2026-13-01')).codes).toEqual(['from']);
    });

    it('keeps the name of a removed account, which can still be chosen in the filter [X-27]', async () => {
      const key = await atConsole();
      const gone = await operatorOf(server, { role: 'support', email: 'gone@shop.example' });
      await key.send('DELETE', `/operator/accounts/${gone.id}`);
      const { entries, people: known } = await read(key, `&person=${gone.id}`);
      expect(entries.map(({ operator, action }) => [operator, action])).toEqual([
        ['The support', 'signInOperator'],
      ]);
      expect(known).toContainEqual({ id: gone.id, name: 'The support' });
    });

    it('shows managers no accounts and sign-ins, and shows support and stores nothing [X-26, X-27]', async () => {
      const manager = await operatorOf(server, { role: 'manager', email: 'reader@shop.example' });
      const seen = await read(manager);
      expect(seen.entries.length).toBeGreaterThan(0);
      expect(seen.entries.filter(({ object }) => object === 'account' || object === 'session')).toEqual([]);
      expect((await read(manager, '&object=account')).total_size).toBe(0);
      for (const role of ['support', 'store'] as const) {
        const email = `${role}.reader@shop.example`;
        const who = await operatorOf(server, { role, email, ...(role === 'store' && { storeId: 1 }) });
        expect(await read(who)).toMatchObject({ status: 403, codes: ['role'] });
      }
    });

    it('has no entry for a refused write or for a preview of settings [X-27]', async () => {
      const who = await operatorOf(server, { role: 'owner', email: 'refused@shop.example' });
      await who.send('PUT', '/operator/taxes/store/987654', { tax_percent: 5 });
      await who.send('PUT', '/operator/conversations/987654', { message: 'Hello' });
      await who.send('PUT', '/operator/switches', { scope: 'browser', values: { tax_included: 0 } });
      await who.send('POST', '/operator/sign-in', { email: who.email, password: 'wrong' });
      const { entries } = await read(await atConsole(), `&person=${who.id}`);
      expect(entries.map(({ action }) => action)).toEqual(['signInOperator']);
    });

    it('deletes its entries after 400 days [X-27]', async () => {
      const key = await atConsole();
      const { database, wallClock } = server();
      const [fresh, old] = (await read(key)).entries;
      const age = (id: number | undefined, days: number) =>
        database.query('update operator_log set at = $1 where id = $2', [
          new Date(wallClock() - days * DAY),
          id,
        ]);
      await age(old?.id, 400.1);
      await age(fresh?.id, 399.9);
      await sweepExpired(database, wallClock());
      const left = (await read(key)).entries.map(({ id }) => id);
      expect(left).toContain(fresh?.id);
      expect(left).not.toContain(old?.id);
    });
  },
  { env: ENV },
);
