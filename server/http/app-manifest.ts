import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Language } from './language';
import type { Shops } from './shop';

const MANIFESTS: readonly [path: string, language: Language][] = [
  ['/manifest.webmanifest', 'en'],
  ['/manifest.ar.webmanifest', 'ar'],
];

type Named = { config?: { business_name?: string } };

/** Serves the web app manifests with the operator's shop name in them. */
export function serveManifests(app: FastifyInstance, directory: string, shops: Shops): void {
  for (const [path, language] of MANIFESTS)
    app.get(path, async (request, reply) => {
      const { shop } = shops.ofPage(request, reply);
      const [text, boot] = await Promise.all([
        readFile(join(directory, path), 'utf8'),
        shop.bootOf(language).catch(() => null),
      ]);
      const { business_name: name } = (boot as Named | null)?.config ?? {};
      return reply
        .type('application/manifest+json')
        .header('cache-control', 'no-cache')
        .send({ ...(JSON.parse(text) as object), ...(name && { name, short_name: name }) });
    });
}
