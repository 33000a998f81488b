import { isPhone } from './contact';
import type { FeeReason } from './delivery-fee';
import type { LatLng } from './geo';
import type { Minor } from './money';
import type { OrderPayment, SlotDay } from './order-quote';
import type { OrderStatus } from './order-states';
import { isSamePoint, type ParcelPayer } from './parcel';

/** What a courier takes, and its price, as somebody chooses it. */
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

/** Zones of null: nobody has asked for them yet; the server will. */
type ParcelPlace = LatLng & { address: string; zoneIds: number[] | null };

/** Somebody who sends or receives, and where. */
export type ParcelParty = {
  place: ParcelPlace | null;
  name: string;
  phone: string;
  road: string;
  house: string;
  floor: string;
};
export type ParcelEndName = 'sender' | 'receiver';

export type ParcelWish = {
  categoryId: number | null;
  sender: ParcelParty;
  receiver: ParcelParty;
  instruction: string;
  /** What may not be sent was read. */
  isProhibitedRead: boolean;
  payer: ParcelPayer;
  payment: OrderPayment;
  usesWallet: boolean;
  scheduledAt: string | null;
  tip: Minor;
};

const plainParty: ParcelParty = { place: null, name: '', phone: '', road: '', house: '', floor: '' };
export const plainParcel: ParcelWish = {
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

export type ParcelGap = 'category' | 'place' | 'outside' | 'contact' | 'samePoint' | 'prohibited' | 'payment';

function gapOfParty({ place, name, phone }: ParcelParty, zoneIds: readonly number[]): ParcelGap | null {
  if (place === null) return 'place';
  if (place.zoneIds !== null && !place.zoneIds.some((id) => zoneIds.includes(id))) return 'outside';
  return name.trim() !== '' && isPhone(phone, 'contact') ? null : 'contact';
}

/** What a step still misses before it can be left forwards; `zoneIds` are those in which parcels are carried [PARC-04]. */
export function gapIn(step: ParcelStep, wish: ParcelWish, zoneIds: readonly number[]): ParcelGap | null {
  switch (step) {
    case 'category':
      return wish.categoryId === null ? 'category' : null;
    case 'sender':
      return gapOfParty(wish.sender, zoneIds);
    case 'receiver': {
      const { sender, receiver } = wish;
      const isSame = sender.place && receiver.place && isSamePoint(sender.place, receiver.place);
      return isSame ? 'samePoint' : gapOfParty(receiver, zoneIds);
    }
    case 'instructions':
      return wish.isProhibitedRead ? null : 'prohibited';
    case 'payer': {
      const { payer, payment } = wish;
      return payer === 'sender' && payment.by === 'offline' && !payment.isWhole ? 'payment' : null;
    }
    default:
      return null;
  }
}

/** The first step that is not filled in: nobody comes to a later one before. */
export const firstGap = (wish: ParcelWish, zoneIds: readonly number[]): ParcelStep =>
  PARCEL_STEPS.find((step) => gapIn(step, wish, zoneIds) !== null) ?? 'summary';

export const isStepOpen = (step: ParcelStep, wish: ParcelWish, zoneIds: readonly number[]): boolean =>
  PARCEL_STEPS.indexOf(step) <= PARCEL_STEPS.indexOf(firstGap(wish, zoneIds));

export const swapped = (wish: ParcelWish): ParcelWish => ({
  ...wish,
  sender: wish.receiver,
  receiver: wish.sender,
});

/** Which step mends what the server says. */
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
  fee: Minor;
  reasons: FeeReason[];
  tip: Minor;
  total: Minor;
  cashLimit: Minor | null;
  walletBalance: Minor | null;
  walletAmount: Minor;
  due: Minor;
  problems: { code: string; step: ParcelStep; message: string }[];
};

export const stepOfField = (field: string): ParcelStep => STEP_OF_FIELD[field] ?? 'summary';

/** A parcel as it is sent: the same again is the same parcel [CHK-05]. */
export type ParcelRequest = { key: string; wish: ParcelWish; total: Minor };

/** Who receives it pays in cash at the door, whatever was chosen before. */
export const paidWish = (wish: ParcelWish): ParcelWish =>
  wish.payer === 'receiver' ? { ...wish, payment: { by: 'cash' }, usesWallet: false } : wish;

/** Everything there is to choose from. */
export type ParcelGround = { kinds: ParcelKind[]; instructions: string[]; days: SlotDay[] };

/** As the receiver sees it. */
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
