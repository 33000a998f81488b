import { afterAll, expect, inject, it, vi } from 'vitest';
import { readSettings } from '../../../server/settings';
import { type StartedServer, startServer } from '../../../server/start';
import { KEY, startMeilisearch } from '../../support/meilisearch/server';
import { copyOf, type PostgresCopy } from '../../support/postgres-copy';

const url = inject('postgresUrl');
const PATIENCE = { timeout: 40_000, interval: 200 };
let copy: PostgresCopy | null = null;
afterAll(() => copy?.drop());

it.runIf(url !== null)(
  'a server builds the index, follows changes, and stops following without the setting',
  async () => {
    copy = await copyOf(url ?? '');
    const fake = await startMeilisearch();
    const log: string[] = [];
    const start = (env: Record<string, string>): Promise<StartedServer> =>
      startServer(readSettings({ DATABASE_URL: copy?.url, DEMO: 'on', ...env }), {
        appDirectory: null,
        logs: { log: (message) => log.push(message), logRequest: null },
      });
    const server = await start({ SEARCH_URL: fake.url, SEARCH_KEY: KEY });
    try {
      const find = async (name: string) => {
        const { body } = await server.app.inject({
          url: `/api/v1/items/search?name=${name}`,
          headers: { moduleid: '1', zoneid: '[1]' },
        });
        return (JSON.parse(body) as { total_size: number }).total_size;
      };
      expect(await find('pizza')).toBeGreaterThan(0);
      await vi.waitFor(() => expect(log).toContain('The search engine is used.'), PATIENCE);
      fake.takeRequests();
      expect(await find('pizza')).toBeGreaterThan(0);
      expect(fake.takeRequests().map(({ call }) => call)).toContain('POST /multi-search');
      await server.database.query(
        `update items set search_text = ' narwhal | '
        where id = (select id from items where is_listed and module_id = 1 and zone_id = 1 limit 1)`,
      );
      await vi.waitFor(async () => expect(await find('narwhal')).toBe(1), PATIENCE);
    } finally {
      await server.stop();
    }
    const plain = await start({});
    try {
      expect(await plain.database.query('select is_followed from search_index')).toEqual([
        { is_followed: false },
      ]);
    } finally {
      await plain.stop();
    }
  },
  120_000,
);
