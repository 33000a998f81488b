import type { PlaceOrder } from '../../../../contract/types.gen';
import { asPhone, isEmail, isPhone } from '../../../../domain/contact';
import type { Minor } from '../../../../domain/money';
import type { AcceptedAmounts } from '../../../../domain/payment-plan';
import type { Queryable } from '../../../db/database';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { exactMinor } from '../../shared/exact-amount';
import { acceptedIn } from '../accepted';
import { CHECKOUT_MESSAGES } from '../checkout.messages';
import { orderTypeOf } from '../order-type';
import type { QuoteDraft } from '../quote';

export type Contact = { name: string; phone: string; email: string | null };
type Place = { address: string; road: string | null; house: string | null; floor: string | null };

export type OrderDraft = {
  quote: QuoteDraft;
  accepted: AcceptedAmounts;
  usesWallet: boolean;
  /** The contact for the order. `null`: the request has none. */
  contact: Contact | null;
  /** The delivery place. `null`: take-away, or the request has no address. */
  place: Place | null;
  note: string | null;
  instruction: string | null;
  unavailableNote: string | null;
  wantsCutlery: boolean;
  bringChange: Minor | null;
  paymentMethod: PlaceOrder['payment_method'];
  gateway: string | null;
  callback: string | null;
};

/** Converts the request to the types of the domain. */
export async function orderDraftOf(request: RequestContext & { body: PlaceOrder }): Promise<OrderDraft> {
  const { body, database, userId, currency } = request;
  if (body.payment_method === 'partial_payment') refuse(403, 'payment_method', CHECKOUT_MESSAGES.noPart);
  const orderType = orderTypeOf(body);
  const isTakeAway = orderType === 'take_away';
  const lat = numberOf(body.latitude);
  const lng = numberOf(body.longitude);
  const address = textOf(body.address);
  return {
    quote: {
      order_type: orderType,
      ...(lat !== null && lng !== null && !isTakeAway && { latitude: lat, longitude: lng }),
      coupon_code: body.coupon_code ?? null,
      dm_tips: body.dm_tips ?? 0,
      ...(body.is_buy_now === 1 && { is_buy_now: 1, cart: body.cart ?? [] }),
      schedule_at: body.schedule_at ?? null,
      payment_method: body.payment_method,
      ...(body.partial_payment === 1 && { partial_payment: 1 }),
    },
    accepted: acceptedIn({ ...body, total: body.order_amount }, currency),
    usesWallet: body.partial_payment === 1,
    contact: contactIn(body) ?? (userId === null ? null : await contactOf(database, userId)),
    place:
      isTakeAway || address === null
        ? null
        : { address, road: textOf(body.road), house: textOf(body.house), floor: textOf(body.floor) },
    note: textOf(body.order_note),
    instruction: textOf(body.delivery_instruction),
    unavailableNote: textOf(body.unavailable_item_note),
    wantsCutlery: body.cutlery === 1,
    bringChange:
      body.bring_change_amount === undefined
        ? null
        : exactMinor(Math.max(0, body.bring_change_amount), currency, 'bring_change_amount'),
    paymentMethod: body.payment_method,
    gateway: textOf(body.payment_gateway),
    callback: textOf(body.callback),
  };
}

export const textOf = (text: string | null | undefined): string | null => text?.trim() || null;

export function numberOf(value: number | string | undefined): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export function contactIn(
  body: Pick<PlaceOrder, 'contact_person_name' | 'contact_person_number' | 'contact_person_email'>,
): Contact | null {
  const name = textOf(body.contact_person_name);
  const phone = textOf(body.contact_person_number);
  const email = textOf(body.contact_person_email);
  if (name === null || phone === null) return null;
  if (!isPhone(phone, 'contact')) refuse(403, 'contact_person_number', CHECKOUT_MESSAGES.badPhone);
  if (email !== null && !isEmail(email)) refuse(403, 'contact_person_email', CHECKOUT_MESSAGES.badEmail);
  return { name, phone: asPhone(phone), email };
}

/** Returns the contact. The account's phone number is used if the request has none [ADDR-28]. */
export async function contactOf(database: Queryable, customerId: number): Promise<Contact | null> {
  const [row] = await database.query<{ name: string; phone: string | null; email: string | null }>(
    `select concat_ws(' ', first_name, last_name) as name, phone, email from customers where id = $1`,
    [customerId],
  );
  return row?.phone ? { name: row.name, phone: row.phone, email: row.email } : null;
}
