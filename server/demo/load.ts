import type { Database, Queryable } from '../db/database';
import { lockPreparation } from '../db/migrate';
import type { WorldTable } from './world/world.types';

const ROWS_A_STATEMENT = 500;

/** Loads the demo into an empty database in one transaction. Returns false if the database was not empty. */
export function loadWorld(database: Database, world: () => readonly WorldTable[]): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockPreparation(tx);
    const [found] = await tx.query('select 1 from zones limit 1');
    if (found !== undefined) return false;
    for (const table of world()) await insertTable(tx, table);
    await tx.query('refresh materialized view known_words');
    return true;
  });
}

async function insertTable(tx: Queryable, { table, rows }: WorldTable): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).map(quoted).join(', ');
  const statement =
    `insert into ${quoted(table)} (${columns}) overriding system value ` +
    `select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, $1)`;
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await tx.query(statement, [JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT))]);
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
