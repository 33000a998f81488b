import type { Module, ModuleType } from './catalogue';

/** Returns the active modules that serve at least one of the zones [MOD-05]. */
export const modulesInZones = (modules: readonly Module[], zoneIds: readonly number[]): Module[] =>
  modules.filter((module) => module.isActive && module.zoneIds.some((id) => zoneIds.includes(id)));

/** Returns whether the module has pages of stores and items. Parcel has neither [PARC-01]. */
export const hasStoresAndItems = (module: Pick<Module, 'type'> | null): boolean => module?.type !== 'parcel';

/**
 * Returns whether customers of this module buy single items again. Dishes are reordered as whole orders
 * [CAT-16, ORD-08].
 */
export const isBoughtAgain = (type: ModuleType | null): boolean =>
  type === 'grocery' || type === 'pharmacy' || type === 'ecommerce';

export const moduleWithId = (modules: readonly Module[], id: number | null): Module | null =>
  modules.find((module) => module.id === id) ?? null;

/** Returns the chosen module if it is rental, otherwise the first rental module [NAV-17]. */
export const rentalModule = (modules: readonly Module[], chosenId: number | null): Module | null => {
  const rentals = modules.filter(({ type, isActive }) => type === 'rental' && isActive);
  return moduleWithId(rentals, chosenId) ?? rentals[0] ?? null;
};

/** Returns whether friends can fill one cart together in this module [CART-71]. */
export const isGroupModule = (type: ModuleType | null): boolean =>
  type === 'food' || type === 'grocery' || type === 'pharmacy';
