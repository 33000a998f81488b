import {
  isParcelStep,
  type ParcelDraft,
  type ParcelParty,
  plainParcel,
} from '../../../domain/parcel-sending';
import type { ParcelProgress } from '../../../machines/parcel/parcel.types';
import { forgetDraft, readDraft, writeDraft } from '../../platform/storage/drafts';

const NAME = 'parcel';

/** Returns the progress stored in this tab, or a new one with a new idempotency key [PARC-02, CHK-05]. */
export function openParcelProgress(
  sender: Pick<ParcelParty, 'name' | 'phone'>,
  categoryId: number | null,
): ParcelProgress {
  const begun = kept(readDraft(NAME)) ?? {
    key: crypto.randomUUID(),
    tries: 0,
    step: 'details' as const,
    draft: { ...plainParcel, sender: { ...plainParcel.sender, ...sender } },
    sent: null,
  };
  // A link in the price list preselects its category.
  const progress =
    categoryId === null || begun.sent !== null ? begun : { ...begun, draft: { ...begun.draft, categoryId } };
  saveParcelProgress(progress);
  return progress;
}

export const saveParcelProgress = (progress: ParcelProgress): void => writeDraft(NAME, progress);
export const clearParcelProgress = (): void => forgetDraft(NAME);

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{8,150}$/.test(value);

/** Returns the stored progress, or `null` if it is invalid [STO-02]. */
function kept(value: unknown): ParcelProgress | null {
  const { key, tries, step, draft, sent } = (value ?? {}) as Partial<ParcelProgress>;
  if (!isKey(key) || !Number.isInteger(tries) || !isParcelStep(step) || !isDraft(draft)) return null;
  const isSent = typeof sent === 'object' && sent !== null && isKey(sent.key) && isDraft(sent.draft);
  return {
    key,
    tries: tries as number,
    step,
    draft,
    sent: isSent ? sent : null,
  };
}

function isDraft(value: unknown): value is ParcelDraft {
  const draft = (value ?? {}) as ParcelDraft;
  return (
    Object.entries(plainParcel).every(
      ([part, initial]) => initial === null || typeof draft[part as keyof ParcelDraft] === typeof initial,
    ) &&
    (draft.categoryId === null || Number.isInteger(draft.categoryId)) &&
    ['sender', 'receiver'].includes(draft.payer) &&
    ['cash', 'wallet', 'digital', 'offline'].includes(draft.payment.by) &&
    isParty(draft.sender) &&
    isParty(draft.receiver)
  );
}

const isParty = ({ place, ...text }: ParcelParty): boolean =>
  (['name', 'phone', 'road', 'house', 'floor'] as const).every((word) => typeof text[word] === 'string') &&
  (place === null ||
    (typeof place === 'object' &&
      Number.isFinite(place.lat) &&
      Number.isFinite(place.lng) &&
      typeof place.address === 'string' &&
      (place.zoneIds === null || Array.isArray(place.zoneIds))));
