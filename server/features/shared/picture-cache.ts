import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDocumentAddress, PRESCRIPTION_TYPES, type PrescriptionExtension } from '../../../domain/photo';

const NAME = /^[\w-]{32}\.(jpg|png|gif|pdf)$/;

/** Returns a file name that can't be guessed. Its extension is the type. */
export const newPictureName = (extension: PrescriptionExtension): string =>
  `${randomBytes(24).toString('base64url')}.${extension}`;

/**
 * The `Cache-Control` headers. A picture never changes under its name. Shared caches may store neither kind;
 * private pictures are not stored at all.
 */
const KEPT = { everybody: 'private, max-age=31536000, immutable', itsOwner: 'private, no-store' } as const;

/**
 * The file name of a downloaded document. The browser saves it and never shows it within the shop, because it
 * may contain scripts.
 */
const DOCUMENT = 'prescription.pdf';

type CachedPicture = { bytes: Buffer; isFor: keyof typeof KEPT };

type Find = (name: string, request: FastifyRequest, reply: FastifyReply) => Promise<CachedPicture | null>;

/**
 * Serves pictures under `<path><name>`. A picture that the caller may not see gets the same response as a
 * missing one.
 */
export function servePictures(app: FastifyInstance, path: string, find: Find): void {
  app.get<{ Params: { name: string } }>(`${path}:name`, async (request, reply) => {
    const { name } = request.params;
    const extension = NAME.exec(name)?.[1] as PrescriptionExtension | undefined;
    const picture = extension === undefined ? null : await find(name, request, reply);
    if (extension === undefined || picture === null) return reply.callNotFound();
    const isDocument = isDocumentAddress(name);
    return reply
      .header('cache-control', KEPT[picture.isFor])
      .header('content-security-policy', `default-src 'none'${isDocument ? '; sandbox' : ''}`)
      .header('content-disposition', isDocument ? `attachment; filename="${DOCUMENT}"` : 'inline')
      .header('x-content-type-options', 'nosniff')
      .type(PRESCRIPTION_TYPES[extension])
      .send(picture.bytes);
  });
}
