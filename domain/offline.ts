/**
 * Decides which responses the device caches, and how the service worker responds while the device is offline.
 */

/** The properties of a request that the service worker decides by. */
type WorkerRequest = { method: string; isPage: boolean; isHere: boolean; path: string };

/**
 * Where the service worker looks for a response. `newest` and `picture`: the network, then the cache. `page`:
 * the network, then the cached app shell. `unchanging`: the cache, then the network. `network`: never the
 * cache.
 */
type CacheStrategy = 'network' | 'page' | 'unchanging' | 'newest' | 'picture';

/** Files whose names contain a hash of their content. A cached copy never expires. */
const UNCHANGING = /^\/(assets\/[\w.-]+|theme\.js)$/;
const PLAIN_FILES = /^\/([\w-]+\.(svg|png)|manifest(\.ar)?\.webmanifest)$/;
/**
 * Paths of the pictures that are cached: public ones only. Avatars, documents and pictures of orders or
 * messages are private.
 */
const PICTURES = /^\/pictures\/(banner|emoji|item|shop)\//;
const NO_PAGES = /^\/(\.|(api|assets|pictures|tiles|flow-products)(\/|$))|\.[a-z\d]{2,12}$/;

export function cacheStrategyOf({ method, isPage, isHere, path }: WorkerRequest): CacheStrategy {
  if (method !== 'GET' || !isHere) return 'network';
  if (isPage) return NO_PAGES.test(path) ? 'network' : 'page';
  if (UNCHANGING.test(path)) return 'unchanging';
  if (PICTURES.test(path)) return 'picture';
  return PLAIN_FILES.test(path) ? 'newest' : 'network';
}

/**
 * Returns whether a new service worker may activate immediately: only if the one open page belongs to the
 * same build. Pages of an older build would lose their cached files.
 */
export const maySkipWaiting = ({
  openPages,
  isOwnPage,
}: {
  openPages: number;
  isOwnPage: boolean;
}): boolean => isOwnPage && openPages <= 1;

/** Returns whether a gateway reports with this status code that the server is down. */
export const isServerUnavailable = (status: number): boolean => status >= 502 && status <= 504;

export const MAX_PICTURES = 200;
export const MAX_ANSWERS = 150;
const DAY = 24 * 60 * 60_000;
/** The maximum age of a cached response. The prices and stock in older responses have probably changed. */
const LONGEST_KEPT = 7 * DAY;
export const isTooOld = (cachedAt: number, now: number): boolean =>
  now - cachedAt > LONGEST_KEPT || now < cachedAt - DAY;

/** Endpoints whose responses depend on the customer's place and module. */
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

/**
 * Returns the cache key of a response. `null`: do not cache the response, because it is private or of no use
 * offline.
 */
export function cacheKey({ path, query, language, place, moduleId }: Question): string | null {
  if ('guest_id' in query) return null;
  const words = JSON.stringify(Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1)));
  if (OF_THE_SHOP.test(path)) return [language, path, words].join('|');
  if (!OF_A_PLACE.test(path)) return null;
  const where = place === null ? '' : [place.lat, place.lng, ...place.zoneIds].join(',');
  return [language, where, moduleId ?? '', path, words].join('|');
}

/**
 * Adds the age of a cached response to the server time in the response, so that the app's clock stays
 * correct.
 */
export function withClock<T>(body: T, cachedAt: number, now: number): T {
  const { server_time: time } = (body ?? {}) as { server_time?: unknown };
  const received = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  return Number.isNaN(received)
    ? body
    : { ...body, server_time: new Date(received + now - cachedAt).toISOString() };
}
