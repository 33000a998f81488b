import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database';
import type { Portrait } from '../account/portrait/portrait';
import { newPictureName, servePictures } from '../shared/kept-pictures';

const PICTURES = '/pictures/messages/';

/** Their addresses are known before the message is kept that they belong to. */
export const addressed = (pictures: readonly Portrait[]) =>
  pictures.map(({ extension, bytes }) => {
    const name = newPictureName(extension);
    return { name, bytes, address: PICTURES + name };
  });

export async function keepMessagePictures(
  tx: Queryable,
  messageId: number,
  pictures: ReturnType<typeof addressed>,
): Promise<void> {
  for (const { name, bytes } of pictures)
    await tx.query('insert into message_pictures (name, message_id, bytes) values ($1, $2, $3)', [
      name,
      messageId,
      bytes,
    ]);
}

/** `/pictures/messages/<name>`: only the two who talk are told the address. */
export const serveMessagePictures = (app: FastifyInstance, database: Queryable): void =>
  servePictures(app, PICTURES, async (name) => {
    const [row] = await database.query<{ bytes: Buffer }>(
      'select bytes from message_pictures where name = $1',
      [name],
    );
    return row?.bytes ?? null;
  });
