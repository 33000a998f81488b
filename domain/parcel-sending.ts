import type { SavedAddress } from './address';
import type { Place } from './catalogue';
import { isPhone } from './contact';
import type { FeeReason } from './delivery-fee';
import type { LatLng } from './geo';
import { usualAddress } from './habits';
import type { Minor } from './money';
import {
  type AcceptedSplit,
  type Difference,
  differencesOf,
  type OrderPayment,
  type SlotDay,
  type SplitPart,
  splitDifferences,
} from './order-quote';
import type { OrderStatus } from './order-states';
import { isSamePoint, type ParcelPayer } from './parcel';

/** A parcel category with its price. */
export type ParcelKind = {
  id: number;
  name: string;
  description: string | null;
  imageUrl: string | null;
  perKm: Minor;
  minimumCharge: Minor;
  maximumKilograms: number | null;
  maximumCentimetres: number | null;
};

/** `zoneIds: null`: the zones are not loaded yet. The server checks them. */
type ParcelPlace = LatLng & { address: string; zoneIds: number[] | null };

export type ParcelParty = {
  place: ParcelPlace | null;
  name: string;
  phone: string;
  road: string;
  house: string;
  floor: string;
};
export type ParcelEndName = 'sender' | 'receiver';

export type ParcelDraft = {
  categoryId: number | null;
  sender: ParcelParty;
  receiver: ParcelParty;
  instruction: string;
  /** The customer has confirmed the list of prohibited contents. */
  isProhibitedRead: boolean;
  payer: ParcelPayer;
  payment: OrderPayment;
  usesWallet: boolean;
  scheduledAt: string | null;
  tip: Minor;
};

const plainParty: ParcelParty = { place: null, name: '', phone: '', road: '', house: '', floor: '' };
export const plainParcel: ParcelDraft = {
  categoryId: null,
  sender: plainParty,
  receiver: plainParty,
  instruction: '',
  isProhibitedRead: false,
  payer: 'sender',
  payment: { by: 'cash' },
  usesWallet: false,
  scheduledAt: null,
  tip: 0,
};

/** The form's pages: `details` for addresses and contents, `review` for all fields with a default value. */
export const PARCEL_STEPS = ['details', 'review'] as const;
export type ParcelStep = (typeof PARCEL_STEPS)[number];
export const isParcelStep = (value: unknown): value is ParcelStep =>
  PARCEL_STEPS.some((step) => step === value);

const STEP_OF_PART = {
  category: 'details',
  sender: 'details',
  receiver: 'details',
  prohibited: 'review',
  schedule: 'review',
  payer: 'review',
  instructions: 'review',
  tip: 'review',
} as const satisfies Record<string, ParcelStep>;

/** A section of the form, in reading order. */
export type ParcelPart = keyof typeof STEP_OF_PART;
const PARTS = Object.keys(STEP_OF_PART) as ParcelPart[];

export const stepOfPart = (part: ParcelPart): ParcelStep => STEP_OF_PART[part];

export type MissingParcelField =
  | 'category'
  | 'place'
  | 'outside'
  | 'contact'
  | 'samePoint'
  | 'prohibited'
  | 'payment';

/** The first missing or invalid field of a section. */
type MissingInPart = { part: ParcelPart; gap: MissingParcelField };

function gapOfParty(
  { place, name, phone }: ParcelParty,
  zoneIds: readonly number[],
): MissingParcelField | null {
  if (place === null) return 'place';
  if (place.zoneIds !== null && !place.zoneIds.some((id) => zoneIds.includes(id))) return 'outside';
  return name.trim() !== '' && isPhone(phone, 'contact') ? null : 'contact';
}

/** Returns the first missing or invalid field of a section. `zoneIds`: zones with delivery [PARC-04]. */
export function missingField(
  part: ParcelPart,
  draft: ParcelDraft,
  zoneIds: readonly number[],
): MissingParcelField | null {
  switch (part) {
    case 'category':
      return draft.categoryId === null ? 'category' : null;
    case 'sender':
      return gapOfParty(draft.sender, zoneIds);
    case 'receiver': {
      const { sender, receiver } = draft;
      const isSame = sender.place && receiver.place && isSamePoint(sender.place, receiver.place);
      return isSame ? 'samePoint' : gapOfParty(receiver, zoneIds);
    }
    case 'prohibited':
      return draft.isProhibitedRead ? null : 'prohibited';
    case 'payer': {
      const { payer, payment } = draft;
      return payer === 'sender' && payment.by === 'offline' && !payment.isWhole ? 'payment' : null;
    }
    default:
      return null;
  }
}

/** Returns the first missing field of every section of a page, in reading order. */
export const missingFields = (
  step: ParcelStep,
  draft: ParcelDraft,
  zoneIds: readonly number[],
): MissingInPart[] =>
  PARTS.filter((part) => stepOfPart(part) === step).flatMap((part) => {
    const gap = missingField(part, draft, zoneIds);
    return gap === null ? [] : [{ part, gap }];
  });

/**
 * Returns the sections whose place has no parcel delivery, or is the same for sender and receiver. The error
 * shows as soon as the place is chosen [PARC-04].
 */
export const unservedPlaces = (draft: ParcelDraft, zoneIds: readonly number[]): MissingInPart[] =>
  missingFields('details', draft, zoneIds).filter(({ gap }) => gap === 'outside' || gap === 'samePoint');

/** Returns whether the customer can open the page. The review page opens once the details are complete. */
export const isStepOpen = (step: ParcelStep, draft: ParcelDraft, zoneIds: readonly number[]): boolean =>
  step === 'details' || missingFields('details', draft, zoneIds).length === 0;

/**
 * Returns whether the server can price the draft. A price needs a category and two places with parcel
 * delivery between them [PARC-03].
 */
export const isPriceable = (draft: ParcelDraft, zoneIds: readonly number[]): boolean =>
  draft.categoryId !== null &&
  draft.sender.place !== null &&
  draft.receiver.place !== null &&
  unservedPlaces(draft, zoneIds).length === 0;

/** Returns a key of all fields that affect the price. The price is requested only when the key changes. */
export function priceKey(draft: ParcelDraft): string {
  const { categoryId, sender, receiver, payer, payment, usesWallet, scheduledAt, tip } = paidDraft(draft);
  const at = ({ place }: ParcelParty) => place && [place.lat, place.lng];
  const method =
    payment.by === 'digital' ? payment.gateway : payment.by === 'offline' ? payment.methodId : null;
  const parts = [at(sender), at(receiver), payment.by, method, payer, usesWallet, scheduledAt, tip];
  return JSON.stringify([categoryId, ...parts]);
}

/** Returns the lowest possible fee of this category, for display before both places are known [PARC-03]. */
export const leastFee = (kinds: readonly ParcelKind[], categoryId: number | null): Minor | null => {
  const possible = categoryId === null ? kinds : kinds.filter(({ id }) => id === categoryId);
  return possible.length === 0 ? null : Math.min(...possible.map(({ minimumCharge }) => minimumCharge));
};

export const partyAt = ({ lat, lng, address, zoneIds, ...saved }: SavedAddress): ParcelParty => ({
  place: { lat, lng, address, zoneIds },
  name: saved.contactName,
  phone: saved.contactPhone,
  road: saved.road ?? '',
  house: saved.house ?? '',
  floor: saved.floor ?? '',
});

type Known = {
  saved: readonly SavedAddress[];
  /** The place that the customer chose for delivery. */
  chosen: Place | null;
  person: Pick<ParcelParty, 'name' | 'phone'>;
};

/**
 * Returns the suggested pick-up address of a signed-in sender: the saved address at the chosen place, or the
 * place itself. Without a chosen place: the usual address [PARC-07].
 */
export function usualSender({ saved, chosen, person }: Known): ParcelParty | null {
  const address = chosen ? saved.find((one) => isSamePoint(one, chosen)) : usualAddress(saved);
  if (address) return partyAt(address);
  if (chosen === null) return null;
  const { lat, lng, label, zoneIds } = chosen;
  return { ...plainParty, ...person, place: { lat, lng, address: label, zoneIds } };
}

export const swapped = (draft: ParcelDraft): ParcelDraft => ({
  ...draft,
  sender: draft.receiver,
  receiver: draft.sender,
});

/** Maps a field of the server's problem to the section where the customer fixes it. */
const PART_OF_FIELD: Readonly<Record<string, ParcelPart>> = {
  category: 'category',
  sender: 'sender',
  receiver: 'receiver',
  prohibited: 'prohibited',
  schedule: 'schedule',
  payment: 'payer',
};

export type ParcelQuote = {
  kilometres: number | null;
  isDistanceEstimated: boolean;
  /** The delivery fee. `null`: a place is missing, so there is no route yet. */
  fee: Minor | null;
  reasons: FeeReason[];
  tip: Minor;
  /** The total to pay. `null`: the fee is not known yet. */
  total: Minor | null;
  cashLimit: Minor | null;
  walletBalance: Minor | null;
  walletAmount: Minor;
  due: Minor | null;
  /** The delivery time of a parcel sent now, in minutes, such as "25-40". `null`: there is no route yet. */
  minutes: string | null;
  /** `part: null`: no section of the form can fix the problem. */
  problems: { code: string; part: ParcelPart | null; message: string }[];
};

export const partOfField = (field: string): ParcelPart | null => PART_OF_FIELD[field] ?? null;

/**
 * The request that sends a parcel. Its idempotency key makes repeated requests return the same parcel
 * [CHK-05].
 */
export type ParcelRequest = {
  key: string;
  draft: ParcelDraft;
  /** The total that the sender has seen and accepted. */
  total: Minor;
  /** The split that the sender accepted. `null`: the sender has not seen a quote yet. */
  split: AcceptedSplit | null;
};

export type ParcelQuotePart = 'total' | SplitPart;

/** Returns the amounts that differ between two quotes: the total, then its split [CHK-06, CHK-14]. */
export const parcelDifferences = (before: ParcelQuote, after: ParcelQuote): Difference<ParcelQuotePart>[] => [
  ...differencesOf<'total', ParcelQuote>([['total', ({ total }) => total]], before, after),
  ...splitDifferences(before, after),
];

/** Sets the payment to cash if the receiver pays, because the receiver cannot pay in advance. */
export const paidDraft = (draft: ParcelDraft): ParcelDraft =>
  draft.payer === 'receiver' ? { ...draft, payment: { by: 'cash' }, usesWallet: false } : draft;

export type ParcelContext = { kinds: ParcelKind[]; instructions: string[]; days: SlotDay[] };

/** A parcel as its receiver sees it. */
export type ReceivedParcel = {
  id: number;
  status: OrderStatus;
  kind: string;
  pin: string | null;
  due: Minor;
  isReturning: boolean;
  expectedAt: string | null;
  address: string;
  spot: LatLng | null;
  courier: { name: string; phone: string | null; spot: LatLng | null } | null;
};
