import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../db/database';
import type { Log } from './answer-error';
import { serveManifests } from './app-manifest';
import { type BootPage, bootPages, type PageMetas } from './boot-page';
import { AppError } from './errors';
import { firstWords } from './first-words';
import { headedPages } from './headed-pages';
import { keepFiles, keptFile } from './kept-files';
import { MESSAGES } from './messages';
import type { Shops } from './shop';

/** Never answered with the page: a missing script must not look like one. */
const NOT_PAGES =
  /^\/(\.|(api|assets|pictures|tiles)(\/|$))|\.(js|mjs|css|map|json|webmanifest|txt|xml|ico|png|svg|webp|avif|jpg|woff2?)$/;

/** Where most people come in. Any other address is looked for among the files first, which costs more than the page does. */
const PAGES_OF_MOST = ['/home', '/product/*', '/store/*'];

const FLOWS = /^\/flows(\/|\?|$)/;

type ServedApp = {
  directory: string;
  database: Queryable;
  shops: Shops;
  /** Where the shop is, whatever name a request calls it by. */
  publicUrl: string | null;
  hasFlows: boolean;
  metas: PageMetas;
  log: Log;
};

/** Serves the built app: its files, and the page for every address that is a place in the app. */
export async function serveApp(
  app: FastifyInstance,
  { directory, database, shops, publicUrl, hasFlows, metas, log }: ServedApp,
): Promise<void> {
  const read = async (address: string, headers: Record<string, string>) => {
    const answer = await app.inject({ url: `/api/v1${address}`, headers });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  const words = firstWords({ directory, read, log });
  const pageOf = bootPages(directory, metas, words);
  const ownPageOf = headedPages(words);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = shops.ofPage(request, reply);
    if (!hasFlows && FLOWS.test(request.url)) reply.code(404);
    const asked = pathOf(request);
    const isHere = isPlaced(request);
    const path = asked === '/' && isHere ? '/home' : asked;
    const view = isHere ? viewOf(request) : null;
    const [query = ''] = /\?.*/.exec(request.url) ?? [];
    const page = await pageOf(visit, path);
    const own = await ownPageOf(page, {
      ...visit,
      path,
      query,
      view,
      isUnknown: !/\bsouk_view=/.test(request.headers.cookie ?? ''),
      isForWords: request.headers['souk-words'] === 'alone',
      isDrawn:
        visit.shop === shops.plain && (!isHere || view !== null) && (query === '' || OF_MODULE.test(query)),
      origin: publicUrl ?? originOf(request),
    });
    if (own.isMissing) reply.code(404);
    return sendCompressed(request, reply, own.page);
  };

  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  // Many files lie there, and the plugin's own route reads the folder's whole list for every one that is asked for.
  app.get('/assets/:name', (request, reply) => {
    const { name } = request.params as { name: string };
    return PLAIN_NAME.test(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound();
  });
  if (hasFlows) serveFlowProducts(app, join(directory, '..', 'flows'));
  serveManifests(app, directory, shops);
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  for (const path of PAGES_OF_MOST)
    app.get(path, (request, reply) =>
      NOT_PAGES.test(pathOf(request)) ? reply.callNotFound() : sendPage(request, reply),
    );
  app.addHook('onListen', () => {
    keepFiles(database, directory, Date.now()).catch((error: unknown) =>
      log(`Scripts are not kept: ${error}`),
    );
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !NOT_PAGES.test(path);
    if (isPage) return sendPage(request, reply);
    const kept = await keptFile(database, request, reply);
    if (kept !== null) return kept;
    throw new AppError(404, [{ code: 'not_found', message: MESSAGES.unknownAddress }]);
  });
}

/** What the shop's own links to goods say beside their path [NAV-12]. */
const OF_MODULE = /^\?module_id=\d{1,9}$/;

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';
/** Who has been here goes on from the entry to the main page: `theme.js` says so. */
const isPlaced = ({ headers }: FastifyRequest): boolean => /\bsouk_placed=1\b/.test(headers.cookie ?? '');
/** As `theme.js` writes it; whatever else stands there is no part of a page. */
const viewOf = ({ headers }: FastifyRequest): string | null => {
  const [, view = ''] = /\bsouk_view=([^;]*)/.exec(headers.cookie ?? '') ?? [];
  return view !== '' && view.length <= LONGEST_VIEW && PLAIN_VIEW.test(view) ? view : null;
};
const LONGEST_VIEW = 2000;
const PLAIN_VIEW = /^[\w%.!~*'()-]+$/;
const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: BootPage): FastifyReply {
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie, souk-words')
    .header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}

const PLAIN_NAME = /^[\w-]+(\.[\w-]+)*$/;

/** Pictures and coverage for the flow gallery, when test runs have left them. What is missing is no mistake: 204. */
function serveFlowProducts(app: FastifyInstance, directory: string): void {
  app.get('/flow-products/:kind/:file', (request, reply) => {
    const { kind, file } = request.params as { kind: string; file: string };
    reply.header('cache-control', 'no-cache');
    const path = join(kind, file);
    const isThere = PLAIN_NAME.test(kind) && PLAIN_NAME.test(file) && existsSync(join(directory, path));
    return isThere ? reply.sendFile(path, directory) : reply.code(204).send();
  });
}
