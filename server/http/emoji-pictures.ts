import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FILE_NAME = /^\/[0-9a-f]{2,6}(-[0-9a-f]{2,6})*\.webp$/;

/** `/pictures/emoji/1f354.webp`: the pictures of the demo world come with an npm package. */
export async function serveEmojiPictures(app: FastifyInstance): Promise<void> {
  const home = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json');
  await app.register(fastifyStatic, {
    root: join(dirname(home), 'assets'),
    prefix: '/pictures/emoji/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    allowedPath: (path) => FILE_NAME.test(path),
  });
}
