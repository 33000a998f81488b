import { isSamePoint } from '../../domain/parcel';
import {
  isPriceable,
  isStepOpen,
  missingFields,
  PARCEL_STEPS,
  type ParcelDraft,
  type ParcelEndName,
  type ParcelPart,
  type ParcelParty,
  type ParcelQuote,
  type ParcelRequest,
  paidDraft,
  parcelDifferences,
  priceKey,
  stepOfPart,
  unservedPlaces,
} from '../../domain/parcel-sending';
import type { PaymentInput } from '../checkout/payment.types';
import { required } from '../shared/required';
import type { FoundPlace, ParcelContext, ParcelEmitted, ParcelInput, ParcelMissing } from './parcel.types';

/**
 * Returns the initial context. A restored draft continues at its step only if the earlier steps are complete.
 */
export const startContext = (input: ParcelInput): ParcelContext => {
  const { progress, zoneIds } = input;
  const isOpen = isStepOpen(progress.step, progress.draft, zoneIds);
  return {
    ...input,
    progress: isOpen ? progress : { ...progress, step: 'details' },
    person: null,
    quote: null,
    newQuote: null,
    order: null,
    pricedFor: null,
    missing: [],
    pendingPlace: null,
    part: null,
    failure: null,
  };
};

/** Returns all missing fields of the page. A place that is being looked up does not count as missing. */
export function missingOf({
  progress: { step, draft },
  zoneIds,
  pendingPlace,
}: ParcelContext): ParcelMissing[] {
  const lacks: ParcelMissing[] = missingFields(step, draft, zoneIds);
  if (pendingPlace === null || step !== 'details') return lacks;
  return [...lacks.filter(({ part }) => part !== pendingPlace), { part: pendingPlace, gap: 'placePending' }];
}

/** Returns whether all fields are filled in, but the server reports a problem. */
export const isOnlyRefused = (context: ParcelContext): boolean =>
  missingOf(context).length === 0 && (context.quote?.problems.length ?? 0) > 0;

/**
 * Removes fields that are filled in meanwhile. A place without parcel delivery is reported immediately
 * [PARC-04].
 */
function stillMissing({ missing, progress: { step }, zoneIds }: ParcelContext, draft: ParcelDraft) {
  const refused = unservedPlaces(draft, zoneIds);
  const requested = missing.filter(({ gap }) => gap !== 'outside' && gap !== 'samePoint');
  const reported = [...requested, ...refused].map(({ part }) => part);
  return missingFields(step, draft, zoneIds).filter(({ part }) => reported.includes(part));
}

export const withDraft = (context: ParcelContext, changed: Partial<ParcelDraft>): Partial<ParcelContext> => {
  const draft = { ...context.progress.draft, ...changed };
  return { progress: { ...context.progress, draft }, missing: stillMissing(context, draft) };
};

export function withParty(
  context: ParcelContext,
  end: ParcelEndName,
  party: Partial<ParcelParty>,
): Partial<ParcelContext> {
  const isPlaced = party.place !== undefined && context.pendingPlace === end;
  return {
    ...withDraft(context, { [end]: { ...context.progress.draft[end], ...party } }),
    pendingPlace: isPlaced ? null : context.pendingPlace,
  };
}

/** Fills in the found sender. Keeps the name and the phone number that the customer has typed meanwhile. */
export function withSender(context: ParcelContext, found: ParcelParty): Partial<ParcelContext> {
  const { sender } = context.progress.draft;
  return withParty(context, 'sender', {
    ...found,
    name: sender.name || found.name,
    phone: sender.phone || found.phone,
  });
}

/**
 * Returns whether to use the found sender: only if no place is chosen and the place is not the receiver's
 * [PARC-07].
 */
export function isSenderFound({ progress: { draft } }: ParcelContext, found: ParcelParty | null): boolean {
  const place = found?.place ?? null;
  if (place === null || draft.sender.place !== null) return false;
  return draft.receiver.place === null || !isSamePoint(place, draft.receiver.place);
}

export const foundParty = ({ place: { lat, lng, label, zoneIds } }: FoundPlace): Partial<ParcelParty> => ({
  place: { lat, lng, address: label, zoneIds },
});

export const isElsewhere = (
  { progress: { step, draft }, zoneIds }: ParcelContext,
  part: ParcelPart,
): boolean => stepOfPart(part) !== step && isStepOpen(stepOfPart(part), draft, zoneIds);

export const stepAfter = ({ progress: { step } }: ParcelContext) =>
  PARCEL_STEPS[PARCEL_STEPS.indexOf(step) + 1] ?? step;

export const stepBefore = ({ progress: { step } }: ParcelContext) =>
  PARCEL_STEPS[PARCEL_STEPS.indexOf(step) - 1] ?? step;

export const canBePriced = ({ progress: { draft }, zoneIds }: ParcelContext): boolean =>
  isPriceable(draft, zoneIds);

export const pricedFor = ({ progress: { draft } }: ParcelContext): string => priceKey(draft);

export const hasDifference = ({ quote }: ParcelContext, now: ParcelQuote): boolean =>
  quote !== null && parcelDifferences(quote, now).length > 0;

/** Returns the request to send. After a final refusal its idempotency key is new. */
export function requestOf({ progress: { key, tries, draft }, quote }: ParcelContext): ParcelRequest {
  return {
    key: tries === 0 ? key : `${key}-${tries}`,
    draft: paidDraft(draft),
    total: quote?.total ?? 0,
    split: quote && { wallet: quote.walletAmount, couponDiscount: 0 },
  };
}

/**
 * Returns the form section to show first: with the first missing field, or else with the server's refusal.
 */
export function pointedPart({ missing, quote }: ParcelContext): ParcelEmitted | null {
  const part = missing[0]?.part ?? quote?.problems.find((problem) => problem.part !== null)?.part ?? null;
  return part && { type: 'part.pointed', part };
}

export function sentEvent({ order, person, progress }: ParcelContext): ParcelEmitted {
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
