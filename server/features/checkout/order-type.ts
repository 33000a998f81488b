import type { PlaceOrder } from '../../../contract/types.gen';
import { refuse } from '../../http/errors';
import { CHECKOUT_MESSAGES } from './checkout.messages';

type Ask = { order_type: PlaceOrder['order_type']; schedule_at?: string | null };

/**
 * Returns the order type. The client's `schedule_order` is a delivery at a chosen time, and is refused
 * without a time [DLV-12].
 */
export function orderTypeOf({ order_type: type, schedule_at: time }: Ask): 'delivery' | 'take_away' {
  if (type === 'parcel') refuse(403, 'order_type', CHECKOUT_MESSAGES.noParcels);
  if (type === 'schedule_order' && !time?.trim()) refuse(403, 'schedule_at', CHECKOUT_MESSAGES.noTime);
  return type === 'take_away' ? 'take_away' : 'delivery';
}
