import type { SavedAddress } from './address';

/** Returns the address that a returning customer most likely wants: home, else the first one [LOC-22]. */
export const usualAddress = (addresses: readonly SavedAddress[]): SavedAddress | null =>
  addresses.find(({ type }) => type === 'home') ?? addresses[0] ?? null;

type Ordered = { moduleId: number | null; placedAt: string };

/** Returns the module of the customer's newest order. `null`: the customer has no orders [LOC-22]. */
export const usualModule = (orders: readonly Ordered[]): number | null =>
  orders
    .filter(({ moduleId }) => moduleId !== null)
    .reduce<Ordered | null>(
      (newest, order) => (newest === null || order.placedAt > newest.placedAt ? order : newest),
      null,
    )?.moduleId ?? null;
