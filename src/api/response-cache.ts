import { cacheKey, isTooOld, MAX_ANSWERS, withClock } from '../../domain/offline';
import type { Inlined } from './inlined';
import type { Question, ResponseCache } from './offline-cache';

const OF_ANYONE = 'souk-answers';
/** The name of the cache with a customer's private responses. Sign-out removes it. */
const OF_PERSON = 'souk-answers-of-person';
const KEPT_AT = 'x-kept-at';

/**
 * Creates the cache of the latest lists, in the browser's storage. The number of entries is limited, and the
 * key contains every value that the response depends on.
 */
export function createResponseCache(storage: CacheStorage, now: () => number = Date.now): ResponseCache {
  const openFor = ({ token }: Pick<Question, 'token'>) =>
    storage.open(token === null ? OF_ANYONE : OF_PERSON);
  return {
    keep: async (question, body) => {
      const address = addressOf(question);
      if (address === null) return;
      const cache = await openFor(question);
      await cache.delete(address);
      await cache.put(address, new Response(JSON.stringify(body), { headers: { [KEPT_AT]: String(now()) } }));
      const cached = await cache.keys();
      await Promise.all(cached.slice(0, -MAX_ANSWERS).map((request) => cache.delete(request)));
    },
    find: async (question) => {
      const address = addressOf(question);
      const cached = address === null ? undefined : await (await openFor(question)).match(address);
      if (cached === undefined) return null;
      const cachedAt = Number(cached.headers.get(KEPT_AT));
      return isTooOld(cachedAt, now()) ? null : withClock(await cached.json(), cachedAt, now());
    },
    forgetPerson: async () => void (await storage.delete(OF_PERSON)),
  };
}

/** Returns the key of a response. The browser's cache needs URLs as keys; this one is never requested. */
function addressOf({ path, query, language, place, moduleId }: Question): string | null {
  const name = cacheKey({ path, query, language, place, moduleId });
  return name === null ? null : `/kept?${encodeURIComponent(name)}`;
}

/** Converts inlined data to responses for the cache. */
export const inlinedAnswers = ({ config, modules, landing }: Inlined): [path: string, body: unknown][] =>
  (
    [
      ['/config', config],
      ['/module', modules],
      ['/react-landing-page', landing],
    ] as [string, unknown][]
  ).filter(([, body]) => body !== undefined && body !== null);
