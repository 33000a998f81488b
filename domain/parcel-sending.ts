import { isPhone } from './contact';
import type { FeeReason } from './delivery-fee';
import type { LatLng } from './geo';
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

export const PARCEL_STEPS = [
  'category',
  'sender',
  'receiver',
  'instructions',
  'payer',
  'schedule',
  'tip',
  'summary',
] as const;
export type ParcelStep = (typeof PARCEL_STEPS)[number];
export const isParcelStep = (value: unknown): value is ParcelStep =>
  PARCEL_STEPS.some((step) => step === value);

export type MissingParcelField =
  | 'category'
  | 'place'
  | 'outside'
  | 'contact'
  | 'samePoint'
  | 'prohibited'
  | 'payment';

function gapOfParty(
  { place, name, phone }: ParcelParty,
  zoneIds: readonly number[],
): MissingParcelField | null {
  if (place === null) return 'place';
  if (place.zoneIds !== null && !place.zoneIds.some((id) => zoneIds.includes(id))) return 'outside';
  return name.trim() !== '' && isPhone(phone, 'contact') ? null : 'contact';
}

/** The field that is missing in a step. `zoneIds`: the zones with parcel delivery [PARC-04]. */
export function missingField(
  step: ParcelStep,
  draft: ParcelDraft,
  zoneIds: readonly number[],
): MissingParcelField | null {
  switch (step) {
    case 'category':
      return draft.categoryId === null ? 'category' : null;
    case 'sender':
      return gapOfParty(draft.sender, zoneIds);
    case 'receiver': {
      const { sender, receiver } = draft;
      const isSame = sender.place && receiver.place && isSamePoint(sender.place, receiver.place);
      return isSame ? 'samePoint' : gapOfParty(receiver, zoneIds);
    }
    case 'instructions':
      return draft.isProhibitedRead ? null : 'prohibited';
    case 'payer': {
      const { payer, payment } = draft;
      return payer === 'sender' && payment.by === 'offline' && !payment.isWhole ? 'payment' : null;
    }
    default:
      return null;
  }
}

/** The first incomplete step; the steps after it can't be opened. */
export const firstIncompleteStep = (draft: ParcelDraft, zoneIds: readonly number[]): ParcelStep =>
  PARCEL_STEPS.find((step) => missingField(step, draft, zoneIds) !== null) ?? 'summary';

export const isStepOpen = (step: ParcelStep, draft: ParcelDraft, zoneIds: readonly number[]): boolean =>
  PARCEL_STEPS.indexOf(step) <= PARCEL_STEPS.indexOf(firstIncompleteStep(draft, zoneIds));

export const swapped = (draft: ParcelDraft): ParcelDraft => ({
  ...draft,
  sender: draft.receiver,
  receiver: draft.sender,
});

/** The step where the customer fixes a problem that the server reports. */
const STEP_OF_FIELD: Readonly<Record<string, ParcelStep>> = {
  category: 'category',
  sender: 'sender',
  receiver: 'receiver',
  prohibited: 'instructions',
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
  problems: { code: string; step: ParcelStep; message: string }[];
};

export const stepOfField = (field: string): ParcelStep => STEP_OF_FIELD[field] ?? 'summary';

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
