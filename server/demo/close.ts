import type { Database } from '../db/database';
import { lockPreparation } from '../db/migrate';

const CLOSED = [
  ['customer', 'customers'],
  ['store', 'stores'],
] as const;

/**
 * Closes a demo whose database becomes a real shop. Signs all users out, because demo passwords are public,
 * and stops all sales.
 */
export function closeDemo(database: Database): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockPreparation(tx);
    const [open] = await tx.query('select 1 from customers where fixture is not null and is_active limit 1');
    if (open === undefined) return false;
    await tx.query('delete from access_tokens');
    await tx.query('delete from open_sign_ins');
    await tx.query('delete from codes');
    for (const [kind, table] of CLOSED)
      await tx.query(
        `with shut as (update ${table} set is_active = false where is_active returning id)
         insert into closed_demo (kind, id) select $1, id from shut`,
        [kind],
      );
    return true;
  });
}

export function reopenDemo(database: Database): Promise<void> {
  return database.transaction(async (tx) => {
    await lockPreparation(tx);
    for (const [kind, table] of CLOSED)
      await tx.query(
        `with opened as (delete from closed_demo where kind = $1 returning id)
         update ${table} set is_active = true where id in (select id from opened)`,
        [kind],
      );
  });
}
