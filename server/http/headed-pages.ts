import { type BootPage, FRESH_FOR, toPage } from './boot-page';
import { injectHead } from './page-head';
import type { Visit } from './shop';

type PageVisit = Visit & { path: string; origin: string };
type OwnPage = { page: BootPage; isMissing: boolean };

const MOST_KEPT = 500;

/** The page with the title, preview and data of what its address names [NAV-45]; others stay as they are. */
export function headedPages(): (page: BootPage, visit: PageVisit) => Promise<OwnPage> {
  const kept = new Map<string, { own: Promise<OwnPage>; madeAt: number }>();
  return (page, visit) => {
    if (!/^\/(product|store)\//.test(visit.path)) return Promise.resolve({ page, isMissing: false });
    const key = [visit.origin, visit.path, visit.language, visit.shop.name].join(' ');
    const known = kept.get(key);
    if (known !== undefined && performance.now() - known.madeAt < FRESH_FOR) return known.own;
    const own = makeOwn(page, visit);
    kept.delete(key);
    kept.set(key, { own, madeAt: performance.now() });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return own;
  };
}

async function makeOwn(page: BootPage, { shop, language, path, origin }: PageVisit): Promise<OwnPage> {
  // Without the database the app still opens, and says itself what is wrong.
  const head = await shop.headOf(path, language).catch(() => null);
  if (head === null || head === 'missing') return { page, isMissing: head === 'missing' };
  return { page: await toPage(injectHead(page.plain.toString(), head, origin)), isMissing: false };
}
