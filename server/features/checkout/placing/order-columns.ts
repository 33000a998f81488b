import { randomInt } from 'node:crypto';
import { timestamp } from '../../../db/database';
import type { CheckoutContext, Quote } from '../quote';
import type { Contact, OrderDraft } from './order-draft';

/** Returns the columns of a new order, whose values never change afterwards. */
export function columnsOf(
  draft: OrderDraft,
  contact: Contact,
  { quote, context }: { quote: Quote; context: CheckoutContext },
): Record<string, unknown> {
  const { store, price, tax, coupon, distance, payment, scheduledAt } = quote;
  const { destination } = context;
  return {
    module_id: store?.module_id,
    zone_id: store?.zone_id,
    store_id: store?.id,
    type: draft.quote.order_type,
    payment_method: payment.wallet > 0 && payment.rest > 0 ? 'partial_payment' : methodOf(draft, quote),
    payment_status: price.total === 0 ? 'paid' : 'unpaid',
    payment_gateway: draft.gateway,
    contact_name: contact.name,
    contact_phone: contact.phone,
    contact_email: contact.email,
    destination: destination && draft.place && JSON.stringify({ ...draft.place, ...destination }),
    distance_metres: distance && Math.round(distance.kilometres * 1000),
    items_amount: price.items,
    coupon_id: coupon.state === 'taken' ? coupon.id : null,
    coupon_code: coupon.state === 'taken' ? coupon.code : null,
    coupon_discount: price.couponDiscount,
    delivery_charge: price.delivery.fee,
    delivery_reasons: JSON.stringify(price.delivery.reasons),
    tax: price.tax,
    tax_parts: JSON.stringify(price.taxes),
    is_tax_included: tax.isIncluded,
    tip: price.tip,
    total: price.total,
    pin: String(randomInt(10_000)).padStart(4, '0'),
    note: draft.note,
    delivery_instruction: draft.instruction,
    unavailable_item_note: draft.unavailableNote,
    wants_cutlery: draft.wantsCutlery && store?.module_type === 'food',
    needs_prescription: quote.needsPrescription,
    return_days: store?.return_days ?? null,
    scheduled_at: scheduledAt === null ? null : timestamp(scheduledAt),
    bring_change: draft.paymentMethod === 'cash_on_delivery' ? draft.bringChange : null,
  };
}

/** Returns the stored payment method. If the wallet pays the whole total, the method is `wallet`. */
const methodOf = (draft: OrderDraft, { payment, price }: Quote): OrderDraft['paymentMethod'] =>
  payment.wallet > 0 && payment.wallet === price.total ? 'wallet' : draft.paymentMethod;
