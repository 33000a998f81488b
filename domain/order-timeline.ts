import { type OrderStatus, USUAL_WAY } from './order-states';
import type { PlacedOrder } from './placed-order';

type TimelineStep = { status: OrderStatus; at: string | null; is: 'done' | 'current' | 'ahead' };

const ENDS: readonly OrderStatus[] = ['canceled', 'failed', 'returned'];
const REFUNDS: readonly OrderStatus[] = ['refund_requested', 'refund_request_canceled', 'refunded'];

/** Returns the steps of an order: past, current and, while the order is active, future [ORD-03]. */
export function timelineOf({
  status,
  type,
  moments,
  placedAt,
  parcel,
}: Pick<PlacedOrder, 'status' | 'type' | 'moments' | 'placedAt' | 'parcel'>): TimelineStep[] {
  const usual = USUAL_WAY[type];
  const path: readonly OrderStatus[] =
    status === 'picked_up' && parcel?.comingBack
      ? usual.map((step) => (step === 'delivered' ? 'returned' : step))
      : usual;
  const at = (step: OrderStatus) => moments[step] ?? (step === 'pending' ? placedAt : null);
  // This kind of order has no `accepted` step, so an accepted order shows as confirmed.
  const reached = path.indexOf(status === 'accepted' && !path.includes(status) ? 'confirmed' : status);
  if (reached >= 0)
    return path.map((step, place) => ({
      status: step,
      at: place <= reached ? at(step) : null,
      is: place < reached ? 'done' : place > reached ? 'ahead' : status === 'delivered' ? 'done' : 'current',
    }));
  const ended = [...ENDS, ...REFUNDS].filter((step) => step === status || moments[step] !== undefined);
  const walked = path.filter((step) => at(step) !== null);
  return [...walked, ...ended].map((step) => ({ status: step, at: at(step), is: 'done' }));
}
