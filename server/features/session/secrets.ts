import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/database';

/** A random key that this database keeps to itself, made when it is first asked for. */
export async function secretOf(database: Queryable, name: string): Promise<Buffer> {
  const [row] = await database.query<{ value: Buffer }>(
    `insert into secrets (name, value) values ($1, $2)
    on conflict (name) do update set value = secrets.value
    returning value`,
    [name, randomBytes(32)],
  );
  if (row === undefined) throw new Error(`The secret ${name} could not be read`);
  return row.value;
}
