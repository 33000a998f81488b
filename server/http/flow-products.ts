import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const NAME = /^[\w-]+(\.[\w-]+)*$/;

/** Pictures and coverage for the flow gallery, when test runs have left them. What is missing is no mistake: 204. */
export function serveFlowProducts(app: FastifyInstance, directory: string): void {
  app.get('/flow-products/:kind/:file', (request, reply) => {
    const { kind, file } = request.params as { kind: string; file: string };
    reply.header('cache-control', 'no-cache');
    const path = join(kind, file);
    const isThere = NAME.test(kind) && NAME.test(file) && existsSync(join(directory, path));
    return isThere ? reply.sendFile(path, directory) : reply.code(204).send();
  });
}
