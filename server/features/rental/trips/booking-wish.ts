import type { TripBooking } from '../../../../contract/types.gen';
import { type Minor, toMinor } from '../../../../domain/money';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { CHECKOUT_MESSAGES } from '../../checkout/checkout.messages';
import { type Contact, contactIn, contactOf } from '../../checkout/placing/order-wish';
import { type Proof, proofIn } from '../../payments/offline';

type TripMethod = Exclude<TripBooking['payment_method'], 'partial_payment'>;

export type TripWish = {
  couponCode: string | null;
  method: TripMethod;
  usesWallet: boolean;
  /** The total that the customer has seen and accepted. */
  accepted: Minor | null;
  /** Null: nobody said whom to call. */
  contact: Contact | null;
  note: string | null;
  gateway: string | null;
  /** How an offline payment was made, if it was told at once. */
  proof: Proof | null;
  callback: string | null;
};

/** What a client sends, in the words of the rules. */
export async function tripWishOf(request: RequestContext & { body: TripBooking }): Promise<TripWish> {
  const { body, database, userId } = request;
  const { payment_method: method } = body;
  if (method === 'partial_payment') return refuse(403, 'payment_method', CHECKOUT_MESSAGES.noPart);
  return {
    couponCode: textOf(body.coupon_code),
    method,
    usesWallet: body.partial_payment === 1,
    accepted: body.trip_amount === undefined ? null : toMinor(body.trip_amount),
    contact: contactIn(body) ?? (userId === null ? null : await contactOf(database, userId)),
    note: textOf(body.note)?.slice(0, 2000) ?? null,
    gateway: textOf(body.payment_gateway),
    proof: await proofIn(database, body),
    callback: textOf(body.callback),
  };
}

const textOf = (text: string | null | undefined): string | null => text?.trim() || null;
