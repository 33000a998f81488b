import { type BootPage, FRESH_FOR, toPage } from './boot-page';
import { type FirstWords, wordsAlone } from './first-words';
import { injectHead } from './page-head';
import type { Visit } from './shop';

type PageVisit = Visit & {
  path: string;
  /** With its question mark. */
  query: string;
  origin: string;
  /** What is drawn for one is right for all who are known as little, or by the same view. */
  isDrawn: boolean;
  view: string | null;
  /** This browser has not told yet whose page it is: `theme.js` is about to. */
  isUnknown: boolean;
  /** It has the page already, and asks for what is drawn in it. */
  isForWords: boolean;
};
type OwnPage = { page: BootPage; isMissing: boolean };

/** A drawn page is large, and each place has its own. */
const MOST_KEPT = 100;
const HOME = '/home';

/** The page with the title, preview and data of what its address names [NAV-45]; others stay as they are. */
export function headedPages(words: FirstWords): (page: BootPage, visit: PageVisit) => Promise<OwnPage> {
  const kept = new Map<string, { own: Promise<OwnPage>; madeAt: number }>();
  return (page, visit) => {
    const isHome =
      visit.path === HOME && visit.query === '' && visit.isDrawn && (visit.view !== null || visit.isUnknown);
    if (!isHome && !/^\/(product|store)\//.test(visit.path))
      return Promise.resolve({ page, isMissing: false });
    const { origin, path, language, shop, isDrawn, view } = visit;
    const query = isDrawn ? visit.query : '';
    const key = [origin, path, query, language, shop.name, shop.edition(), isDrawn, view].join(' ');
    const known = kept.get(key);
    if (known !== undefined && performance.now() - known.madeAt < FRESH_FOR) return asAsked(known.own, visit);
    const own = makeOwn(page, visit, words);
    kept.delete(key);
    kept.set(key, { own, madeAt: performance.now() });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return asAsked(own, visit);
  };
}

async function asAsked(own: Promise<OwnPage>, { isForWords }: PageVisit): Promise<OwnPage> {
  const { page, isMissing } = await own;
  return { page: isForWords ? await toPage(wordsAlone(page.plain.toString())) : page, isMissing };
}

async function makeOwn(
  page: BootPage,
  { shop, language, path, query, origin, isDrawn, view }: PageVisit,
  words: FirstWords,
): Promise<OwnPage> {
  // Without the database the app still opens, and says itself what is wrong.
  const head = path === HOME ? 'none' : await shop.headOf(path, language).catch(() => null);
  if (head === null || head === 'missing') return { page, isMissing: head === 'missing' };
  const plain = page.plain.toString();
  if (path === HOME && view === null)
    return { page: await toPage(await words.styled(plain)), isMissing: false };
  const html = head === 'none' ? plain : injectHead(plain, head, origin);
  const drawn = isDrawn
    ? shop.bootOf(language).then(
        (inlined) => words.drawn(html, { inlined, language, path: path + query, view }),
        () => html,
      )
    : html;
  return { page: await toPage(await drawn), isMissing: false };
}
