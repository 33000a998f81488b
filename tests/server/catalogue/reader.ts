import { vi } from 'vitest';
import type { Item, ItemPage, Store, StorePage } from '../../../contract/types.gen';
import type { TestServer } from '../../support/server';

type Headers = Record<string, string>;
export type Answer<Body> = { status: number; body: Body; headers: Record<string, unknown> };

/** The food module in the first zone. */
export const IN_FOOD: Headers = { moduleid: '1', zoneid: '[1]' };
export const inModule = (id: number, zones = '[1]'): Headers => ({ moduleid: String(id), zoneid: zones });

export async function read<Body>(
  server: TestServer,
  path: string,
  headers: Headers = {},
): Promise<Answer<Body>> {
  const answer = await server.app.inject({ url: `/api/v1${path}`, headers });
  return { status: answer.statusCode, body: answer.json<Body>(), headers: answer.headers };
}

export const readItem = async (server: TestServer, name: string, headers: Headers = {}): Promise<Item> =>
  (await read<Item>(server, `/items/details/${name}`, headers)).body;

export const readItems = async (server: TestServer, path: string, headers: Headers = IN_FOOD) => {
  const { body } = await read<ItemPage>(server, path, headers);
  return { total: body.total_size, items: body.products ?? body.items ?? [], body };
};

export const readStores = async (server: TestServer, path: string, headers: Headers = IN_FOOD) => {
  const { body } = await read<StorePage>(server, path, headers);
  return { total: body.total_size, stores: body.stores ?? ([] as Store[]), body };
};

/** Counts the database statements of a request. */
export async function countStatements(server: TestServer, run: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(server.database, 'query');
  await run();
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}
