import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../db/database';
import type { Log } from './answer-error';
import { serveManifests } from './app-manifest';
import { bootPages, type PageMetas } from './boot-page';
import type { CacheSizes } from './cache-sizes';
import { AppError } from './errors';
import { INTERNAL_REQUEST } from './internal-requests';
import { knownOrigins } from './known-origins';
import { MESSAGES } from './messages';
import type { Page } from './page';
import { PAGE_LIMIT, RENDER_LIMIT, RENDER_LIMIT_OF_PLACES } from './rate-limits';
import { createPageRenderer } from './render-page';
import { serverRenderedPages } from './server-rendered-pages';
import type { Shops } from './shop';
import { storedFile, storeFiles } from './static-files';
import { isView } from './visitor-view';

/** Paths for which the app's page is never sent. A missing script, for example, gets a 404. */
const NOT_PAGES =
  /^\/(\.|(api|assets|pictures|tiles)(\/|$))|\.(js|mjs|css|map|json|webmanifest|txt|xml|ico|png|svg|webp|avif|jpg|woff2?)$/;

/**
 * The most visited pages. They have separate routes, because looking for a file of that name first would cost
 * more than the page.
 */
const PAGES_OF_MOST = ['/home', '/product/*', '/store/*'];

const FLOWS = /^\/flows(\/|\?|$)/;

type ServedApp = {
  directory: string;
  database: Queryable;
  shops: Shops;
  /** The public URL of the shop, used whatever host name a request has. `null`: not configured. */
  publicUrl: string | null;
  /** Origins other than this server's that serve the app. */
  appOrigins: readonly string[];
  hasFlows: boolean;
  hasRateLimits: boolean;
  metas: PageMetas;
  cacheSizes: CacheSizes;
  log: Log;
};

/** Serves the built app: its files, and its page for every route of the app. */
export async function serveApp(app: FastifyInstance, options: ServedApp): Promise<void> {
  const { directory, database, shops, hasFlows, hasRateLimits, metas, cacheSizes, log } = options;
  const read = async (address: string, headers: Record<string, string>) => {
    const answer = await app.inject({
      url: `/api/v1${address}`,
      headers: { ...headers, ...INTERNAL_REQUEST },
    });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  const renderer = createPageRenderer({ directory, read, log });
  app.addHook('onClose', renderer.close);
  const pageOf = bootPages(directory, metas, cacheSizes);
  const ownPageOf = serverRenderedPages(renderer, cacheSizes);
  const originOf = knownOrigins(options);
  const limited = hasRateLimits ? app.rateLimit(PAGE_LIMIT) : passing;
  const isOver = {
    ofAll: hasRateLimits ? app.createRateLimit(RENDER_LIMIT) : null,
    ofPlaces: hasRateLimits ? app.createRateLimit(RENDER_LIMIT_OF_PLACES) : null,
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = shops.ofPage(request, reply);
    if (!hasFlows && FLOWS.test(request.url)) reply.code(404);
    const requested = pathOf(request);
    const isHere = isPlaced(request);
    const path = requested === '/' && isHere ? '/home' : requested;
    const view = isHere ? viewOf(request) : null;
    const query = queryOf(request);
    const own = await ownPageOf(pageOf(visit, path), {
      ...visit,
      path,
      query,
      view,
      isUnknown: !/\bsouk_view=/.test(request.headers.cookie ?? ''),
      isForRenderedPart: request.headers['souk-page'] === 'alone',
      mayRender: visit.shop === shops.plain && (!isHere || view !== null),
      origin: originOf(request),
      async countRender() {
        const counted = await (view === null ? isOver.ofAll : isOver.ofPlaces)?.(request);
        return counted === undefined || counted.isAllowed || !counted.isExceeded;
      },
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
  // The plugin's own route would list the folder for every request.
  app.get('/assets/:name', (request, reply) => {
    const { name } = request.params as { name: string };
    return PLAIN_NAME.test(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound();
  });
  if (hasFlows) serveFlowProducts(app, join(directory, '..', 'flows'));
  serveManifests(app, directory, shops);
  app.get('/', { onRequest: limited }, sendPage);
  app.get('/index.html', { onRequest: limited }, sendPage);
  for (const path of PAGES_OF_MOST)
    app.get(path, { onRequest: limited }, (request, reply) =>
      NOT_PAGES.test(pathOf(request)) ? reply.callNotFound() : sendPage(request, reply),
    );
  app.addHook('onListen', () => {
    storeFiles(database, directory, Date.now()).catch((error: unknown) =>
      log(`Scripts are not kept: ${error}`),
    );
  });
  app.setNotFoundHandler({ preHandler: limited }, async (request, reply) => {
    const path = pathOf(request);
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !NOT_PAGES.test(path);
    if (isPage) return sendPage(request, reply);
    const stored = await storedFile(database, request, reply);
    if (stored !== null) return stored;
    throw new AppError(404, [{ code: 'not_found', message: MESSAGES.unknownAddress }]);
  });
}

/** Matches tracking parameters such as `utm_*`, which do not change the page. */
const OF_CAMPAIGN = /^(utm_\w+|gclid|fbclid|msclkid|ref)$/;
/** Matches a value of `module_id`, which the shop's own links to items contain [NAV-12]. */
const MODULE_ID = /^[1-9]\d{0,8}$/;

/**
 * Returns the query, reduced to the parameters of the shop's own links. `null`: it has other parameters, so
 * the page is not rendered.
 */
function queryOf({ url }: FastifyRequest): string | null {
  const parameters = [...new URLSearchParams(/\?.*/.exec(url)?.[0])].filter(
    ([name]) => !OF_CAMPAIGN.test(name),
  );
  const [first, ...others] = parameters;
  if (first === undefined) return '';
  const [name, value] = first;
  return name === 'module_id' && MODULE_ID.test(value) && others.length === 0 ? `?module_id=${value}` : null;
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';
/**
 * Returns whether the visitor has chosen a place and therefore skips the landing page. `theme.js` sets this
 * cookie.
 */
const isPlaced = ({ headers }: FastifyRequest): boolean => /\bsouk_placed=1\b/.test(headers.cookie ?? '');
/** Returns the visitor's view from the cookie that `theme.js` sets. A value in another format is ignored. */
const viewOf = ({ headers }: FastifyRequest): string | null => {
  const [, view = ''] = /\bsouk_view=([^;]*)/.exec(headers.cookie ?? '') ?? [];
  return isView(view) ? view : null;
};

const passing = async () => undefined;

function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie, souk-page')
    .header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}

const PLAIN_NAME = /^[\w-]+(\.[\w-]+)*$/;

/**
 * Serves screenshots and coverage for the flow gallery, which test runs produce. They are optional, so a
 * missing file gets a 204.
 */
function serveFlowProducts(app: FastifyInstance, directory: string): void {
  app.get('/flow-products/:kind/:file', (request, reply) => {
    const { kind, file } = request.params as { kind: string; file: string };
    reply.header('cache-control', 'no-cache');
    const path = join(kind, file);
    const isThere = PLAIN_NAME.test(kind) && PLAIN_NAME.test(file) && existsSync(join(directory, path));
    return isThere ? reply.sendFile(path, directory) : reply.code(204).send();
  });
}
