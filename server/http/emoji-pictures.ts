import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const PICTURE = /^[0-9a-f]{2,6}(-[0-9a-f]{2,6})*\.webp$/;

/** Serves `/pictures/emoji/1f354.webp`. These pictures of the demo come from an npm package. */
export async function serveEmojiPictures(app: FastifyInstance): Promise<void> {
  const home = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json');
  await app.register(async (pictures) => {
    await pictures.register(fastifyStatic, {
      root: join(dirname(home), 'assets'),
      // With `serve`, the plugin would list the folder for every request, and the folder has thousands of
      // files.
      serve: false,
      immutable: true,
      maxAge: '365d',
    });
    pictures.get('/pictures/emoji/:name', (request, reply) => {
      const { name } = request.params as { name: string };
      return PICTURE.test(name) ? reply.sendFile(name) : reply.callNotFound();
    });
  });
}
