import { type BootPage, FRESH_FOR, toPage } from './boot-page';
import type { FirstWords } from './first-words';
import { injectHead } from './page-head';
import type { Visit } from './shop';

type PageVisit = Visit & {
  path: string;
  origin: string;
  /** Nothing is known of the visitor, so that what is drawn for one is right for all. */
  isDrawn: boolean;
};
type OwnPage = { page: BootPage; isMissing: boolean };

const MOST_KEPT = 500;

/** The page with the title, preview and data of what its address names [NAV-45]; others stay as they are. */
export function headedPages(words: FirstWords): (page: BootPage, visit: PageVisit) => Promise<OwnPage> {
  const kept = new Map<string, { own: Promise<OwnPage>; madeAt: number }>();
  return (page, visit) => {
    if (!/^\/(product|store)\//.test(visit.path)) return Promise.resolve({ page, isMissing: false });
    const key = [visit.origin, visit.path, visit.language, visit.shop.name, visit.isDrawn].join(' ');
    const known = kept.get(key);
    if (known !== undefined && performance.now() - known.madeAt < FRESH_FOR) return known.own;
    const own = makeOwn(page, visit, words);
    kept.delete(key);
    kept.set(key, { own, madeAt: performance.now() });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return own;
  };
}

async function makeOwn(
  page: BootPage,
  { shop, language, path, origin, isDrawn }: PageVisit,
  words: FirstWords,
): Promise<OwnPage> {
  // Without the database the app still opens, and says itself what is wrong.
  const head = await shop.headOf(path, language).catch(() => null);
  if (head === null || head === 'missing') return { page, isMissing: head === 'missing' };
  const html = injectHead(page.plain.toString(), head, origin);
  const drawn = isDrawn
    ? shop.bootOf(language).then(
        (inlined) => words(html, { inlined, language, path }),
        () => html,
      )
    : html;
  return { page: await toPage(await drawn), isMissing: false };
}
