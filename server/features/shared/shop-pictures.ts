import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database';

export type PictureFile = { name: string; bytes: Buffer };

const PATH = '/pictures/shop/';
const NAME = /^[\w-]+\.(jpg|png|gif|webp|avif)$/;
const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};
export const PICTURE_TYPES = Object.keys(TYPES);

/** A picture of the shop under the name that its content gives it. */
export const pictureFile = (bytes: Buffer, type: string): PictureFile => ({
  name: `${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}.${type}`,
  bytes,
});

export const servedAt = (name: string): string => PATH + name;

export const keepPicture = (tx: Queryable, { name, bytes }: PictureFile): Promise<unknown> =>
  tx.query('insert into shop_pictures (name, bytes) values ($1, $2) on conflict (name) do nothing', [
    name,
    bytes,
  ]);

/** `/pictures/shop/<name>`: what the operator's files brought; it never changes under its name. */
export function serveShopPictures(app: FastifyInstance, database: Queryable): void {
  app.get<{ Params: { name: string } }>(`${PATH}:name`, async (request, reply) => {
    const type = TYPES[NAME.exec(request.params.name)?.[1] ?? ''];
    const [kept] =
      type === undefined
        ? []
        : await database.query<{ bytes: Buffer }>('select bytes from shop_pictures where name = $1', [
            request.params.name,
          ]);
    if (type === undefined || kept === undefined) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .type(type)
      .send(kept.bytes);
  });
}
