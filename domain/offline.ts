/** Which responses the device caches, and how requests are answered offline. */

/** A request as the service worker sees it. */
type WorkerRequest = { method: string; isPage: boolean; isHere: boolean; path: string };

/**
 * `newest`: network, else cache. `unchanging`: cache is always right. `page`: network, else the cached app
 * shell. `picture`: network, else cache. `network`: network only.
 */
type CacheStrategy = 'network' | 'page' | 'unchanging' | 'newest' | 'picture';

/** Files whose name changes with their content. */
const UNCHANGING = /^\/(assets\/[\w.-]+|theme\.js)$/;
const PLAIN_FILES = /^\/([\w-]+\.(svg|png)|manifest(\.ar)?\.webmanifest)$/;
/** Public pictures only. Avatars, documents and pictures of orders or messages are never cached. */
const PICTURES = /^\/pictures\/(banner|emoji|item|shop)\//;
const NO_PAGES = /^\/(\.|(api|assets|pictures|tiles|flow-products)(\/|$))|\.[a-z\d]{2,12}$/;

export function cacheStrategyOf({ method, isPage, isHere, path }: WorkerRequest): CacheStrategy {
  if (method !== 'GET' || !isHere) return 'network';
  if (isPage) return NO_PAGES.test(path) ? 'network' : 'page';
  if (UNCHANGING.test(path)) return 'unchanging';
  if (PICTURES.test(path)) return 'picture';
  return PLAIN_FILES.test(path) ? 'newest' : 'network';
}

/** A new worker activates immediately only if the one open page belongs to its build. Otherwise a page would lose its files. */
export const maySkipWaiting = ({
  openPages,
  isOwnPage,
}: {
  openPages: number;
  isOwnPage: boolean;
}): boolean => isOwnPage && openPages <= 1;

/** Status codes by which a gateway reports that the server is down. */
export const isServerUnavailable = (status: number): boolean => status >= 502 && status <= 504;

export const MOST_PICTURES = 200;
export const MOST_ANSWERS = 150;
const DAY = 24 * 60 * 60_000;
/** Older responses would mislead. */
const LONGEST_KEPT = 7 * DAY;
export const isTooOld = (keptAt: number, now: number): boolean =>
  now - keptAt > LONGEST_KEPT || now < keptAt - DAY;

/** Responses that depend on place and module. */
const OF_A_PLACE =
  /^\/(banners|other-banners|categories|cuisines|items|common-condition|stores|campaigns|flash-sales|brand|parcel-category|get-vehicles|rental\/(banners|vehicle|provider))(\/|$)/;
const OF_THE_SHOP =
  /^\/(config|module|react-landing-page|terms-and-conditions|privacy-policy|about-us|refund-policy|cancelation|shipping-policy|rental-terms|zone\/list)$/;

type Question = {
  path: string;
  query: Readonly<Record<string, string>>;
  language: string;
  place: { lat: number; lng: number; zoneIds: readonly number[] } | null;
  moduleId: number | null;
};

/** The cache key of a response. `null`: private, or useless later. */
export function cacheKey({ path, query, language, place, moduleId }: Question): string | null {
  if ('guest_id' in query) return null;
  const words = JSON.stringify(Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1)));
  if (OF_THE_SHOP.test(path)) return [language, path, words].join('|');
  if (!OF_A_PLACE.test(path)) return null;
  const where = place === null ? '' : [place.lat, place.lng, ...place.zoneIds].join(',');
  return [language, where, moduleId ?? '', path, words].join('|');
}

/** Advances the shop's clock by the age of the cached response. */
export function withClock<T>(body: T, keptAt: number, now: number): T {
  const { server_time: time } = (body ?? {}) as { server_time?: unknown };
  const received = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  return Number.isNaN(received)
    ? body
    : { ...body, server_time: new Date(received + now - keptAt).toISOString() };
}
