import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { editionOf } from '../../../domain/picture-editions';
import type { Queryable } from '../../db/database';
import { findPicture, pictureEditions } from './picture-editions';
import { openStudio, type PictureStudio } from './picture-studio';

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

const typeOf = (name: string): string | undefined => TYPES[NAME.exec(name)?.[1] ?? ''];

const LASTING = 'public, max-age=31536000, immutable';
/**
 * The `Cache-Control` header of an original that is served because the resized picture can't be made at the
 * moment.
 */
const FOR_NOW = 'no-cache';

/** Names a picture by the hash of its content. */
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

/**
 * Serves the operator's original at `/pictures/shop/<name>`, and a resized picture at
 * `/pictures/shop/<width>/<name>.webp`. Both never change.
 */
export function serveShopPictures(
  app: FastifyInstance,
  database: Queryable,
  studio: () => Promise<PictureStudio | null> = openStudio,
): void {
  app.get<{ Params: { name: string } }>(`${PATH}:name`, async (request, reply) => {
    const { name } = request.params;
    const type = typeOf(name);
    const bytes = type === undefined ? null : await findPicture(database, name);
    return type === undefined || bytes === null ? reply.callNotFound() : send(reply, type, bytes, LASTING);
  });
  const editions = pictureEditions(database, studio);
  app.get<{ Params: { width: string; file: string } }>(`${PATH}:width/:file`, async (request, reply) => {
    const requested = editionOf(request.params.width, request.params.file);
    const edition = requested && (await editions(requested));
    if (requested === null || edition === null) return reply.callNotFound();
    const { bytes, isLasting } = edition;
    if (bytes !== null) return send(reply, 'image/webp', bytes, LASTING);
    const own = await findPicture(database, requested.name);
    if (own === null) return reply.callNotFound();
    return send(reply, typeOf(requested.name) ?? '', own, isLasting ? LASTING : FOR_NOW);
  });
}

const send = (reply: FastifyReply, type: string, bytes: Buffer, kept: string): FastifyReply =>
  reply
    .header('cache-control', kept)
    .header('content-security-policy', "default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send(bytes);
