import type { Queryable } from '../../../db/database';
import { newPictureName } from '../../shared/kept-pictures';
import type { Portrait } from './portrait';

export const PORTRAITS = '/pictures/people/';

/** Puts the picture in the place of the one before; answers its address, which nobody can guess. */
export async function storePortrait(
  tx: Queryable,
  customerId: number,
  { extension, bytes }: Portrait,
): Promise<string> {
  const name = newPictureName(extension);
  await tx.query('delete from profile_images where customer_id = $1', [customerId]);
  await tx.query('insert into profile_images (name, customer_id, bytes) values ($1, $2, $3)', [
    name,
    customerId,
    bytes,
  ]);
  return PORTRAITS + name;
}

export async function findPortrait(database: Queryable, name: string): Promise<Buffer | null> {
  const [row] = await database.query<{ bytes: Buffer }>('select bytes from profile_images where name = $1', [
    name,
  ]);
  return row?.bytes ?? null;
}
