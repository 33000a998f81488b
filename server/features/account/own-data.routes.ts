import type { Queryable } from '../../db/database';
import type { OperationRequest, Operations } from '../../http/operation';
import { signedIn } from '../session/tokens/bearer';
import { OWN_LISTS } from './own-data.lists';
import { profileOf } from './profile.routes';

/** Everything that the shop keeps of a person, for that person alone [PROF-12]. */
export const ownDataRoutes = (): Operations => ({
  getOwnData: async (request: OperationRequest) => ({
    made_at: new Date(request.now).toISOString(),
    profile: await profileOf(request),
    ...(await readLists(request.database, signedIn(request))),
  }),
});

async function readLists(
  database: Queryable,
  customerId: number,
): Promise<Record<string, Record<string, unknown>[]>> {
  const lists = Object.entries(OWN_LISTS).map(
    async ([name, sql]): Promise<[string, Record<string, unknown>[]]> => {
      const rows = await database.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(list) as row from (${sql}) list`,
        [customerId],
      );
      return [name, rows.map(({ row }) => row)];
    },
  );
  return Object.fromEntries(await Promise.all(lists));
}
