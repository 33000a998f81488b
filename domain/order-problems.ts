import type { Minor } from './money';
import type { PaymentProblem } from './payment-plan';

export type OrderFacts = {
  type: 'delivery' | 'takeAway';
  hasLines: boolean;
  /** The id of an existing order of these items that waits for payment or was just placed. `null`: none. */
  orderedAs: number | null;
  /** The cart has changed since the customer last saw it. */
  hasChangedLines: boolean;
  /** An item is not sold at the order's time, such as breakfast in the evening. */
  hasUnavailableLines: boolean;
  isStoreOpen: boolean;
  /**
   * The state of the chosen delivery time. `gone`: no longer offered. `noScheduling`: the store takes no
   * scheduled orders.
   */
  schedule: 'none' | 'slot' | 'gone' | 'noScheduling';
  hasDelivery: boolean;
  hasTakeAway: boolean;
  /** Whether a delivery place is known, and whether the store delivers there. */
  place: 'none' | 'outside' | 'inside';
  /** `notAsked` until the customer places the order. */
  contact: 'notAsked' | 'missing' | 'given';
  /** `notAsked` until the customer places the order. */
  prescription: 'notAsked' | 'missing' | 'given';
  subtotal: Minor;
  minimumOrder: Minor;
  payment: PaymentProblem | null;
};

export type OrderProblem =
  | { code: 'emptyCart'; orderId: number | null }
  | { code: 'alreadyOrdered'; orderId: number }
  | {
      code:
        | 'cartChanged'
        | 'notAvailable'
        | 'storeClosed'
        | 'slotGone'
        | 'noScheduling'
        | 'noDelivery'
        | 'noTakeAway'
        | 'noAddress'
        | 'outOfZone'
        | 'noContact'
        | 'noPrescription';
    }
  | { code: 'belowMinimum'; minimum: Minor; missing: Minor }
  | PaymentProblem;

/**
 * Returns all problems of the order, in the order in which the customer should fix them [CHK-05, CHK-08,
 * CHK-12, ADDR-11].
 */
export function orderProblems(facts: OrderFacts): OrderProblem[] {
  const { orderedAs: orderId } = facts;
  if (!facts.hasLines) return [{ code: 'emptyCart', orderId }];
  if (orderId !== null) return [{ code: 'alreadyOrdered', orderId }];
  const problems: OrderProblem[] = [];
  if (facts.hasChangedLines) problems.push({ code: 'cartChanged' });
  problems.push(...timeProblems(facts), ...orderTypeProblems(facts));
  if (facts.contact === 'missing') problems.push({ code: 'noContact' });
  if (facts.prescription === 'missing') problems.push({ code: 'noPrescription' });
  if (facts.subtotal < facts.minimumOrder)
    problems.push({
      code: 'belowMinimum',
      minimum: facts.minimumOrder,
      missing: facts.minimumOrder - facts.subtotal,
    });
  if (facts.payment) problems.push(facts.payment);
  return problems;
}

/** `zoneIds`: the zones of the address. `null`: there is no address yet. */
export function placeOf(zoneIds: readonly number[] | null, storeZoneId: number | null): OrderFacts['place'] {
  if (zoneIds === null) return 'none';
  return storeZoneId !== null && zoneIds.includes(storeZoneId) ? 'inside' : 'outside';
}

/**
 * Returns whether a delivery has a fee. It has none without a distance, or at an address to which the store
 * does not deliver [ADDR-11, CHK-08, DLV-10].
 */
export const isFeeKnown = (place: OrderFacts['place'], distance: object | null): boolean =>
  distance !== null && place !== 'outside';

/**
 * Returns the problems of the order's time: the store must be open then. A past time is reported and not
 * replaced, because only the customer may change the time [DLV-11].
 */
function timeProblems({ schedule, isStoreOpen, hasUnavailableLines }: OrderFacts): OrderProblem[] {
  if (schedule === 'noScheduling') return [{ code: 'noScheduling' }];
  if (schedule === 'gone') return [{ code: 'slotGone' }];
  if (schedule === 'none' && !isStoreOpen) return [{ code: 'storeClosed' }];
  return hasUnavailableLines ? [{ code: 'notAvailable' }] : [];
}

function orderTypeProblems({ type, hasTakeAway, hasDelivery, place }: OrderFacts): OrderProblem[] {
  if (type === 'takeAway') return hasTakeAway ? [] : [{ code: 'noTakeAway' }];
  if (!hasDelivery) return [{ code: 'noDelivery' }];
  if (place === 'none') return [{ code: 'noAddress' }];
  return place === 'outside' ? [{ code: 'outOfZone' }] : [];
}
