import { allItems } from '../world/items/all-items';
import { vehicleSpecs } from '../world/rental/vehicle-specs';
import { goodsData, renderedFiles } from './goods';

const RENTAL = 6;

const SHOWN = 3;
const WIDTH = 400;
const HEIGHT = 333;
/**
 * The x positions of the pictures. The first picture is in the middle, because narrow screens crop the sides.
 */
const PLACES = [WIDTH, 0, 2 * WIDTH];

type Shown = { file: string; category: string | number };

/** Returns the pictures without repetition. The list begins with one picture of each category, for variety. */
function varied(goods: Shown[]): string[] {
  const isFirst = ({ category }: Shown, index: number) =>
    goods.findIndex((other) => other.category === category) === index;
  const ordered = [...goods.filter(isFirst), ...goods.filter((one, index) => !isFirst(one, index))];
  return [...new Set(ordered.map(({ file }) => file))];
}

/** Returns the rendered pictures of each store. */
function filesByStore(): Map<number, string[]> {
  const stores = new Map<number, Shown[]>();
  for (const { store, name, category } of allItems()) {
    const [file] = renderedFiles(store.moduleId, name.en);
    const known = stores.get(store.id) ?? [];
    if (file !== undefined) known.push({ file, category });
    stores.set(store.id, known);
  }
  return new Map([...stores].map(([id, goods]) => [id, varied(goods)]));
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

/** Returns three rendered pictures of a provider's vehicles. `null`: fewer than three are rendered. */
export const photoProviderSvg = (providerId: number): string | null =>
  sideBySide(
    varied(
      vehicleSpecs
        .filter((vehicle) => vehicle.providerId === providerId)
        .flatMap(({ name, categoryId }) =>
          renderedFiles(RENTAL, name.en)
            .slice(0, 1)
            .map((file) => ({ file, category: categoryId })),
        ),
    ),
  );

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
