import { isParcelStep, type ParcelParty, type ParcelWish, plainParcel } from '../../../domain/parcel-sending';
import type { ParcelAttempt } from '../../../machines/parcel/parcel.types';
import { forgetDraft, readDraft, writeDraft } from '../../platform/storage/drafts';

const NAME = 'parcel';

/** What this tab has begun to send, or a beginning with a key of its own [PARC-02, CHK-05]. */
export function openParcelAttempt(
  sender: Pick<ParcelParty, 'name' | 'phone'>,
  categoryId: number | null,
): ParcelAttempt {
  const begun = kept(readDraft(NAME)) ?? {
    key: crypto.randomUUID(),
    tries: 0,
    step: 'category' as const,
    hasSeenSummary: false,
    wish: { ...plainParcel, sender: { ...plainParcel.sender, ...sender } },
    sent: null,
  };
  // Whoever has chosen a kind before has seen its price.
  const attempt =
    categoryId === null || begun.sent !== null ? begun : { ...begun, wish: { ...begun.wish, categoryId } };
  keepParcelAttempt(attempt);
  return attempt;
}

export const keepParcelAttempt = (attempt: ParcelAttempt): void => writeDraft(NAME, attempt);
export const endParcelAttempt = (): void => forgetDraft(NAME);

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{8,150}$/.test(value);

/** Whoever altered it begins anew: the parts of a wish have the form of a plain one [STO-02]. */
function kept(value: unknown): ParcelAttempt | null {
  const { key, tries, step, hasSeenSummary, wish, sent } = (value ?? {}) as Partial<ParcelAttempt>;
  if (!isKey(key) || !Number.isInteger(tries) || !isParcelStep(step) || !isWish(wish)) return null;
  const isSent = typeof sent === 'object' && sent !== null && isKey(sent.key) && isWish(sent.wish);
  return {
    key,
    tries: tries as number,
    step,
    hasSeenSummary: hasSeenSummary === true,
    wish,
    sent: isSent ? sent : null,
  };
}

function isWish(value: unknown): value is ParcelWish {
  const wish = (value ?? {}) as ParcelWish;
  return (
    Object.entries(plainParcel).every(
      ([part, plain]) => plain === null || typeof wish[part as keyof ParcelWish] === typeof plain,
    ) &&
    (wish.categoryId === null || Number.isInteger(wish.categoryId)) &&
    ['sender', 'receiver'].includes(wish.payer) &&
    ['cash', 'wallet', 'digital', 'offline'].includes(wish.payment.by) &&
    isParty(wish.sender) &&
    isParty(wish.receiver)
  );
}

const isParty = ({ place, ...words }: ParcelParty): boolean =>
  (['name', 'phone', 'road', 'house', 'floor'] as const).every((word) => typeof words[word] === 'string') &&
  (place === null ||
    (typeof place === 'object' &&
      Number.isFinite(place.lat) &&
      Number.isFinite(place.lng) &&
      typeof place.address === 'string' &&
      (place.zoneIds === null || Array.isArray(place.zoneIds))));
