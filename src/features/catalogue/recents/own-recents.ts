import type { Item } from '../../../../domain/catalogue';
import { withViewed } from '../../../../domain/recent-items';
import { keepTrace, readTrace } from '../../../platform/storage/traces';

/** By market; a broken value counts as none [STO-02]. */
function read(): Record<string, unknown> {
  const value = readTrace('recent_items');
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** What was looked at in a market on this device, the last first. */
export function viewedIn(moduleId: number): number[] {
  const ids = read()[moduleId];
  return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id) && id > 0) : [];
}

export const keepViewed = ({ id, moduleId }: Pick<Item, 'id' | 'moduleId'>): boolean =>
  keepTrace('recent_items', { ...read(), [moduleId]: withViewed(viewedIn(moduleId), id) });
