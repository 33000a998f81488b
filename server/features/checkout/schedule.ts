import type { OrderSlots } from '../../../contract/types.gen';
import { deliverySlots, isSlot, type SlotTerms } from '../../../domain/delivery-slots';
import type { OrderFacts } from '../../../domain/order-problems';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { momentIn } from '../shared/moment';
import { presentHours } from '../shared/present-hours';
import { type StoreRow, storeColumns, storeJoins } from '../shared/store.rows';

type Schedule = { state: OrderFacts['schedule']; at: number | null };
type Hours = Pick<StoreRow, 'hours' | 'closed_until' | 'can_schedule' | 'is_active'>;
type Clock = Pick<RequestContext, 'now' | 'config'>;

export const slotRoutes = (): Operations => ({
  listOrderSlots: async (request) => {
    const { database, query } = request;
    const [store] = await database.query<StoreRow>(
      `select ${storeColumns} from stores s ${storeJoins} where s.id = $1 and s.is_active`,
      [query.store_id],
    );
    if (store === undefined) refuse(404, 'not_found', MESSAGES.notFound);
    return slotDays(store, request);
  },
});

export function slotDays(store: Hours, clock: Clock): OrderSlots {
  const days = takesLater(store, clock) ? deliverySlots(slotTermsOf(store, clock)) : [];
  return {
    interval_minutes: clock.config.schedule_order_slot_duration,
    days: days.map(({ date, slots }) => ({
      date,
      slots: slots.map(({ starts, ends }) => ({
        schedule_at: new Date(starts).toISOString(),
        ends_at: new Date(ends).toISOString(),
      })),
    })),
  };
}

/** Parses the chosen delivery time and returns whether the store offers it [DLV-07, DLV-11, Q-89]. */
export function scheduleOf(typed: string | null, store: Hours | null, clock: Clock): Schedule {
  if (typed === null || typed.trim() === '') return { state: 'none', at: null };
  if (store === null || !takesLater(store, clock)) return { state: 'noScheduling', at: null };
  const at = momentIn(typed.trim(), clock.config.utc_offset_minutes);
  return at !== null && isSlot(at, slotTermsOf(store, clock))
    ? { state: 'slot', at }
    : { state: 'gone', at: null };
}

const takesLater = (store: Hours, { config }: Clock): boolean =>
  config.schedule_order && store.can_schedule && store.is_active;

const slotTermsOf = (store: Hours, clock: Clock): SlotTerms => ({
  hours: presentHours(store, clock),
  now: clock.now,
  utcOffsetMinutes: clock.config.utc_offset_minutes,
  stepMinutes: clock.config.schedule_order_slot_duration,
});
