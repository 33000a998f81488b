/** What a device keeps of the shop, and what it shows of it without a network. */

/** One request of a page, as the worker of the browser sees it. */
type Asked = { method: string; isPage: boolean; isHere: boolean; path: string };

/**
 * How it is answered: `newest`: by the network, by what is kept without one; `unchanging`: what is kept is always right;
 * `page`: by the network, by the kept shell of the app without one; `network`: by nothing else.
 */
type Way = 'network' | 'page' | 'unchanging' | 'newest' | 'picture';

/** Named by their content, or by a number that changes with it. */
const UNCHANGING = /^\/(assets\/[\w.-]+|theme\.js)$/;
const PLAIN_FILES = /^\/([\w-]+\.(svg|png)|manifest(\.ar)?\.webmanifest)$/;
/** What everybody may see: portraits, documents and pictures of orders and talks are nobody's to keep. */
const PICTURES = /^\/pictures\/(banner|emoji|item|shop)\//;
const NO_PAGES = /^\/(\.|(api|assets|pictures|tiles|flow-products)(\/|$))|\.[a-z\d]{2,12}$/;

export function wayOf({ method, isPage, isHere, path }: Asked): Way {
  if (method !== 'GET' || !isHere) return 'network';
  if (isPage) return NO_PAGES.test(path) ? 'network' : 'page';
  if (UNCHANGING.test(path)) return 'unchanging';
  if (PICTURES.test(path)) return 'picture';
  return PLAIN_FILES.test(path) ? 'newest' : 'network';
}

/** Another version takes over at once only for its own page, where no other is open: no page loses what it runs on. */
export const mayTakeOver = ({ openPages, isOwnPage }: { openPages: number; isOwnPage: boolean }): boolean =>
  isOwnPage && openPages <= 1;

/** No page: whoever stands before the server says that it is away. */
export const isAway = (status: number): boolean => status >= 502 && status <= 504;

export const MOST_PICTURES = 200;
export const MOST_ANSWERS = 150;
const DAY = 24 * 60 * 60_000;
/** What is older misleads more than it helps. */
const LONGEST_KEPT = 7 * DAY;
export const isTooOld = (keptAt: number, now: number): boolean =>
  now - keptAt > LONGEST_KEPT || now < keptAt - DAY;

/** Where an answer depends on place and market. */
const OF_A_PLACE =
  /^\/(banners|other-banners|categories|cuisines|items|common-condition|stores|campaigns|flash-sales|brand|parcel-category|get-vehicles|rental\/(banners|vehicle|provider))(\/|$)/;
const OF_THE_SHOP =
  /^\/(config|module|react-landing-page|terms-and-conditions|privacy-policy|about-us|refund-policy|cancelation|shipping-policy|zone\/list)$/;

type Question = {
  path: string;
  query: Readonly<Record<string, string>>;
  language: string;
  place: { lat: number; lng: number; zoneIds: readonly number[] } | null;
  moduleId: number | null;
};

/** Under which name the answer to this reading is kept; null: it is somebody's own, or of no use later. */
export function keptName({ path, query, language, place, moduleId }: Question): string | null {
  if ('guest_id' in query) return null;
  const words = JSON.stringify(Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1)));
  if (OF_THE_SHOP.test(path)) return [language, path, words].join('|');
  if (!OF_A_PLACE.test(path)) return null;
  const where = place === null ? '' : [place.lat, place.lng, ...place.zoneIds].join(',');
  return [language, where, moduleId ?? '', path, words].join('|');
}

/** The shop's clock goes on while its answer is kept. */
export function withClock<T>(body: T, keptAt: number, now: number): T {
  const { server_time: time } = (body ?? {}) as { server_time?: unknown };
  const told = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  return Number.isNaN(told) ? body : { ...body, server_time: new Date(told + now - keptAt).toISOString() };
}
