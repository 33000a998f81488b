import type { ItemSpec } from '../items/item.types';

const middleOf = (sorted: number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** Returns each store's price level within its module, by the median price of its items. */
export function priceLevelsOf(items: readonly ItemSpec[]) {
  const prices = new Map<number, { moduleId: number; prices: number[] }>();
  for (const { store, price } of items) {
    const known = prices.get(store.id) ?? { moduleId: store.moduleId, prices: [] };
    known.prices.push(price);
    prices.set(store.id, known);
  }
  const middles = [...prices].map(([id, store]) => ({
    id,
    moduleId: store.moduleId,
    middle: middleOf(store.prices.sort((one, other) => one - other)),
  }));
  return (storeId: number): number | null => {
    const own = middles.find(({ id }) => id === storeId);
    if (own === undefined) return null;
    const others = middles.filter(({ moduleId }) => moduleId === own.moduleId);
    const cheaper = others.filter(({ middle }) => middle < own.middle).length;
    return 1 + Math.floor((cheaper * 3) / others.length);
  };
}
