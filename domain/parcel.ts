import { type DeliveryFee, deliveryFee, surgeOf } from './delivery-fee';
import { distanceKm, type LatLng } from './geo';
import type { Minor } from './money';
import type { OrderState, OrderStatus } from './order-states';
import type { PaymentProblem } from './payment-plan';

type ParcelPrice = { perKm: Minor; minimumCharge: Minor };

/** What the zone in which a parcel is fetched adds to its price. */
type ParcelZone = { increasePercent: number; surgePercent: number; maximumCharge: Minor | null };

/** The way by the price of its category, within its bounds, with what its zone adds: as of every delivery [PARC-03]. */
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
      // A category that begins above it is never brought for less than its own minimum.
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

const SAME_WITHIN_KM = 0.03;

/** Two places between which nobody needs to be sent: one house, however exactly it was pointed at [PARC-04]. */
export const isSamePoint = (from: LatLng, to: LatLng): boolean => distanceKm(from, to) < SAME_WITHIN_KM;

export type ParcelEnd = 'none' | 'outside' | 'inside';
export type ParcelPayer = 'sender' | 'receiver';

export type ParcelFacts = {
  hasCategory: boolean;
  sender: ParcelEnd;
  receiver: ParcelEnd;
  isSamePoint: boolean;
  /** Whom to call at either end, and whether it is known what may not be sent; asked only when it is sent. */
  senderContact: 'notAsked' | 'missing' | 'given';
  receiverContact: 'notAsked' | 'missing' | 'given';
  prohibited: 'notAsked' | 'missing' | 'given';
  schedule: 'none' | 'slot' | 'gone' | 'noScheduling';
  payer: ParcelPayer;
  /** Null: not chosen yet. */
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

/** All that stands between a parcel and its courier, in the order in which it is mended [PARC-02, PARC-04]. */
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

/** Fetched and not yet brought: whoever sent it may have it back, once [PARC-05]. */
export const canReturn = (
  { kind, status }: Pick<OrderState, 'kind' | 'status'>,
  isReturning: boolean,
): boolean => kind === 'parcel' && status === 'picked_up' && !isReturning;

/** Bringing it back costs what the way cost. */
export const returnFee = (deliveryCharge: Minor): Minor => deliveryCharge;

/** Whoever is to receive it has something to follow, until it is clear that nobody comes [PARC-05]. */
export const isFollowed = (status: OrderStatus): boolean => status !== 'canceled' && status !== 'failed';
