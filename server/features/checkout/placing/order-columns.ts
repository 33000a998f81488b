import { randomInt } from 'node:crypto';
import { timestamp } from '../../../db/database';
import type { Ground, Quote } from '../quote';
import type { Contact, OrderWish } from './order-wish';

/** The row of an order: everything as it is now, so that nothing in it changes later. */
export function columnsOf(
  wish: OrderWish,
  contact: Contact,
  { quote, ground }: { quote: Quote; ground: Ground },
): Record<string, unknown> {
  const { store, price, tax, coupon, way, payment, scheduledAt } = quote;
  const { destination } = ground;
  return {
    module_id: store?.module_id,
    zone_id: store?.zone_id,
    store_id: store?.id,
    type: wish.quote.order_type,
    payment_method: payment.wallet > 0 && payment.rest > 0 ? 'partial_payment' : methodOf(wish, quote),
    payment_status: price.total === 0 ? 'paid' : 'unpaid',
    payment_gateway: wish.gateway,
    contact_name: contact.name,
    contact_phone: contact.phone,
    contact_email: contact.email,
    destination: destination && wish.place && JSON.stringify({ ...wish.place, ...destination }),
    distance_metres: way && Math.round(way.kilometres * 1000),
    items_amount: price.items,
    coupon_id: coupon.state === 'taken' ? coupon.id : null,
    coupon_code: coupon.state === 'taken' ? coupon.code : null,
    coupon_discount: price.couponDiscount,
    delivery_charge: price.delivery.fee,
    delivery_reasons: JSON.stringify(price.delivery.reasons),
    tax: price.tax,
    is_tax_included: tax.isIncluded,
    tip: price.tip,
    total: price.total,
    pin: String(randomInt(10_000)).padStart(4, '0'),
    note: wish.note,
    delivery_instruction: wish.instruction,
    unavailable_item_note: wish.unavailableNote,
    wants_cutlery: wish.wantsCutlery && store?.module_type === 'food',
    needs_prescription: quote.needsPrescription,
    scheduled_at: scheduledAt === null ? null : timestamp(scheduledAt),
    bring_change: wish.paymentMethod === 'cash_on_delivery' ? wish.bringChange : null,
  };
}

/** What the wallet pays whole is paid by the wallet, whatever was meant for the rest. */
const methodOf = (wish: OrderWish, { payment, price }: Quote): OrderWish['paymentMethod'] =>
  payment.wallet > 0 && payment.wallet === price.total ? 'wallet' : wish.paymentMethod;
