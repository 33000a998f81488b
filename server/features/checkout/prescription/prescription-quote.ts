import { openState } from '../../../../domain/opening-hours';
import { orderPrice } from '../../../../domain/order-price';
import { isFeeKnown, orderProblems, placeOf } from '../../../../domain/order-problems';
import type { Geo } from '../../../geo/geo';
import { refuse } from '../../../http/errors';
import { MESSAGES } from '../../../http/messages';
import type { RequestContext } from '../../../http/request-context';
import { zonesOf } from '../../location/zone-memory';
import { cashLimitOf } from '../../payments/payment-terms';
import { distanceTo } from '../../shared/delivery-route';
import { guestToRead } from '../../shared/guests';
import { presentHours } from '../../shared/present-hours';
import { momentOf } from '../basket';
import { CHECKOUT_MESSAGES } from '../checkout.messages';
import {
  type CheckoutContext,
  deliveryOf,
  destinationOf,
  isTaxIncluded,
  type Placing,
  type Quote,
  type QuoteDraft,
  shopFreeOver,
  storeWith,
  taxOf,
} from '../quote';
import { scheduleOf } from '../schedule';

type Asked = { draft: QuoteDraft; storeId: number; placing?: Placing };

/** Returns a quote with only the delivery, because the pharmacy prices the items later [PHAR-05]. */
export async function quoteOfPrescription(
  request: RequestContext,
  { draft, storeId, placing }: Asked,
  geo: Geo,
): Promise<{ quote: Quote; context: CheckoutContext }> {
  const { database, config, moduleId, userId } = request;
  const store = await storeWith(database, storeId);
  if (store === null) return refuse(404, 'not_found', MESSAGES.notFound);
  if (store.module_type !== 'pharmacy' || !config.prescription_order_status)
    return refuse(403, 'store_id', CHECKOUT_MESSAGES.noPharmacy);
  const isTakeAway = draft.order_type === 'take_away';
  const destination = isTakeAway ? null : destinationOf(draft);
  const zoneIds = destination ? (await zonesOf(database)).index.zonesAt(destination) : [];
  const distance = destination ? await distanceTo(store, destination, geo) : null;
  const moment = momentOf(request);
  const schedule = scheduleOf(draft.schedule_at ?? null, store, request);
  const isStoreOpen =
    store.is_active && openState(presentHours(store, request), moment.now, moment.utcOffsetMinutes).isOpen;
  const price = orderPrice({
    goods: [],
    coupon: null,
    delivery: deliveryOf(store, distance, isTakeAway, shopFreeOver(config)),
    isTaxIncluded: isTaxIncluded(config),
    tip: 0,
  });
  const hasPlace = destination !== null && placing?.hasAddress !== false;
  const place = placeOf(hasPlace ? zoneIds : null, store.zone_id);
  const problems = orderProblems({
    type: isTakeAway ? 'takeAway' : 'delivery',
    hasLines: true,
    orderedAs: null,
    hasChangedLines: false,
    hasUnavailableLines: false,
    isStoreOpen,
    schedule: schedule.state,
    hasDelivery: store.has_delivery,
    hasTakeAway: store.has_take_away,
    place,
    contact: placing?.contact ?? 'notAsked',
    prescription: placing?.prescription ?? 'notAsked',
    // The items have no price yet, so the minimum order value counts as reached.
    subtotal: store.minimum_order,
    minimumOrder: store.minimum_order,
    payment: null,
  });
  return {
    context: {
      key: { owner: '', moduleId: moduleId ?? store.module_id },
      guestHash: userId === null ? (await guestToRead(request)).idHash : null,
      storeId: store.id,
      destination,
      zoneIds,
      distance,
    },
    quote: {
      store,
      entries: [],
      price,
      tax: taxOf(price, store, config),
      coupon: { state: 'none' },
      distance,
      isFeeKnown: isTakeAway || isFeeKnown(place, distance),
      isStoreOpen,
      scheduledAt: schedule.at,
      needsPrescription: true,
      payment: {
        wallet: 0,
        rest: price.total,
        problem: null,
        walletBalance: null,
        cashLimit: cashLimitOf(config, store),
      },
      cashback: 0,
      problems,
    },
  };
}
