import { brandIdsOf } from '../base/brands';
import { menuNamed } from '../products/menus';
import type { Product } from '../products/product.types';
import { allStores } from '../stores/all-stores';
import type { StoreSpec } from '../stores/store.types';
import { storeAgeInDays } from '../stores/store-rows';
import { type Random, randomFrom } from '../support/random';
import { DAY, sinceT0 } from '../t0';
import { addOnIdsOf } from './add-ons';
import type { ItemSpec } from './item.types';
import { itemSpec } from './item-spec';
import { variantsOf } from './variants';

const FOOD = 1;
const SHOPS = 4;
const CAFES = 7;

/** The number of generated items per store, by module. */
const itemCounts: Record<number, [low: number, high: number]> = {
  1: [13, 17],
  2: [24, 30],
  3: [13, 16],
  4: [13, 16],
  7: [11, 13],
  8: [5, 5],
};

const FIRST_ID = 1001;
const MEALS_WITHOUT_STOCK = new Set([FOOD, CAFES, 8]);

/** Chooses the products of one store from the menus that it shares with other stores. */
function chooseProducts(store: StoreSpec, random: Random, taken: Set<string>): Product[] {
  const [low, high] = itemCounts[store.moduleId] ?? [0, 0];
  const wanted = random.between(low, high);
  const menus = store.menus.map((name) => random.shuffled(menuNamed(name)));
  const longest = Math.max(0, ...menus.map(({ length }) => length));
  const limitConcurrency = Array.from({ length: longest }, (_, position) =>
    menus.map((menu) => menu[position]),
  ).flat();
  const names = new Set(taken);
  const chosen = limitConcurrency.filter((product) => {
    if (product === undefined || names.has(product.name.en)) return false;
    names.add(product.name.en);
    return true;
  });
  return chosen.slice(0, wanted) as Product[];
}

const variedPrice = (price: number, moduleId: number, random: Random): number => {
  const step = MEALS_WITHOUT_STOCK.has(moduleId) ? 25 : 5;
  return Math.max(step, Math.round((price * random.between(92, 110)) / 100 / step) * step);
};

const percentages = [5, 10, 10, 15, 20, 25, 30];

function itemOf(product: Product, store: StoreSpec, id: number, random: Random): ItemSpec {
  const price = variedPrice(product.price, store.moduleId, random);
  const { choices, variations } = variantsOf(product, price, random);
  const hasStock = !MEALS_WITHOUT_STOCK.has(store.moduleId);
  const stock = hasStock && random.chance(0.04) ? 0 : random.between(4, 90);
  const brands = store.moduleId === SHOPS ? brandIdsOf(product.category) : [];
  return itemSpec({
    id,
    store,
    category: product.category,
    name: product.name,
    description: product.about,
    emojis: product.emojis,
    price,
    discount: random.chance(0.17) ? { type: 'percent', value: random.pick(percentages) } : null,
    brandId: brands.length > 0 ? random.pick(brands) : null,
    stock: hasStock
      ? variations.length > 0
        ? variations.reduce((sum, one) => sum + one.stock, 0)
        : stock
      : null,
    maximumQuantity: random.chance(0.2) ? random.pick([3, 5, 10]) : null,
    unit: product.unit,
    content: variations.length > 0 ? null : product.content,
    isVeg: product.isVeg,
    isHalal: product.isHalal,
    isOrganic: product.isOrganic,
    isRecommended: random.chance(0.1),
    needsPrescription: product.needsPrescription,
    choices,
    variations,
    foodGroups: product.foodGroups,
    addOnIds: product.hasAddOns ? addOnIdsOf(store.id) : [],
    tags: product.tags,
    genericNames: product.genericNames,
    allergies: product.allergies,
    orderCount: random.between(5, 90) * random.between(1, 9),
    createdAt: sinceT0(-random.between(1, storeAgeInDays(store.id)) * DAY),
  });
}

/** Generates all items without fixed ids. Every start generates the same items with the same ids. */
export function generatedItems(fixtures: readonly ItemSpec[]): ItemSpec[] {
  let nextId = FIRST_ID;
  return allStores.flatMap((store) => {
    const random = randomFrom(store.id * 104_729);
    const taken = new Set(fixtures.filter((item) => item.store.id === store.id).map(({ name }) => name.en));
    return chooseProducts(store, random, taken).map((product) => itemOf(product, store, nextId++, random));
  });
}
