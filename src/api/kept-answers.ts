import { isTooOld, keptName, MOST_ANSWERS, withClock } from '../../domain/offline';
import type { Inlined } from './inlined';
import type { KeptAnswers, Question } from './keeping';

const OF_ANYONE = 'souk-answers';
/** Goes with the person. */
const OF_PERSON = 'souk-answers-of-person';
const KEPT_AT = 'x-kept-at';

/** The last answers of the lists, in the browser's own cache: a bounded number, each under all that it depends on. */
export function createKeptAnswers(storage: CacheStorage, now: () => number = Date.now): KeptAnswers {
  const openFor = ({ token }: Pick<Question, 'token'>) =>
    storage.open(token === null ? OF_ANYONE : OF_PERSON);
  return {
    keep: async (question, body) => {
      const address = addressOf(question);
      if (address === null) return;
      const cache = await openFor(question);
      await cache.delete(address);
      await cache.put(address, new Response(JSON.stringify(body), { headers: { [KEPT_AT]: String(now()) } }));
      const kept = await cache.keys();
      await Promise.all(kept.slice(0, -MOST_ANSWERS).map((request) => cache.delete(request)));
    },
    find: async (question) => {
      const address = addressOf(question);
      const kept = address === null ? undefined : await (await openFor(question)).match(address);
      if (kept === undefined) return null;
      const keptAt = Number(kept.headers.get(KEPT_AT));
      return isTooOld(keptAt, now()) ? null : withClock(await kept.json(), keptAt, now());
    },
    forgetPerson: async () => void (await storage.delete(OF_PERSON)),
  };
}

/** A cache knows addresses only; nobody answers at this one. */
function addressOf({ path, query, language, place, moduleId }: Question): string | null {
  const name = keptName({ path, query, language, place, moduleId });
  return name === null ? null : `/kept?${encodeURIComponent(name)}`;
}

/** What the server has written into the page is as good as its answers. */
export const inlinedAnswers = ({ config, modules, landing }: Inlined): [path: string, body: unknown][] =>
  (
    [
      ['/config', config],
      ['/module', modules],
      ['/react-landing-page', landing],
    ] as [string, unknown][]
  ).filter(([, body]) => body !== undefined && body !== null);
