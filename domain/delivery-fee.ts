import type { DeliveryTerms, Place, Store, Surge } from './catalogue';
import { distanceKm, type LatLng } from './geo';
import { type Minor, percentOf, roundHalfUp } from './money';

export type Delivery = {
  terms: DeliveryTerms;
  kilometres: number;
  subtotal: Minor;
  /** The amount from which delivery is free, for stores that set none themselves. */
  shopFreeOver: Minor | null;
  isTakeAway: boolean;
  hasFreeDeliveryCoupon: boolean;
};

type FreeDeliveryReason = 'takeAway' | 'coupon' | 'selfDelivery' | 'allStores' | 'overAmount';

export type FeeReason =
  | { rule: FreeDeliveryReason; amount: 0 }
  | { rule: 'fixed'; amount: Minor }
  | { rule: 'distance'; kilometres: number; amount: Minor }
  | { rule: 'minimum' | 'maximum'; amount: Minor }
  | { rule: 'zone'; percent: number; amount: Minor }
  | { rule: 'surge'; amount: Minor };

export type DeliveryFee = { fee: Minor; reasons: FeeReason[] };

/** Returns the fee, with one reason for each amount that makes it up [DLV-03..08, DLV-10]. */
export function deliveryFee(delivery: Delivery): DeliveryFee {
  const free = freeReason(delivery);
  if (free) return { fee: 0, reasons: [{ rule: free, amount: 0 }] };
  const { terms } = delivery;
  const base = baseReason(delivery);
  const bound = boundReason(terms, base.amount);
  const charge = base.amount + (bound?.amount ?? 0);
  const zone = percentOf(charge, terms.zoneIncreasePercent);
  const onTop = terms.surge ? surgeAmount(terms.surge, charge + zone) : 0;
  const reasons: FeeReason[] = [base];
  if (bound) reasons.push(bound);
  if (zone > 0) reasons.push({ rule: 'zone', percent: terms.zoneIncreasePercent, amount: zone });
  if (onTop > 0) reasons.push({ rule: 'surge', amount: onTop });
  return { fee: charge + zone + onTop, reasons };
}

type StoreOnMap = Pick<Store, 'lat' | 'lng' | 'road'>;
type DeliveringStore = StoreOnMap & Pick<Store, 'zoneId' | 'hasDelivery' | 'delivery'>;

/**
 * Returns the distance from store to place: by road if the server measured the road, otherwise in a straight
 * line [DLV-09].
 */
export function distanceBetween(
  store: StoreOnMap,
  place: LatLng,
): { kilometres: number; isEstimated: boolean } {
  const { road } = store;
  return road && distanceKm(road.to, place) < SAME_PLACE_KM
    ? { kilometres: road.kilometres, isEstimated: false }
    : { kilometres: distanceKm(store, place), isEstimated: true };
}
const SAME_PLACE_KM = 0.001;

/** Returns the delivery terms for this place. `null`: the store does not deliver there. */
export function deliveryTo(
  store: DeliveringStore,
  place: Pick<Place, 'lat' | 'lng' | 'zoneIds'>,
  { subtotal, shopFreeOver }: Pick<Delivery, 'subtotal' | 'shopFreeOver'>,
): (DeliveryFee & { kilometres: number; isEstimated: boolean }) | null {
  if (!store.hasDelivery || !place.zoneIds.includes(store.zoneId)) return null;
  const { kilometres, isEstimated } = distanceBetween(store, place);
  const { fee, reasons } = deliveryFee({
    terms: store.delivery,
    kilometres,
    subtotal,
    shopFreeOver,
    isTakeAway: false,
    hasFreeDeliveryCoupon: false,
  });
  return { kilometres, isEstimated, fee, reasons };
}

/** Returns true if delivery is free at any distance and for any amount. */
export const isDeliveryFree = (terms: DeliveryTerms): boolean =>
  (terms.isSelfDelivery && terms.isFreeBySelfDelivery) || terms.adminFreeDelivery?.type === 'allStores';

/**
 * Returns the amount from which delivery is free. The store's own threshold takes precedence. A store with
 * its own couriers uses only its own terms.
 */
export function freeDeliveryThreshold(terms: DeliveryTerms, shopFreeOver: Minor | null): Minor | null {
  if (terms.adminFreeDelivery?.type === 'overAmount') return terms.adminFreeDelivery.over;
  return terms.isSelfDelivery || shopFreeOver === null || shopFreeOver <= 0 ? null : shopFreeOver;
}

/**
 * Returns why delivery is free. A subtotal equal to the threshold counts, as in the cart's full progress bar
 * [DLV-04, Q-24].
 */
function freeReason(delivery: Omit<Delivery, 'kilometres'>): FreeDeliveryReason | null {
  const { terms, subtotal } = delivery;
  if (delivery.isTakeAway) return 'takeAway';
  if (delivery.hasFreeDeliveryCoupon) return 'coupon';
  if (isDeliveryFree(terms))
    return terms.isSelfDelivery && terms.isFreeBySelfDelivery ? 'selfDelivery' : 'allStores';
  const threshold = freeDeliveryThreshold(terms, delivery.shopFreeOver);
  if (threshold !== null && subtotal >= threshold) return 'overAmount';
  return null;
}

function baseReason({ terms, kilometres }: Delivery): FeeReason {
  if (terms.fixedCharge !== null) return { rule: 'fixed', amount: terms.fixedCharge };
  return { rule: 'distance', kilometres, amount: roundHalfUp(kilometres * terms.perKm) };
}

/**
 * Returns the reason if the minimum or the maximum charge applies. A maximum of zero means no maximum.
 */
function boundReason({ minimumCharge, maximumCharge }: DeliveryTerms, amount: Minor): FeeReason | null {
  if (maximumCharge !== null && maximumCharge > 0 && amount > maximumCharge)
    return { rule: 'maximum', amount: maximumCharge - amount };
  if (amount < minimumCharge) return { rule: 'minimum', amount: minimumCharge - amount };
  return null;
}

/** Returns the surcharge of this percentage. Zero percent is no surcharge. */
export const surgeOf = (percent: number): Surge | null => (percent > 0 ? { kind: 'percent', percent } : null);

const surgeAmount = (surge: Surge, charge: Minor): Minor =>
  surge.kind === 'percent' ? percentOf(charge, surge.percent) : surge.amount;
