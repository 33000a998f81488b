import type { OrderSlots } from '../../../contract/types.gen';
import type { OpeningHours } from '../../../domain/catalogue';
import type { RequestContext } from '../../http/request-context';
import { scheduleOf, slotDays } from '../checkout/schedule';

/** Opening hours of couriers, who deliver at any hour. */
const ALWAYS: OpeningHours[] = Array.from({ length: 7 }, (_, day) => ({
  day: day as OpeningHours['day'],
  opens: '00:00',
  closes: '00:00',
}));
const COURIERS = { hours: ALWAYS, closed_until: null, can_schedule: true, is_active: true };

type Clock = Pick<RequestContext, 'now' | 'config'>;

export const slotsFor = (clock: Clock): OrderSlots => slotDays(COURIERS, clock);

export const fetchedAt = (typed: string | null, clock: Clock) => scheduleOf(typed, COURIERS, clock);
