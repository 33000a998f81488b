import { type OrderDraft, plainDraft } from '../../../domain/order-quote';
import type { CheckoutKind, CheckoutProgress } from '../../../machines/checkout/checkout.types';
import { forgetDraft, readDraft, writeDraft } from '../../platform/storage/drafts';

const nameOf = (kind: CheckoutKind): string => `checkout-${kind}`;

const newProgress = (): CheckoutProgress => ({
  key: crypto.randomUUID(),
  tries: 0,
  draft: plainDraft,
  typedCoupon: '',
  delivery: null,
  pictures: 0,
  sent: null,
});

/** Returns the progress stored in this tab, or a new one with a new idempotency key [CHK-05, CHK-11]. */
export function openCheckoutProgress(kind: CheckoutKind): CheckoutProgress {
  const begun = storedProgress(readDraft(nameOf(kind))) ?? newProgress();
  saveCheckoutProgress(kind, begun);
  return begun;
}

export const saveCheckoutProgress = (kind: CheckoutKind, progress: CheckoutProgress): void =>
  writeDraft(nameOf(kind), progress);

export const clearCheckoutProgress = (kind: CheckoutKind): void => forgetDraft(nameOf(kind));

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{8,150}$/.test(value);

/** Returns the stored progress, or `null` if it is invalid [STO-02]. */
function storedProgress(value: unknown): CheckoutProgress | null {
  const stored = (value ?? {}) as Partial<Record<keyof CheckoutProgress, unknown>>;
  const { key, tries, draft, typedCoupon, delivery, pictures, sent } = stored;
  if (!isKey(key) || !Number.isInteger(tries) || !isDraft(draft)) return null;
  const request = sent as CheckoutProgress['sent'];
  const isSent = typeof sent === 'object' && request !== null && isKey(request.key) && isDraft(request.draft);
  return {
    key,
    tries: tries as number,
    draft,
    typedCoupon: typeof typedCoupon === 'string' ? typedCoupon : '',
    delivery: isStoredDelivery(delivery) ? delivery : null,
    pictures: Number.isInteger(pictures) ? (pictures as number) : 0,
    sent: isSent ? request : null,
  };
}

const PAYMENTS = ['cash', 'wallet', 'digital', 'offline'];

function isDraft(value: unknown): value is OrderDraft {
  const draft = (value ?? {}) as OrderDraft;
  const hasForm = Object.entries(plainDraft).every(
    ([part, initial]) => initial === null || typeof draft[part as keyof OrderDraft] === typeof initial,
  );
  return hasForm && PAYMENTS.includes(draft.payment.by) && Number.isInteger(draft.tip) && draft.tip >= 0;
}

const TYPES = ['delivery', 'take_away'];

function isStoredDelivery(value: unknown): value is NonNullable<CheckoutProgress['delivery']> {
  const { orderType, details } = (value ?? {}) as NonNullable<CheckoutProgress['delivery']>;
  if (!TYPES.includes(orderType)) return false;
  if (details === null) return true;
  const { lat, lng, road, house, floor } = (details ?? {}) as Partial<Record<keyof typeof details, unknown>>;
  return (
    [lat, lng].every((part) => Number.isFinite(part)) &&
    [road, house, floor].every((part) => part === null || typeof part === 'string')
  );
}
