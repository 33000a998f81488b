import { allItems } from '../world/items/all-items';
import { goodsData, renderedFiles } from './goods';

const SHOWN = 3;
const WIDTH = 400;
const HEIGHT = 333;
/**
 * The x positions of the pictures. The first picture is in the middle, because narrow screens crop the sides.
 */
const PLACES = [WIDTH, 0, 2 * WIDTH];

/**
 * Returns the rendered pictures of each store. The list begins with one picture of each category, for
 * variety.
 */
function filesByStore(): Map<number, string[]> {
  const stores = new Map<number, { file: string; category: string }[]>();
  for (const { store, name, category } of allItems()) {
    const [file] = renderedFiles(store.moduleId, name.en);
    const known = stores.get(store.id) ?? [];
    if (file !== undefined) known.push({ file, category });
    stores.set(store.id, known);
  }
  return new Map(
    [...stores].map(([id, goods]) => {
      const isFirst = ({ category }: { category: string }, index: number) =>
        goods.findIndex((other) => other.category === category) === index;
      const ordered = [...goods.filter(isFirst), ...goods.filter((one, index) => !isFirst(one, index))];
      return [id, [...new Set(ordered.map(({ file }) => file))]];
    }),
  );
}

let known: Map<number, string[]> | null = null;

/** Returns the rendered pictures of a store. */
function filesOfStore(storeId: number): string[] {
  known ??= filesByStore();
  return known.get(storeId) ?? [];
}

/**
 * Returns three rendered pictures of a store's items, side by side. `null`: fewer than three are rendered.
 */
export const photoCoverSvg = (storeId: number): string | null => sideBySide(filesOfStore(storeId));

/** Returns rendered pictures for a campaign, one of each store. */
export function photoCampaignSvg(storeIds: number[]): string | null {
  const shown: string[] = [];
  for (const id of storeIds) {
    const file = filesOfStore(id).find((other) => !shown.includes(other));
    if (file !== undefined) shown.push(file);
  }
  return sideBySide(shown);
}

function sideBySide(rendered: string[]): string | null {
  const files = rendered.slice(0, SHOWN);
  if (files.length < SHOWN) return null;
  const images = files.map(
    (file, index) =>
      `<image x="${PLACES[index]}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice" href="${goodsData(file)}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHOWN * WIDTH} ${HEIGHT}" ` +
    `preserveAspectRatio="xMidYMid slice">${images.join('')}</svg>`
  );
}
