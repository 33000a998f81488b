import type { Scenario } from '../demo/scenarios';
import { type FoundHead, pageHeadOf } from '../features/catalogue/page-heads';
import { type BootPage, FRESH_FOR, toPage } from './boot-page';
import type { Language } from './language';
import { injectHead } from './page-head';
import { configOf, timeOf, type World } from './read-context';

type Visit = { path: string; origin: string; language: Language; scenario: Scenario };
type OwnPage = { page: BootPage; isMissing: boolean };

const MOST_KEPT = 500;

/** The page with the title, preview and data of what its address names [NAV-45]; others stay as they are. */
export function headedPages(world: World): (page: BootPage, visit: Visit) => Promise<OwnPage> {
  const kept = new Map<string, { own: Promise<OwnPage>; madeAt: number }>();
  return (page, visit) => {
    if (!/^\/(product|store)\//.test(visit.path)) return Promise.resolve({ page, isMissing: false });
    const key = [visit.origin, visit.path, visit.language, visit.scenario.id].join(' ');
    const known = kept.get(key);
    if (known !== undefined && performance.now() - known.madeAt < FRESH_FOR) return known.own;
    const own = makeOwn(world, page, visit);
    kept.delete(key);
    kept.set(key, { own, madeAt: performance.now() });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return own;
  };
}

async function makeOwn(world: World, page: BootPage, visit: Visit): Promise<OwnPage> {
  const head = await findHead(world, visit);
  if (head === null || head === 'missing') return { page, isMissing: head === 'missing' };
  return { page: await toPage(injectHead(page.plain.toString(), head, visit.origin)), isMissing: false };
}

/** Without the database the app still opens, and says itself what is wrong. */
const findHead = (world: World, { path, language, scenario }: Visit): Promise<FoundHead> =>
  pageHeadOf(path, {
    database: world.database,
    language,
    now: timeOf(world, scenario),
    config: configOf(world, language, scenario),
  }).catch(() => null);
