import { fromMinor } from '../../../domain/money';
import { isFoundByContact, isRunning, USUAL_WAY } from '../../../domain/order-states';
import type { Geo } from '../../geo/geo';
import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import { asFound } from '../orders/access';
import { findAnyOrder } from '../orders/order.store';
import { expectedAt, partyOf, toWireCourier } from '../orders/order.wire';
import { textIn } from '../shared/local-text';
import { PARCEL_MESSAGES } from './parcel.messages';
import { parcelListRoutes } from './parcel-lists.routes';
import { countParcel, parcelContextOf } from './parcel-quote';
import { toWireParcelQuote } from './parcel-quote.wire';
import { returnParcel } from './return-parcel.operation';

/** Operations on parcels. A sent parcel is stored as an order [PARC-02..05]. */
export const parcelRoutes = (geo: () => Geo): Operations => ({
  ...parcelListRoutes(),
  returnParcel,
  quoteParcel: async (request) => {
    const { database, body: draft } = request;
    const context = await parcelContextOf(request, draft, geo());
    return toWireParcelQuote(await countParcel(database, request, { draft, context }), request);
  },
  followParcel: async ({ database, query, language, now, currency }) => {
    const [known] = await database.query<{ order_id: number }>(
      'select order_id from parcels where receiver_token = $1',
      [query.token],
    );
    const row = known ? await findAnyOrder(database, known.order_id) : null;
    const parcel = row?.parcel ?? null;
    if (row === null || parcel === null || !isFoundByContact(asFound(row), now))
      return refuse(404, 'not_found', PARCEL_MESSAGES.notFound);
    const isComing = isRunning(row.status) && parcel.return === null;
    return {
      order_id: row.id,
      order_status: row.status,
      usual_way: [...USUAL_WAY.parcel],
      parcel_category: {
        id: parcel.category.id,
        name: textIn(parcel.category.name, language),
        image_full_url: parcel.category.image,
      },
      pin: isComing ? row.pin : null,
      due_amount: isComing && parcel.payer === 'receiver' ? fromMinor(row.total - row.paid, currency) : 0,
      is_returning: parcel.return === null ? 0 : 1,
      expected_at: isComing ? expectedAt(row) : null,
      // After the delivery, receiver and address are hidden, because the link may have been shared.
      destination: isComing ? partyOf(parcel.receiver) : {},
      courier: isComing && row.courier ? toWireCourier(row.courier, language) : null,
    };
  },
});
