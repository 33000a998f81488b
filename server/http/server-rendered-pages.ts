import { setTimeout as pause } from 'node:timers/promises';
import { PATIENCE } from './boot-page';
import type { CacheSizes } from './cache-sizes';
import { type Page, toPage } from './page';
import { PageCache, STALE_AFTER } from './page-cache';
import { injectHead } from './page-head';
import { type PageRenderer, renderedPart } from './render-page';
import type { FoundHead, Visit } from './shop';

type PageVisit = Visit & {
  path: string;
  /**
   * The query with its question mark, reduced to the parameters that rendered pages use. `null`: do not
   * render on the server.
   */
  query: string | null;
  origin: string;
  /** True if the server may render this page for this visitor. */
  mayRender: boolean;
  /**
   * The visitor's place, module and diet, from the cookie. Visitors with the same view share a page. `null`:
   * no view.
   */
  view: string | null;
  /** True if the browser has not sent its view. `theme.js` sends the view in the next request. */
  isUnknown: boolean;
  /** True if the browser already has the page and requests only its rendered part. */
  isForRenderedPart: boolean;
  /** Counts one more rendering of this caller. Returns false if the caller has reached the limit. */
  countRender: () => Promise<boolean>;
};
type OwnPage = { page: Page; isMissing: boolean };
/** `query`: the query of the canonical URL. */
type ServerRenderedPage = Page & { query: string };

const MEGABYTE = 1024 * 1024;
/** The size of the cache for pages that all visitors share. */
const MAX_SHARED_BYTES = 32 * MEGABYTE;
/**
 * The size of the cache for pages that depend on a place. It is separate, so that these can't evict shared
 * pages.
 */
const MAX_PLACE_BYTES = 8 * MEGABYTE;
const MAX_HEAD_BYTES = 16 * MEGABYTE;
const HOME = '/home';

/**
 * Returns the page with title, preview and inlined data, server-rendered if possible [NAV-45]. Only pages of
 * existing entities are cached, under their canonical URL. Unknown URLs, queries and hosts add no entry.
 */
export function serverRenderedPages(
  renderer: PageRenderer,
  cacheSizes: CacheSizes,
): (bootPage: Promise<Page>, visit: PageVisit) => Promise<OwnPage> {
  const shared = new PageCache<Page>(MAX_SHARED_BYTES);
  const ofPlaces = new PageCache<Page>(MAX_PLACE_BYTES);
  const headed = new PageCache<ServerRenderedPage>(MAX_HEAD_BYTES);
  cacheSizes.set('rendered pages', () => shared.bytes + ofPlaces.bytes);
  cacheSizes.set('pages with titles', () => headed.bytes);
  const renderedPages = ({ view }: PageVisit) => (view === null ? shared : ofPlaces);

  const rendered = async (page: Page, visit: PageVisit, path: string, key: string): Promise<Page> => {
    const { shop, language, view } = visit;
    const cache = renderedPages(visit);
    const isThere = cache.fresh(key) !== null || cache.isMaking(key);
    if (!isThere && !(renderer.hasRoom(view) && (await visit.countRender()))) return cache.last(key) ?? page;
    const make = async () => {
      const inlined = await shop.bootOf(language);
      const made = await renderer.render(page.plain.toString(), { inlined, language, path, view });
      return made ?? Promise.reject(new Error(`${path} was not rendered`));
    };
    return (await cache.get(key, make, PATIENCE)) ?? page;
  };

  /**
   * Returns the page with title and preview. `null`: the page has only the general ones, or the database does
   * not respond.
   */
  const headedPage = async (
    page: Page,
    { shop, language, origin }: PageVisit,
    path: string,
    key: string,
  ): Promise<ServerRenderedPage | 'missing' | null> => {
    const fresh = headed.fresh(key);
    if (fresh !== null) return fresh;
    const waits = headed.last(key) === null ? PATIENCE : STALE_AFTER;
    const unread = pause(waits, null, { ref: false });
    const head: FoundHead = await Promise.race([shop.headOf(path, language), unread]).catch(() => null);
    if (head === null || head === 'missing') return head ?? headed.last(key);
    const query = /\?.*/.exec(head.path)?.[0] ?? '';
    const make = async () => ({ ...(await toPage(injectHead(page.plain.toString(), head, origin))), query });
    return headed.get(key, make, PATIENCE);
  };

  const named = async (page: Page, visit: PageVisit, path: string): Promise<OwnPage> => {
    const found = await headedPage(page, visit, path, keyOf(visit, path));
    if (found === null || found === 'missing') return { page, isMissing: found === 'missing' };
    const { query } = visit;
    if (path.startsWith(HEAD_ONLY)) return { page: found, isMissing: false };
    if (!visit.mayRender || query === null || (query !== '' && query !== found.query))
      return { page: found, isMissing: false };
    const key = renderedKeyOf(visit, path);
    return { page: await rendered(found, visit, path + query, key), isMissing: false };
  };

  const unnamed = async (page: Page, visit: PageVisit): Promise<Page> => {
    const { path, query, view, mayRender, isUnknown } = visit;
    if (path === '/') return rendered(page, visit, path, renderedKeyOf(visit, path));
    if (path !== HOME || query !== '' || !mayRender) return page;
    if (view !== null) return rendered(page, visit, path, renderedKeyOf(visit, path));
    if (!isUnknown) return page;
    const styled = () => renderer.withStyles(page.plain.toString());
    return (await shared.get(renderedKeyOf(visit, path), styled, PATIENCE)) ?? page;
  };

  return async (bootPage, requested) => {
    // The landing page does not depend on query or place.
    const visit = requested.path === '/' ? { ...requested, query: '', view: null } : requested;
    const path = namedPathOf(visit.path);
    const made = bootPage.then(async (page) =>
      path === null ? { page: await unnamed(page, visit), isMissing: false } : named(page, visit, path),
    );
    const last =
      renderedPages(visit).last(renderedKeyOf(visit, path ?? visit.path)) ??
      (path === null ? null : headed.last(keyOf(visit, path)));
    const own = last === null ? await made : await Promise.race([made, lastAfter(STALE_AFTER, last)]);
    return visit.isForRenderedPart
      ? { ...own, page: await toPage(renderedPart(own.page.plain.toString())) }
      : own;
  };
}

const keyOf = ({ language, shop, origin }: PageVisit, path: string): string =>
  [path, language, shop.name, shop.edition(), origin].join(' ');

const renderedKeyOf = (visit: PageVisit, path: string): string =>
  [keyOf(visit, path), visit.query, visit.view].join(' ');

async function lastAfter(milliseconds: number, page: Page): Promise<OwnPage> {
  await pause(milliseconds, undefined, { ref: false });
  return { page, isMissing: false };
}

const NAMED = /^\/(product|store|rental\/vehicle-details)\/([^/]{1,120})\/?$/;
/**
 * The prefix of vehicles' pages. They get only title and preview here, because their prices depend on the
 * trip.
 */
const HEAD_ONLY = '/rental/';

/**
 * Returns the canonical path for an item, store or vehicle, so that each has only as many cache keys as
 * names. `null`: the path belongs to none.
 */
function namedPathOf(path: string): string | null {
  const [, kind, written] = NAMED.exec(path) ?? [];
  const name = written === undefined ? null : decoded(written);
  if (kind === undefined || name === null) return null;
  return `/${kind}/${/^\d+$/.test(name) ? Number(name) : encodeURIComponent(name)}`;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
