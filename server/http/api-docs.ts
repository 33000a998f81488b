import source from 'virtual:contract';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the contract at `/api/docs`, with a form to try every operation. `/api/docs/json` is the OpenAPI
 * document.
 */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: JSON.parse(source) } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', filter: true, tagsSorter: 'alpha' },
    theme: { title: 'Souk API' },
  });
}
