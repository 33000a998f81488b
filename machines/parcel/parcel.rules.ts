import { isSamePoint } from '../../domain/parcel';
import {
  firstGap,
  gapIn,
  isStepOpen,
  PARCEL_STEPS,
  type ParcelParty,
  type ParcelQuote,
  type ParcelRequest,
  type ParcelStep,
  paidWish,
} from '../../domain/parcel-sending';
import type { PaymentInput } from '../checkout/payment.types';
import { required } from '../shared/required';
import type { FoundPlace, ParcelContext, ParcelEmitted, ParcelInput, ParcelMissing } from './parcel.types';

type Filled = Pick<ParcelContext, 'attempt' | 'zoneIds'>;

/** A kept step is none any more where what comes before it is not filled in. */
export const startContext = (input: ParcelInput): ParcelContext => {
  const { attempt, zoneIds } = input;
  const isOpen = isStepOpen(attempt.step, attempt.wish, zoneIds);
  return {
    ...input,
    attempt: { ...attempt, step: isOpen ? attempt.step : firstGap(attempt.wish, zoneIds) },
    person: null,
    quote: null,
    newQuote: null,
    order: null,
    missing: null,
    isPlaceSought: false,
    failure: null,
  };
};

export const gapOfStep = ({
  attempt: { step, wish },
  zoneIds,
  isPlaceSought,
}: ParcelContext): ParcelMissing | null => (isPlaceSought ? 'sought' : gapIn(step, wish, zoneIds));

/** Where the pin stands before anybody has moved it is nobody's address; only a sender is where the customer is [PARC-02]. */
export function isChosen(
  { attempt: { wish } }: ParcelContext,
  { end, place, isMoved, isOwn }: FoundPlace,
): boolean {
  if (isMoved) return true;
  const { sender, receiver } = wish;
  const isReceivers = receiver.place !== null && isSamePoint(place, receiver.place);
  return end === 'sender' && isOwn && sender.place === null && !isReceivers;
}

export const foundParty = ({ place: { lat, lng, label, zoneIds } }: FoundPlace): Partial<ParcelParty> => ({
  place: { lat, lng, address: label, zoneIds },
});

export const isOpen = ({ attempt, zoneIds }: Filled, step: ParcelStep): boolean =>
  isStepOpen(step, attempt.wish, zoneIds);

export function stepAfter({ attempt: { step, hasSeenSummary, wish }, zoneIds }: Filled): ParcelStep {
  return hasSeenSummary ? firstGap(wish, zoneIds) : (PARCEL_STEPS[PARCEL_STEPS.indexOf(step) + 1] ?? step);
}

export const stepBefore = ({ attempt: { step } }: Filled): ParcelStep =>
  PARCEL_STEPS[PARCEL_STEPS.indexOf(step) - 1] ?? step;

export const hasDifference = ({ quote }: ParcelContext, now: ParcelQuote): boolean =>
  quote !== null && quote.total !== now.total;

/** An attempt that was refused for good is another one from now on. */
export function requestOf({ attempt: { key, tries, wish }, quote }: ParcelContext): ParcelRequest {
  return { key: tries === 0 ? key : `${key}-${tries}`, wish: paidWish(wish), total: quote?.total ?? 0 };
}

export function sentNews({ order, person, attempt }: ParcelContext): ParcelEmitted {
  return {
    type: 'parcel.sent',
    orderId: required(order, 'order').id,
    isPaymentDue: order?.isPaymentDue === true,
    isGuest: person?.isSignedIn === false,
    phone: attempt.sent?.wish.sender.phone ?? '',
  };
}

export const paymentOf = ({ orderId, flag, order, attempt }: ParcelContext): PaymentInput => ({
  orderId: required(orderId, 'orderId'),
  flag,
  order,
  payment: paidWish(attempt.wish).payment,
});
