import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { PHOTO_TYPES, type PhotoExtension } from '../../../domain/photo';

const NAME = /^[\w-]{32}\.(jpg|png|gif)$/;

/** Nobody can guess it; its end says what it is. */
export const newPictureName = (extension: PhotoExtension): string =>
  `${randomBytes(24).toString('base64url')}.${extension}`;

/** A picture never changes under its name. It is somebody's own: no shared cache may keep it. */
const KEPT_BY_THE_BROWSER = 'private, max-age=31536000, immutable';

/** `<path><name>`: whoever has the address sees the picture, and nothing but a picture. */
export function servePictures(
  app: FastifyInstance,
  path: string,
  find: (name: string) => Promise<Buffer | null>,
): void {
  app.get<{ Params: { name: string } }>(`${path}:name`, async (request, reply) => {
    const { name } = request.params;
    const extension = NAME.exec(name)?.[1] as PhotoExtension | undefined;
    const bytes = extension === undefined ? null : await find(name);
    if (extension === undefined || bytes === null) return reply.callNotFound();
    return reply
      .header('cache-control', KEPT_BY_THE_BROWSER)
      .header('content-security-policy', "default-src 'none'")
      .header('content-disposition', 'inline')
      .header('x-content-type-options', 'nosniff')
      .type(PHOTO_TYPES[extension])
      .send(bytes);
  });
}
