import type { Currency } from '../../../domain/money';
import type { Queryable } from '../../db/database';
import type { OperationRequest, Operations } from '../../http/operation';
import { signedIn } from '../shared/signed-in';
import { ownLists } from './data-export.lists';
import { profileOf } from './profile.routes';

/** Exports the data of the signed-in customer [PROF-12]. */
export const dataExportRoutes = (): Operations => ({
  getOwnData: async (request: OperationRequest) => ({
    made_at: new Date(request.now).toISOString(),
    profile: await profileOf(request),
    ...(await readLists(request.database, signedIn(request), request.currency)),
  }),
});

async function readLists(
  database: Queryable,
  customerId: number,
  currency: Currency,
): Promise<Record<string, Record<string, unknown>[]>> {
  const lists = Object.entries(ownLists(currency)).map(
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
