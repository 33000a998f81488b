import { type DeliveryFee, deliveryFee, surgeOf } from './delivery-fee';
import { distanceKm, type LatLng } from './geo';
import type { Minor } from './money';
import type { OrderState, OrderStatus } from './order-states';
import type { PaymentProblem } from './payment-plan';

type ParcelPrice = { perKm: Minor; minimumCharge: Minor };

/** Fees of the zone where the parcel is picked up. */
type ParcelZone = { increasePercent: number; surgePercent: number; maximumCharge: Minor | null };

/**
 * Returns the fee: distance times the category's rate, between minimum and maximum, plus the zone's
 * surcharges [PARC-03].
 */
export const parcelFee = (
  { perKm, minimumCharge }: ParcelPrice,
  kilometres: number,
  { increasePercent, surgePercent, maximumCharge }: ParcelZone,
): DeliveryFee =>
  deliveryFee({
    terms: {
      isSelfDelivery: false,
      isFreeBySelfDelivery: false,
      perKm,
      minimumCharge,
      // If the zone's maximum is below the category's minimum, the minimum applies.
      maximumCharge: maximumCharge && Math.max(maximumCharge, minimumCharge),
      fixedCharge: null,
      adminFreeDelivery: null,
      zoneIncreasePercent: increasePercent,
      surge: surgeOf(surgePercent),
    },
    kilometres,
    subtotal: 0,
    shopFreeOver: null,
    isTakeAway: false,
    hasFreeDeliveryCoupon: false,
  });

/**
 * Minutes until the courier arrives at the sender. The delivery time is this time plus the ride to the
 * receiver.
 */
const PICKED_UP_AFTER = { least: 10, most: 20 };
const MINUTES_PER_KM = { least: 2, most: 3 };

const inFives = (minutes: number): number => Math.ceil(minutes / 5) * 5;

/** Returns the delivery time of a parcel sent now, in minutes, in the format of stores: "25-40" [PARC-08]. */
export function parcelMinutes(kilometres: number): string {
  const after = (bound: 'least' | 'most') =>
    inFives(PICKED_UP_AFTER[bound] + kilometres * MINUTES_PER_KM[bound]);
  return `${after('least')}-${after('most')}`;
}

const SAME_WITHIN_KM = 0.03;

/** Returns whether both pins mark the same house [PARC-04]. */
export const isSamePoint = (from: LatLng, to: LatLng): boolean => distanceKm(from, to) < SAME_WITHIN_KM;

export type ParcelEnd = 'none' | 'outside' | 'inside';
export type ParcelPayer = 'sender' | 'receiver';

export type ParcelFacts = {
  hasCategory: boolean;
  sender: ParcelEnd;
  receiver: ParcelEnd;
  isSamePoint: boolean;
  /** `notAsked`: the customer has not pressed Send yet. */
  senderContact: 'notAsked' | 'missing' | 'given';
  receiverContact: 'notAsked' | 'missing' | 'given';
  prohibited: 'notAsked' | 'missing' | 'given';
  schedule: 'none' | 'slot' | 'gone' | 'noScheduling';
  payer: ParcelPayer;
  /** Whether the parcel is paid in cash. `null`: no payment method is chosen yet. */
  isCash: boolean | null;
  payment: PaymentProblem | null;
};

export type ParcelProblem =
  | {
      code:
        | 'noCategory'
        | 'noSender'
        | 'senderOutside'
        | 'noSenderContact'
        | 'noReceiver'
        | 'receiverOutside'
        | 'noReceiverContact'
        | 'samePoint'
        | 'prohibitedUnread'
        | 'noScheduling'
        | 'receiverPaysCash';
    }
  | { code: 'slotGone' }
  | PaymentProblem;

/**
 * Returns all problems of the parcel, in the order in which the customer should fix them [PARC-02, PARC-04].
 */
export function parcelProblems(facts: ParcelFacts): ParcelProblem[] {
  const problems: ParcelProblem[] = [];
  if (!facts.hasCategory) problems.push({ code: 'noCategory' });
  if (facts.sender === 'none') problems.push({ code: 'noSender' });
  if (facts.sender === 'outside') problems.push({ code: 'senderOutside' });
  if (facts.senderContact === 'missing') problems.push({ code: 'noSenderContact' });
  if (facts.receiver === 'none') problems.push({ code: 'noReceiver' });
  if (facts.receiver === 'outside') problems.push({ code: 'receiverOutside' });
  if (facts.receiverContact === 'missing') problems.push({ code: 'noReceiverContact' });
  if (facts.isSamePoint) problems.push({ code: 'samePoint' });
  if (facts.prohibited === 'missing') problems.push({ code: 'prohibitedUnread' });
  if (facts.schedule === 'gone') problems.push({ code: 'slotGone' });
  if (facts.schedule === 'noScheduling') problems.push({ code: 'noScheduling' });
  if (facts.payer === 'receiver' && facts.isCash === false) problems.push({ code: 'receiverPaysCash' });
  else if (facts.payment) problems.push(facts.payment);
  return problems;
}

/**
 * Returns whether the sender can have the parcel returned: it is picked up, not delivered and not already
 * returning [PARC-05].
 */
export const canReturn = (
  { kind, status }: Pick<OrderState, 'kind' | 'status'>,
  isReturning: boolean,
): boolean => kind === 'parcel' && status === 'picked_up' && !isReturning;

/** Returns the fee of a return, which equals the fee of the delivery. */
export const returnFee = (deliveryCharge: Minor): Minor => deliveryCharge;

/**
 * Returns whether the receiver's link works. It stops working when the parcel is cancelled or has failed
 * [PARC-05].
 */
export const isReceiverLinkActive = (status: OrderStatus): boolean =>
  status !== 'canceled' && status !== 'failed';
