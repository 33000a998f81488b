import type { TripBooking } from '../../../../contract/types.gen';
import type { AcceptedAmounts } from '../../../../domain/payment-plan';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { acceptedIn } from '../../checkout/accepted';
import { CHECKOUT_MESSAGES } from '../../checkout/checkout.messages';
import { type Contact, contactIn, contactOf } from '../../checkout/placing/order-draft';
import { type Proof, proofIn } from '../../payments/offline';

type TripMethod = Exclude<TripBooking['payment_method'], 'partial_payment'>;

export type TripDraft = {
  couponCode: string | null;
  method: TripMethod;
  usesWallet: boolean;
  accepted: AcceptedAmounts;
  /** The contact for the trip. `null`: the request has none. */
  contact: Contact | null;
  note: string | null;
  gateway: string | null;
  /** The details of an offline payment, if the request contains them. */
  proof: Proof | null;
  callback: string | null;
};

/** Converts a booking request to the types of the domain. */
export async function tripDraftOf(request: RequestContext & { body: TripBooking }): Promise<TripDraft> {
  const { body, database, userId, currency } = request;
  const { payment_method: method } = body;
  if (method === 'partial_payment') return refuse(403, 'payment_method', CHECKOUT_MESSAGES.noPart);
  return {
    couponCode: textOf(body.coupon_code),
    method,
    usesWallet: body.partial_payment === 1,
    accepted: acceptedIn({ ...body, total: body.trip_amount }, currency),
    contact: contactIn(body) ?? (userId === null ? null : await contactOf(database, userId)),
    note: textOf(body.note)?.slice(0, 2000) ?? null,
    gateway: textOf(body.payment_gateway),
    proof: await proofIn(database, body),
    callback: textOf(body.callback),
  };
}

const textOf = (text: string | null | undefined): string | null => text?.trim() || null;
