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

/** A restored draft continues at its step only if the steps before it are complete. */
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

/** All missing fields of the page; a place that is being looked up is not missing yet. */
export function missingOf({
  progress: { step, draft },
  zoneIds,
  pendingPlace,
}: ParcelContext): ParcelMissing[] {
  const lacks: ParcelMissing[] = missingFields(step, draft, zoneIds);
  if (pendingPlace === null || step !== 'details') return lacks;
  return [...lacks.filter(({ part }) => part !== pendingPlace), { part: pendingPlace, gap: 'placePending' }];
}

/** All fields are filled in, but the server reports a problem. */
export const isOnlyRefused = (context: ParcelContext): boolean =>
  missingOf(context).length === 0 && (context.quote?.problems.length ?? 0) > 0;

/** Removes gaps that are filled. A place without parcel delivery is reported immediately [PARC-04]. */
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

/** Keeps the name and the phone number that the customer has typed meanwhile. */
export function withSender(context: ParcelContext, found: ParcelParty): Partial<ParcelContext> {
  const { sender } = context.progress.draft;
  return withParty(context, 'sender', {
    ...found,
    name: sender.name || found.name,
    phone: sender.phone || found.phone,
  });
}

/** The found place is used only where none is chosen, and never at the receiver's [PARC-07]. */
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

/** After a final refusal, the next try gets a new idempotency key. */
export function requestOf({ progress: { key, tries, draft }, quote }: ParcelContext): ParcelRequest {
  return {
    key: tries === 0 ? key : `${key}-${tries}`,
    draft: paidDraft(draft),
    total: quote?.total ?? 0,
    split: quote && { wallet: quote.walletAmount, couponDiscount: 0 },
  };
}

/** The form section to show first: of a missing field, else of the server's refusal. */
export function pointedPart({ missing, quote }: ParcelContext): ParcelEmitted | null {
  const part = missing[0]?.part ?? quote?.problems.find((problem) => problem.part !== null)?.part ?? null;
  return part && { type: 'part.pointed', part };
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
