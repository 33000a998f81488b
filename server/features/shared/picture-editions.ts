import type { Edition } from '../../../domain/picture-editions';
import type { Queryable } from '../../db/database';
import { limitConcurrency } from './concurrency-limit';
import type { PictureStudio } from './picture-studio';

/**
 * A found picture. `bytes: null`: serve the original. `isLasting`: the response never changes, so it can be
 * cached.
 */
type Found = { bytes: Buffer | null; isLasting: boolean };

const NOT_NOW: Found = { bytes: null, isLasting: false };
/**
 * Resizing shares a thread pool with reading files, so only one picture is resized at a time. If the queue is
 * full, the original is served.
 */
const TURNS = { atOnce: 1, waiting: 100, full: () => NOT_NOW };

/**
 * Returns resized pictures. A size is made when it is first requested, so that importing thousands of
 * pictures stays fast.
 */
export function pictureEditions(database: Queryable, openStudio: () => Promise<PictureStudio | null>) {
  const takeTurn = limitConcurrency<Found>(TURNS);
  const coming = new Map<string, Promise<Found>>();
  let studio: ReturnType<typeof openStudio> | null = null;

  const make = async ({ name, width }: Edition): Promise<Found> => {
    studio ??= openStudio();
    const open = await studio;
    const own = open && (await findPicture(database, name));
    if (open === null || own === null) return NOT_NOW;
    const bytes = await open.edition(own, width);
    // Another process may have stored the same size meanwhile.
    await database.query(
      'insert into shop_picture_editions (name, width, bytes) values ($1, $2, $3) on conflict (name, width) do nothing',
      [name, width, bytes],
    );
    return { bytes, isLasting: true };
  };

  /** Returns the picture in this size. `null`: there is no such picture. */
  return async (edition: Edition): Promise<Found | null> => {
    const { name, width } = edition;
    const [stored] = await database.query<{ is_made: boolean; bytes: Buffer | null }>(
      `select made.name is not null as is_made, made.bytes from shop_pictures
       left join shop_picture_editions made on made.name = shop_pictures.name and made.width = $2
       where shop_pictures.name = $1`,
      [name, width],
    );
    if (stored === undefined) return null;
    if (stored.is_made) return { bytes: stored.bytes, isLasting: true };
    const key = `${width}/${name}`;
    const known = coming.get(key);
    if (known !== undefined) return known;
    const made = takeTurn(() => make(edition)).finally(() => coming.delete(key));
    coming.set(key, made);
    return made;
  };
}

export async function findPicture(database: Queryable, name: string): Promise<Buffer | null> {
  const [stored] = await database.query<{ bytes: Buffer }>(
    'select bytes from shop_pictures where name = $1',
    [name],
  );
  return stored?.bytes ?? null;
}
