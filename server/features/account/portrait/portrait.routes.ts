import type { FastifyInstance } from 'fastify';
import { PHOTO_TYPES, type PhotoExtension } from '../../../../domain/photo';
import type { Queryable } from '../../../db/database';
import { findPortrait, PORTRAITS } from './portrait.store';

const NAME = /^[\w-]{32}\.(jpg|png|gif)$/;

/** A picture never changes under its name. It is somebody's own: no shared cache may keep it. */
const KEPT_BY_THE_BROWSER = 'private, max-age=31536000, immutable';

/** `/pictures/people/<name>`: whoever has the address sees the picture, and nothing but a picture. */
export function servePortraits(app: FastifyInstance, database: Queryable): void {
  app.get<{ Params: { name: string } }>(`${PORTRAITS}:name`, async (request, reply) => {
    const { name } = request.params;
    const extension = NAME.exec(name)?.[1] as PhotoExtension | undefined;
    const bytes = extension === undefined ? null : await findPortrait(database, name);
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
