import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PHOTO_TYPES, type PhotoExtension } from '../../../domain/photo';
import type { Queryable } from '../../db/database';

export const DOCUMENTS = '/pictures/registrations/';

type Viewers = { isOperator: (request: FastifyRequest) => Promise<boolean> };

/**
 * Serves the private documents of registrations to operators who may read registrations. They are never
 * cached.
 */
export function serveDocuments(app: FastifyInstance, database: Queryable, { isOperator }: Viewers): void {
  app.get<{ Params: { id: string } }>(`${DOCUMENTS}:id`, async (request, reply) => {
    const isAsked = /^\d{1,9}$/.test(request.params.id) && (await isOperator(request));
    const [file] = isAsked
      ? await database.query<{ extension: PhotoExtension; bytes: Buffer }>(
          'select extension, bytes from registration_files where id = $1',
          [Number(request.params.id)],
        )
      : [];
    if (file === undefined) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .type(PHOTO_TYPES[file.extension])
      .send(file.bytes);
  });
}
