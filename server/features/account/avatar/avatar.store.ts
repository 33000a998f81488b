import type { Queryable } from '../../../db/database';
import { bytesOf, type Files } from '../../../db/moved-files';
import type { UploadedImage } from '../../shared/images/uploaded-image';
import { newPictureName } from '../../shared/picture-cache';

export const AVATARS = '/pictures/people/';

/** Replaces the customer's avatar. Returns its new URL, which can't be guessed. */
export async function storeAvatar(
  tx: Queryable,
  customerId: number,
  { extension, bytes }: UploadedImage,
): Promise<string> {
  const name = newPictureName(extension);
  await tx.query('delete from profile_images where customer_id = $1', [customerId]);
  await tx.query('insert into profile_images (name, customer_id, bytes) values ($1, $2, $3)', [
    name,
    customerId,
    bytes,
  ]);
  return AVATARS + name;
}

export async function findAvatar(database: Queryable, name: string, files?: Files): Promise<Buffer | null> {
  const [row] = await database.query<{ bytes: Buffer | null }>(
    'select bytes from profile_images where name = $1',
    [name],
  );
  return row === undefined ? null : bytesOf(files, 'people', { name, ...row });
}
