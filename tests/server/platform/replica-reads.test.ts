import { afterEach, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database';
import { type ContractOperation, contractOperations } from '../../../server/http/contract';
import { isPublicRead } from '../../../server/http/replica-reads';
import { forEachDatabase, type TestServer } from '../../support/server';

/** These operations return constants. */
const WITHOUT_DATABASE = ['otherBanners', 'videoContent'];
const NAMES: Record<string, string> = { name: 'milk', filter: 'all' };
const publicReads = contractOperations.filter(isPublicRead);

function addressOf({ path, query }: ContractOperation): string {
  const required = (query as { required: string[] }).required;
  const fields = required.map((name) => `${name}=${NAMES[name] ?? '1'}`);
  return `/api/v1${path.replaceAll(/:(\w+)/g, (_, name: string) => NAMES[name] ?? '1')}?${fields.join('&')}`;
}

const asked: string[] = [];

/** A database that counts its statements and refuses to write, like a replica. */
function replicaOf(database: Database): Database {
  return {
    ...database,
    query: (sql, values) => {
      asked.push(sql);
      return database.transaction(async (tx) => {
        await tx.script('set transaction read only');
        return tx.query(sql, values);
      });
    },
    transaction: (run) =>
      database.transaction(async (tx) => {
        asked.push('transaction');
        await tx.script('set transaction read only');
        return run(tx);
      }),
  };
}

const get = (server: TestServer, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { moduleid: '1', zoneid: '[1]', ...headers } });

const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
  String(answer.headers['set-cookie'] ?? '');

afterEach(() => {
  asked.length = 0;
});

forEachDatabase(
  'A server with a read replica',
  (server) => {
    it.each(publicReads.map((operation) => [operation.id, operation] as const))(
      'answers a request for %s from the replica, which accepts no writes',
      async (_, operation) => {
        const { statusCode, body } = await get(server(), addressOf(operation));
        expect([200, 404], body.slice(0, 300)).toContain(statusCode);
        expect(asked.length > 0).toBe(!WITHOUT_DATABASE.includes(operation.id));
      },
    );

    it('answers more than fifty kinds of reads from the replica', () => {
      expect(publicReads.length).toBeGreaterThan(50);
    });

    it.each([
      '/api/v1/customer/cart/list?guest_id=a',
      '/api/v1/config',
      '/api/v1/customer/order/slots?store_id=1',
    ])(
      'answers %s from the primary, because the data is personal or decides what can be ordered',
      async (url) => {
        await get(server(), url);
        expect(asked).toEqual([]);
      },
    );

    it("answers a browser from the primary for ten seconds after that browser's own write", async () => {
      const { app } = server();
      const written = await app.inject({
        method: 'POST',
        url: '/api/v1/newsletter/subscribe',
        payload: { email: 'reader@souk.example' },
      });
      expect(written.statusCode).toBe(200);
      expect(cookieOf(written)).toMatch(/^souk_wrote=1; Max-Age=10; Path=\/api; HttpOnly; SameSite=Lax$/);
      await get(server(), '/api/v1/items/popular', { cookie: 'souk_wrote=1' });
      expect(asked).toEqual([]);
      await get(server(), '/api/v1/items/popular', { cookie: 'souk_language=en' });
      expect(asked).not.toEqual([]);
    });

    it('sets no cookie after a read and after a refused write', async () => {
      const { app } = server();
      const refused = await app.inject({
        method: 'POST',
        url: '/api/v1/newsletter/subscribe',
        payload: { email: 'nobody' },
      });
      expect(refused.statusCode).toBe(403);
      expect([cookieOf(refused), cookieOf(await get(server(), '/api/v1/items/popular'))]).toEqual(['', '']);
    });
  },
  { replica: replicaOf },
);

forEachDatabase('A server without a read replica', (server) => {
  it('sets no cookie, even after a write', async () => {
    const written = await server().app.inject({
      method: 'POST',
      url: '/api/v1/newsletter/subscribe',
      payload: { email: 'second@souk.example' },
    });
    expect([written.statusCode, cookieOf(written)]).toEqual([200, '']);
  });
});
