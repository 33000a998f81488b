import { plainTripDraft, type TripDraft } from '../../../../domain/rental/trip-booking';
import type { BookingProgress } from '../../../../machines/rental/trip-booking.types';
import { forgetDraft, readDraft, writeDraft } from '../../../platform/storage/drafts';

const NAME = 'trip-booking';

/** Returns the progress stored in this tab, or a new one with a new idempotency key [CHK-05]. */
export function openBookingProgress(contact: TripDraft['contact']): BookingProgress {
  const begun = kept(readDraft(NAME)) ?? {
    key: crypto.randomUUID(),
    tries: 0,
    draft: { ...plainTripDraft, contact },
    typedCoupon: '',
    sent: null,
  };
  saveBookingProgress(begun);
  return begun;
}

export const saveBookingProgress = (progress: BookingProgress): void => writeDraft(NAME, progress);
export const clearBookingProgress = (): void => forgetDraft(NAME);

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{8,150}$/.test(value);

/** Returns the stored progress, or `null` if it is invalid [STO-02]. */
function kept(value: unknown): BookingProgress | null {
  const { key, tries, draft, typedCoupon, sent } = (value ?? {}) as Partial<BookingProgress>;
  if (!isKey(key) || !Number.isInteger(tries) || !isDraft(draft)) return null;
  const isSent = typeof sent === 'object' && sent !== null && isKey(sent.key) && isDraft(sent.draft);
  return {
    key,
    tries: tries as number,
    draft,
    typedCoupon: typeof typedCoupon === 'string' ? typedCoupon : '',
    sent: isSent ? sent : null,
  };
}

function isDraft(value: unknown): value is TripDraft {
  const draft = (value ?? {}) as TripDraft;
  return (
    Object.entries(plainTripDraft).every(
      ([part, initial]) => initial === null || typeof draft[part as keyof TripDraft] === typeof initial,
    ) && ['cash', 'wallet', 'digital', 'offline'].includes(draft.payment.by)
  );
}
