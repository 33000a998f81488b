import type { ContactAddress, PlaceOrder } from '../../../contract/types.gen';
import { asPhone, isPhone } from '../../../domain/contact';
import type { AcceptedAmounts } from '../../../domain/payment-plan';
import { refuse } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { acceptedIn } from '../checkout/accepted';
import { CHECKOUT_MESSAGES } from '../checkout/checkout.messages';
import { type Contact, contactIn, contactOf, numberOf, textOf } from '../checkout/placing/order-draft';
import { pointOf } from '../location/point';
import type { PartyRow } from './parcel.store';
import type { ParcelDraft } from './parcel-quote';

export type ParcelOrder = {
  quote: ParcelDraft;
  accepted: AcceptedAmounts;
  usesWallet: boolean;
  contact: Contact | null;
  sender: PartyRow | null;
  receiver: PartyRow | null;
  isProhibitedRead: boolean;
  instruction: string | null;
  note: string | null;
  paymentMethod: PlaceOrder['payment_method'];
  gateway: string | null;
  callback: string | null;
};

/** Converts a parcel request to the types of the domain [PARC-02]. */
export async function parcelOrderOf(request: RequestContext & { body: PlaceOrder }): Promise<ParcelOrder> {
  const { body, database, userId, currency } = request;
  if (body.payment_method === 'partial_payment') refuse(403, 'payment_method', CHECKOUT_MESSAGES.noPart);
  const contact = contactIn(body) ?? (userId === null ? null : await contactOf(database, userId));
  const to = body.receiver_details ?? {};
  const receiver = { name: textOf(to.contact_person_name), phone: receiverPhone(to) };
  const from = placeIn(body, '');
  const destination = placeIn(to, 'receiver_');
  return {
    quote: {
      ...(body.parcel_category_id !== undefined && { parcel_category_id: body.parcel_category_id }),
      ...(from && { latitude: from.lat, longitude: from.lng }),
      ...(destination && { receiver_latitude: destination.lat, receiver_longitude: destination.lng }),
      charge_payer: body.charge_payer ?? 'sender',
      dm_tips: body.dm_tips ?? 0,
      schedule_at: body.schedule_at ?? null,
      payment_method: body.payment_method,
      ...(body.partial_payment === 1 && { partial_payment: 1 }),
    },
    accepted: acceptedIn({ ...body, total: body.order_amount }, currency),
    usesWallet: body.partial_payment === 1,
    contact,
    sender: from && contact && { ...from, name: contact.name, phone: contact.phone },
    receiver:
      destination && receiver.name && receiver.phone
        ? { ...destination, name: receiver.name, phone: receiver.phone }
        : null,
    isProhibitedRead: body.prohibited_goods_acknowledged === 1,
    instruction: textOf(body.delivery_instruction),
    note: textOf(body.order_note),
    paymentMethod: body.payment_method,
    gateway: textOf(body.payment_gateway),
    callback: textOf(body.callback),
  };
}

type Place = Pick<ContactAddress, 'latitude' | 'longitude' | 'address' | 'road' | 'house' | 'floor'>;

function placeIn(place: Place, prefix: string): Omit<PartyRow, 'name' | 'phone'> | null {
  const lat = numberOf(place.latitude);
  const lng = numberOf(place.longitude);
  const address = textOf(place.address);
  if (lat === null || lng === null || address === null) return null;
  return {
    ...pointOf(lat, lng, prefix),
    address,
    road: textOf(place.road),
    house: textOf(place.house),
    floor: textOf(place.floor),
  };
}

function receiverPhone({ contact_person_number: typed }: ContactAddress): string | null {
  const phone = textOf(typed);
  if (phone === null) return null;
  if (!isPhone(phone, 'contact')) refuse(403, 'receiver_details', CHECKOUT_MESSAGES.badPhone);
  return asPhone(phone);
}
