import { foodStores } from './food-stores';
import { cafes, generalStores, groceryStores, pharmacyStores, shops } from './shop-stores';
import type { StoreSpec } from './store.types';

export const allStores: readonly StoreSpec[] = [
  ...foodStores,
  ...groceryStores,
  ...pharmacyStores,
  ...shops,
  ...cafes,
  ...generalStores,
].sort((one, other) => one.id - other.id);

/** Returns the store with this number: 1 is ST-01 of the specification. */
export function storeById(id: number): StoreSpec {
  const store = allStores.find((candidate) => candidate.id === id);
  if (!store) throw new Error(`no store ${id}`);
  return store;
}
