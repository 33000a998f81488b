import type { FastifyInstance } from 'fastify';
import { PHOTO_TYPES, type PhotoExtension } from '../../../domain/photo';
import type { Queryable } from '../../db/database';
import { cookiesOf } from '../../http/read-request';
import type { OperatorDoor } from './operator-door';

export const DOCUMENTS = '/pictures/registrations/';

type Door = { door: OperatorDoor; wallClock: () => number };

/** Papers of people: only whoever has the key sees them, and no cache keeps them. */
export function serveDocuments(app: FastifyInstance, database: Queryable, { door, wallClock }: Door): void {
  app.get<{ Params: { id: string } }>(`${DOCUMENTS}:id`, async (request, reply) => {
    const isAsked = /^\d{1,9}$/.test(request.params.id) && door.isOpenFor(cookiesOf(request), wallClock());
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
