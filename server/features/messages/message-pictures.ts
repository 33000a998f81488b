import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database';
import { bytesOf, type Files } from '../../db/moved-files';
import { callerOf } from '../../http/caller';
import type { Shops } from '../../http/shop';
import type { UploadedImage } from '../shared/images/uploaded-image';
import { newPictureName, servePictures } from '../shared/picture-cache';

const PICTURES = '/pictures/messages/';

/** Names the pictures and returns their URLs, before the message is stored. */
export const addressed = (pictures: readonly UploadedImage[]) =>
  pictures.map(({ extension, bytes }) => {
    const name = newPictureName(extension);
    return { name, bytes, address: PICTURES + name };
  });

export async function saveMessagePictures(
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

type Viewers = { files?: Files; shops: Shops; isOperator: (request: FastifyRequest) => Promise<boolean> };

/**
 * Serves `/pictures/messages/<name>` to the customer of the conversation and to operators [CHAT-02, PERM-07].
 */
export const serveMessagePictures = (
  app: FastifyInstance,
  database: Queryable,
  { files, shops, isOperator }: Viewers,
): void =>
  servePictures(app, PICTURES, async (name, request, reply) => {
    const isAtConsole = await isOperator(request);
    const { userId } = await callerOf(shops.ofCall(request), 'optional', request, reply);
    const [row] = await database.query<{ bytes: Buffer | null }>(
      `select picture.bytes from message_pictures picture
      join messages on messages.id = picture.message_id
      join conversations on conversations.id = messages.conversation_id
      where picture.name = $1 and (conversations.customer_id = $2 or $3)`,
      [name, userId, isAtConsole],
    );
    const bytes = row ? await bytesOf(files, 'messages', { name, ...row }) : null;
    return bytes && { bytes, isFor: 'itsOwner' };
  });
