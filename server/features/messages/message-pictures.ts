import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database';
import { callerOf } from '../../http/caller';
import { cookiesOf } from '../../http/read-request';
import type { Shops } from '../../http/shop';
import type { Portrait } from '../account/portrait/portrait';
import type { OperatorDoor } from '../operator/operator-door';
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

type Viewers = { shops: Shops; door: OperatorDoor; wallClock: () => number };

/** `/pictures/messages/<name>`: only for the person who talks and whoever holds the shop's key [CHAT-02, PERM-07]. */
export const serveMessagePictures = (
  app: FastifyInstance,
  database: Queryable,
  { shops, door, wallClock }: Viewers,
): void =>
  servePictures(app, PICTURES, async (name, request, reply) => {
    const isAtDesk = door.isOpenFor(cookiesOf(request), wallClock());
    const { userId } = await callerOf(shops.ofCall(request), 'optional', request, reply);
    const [row] = await database.query<{ bytes: Buffer }>(
      `select picture.bytes from message_pictures picture
      join messages on messages.id = picture.message_id
      join conversations on conversations.id = messages.conversation_id
      where picture.name = $1 and (conversations.customer_id = $2 or $3)`,
      [name, userId, isAtDesk],
    );
    return row ? { bytes: row.bytes, isFor: 'itsOwner' } : null;
  });
