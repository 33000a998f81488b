import type { Interests } from '../../../../domain/person';
import { keepTrace, readTrace } from '../../../platform/storage/traces';

/** By market; a broken value counts as none [STO-02]. */
function read(): Record<string, unknown> {
  const value = readTrace('interests');
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The categories that were chosen for a market, by the account or on this device [MOD-12]. */
export function interestsOf(moduleId: number): number[] {
  const ids = read()[moduleId];
  return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id) && id > 0) : [];
}

/** What is chosen for other markets stays. Tells whether anything is new. */
export const keepInterests = (chosen: Interests): boolean => keepTrace('interests', { ...read(), ...chosen });
