import type { Interests } from '../../../../domain/person';
import { readActivity, saveActivity } from '../../../platform/storage/recent-activity';

/** Returns the chosen categories by module. An invalid stored value is ignored [STO-02]. */
function read(): Record<string, unknown> {
  const value = readActivity('interests');
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Returns the categories chosen in this module, from the account or this device [MOD-12]. */
export function interestsOf(moduleId: number): number[] {
  const ids = read()[moduleId];
  return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id) && id > 0) : [];
}

/** Stores the choices and returns whether they changed. Choices of other modules stay. */
export const saveInterests = (chosen: Interests): boolean =>
  saveActivity('interests', { ...read(), ...chosen });
