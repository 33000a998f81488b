import type { Minor } from './money';
import type { PaymentProblem } from './payment-plan';

export type OrderFacts = {
  type: 'delivery' | 'takeAway';
  hasLines: boolean;
  /** The order that these goods wait in to be paid, or that has just emptied the cart. */
  orderedAs: number | null;
  /** Something in the cart is not as the customer saw it last. */
  hasChangedLines: boolean;
  /** Something can't be had at the time that the order is for, such as breakfast in the evening. */
  hasUnavailableLines: boolean;
  isStoreOpen: boolean;
  /** The time that the customer chose; `noScheduling`: the store takes no orders for later. */
  schedule: 'none' | 'slot' | 'gone' | 'noScheduling';
  hasDelivery: boolean;
  hasTakeAway: boolean;
  /** Whether anybody knows where the order goes, and whether the store goes there. */
  place: 'none' | 'outside' | 'inside';
  /** Whom to call; asked only when the order is placed. */
  contact: 'notAsked' | 'missing' | 'given';
  /** Pictures of a prescription; asked only when the order is placed. */
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

/** All that stands between a cart and an order, in the order in which it is mended [CHK-05, CHK-08, CHK-12, ADDR-11]. */
export function orderProblems(facts: OrderFacts): OrderProblem[] {
  const { orderedAs: orderId } = facts;
  if (!facts.hasLines) return [{ code: 'emptyCart', orderId }];
  if (orderId !== null) return [{ code: 'alreadyOrdered', orderId }];
  const problems: OrderProblem[] = [];
  if (facts.hasChangedLines) problems.push({ code: 'cartChanged' });
  problems.push(...timeProblems(facts), ...wayProblems(facts));
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

/** The store is asked when the order is for; a time that has gone is never moved by anybody but the customer [DLV-11]. */
function timeProblems({ schedule, isStoreOpen, hasUnavailableLines }: OrderFacts): OrderProblem[] {
  if (schedule === 'noScheduling') return [{ code: 'noScheduling' }];
  if (schedule === 'gone') return [{ code: 'slotGone' }];
  if (schedule === 'none' && !isStoreOpen) return [{ code: 'storeClosed' }];
  return hasUnavailableLines ? [{ code: 'notAvailable' }] : [];
}

function wayProblems({ type, hasTakeAway, hasDelivery, place }: OrderFacts): OrderProblem[] {
  if (type === 'takeAway') return hasTakeAway ? [] : [{ code: 'noTakeAway' }];
  if (!hasDelivery) return [{ code: 'noDelivery' }];
  if (place === 'none') return [{ code: 'noAddress' }];
  return place === 'outside' ? [{ code: 'outOfZone' }] : [];
}
