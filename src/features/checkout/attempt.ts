import { type OrderWish, plainWish } from '../../../domain/order-quote';
import type { Attempt, CheckoutWay } from '../../../machines/checkout/checkout.types';
import { forgetDraft, readDraft, writeDraft } from '../../platform/storage/drafts';

const nameOf = (way: CheckoutWay): string => `checkout-${way}`;

const newAttempt = (): Attempt => ({
  key: crypto.randomUUID(),
  tries: 0,
  wish: plainWish,
  way: null,
  pictures: 0,
  sent: null,
});

/** What this tab has begun to order in this way, or a beginning with a key of its own [CHK-05, CHK-11]. */
export function openAttempt(way: CheckoutWay): Attempt {
  const begun = keptAttempt(readDraft(nameOf(way))) ?? newAttempt();
  keepAttempt(way, begun);
  return begun;
}

export const keepAttempt = (way: CheckoutWay, attempt: Attempt): void => writeDraft(nameOf(way), attempt);

export const endAttempt = (way: CheckoutWay): void => forgetDraft(nameOf(way));

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{8,150}$/.test(value);

/** Whoever altered it begins anew: the parts of a wish have the form of a plain one [STO-02]. */
function keptAttempt(value: unknown): Attempt | null {
  const { key, tries, wish, way, pictures, sent } = (value ?? {}) as Partial<Record<keyof Attempt, unknown>>;
  if (!isKey(key) || !Number.isInteger(tries) || !isWish(wish)) return null;
  const request = sent as Attempt['sent'];
  const isSent = typeof sent === 'object' && request !== null && isKey(request.key) && isWish(request.wish);
  return {
    key,
    tries: tries as number,
    wish,
    way: isWay(way) ? way : null,
    pictures: Number.isInteger(pictures) ? (pictures as number) : 0,
    sent: isSent ? request : null,
  };
}

const PAYMENTS = ['cash', 'wallet', 'digital', 'offline'];

function isWish(value: unknown): value is OrderWish {
  const wish = (value ?? {}) as OrderWish;
  const hasForm = Object.entries(plainWish).every(
    ([part, plain]) => plain === null || typeof wish[part as keyof OrderWish] === typeof plain,
  );
  return hasForm && PAYMENTS.includes(wish.payment.by) && Number.isInteger(wish.tip) && wish.tip >= 0;
}

const TYPES = ['delivery', 'take_away'];

function isWay(value: unknown): value is NonNullable<Attempt['way']> {
  const { orderType, details } = (value ?? {}) as NonNullable<Attempt['way']>;
  if (!TYPES.includes(orderType)) return false;
  if (details === null) return true;
  const { lat, lng, road, house, floor } = (details ?? {}) as Partial<Record<keyof typeof details, unknown>>;
  return (
    [lat, lng].every((part) => Number.isFinite(part)) &&
    [road, house, floor].every((part) => part === null || typeof part === 'string')
  );
}
