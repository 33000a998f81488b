import type { OpeningHours } from '../../../domain/catalogue';
import { hoursWithoutPause } from '../../../domain/store-pause';
import type { RequestContext } from '../../http/request-context';

type Row = { hours: OpeningHours[]; closed_until: Date | null };

/**
 * Returns the opening hours of a store. While it takes no orders, the rest of the pause is left out.
 */
export const presentHours = (
  { hours, closed_until: until }: Row,
  { now, config }: Pick<RequestContext, 'now' | 'config'>,
): OpeningHours[] =>
  hoursWithoutPause(hours, until?.getTime() ?? null, { now, utcOffsetMinutes: config.utc_offset_minutes });
