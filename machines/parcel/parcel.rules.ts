import { isSamePoint } from '../../domain/parcel';
import {
  firstIncompleteStep,
  isStepOpen,
  missingField,
  PARCEL_STEPS,
  type ParcelParty,
  type ParcelQuote,
  type ParcelRequest,
  type ParcelStep,
  paidDraft,
  parcelDifferences,
} from '../../domain/parcel-sending';
import type { PaymentInput } from '../checkout/payment.types';
import { required } from '../shared/required';
import type { FoundPlace, ParcelContext, ParcelEmitted, ParcelInput, ParcelMissing } from './parcel.types';

type Filled = Pick<ParcelContext, 'progress' | 'zoneIds'>;

/** A stored step is used only if the earlier steps are complete. */
export const startContext = (input: ParcelInput): ParcelContext => {
  const { progress, zoneIds } = input;
  const isOpen = isStepOpen(progress.step, progress.draft, zoneIds);
  return {
    ...input,
    progress: { ...progress, step: isOpen ? progress.step : firstIncompleteStep(progress.draft, zoneIds) },
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
  progress: { step, draft },
  zoneIds,
  isPlaceSought,
}: ParcelContext): ParcelMissing | null => (isPlaceSought ? 'sought' : missingField(step, draft, zoneIds));

/**
 * Whether an end of the parcel has an address. The pin's initial position is none, except for a sender at the
 * chosen place [PARC-02].
 */
export function isChosen(
  { progress: { draft } }: ParcelContext,
  { end, place, isMoved, isOwn }: FoundPlace,
): boolean {
  if (isMoved) return true;
  const { sender, receiver } = draft;
  const isReceivers = receiver.place !== null && isSamePoint(place, receiver.place);
  return end === 'sender' && isOwn && sender.place === null && !isReceivers;
}

export const foundParty = ({ place: { lat, lng, label, zoneIds } }: FoundPlace): Partial<ParcelParty> => ({
  place: { lat, lng, address: label, zoneIds },
});

export const isOpen = ({ progress, zoneIds }: Filled, step: ParcelStep): boolean =>
  isStepOpen(step, progress.draft, zoneIds);

export function stepAfter({ progress: { step, hasSeenSummary, draft }, zoneIds }: Filled): ParcelStep {
  return hasSeenSummary
    ? firstIncompleteStep(draft, zoneIds)
    : (PARCEL_STEPS[PARCEL_STEPS.indexOf(step) + 1] ?? step);
}

export const stepBefore = ({ progress: { step } }: Filled): ParcelStep =>
  PARCEL_STEPS[PARCEL_STEPS.indexOf(step) - 1] ?? step;

export const hasDifference = ({ quote }: ParcelContext, now: ParcelQuote): boolean =>
  quote !== null && parcelDifferences(quote, now).length > 0;

/** After a final refusal the next request needs a new key. */
export function requestOf({ progress: { key, tries, draft }, quote }: ParcelContext): ParcelRequest {
  return {
    key: tries === 0 ? key : `${key}-${tries}`,
    draft: paidDraft(draft),
    total: quote?.total ?? 0,
    split: quote && { wallet: quote.walletAmount, couponDiscount: 0 },
  };
}

export function sentNews({ order, person, progress }: ParcelContext): ParcelEmitted {
  return {
    type: 'parcel.sent',
    orderId: required(order, 'order').id,
    isPaymentDue: order?.isPaymentDue === true,
    isGuest: person?.isSignedIn === false,
    phone: progress.sent?.draft.sender.phone ?? '',
  };
}

export const paymentOf = ({ orderId, flag, order, progress }: ParcelContext): PaymentInput => ({
  orderId: required(orderId, 'orderId'),
  flag,
  order,
  payment: paidDraft(progress.draft).payment,
});
