import type { Module } from './catalogue';

/** The modules that are switched on and served in at least one of the zones [MOD-05]. */
export const modulesInZones = (modules: readonly Module[], zoneIds: readonly number[]): Module[] =>
  modules.filter((module) => module.isActive && module.zoneIds.some((id) => zoneIds.includes(id)));

/** Whether there are shops and things to look through and to search; a parcel has none [PARC-01]. */
export const isBrowsed = (module: Pick<Module, 'type'> | null): boolean => module?.type !== 'parcel';

export const moduleWithId = (modules: readonly Module[], id: number | null): Module | null =>
  modules.find((module) => module.id === id) ?? null;

/** The market in which vehicles are let: the chosen one, if it is one, else the first that there is [NAV-17]. */
export const rentalModule = (modules: readonly Module[], chosenId: number | null): Module | null => {
  const rentals = modules.filter(({ type, isActive }) => type === 'rental' && isActive);
  return moduleWithId(rentals, chosenId) ?? rentals[0] ?? null;
};
