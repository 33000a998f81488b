import type { Edition } from '../../../domain/picture-editions';
import type { Queryable } from '../../db/database';
import { inTurn } from './in-turn';
import type { PictureStudio } from './picture-studio';

/** Without bytes: the picture as it came, for ever or because no other can be made now. */
type Found = { bytes: Buffer | null; isLasting: boolean };

const NOT_NOW: Found = { bytes: null, isLasting: false };
/** It runs in threads that files are read with too. Whoever comes behind so many gets the picture as it came. */
const TURNS = { atOnce: 1, waiting: 100, full: () => NOT_NOW };

/** Finds what is kept, and makes the rest when it is first asked for: an import of thousands of pictures waits for none. */
export function pictureEditions(database: Queryable, openStudio: () => Promise<PictureStudio | null>) {
  const takeTurn = inTurn<Found>(TURNS);
  const coming = new Map<string, Promise<Found>>();
  let studio: ReturnType<typeof openStudio> | null = null;

  const make = async ({ name, width }: Edition): Promise<Found> => {
    studio ??= openStudio();
    const open = await studio;
    const own = open && (await findPicture(database, name));
    if (open === null || own === null) return NOT_NOW;
    const bytes = await open.edition(own, width);
    // Another server may have made the same meanwhile.
    await database.query(
      'insert into shop_picture_editions (name, width, bytes) values ($1, $2, $3) on conflict (name, width) do nothing',
      [name, width, bytes],
    );
    return { bytes, isLasting: true };
  };

  /** Null: there is no such picture. */
  return async (edition: Edition): Promise<Found | null> => {
    const { name, width } = edition;
    const [kept] = await database.query<{ is_made: boolean; bytes: Buffer | null }>(
      `select made.name is not null as is_made, made.bytes from shop_pictures
       left join shop_picture_editions made on made.name = shop_pictures.name and made.width = $2
       where shop_pictures.name = $1`,
      [name, width],
    );
    if (kept === undefined) return null;
    if (kept.is_made) return { bytes: kept.bytes, isLasting: true };
    const key = `${width}/${name}`;
    const known = coming.get(key);
    if (known !== undefined) return known;
    const made = takeTurn(() => make(edition)).finally(() => coming.delete(key));
    coming.set(key, made);
    return made;
  };
}

export async function findPicture(database: Queryable, name: string): Promise<Buffer | null> {
  const [kept] = await database.query<{ bytes: Buffer }>('select bytes from shop_pictures where name = $1', [
    name,
  ]);
  return kept?.bytes ?? null;
}
