import type { Item } from '../../../../domain/catalogue';
import { withViewed } from '../../../../domain/recent-items';
import { readActivity, saveActivity } from '../../../platform/storage/recent-activity';

/** Returns the ids of recently viewed items by module. An invalid stored value is ignored [STO-02]. */
function read(): Record<string, unknown> {
  const value = readActivity('recent_items');
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Returns the recently viewed items of this module, newest first. */
export function viewedIn(moduleId: number): number[] {
  const ids = read()[moduleId];
  return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id) && id > 0) : [];
}

export const saveViewedItem = ({ id, moduleId }: Pick<Item, 'id' | 'moduleId'>): boolean =>
  saveActivity('recent_items', { ...read(), [moduleId]: withViewed(viewedIn(moduleId), id) });
