import { createHash } from 'node:crypto';
import type { Database, Queryable } from './database';

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Migration = { name: string; sql: string; checksum: string };

const migrations: readonly Migration[] = Object.entries(files)
  .map(([path, sql]) => ({
    name: path.split('/').at(-1) ?? path,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
  }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** The id of the advisory lock. The number is arbitrary, but must be the same in every process. */
const LOCK = 7_368_491;

/**
 * Locks the preparation of the database. One process prepares it; the others wait and then find nothing to
 * do.
 */
export const lockPreparation = (tx: Queryable): Promise<unknown> =>
  tx.query('select pg_advisory_xact_lock($1)', [LOCK]);

/** Applies missing migrations in order, each in its own transaction. Never edit an applied file. */
export async function migrate(database: Database): Promise<void> {
  await database.script(
    `create table if not exists migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now()
     )`,
  );
  for (const migration of migrations) {
    await database.transaction(async (tx) => {
      await lockPreparation(tx);
      const [applied] = await tx.query<{ checksum: string }>(
        'select checksum from migrations where name = $1',
        [migration.name],
      );
      if (applied === undefined) {
        await tx.script(migration.sql);
        await tx.query('insert into migrations (name, checksum) values ($1, $2)', [
          migration.name,
          migration.checksum,
        ]);
      } else if (applied.checksum !== migration.checksum) {
        throw new Error(
          `${migration.name} was changed after it had been applied. Write a new migration instead.`,
        );
      }
    });
  }
}
