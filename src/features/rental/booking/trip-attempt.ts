import { plainTripDraft, type TripDraft } from '../../../../domain/rental/trip-booking';
import type { TripAttempt } from '../../../../machines/rental/trip-booking.types';
import { forgetDraft, readDraft, writeDraft } from '../../../platform/storage/drafts';

const NAME = 'trip-booking';

/** The attempt stored in this tab, or a new one with its own key [CHK-05]. */
export function openTripAttempt(contact: TripDraft['contact']): TripAttempt {
  const begun = kept(readDraft(NAME)) ?? {
    key: crypto.randomUUID(),
    tries: 0,
    draft: { ...plainTripDraft, contact },
    typedCoupon: '',
    sent: null,
  };
  keepTripAttempt(begun);
  return begun;
}

export const keepTripAttempt = (attempt: TripAttempt): void => writeDraft(NAME, attempt);
export const endTripAttempt = (): void => forgetDraft(NAME);

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{8,150}$/.test(value);

/** Validates the stored attempt; an invalid one is discarded [STO-02]. */
function kept(value: unknown): TripAttempt | null {
  const { key, tries, draft, typedCoupon, sent } = (value ?? {}) as Partial<TripAttempt>;
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
      ([part, plain]) => plain === null || typeof draft[part as keyof TripDraft] === typeof plain,
    ) && ['cash', 'wallet', 'digital', 'offline'].includes(draft.payment.by)
  );
}
