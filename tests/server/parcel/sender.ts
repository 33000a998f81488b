import type { OrderProblem, ParcelQuote, PlaceOrderResult } from '../../../contract/types.gen';
import { demoPlaces } from '../../../server/geo/demo-places';
import type { Person } from '../account/person';
import { at, newKey } from '../checkout/orderer';

const { points } = demoPlaces();
export const PARCELS = 5;
export const DOCUMENTS = 1;
export const BOX = 2;
export const HARBOUR = at(points['P-H1']);
export const LAKESIDE = at(points['P-LK'] ?? { lat: 25.25, lng: 55.05 });
export const HILLS = at(points['P-HL']);

export const SAMIRA = {
  contact_person_name: 'Samira Haddad',
  contact_person_number: '+971501110099',
  address: '7 Shore Road',
  house: '3',
  ...LAKESIDE,
};

type Refused = { problems?: OrderProblem[]; parcel_quote?: ParcelQuote };

const headers = { zoneid: '[1]' };

export const quotedParcel = async (person: Person, body: Record<string, unknown> = {}) =>
  (
    await person.send<ParcelQuote>('POST', '/customer/order/parcel-quote', {
      body: {
        parcel_category_id: DOCUMENTS,
        ...HARBOUR,
        receiver_latitude: SAMIRA.latitude,
        receiver_longitude: SAMIRA.longitude,
        ...body,
      },
      moduleId: PARCELS,
      headers,
    })
  ).body;

/** Quotes, accepts and sends a parcel. */
export async function send(
  person: Person,
  { body = {}, key = newKey() }: { body?: Record<string, unknown>; key?: string } = {},
) {
  const { dm_tips, parcel_category_id } = body;
  const quote = await quotedParcel(person, {
    ...(dm_tips !== undefined && { dm_tips }),
    ...(parcel_category_id !== undefined && { parcel_category_id }),
  });
  return person.send<PlaceOrderResult & Refused>('POST', '/customer/order/place', {
    body: {
      order_type: 'parcel',
      parcel_category_id: DOCUMENTS,
      ...HARBOUR,
      address: '4 Mole Street',
      contact_person_name: 'Nour Test',
      contact_person_number: '+971501112233',
      receiver_details: SAMIRA,
      charge_payer: 'sender',
      payment_method: 'cash_on_delivery',
      prohibited_goods_acknowledged: 1,
      order_amount: quote.total_amount,
      ...body,
    },
    moduleId: PARCELS,
    headers: { ...headers, 'idempotency-key': key },
  });
}
