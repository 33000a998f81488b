import { plainTripWish, type TripWish } from '../../../../domain/rental/trip-booking';
import type { TripAttempt } from '../../../../machines/rental/trip-booking.types';
import { forgetDraft, readDraft, writeDraft } from '../../../platform/storage/drafts';

const NAME = 'trip-booking';

/** What this tab has begun to book, or a beginning with a key of its own [CHK-05]. */
export function openTripAttempt(contact: TripWish['contact']): TripAttempt {
  const begun = kept(readDraft(NAME)) ?? {
    key: crypto.randomUUID(),
    tries: 0,
    wish: { ...plainTripWish, contact },
    sent: null,
  };
  keepTripAttempt(begun);
  return begun;
}

export const keepTripAttempt = (attempt: TripAttempt): void => writeDraft(NAME, attempt);
export const endTripAttempt = (): void => forgetDraft(NAME);

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{8,150}$/.test(value);

/** Whoever altered it begins anew: the parts of a wish have the form of a plain one [STO-02]. */
function kept(value: unknown): TripAttempt | null {
  const { key, tries, wish, sent } = (value ?? {}) as Partial<TripAttempt>;
  if (!isKey(key) || !Number.isInteger(tries) || !isWish(wish)) return null;
  const isSent = typeof sent === 'object' && sent !== null && isKey(sent.key) && isWish(sent.wish);
  return { key, tries: tries as number, wish, sent: isSent ? sent : null };
}

function isWish(value: unknown): value is TripWish {
  const wish = (value ?? {}) as TripWish;
  return (
    Object.entries(plainTripWish).every(
      ([part, plain]) => plain === null || typeof wish[part as keyof TripWish] === typeof plain,
    ) && ['cash', 'wallet', 'digital', 'offline'].includes(wish.payment.by)
  );
}
