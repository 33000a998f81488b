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

/** `zoneIds: null`: not loaded yet; the server checks them. */
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
  /** The customer has read what cannot be sent. */
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

/** Two pages: what goes where, then everything that has a default. */
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

/** One subject of a page, in reading order. */
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

/** A missing or invalid field, and the section that contains it. */
type MissingInPart = { part: ParcelPart; gap: MissingParcelField };

function gapOfParty(
  { place, name, phone }: ParcelParty,
  zoneIds: readonly number[],
): MissingParcelField | null {
  if (place === null) return 'place';
  if (place.zoneIds !== null && !place.zoneIds.some((id) => zoneIds.includes(id))) return 'outside';
  return name.trim() !== '' && isPhone(phone, 'contact') ? null : 'contact';
}

/** The missing or invalid field of a section. `zoneIds`: zones with parcel delivery [PARC-04]. */
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

/** All missing fields of a page, in reading order. */
export const missingFields = (
  step: ParcelStep,
  draft: ParcelDraft,
  zoneIds: readonly number[],
): MissingInPart[] =>
  PARTS.filter((part) => stepOfPart(part) === step).flatMap((part) => {
    const gap = missingField(part, draft, zoneIds);
    return gap === null ? [] : [{ part, gap }];
  });

/** Places without parcel delivery: shown as soon as they are chosen [PARC-04]. */
export const unservedPlaces = (draft: ParcelDraft, zoneIds: readonly number[]): MissingInPart[] =>
  missingFields('details', draft, zoneIds).filter(({ gap }) => gap === 'outside' || gap === 'samePoint');

/** The review opens once the details are complete. */
export const isStepOpen = (step: ParcelStep, draft: ParcelDraft, zoneIds: readonly number[]): boolean =>
  step === 'details' || missingFields('details', draft, zoneIds).length === 0;

/** The server's price needs a category and two places that parcels are carried between [PARC-03]. */
export const isPriceable = (draft: ParcelDraft, zoneIds: readonly number[]): boolean =>
  draft.categoryId !== null &&
  draft.sender.place !== null &&
  draft.receiver.place !== null &&
  unservedPlaces(draft, zoneIds).length === 0;

/** Equal for drafts that cost the same. */
export function priceKey(draft: ParcelDraft): string {
  const { categoryId, sender, receiver, payer, payment, usesWallet, scheduledAt, tip } = paidDraft(draft);
  const at = ({ place }: ParcelParty) => place && [place.lat, place.lng];
  const way = payment.by === 'digital' ? payment.gateway : payment.by === 'offline' ? payment.methodId : null;
  const parts = [at(sender), at(receiver), payment.by, way, payer, usesWallet, scheduledAt, tip];
  return JSON.stringify([categoryId, ...parts]);
}

/** Before both places are known: no parcel of this category costs less [PARC-03]. */
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
  /** The place that the shop delivers to. */
  chosen: Place | null;
  person: Pick<ParcelParty, 'name' | 'phone'>;
};

/** The likely pick-up address of a known sender: the chosen place with its saved details, else home [PARC-07]. */
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

/** The part that mends a server problem. */
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
  /** `null`: no route yet. */
  fee: Minor | null;
  reasons: FeeReason[];
  tip: Minor;
  /** Null as long as the fee is not known. */
  total: Minor | null;
  cashLimit: Minor | null;
  walletBalance: Minor | null;
  walletAmount: Minor;
  due: Minor | null;
  /** Until a parcel sent now arrives, such as "25-40". `null`: no route yet. */
  minutes: string | null;
  /** `part: null`: nothing on the pages mends it. */
  problems: { code: string; part: ParcelPart | null; message: string }[];
};

export const partOfField = (field: string): ParcelPart | null => PART_OF_FIELD[field] ?? null;

/** The request that sends a parcel. The same key returns the same parcel [CHK-05]. */
export type ParcelRequest = {
  key: string;
  draft: ParcelDraft;
  /** The total that the sender has seen and accepted. */
  total: Minor;
  /** Null before a quote. */
  split: AcceptedSplit | null;
};

export type ParcelQuotePart = 'total' | SplitPart;

/** The changed amounts: the total, then its split [CHK-06, CHK-14]. */
export const parcelDifferences = (before: ParcelQuote, after: ParcelQuote): Difference<ParcelQuotePart>[] => [
  ...differencesOf<'total', ParcelQuote>([['total', ({ total }) => total]], before, after),
  ...splitDifferences(before, after),
];

/** A paying receiver always pays cash on delivery. */
export const paidDraft = (draft: ParcelDraft): ParcelDraft =>
  draft.payer === 'receiver' ? { ...draft, payment: { by: 'cash' }, usesWallet: false } : draft;

export type ParcelContext = { kinds: ParcelKind[]; instructions: string[]; days: SlotDay[] };

/** The receiver's view. */
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
