import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database';
import type { Upload } from '../../http/form-data';
import { type Portrait, readPortrait } from '../account/portrait/portrait';
import { newPictureName, servePictures } from '../shared/kept-pictures';

const PICTURES = '/pictures/orders/';

/** What was sent as pictures, and is nothing else [PROF-05, PHAR-04]. */
export const picturesIn = (uploads: readonly Upload[]): Portrait[] =>
  uploads.map(({ bytes }) => readPortrait(bytes));

type Keeping = ({ orderId: number } | { tripId: number }) & { isPublic: boolean; pictures: Portrait[] };

/** Answers the addresses of the pictures. */
export async function keepPictures(tx: Queryable, { isPublic, pictures, ...of }: Keeping): Promise<string[]> {
  const [subject, id] =
    'orderId' in of ? (['order_id', of.orderId] as const) : (['trip_id', of.tripId] as const);
  const addresses: string[] = [];
  for (const { extension, bytes } of pictures) {
    const name = newPictureName(extension);
    await tx.query(
      `insert into order_pictures (name, ${subject}, is_public, bytes) values ($1, $2, $3, $4)`,
      [name, id, isPublic, bytes],
    );
    addresses.push(PICTURES + name);
  }
  return addresses;
}

export const forgetPictures = (tx: Queryable, addresses: string[]): Promise<unknown> =>
  tx.query('delete from order_pictures where name = any($1::text[])', [
    addresses.map((address) => address.slice(PICTURES.length)),
  ]);

/** `/pictures/orders/<name>` */
export const serveOrderPictures = (app: FastifyInstance, database: Queryable): void =>
  servePictures(app, PICTURES, async (name) => {
    const [row] = await database.query<{ bytes: Buffer }>(
      'select bytes from order_pictures where name = $1',
      [name],
    );
    return row?.bytes ?? null;
  });
