import { moveRefusal, type OrderState, type OrderStatus } from './order-states';
import { type TripState, tripMoveRefusal } from './trip-states';

type Flag = { kind: 'flag' /** As the wire says on and off. */; on: 1 | true };
type Choice = { kind: 'choice'; values: readonly (string | number)[] };
type Amount = { kind: 'number'; lowest: number; highest: number; canBeNone: boolean };

/** A field of the configuration that an operator may set; a dot leads into a part of it [DATA-01, X-23]. */
export type ShopSwitch = { name: string; group: SwitchGroup } & (Flag | Choice | Amount);
export type SwitchGroup = 'buying' | 'paying' | 'account' | 'signIn' | 'site' | 'numbers';
export type SwitchValue = string | number | boolean | null;
/** By the names of the switches. */
export type SwitchValues = Readonly<Record<string, SwitchValue>>;

const flags = (group: SwitchGroup, ...names: string[]): ShopSwitch[] =>
  names.map((name) => ({ name, group, kind: 'flag', on: 1 }));
const yes = (group: SwitchGroup, ...names: string[]): ShopSwitch[] =>
  names.map((name) => ({ name, group, kind: 'flag', on: true }));

export const SHOP_SWITCHES: readonly ShopSwitch[] = [
  ...flags('buying', 'guest_checkout_status'),
  ...yes('buying', 'schedule_order', 'prescription_order_status', 'toggle_veg_non_veg'),
  ...flags('buying', 'dm_tips_status', 'tax_included'),
  {
    name: 'free_delivery_over',
    group: 'buying',
    kind: 'number',
    lowest: 0,
    highest: 100_000,
    canBeNone: true,
  },
  ...yes('paying', 'cash_on_delivery', 'digital_payment'),
  ...flags('paying', 'offline_payment_status', 'partial_payment_status'),
  {
    name: 'maximum_cod_order_amount',
    group: 'paying',
    kind: 'number',
    lowest: 0,
    highest: 1_000_000,
    canBeNone: true,
  },
  ...flags(
    'account',
    'customer_wallet_status',
    'add_fund_status',
    'loyalty_point_status',
    'ref_earning_status',
  ),
  {
    name: 'loyalty_point_minimum_point',
    group: 'account',
    kind: 'number',
    lowest: 0,
    highest: 1_000_000,
    canBeNone: false,
  },
  ...flags(
    'signIn',
    'centralize_login.manual_login_status',
    'centralize_login.otp_login_status',
    'centralize_login.social_login_status',
    'centralize_login.google_login_status',
    'centralize_login.facebook_login_status',
    'centralize_login.apple_login_status',
    'centralize_login.email_verification_status',
    'centralize_login.phone_verification_status',
    'country_picker_status',
  ),
  ...yes('site', 'toggle_dm_registration', 'toggle_store_registration'),
  ...flags('site', 'refund_policy', 'cancelation_policy', 'shipping_policy'),
  { name: 'currency_symbol_direction', group: 'numbers', kind: 'choice', values: ['left', 'right'] },
  { name: 'digit_after_decimal_point', group: 'numbers', kind: 'choice', values: [0, 1, 2, 3] },
  { name: 'timeformat', group: 'numbers', kind: 'choice', values: ['24', '12'] },
];

/** Whether this may be the value of that switch. */
export function isSwitchValue(one: ShopSwitch, value: unknown): value is SwitchValue {
  if (one.kind === 'flag') return one.on === true ? typeof value === 'boolean' : value === 0 || value === 1;
  if (one.kind === 'choice') return one.values.some((known) => known === value);
  if (value === null) return one.canBeNone;
  return typeof value === 'number' && value >= one.lowest && value <= one.highest;
}

/** Only what is otherwise than before, in the order of the switches: the same set is always the same text. */
export const changedSwitches = (before: SwitchValues, now: SwitchValues): SwitchValues =>
  Object.fromEntries(
    SHOP_SWITCHES.flatMap((one) => {
      const value = now[one.name];
      return value === undefined || value === before[one.name] || !isSwitchValue(one, value)
        ? []
        : [[one.name, value]];
    }),
  );

export const isSwitchedOn = (value: SwitchValue): boolean => value === 1 || value === true;
export const switched = ({ on }: Flag, isOn: boolean): SwitchValue => (on === true ? isOn : isOn ? 1 : 0);

/** What whoever runs the shop decides of an order, beside its next states. */
export type OrderDecision =
  | Exclude<OrderStatus, 'pending' | 'refund_requested'>
  | 'payment_received'
  | 'payment_missing'
  | 'prescription_approved'
  | 'prescription_priced'
  | 'prescription_rejected';

const BY_HAND: readonly Exclude<OrderStatus, 'pending' | 'refund_requested'>[] = [
  'confirmed',
  'accepted',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'returned',
  'refunded',
  'refund_request_canceled',
  'canceled',
  'failed',
];

/** Of a transfer that its customer has told of: it is there, or nothing like it is. */
const TRANSFER_ANSWERS = ['payment_received', 'payment_missing'] as const;

/** What can be decided of it now, in the order in which it is likely [ORD-03, PHAR-05, CHK-04]. */
export function orderDecisions(order: OrderState, isTransferTold: boolean, now: number): OrderDecision[] {
  const moves = BY_HAND.filter((to) => moveRefusal(order, to, 'operator', now) === null);
  const isLookedAt = order.status === 'pending' && order.prescription === 'waiting';
  return [
    ...(isTransferTold && order.status === 'pending' ? TRANSFER_ANSWERS : []),
    ...(isLookedAt
      ? ([
          order.pricing === null ? 'prescription_approved' : 'prescription_priced',
          'prescription_rejected',
        ] as const)
      : []),
    ...moves,
  ];
}

/** What an order that nobody has confirmed yet waits for: the first two of the shop, the others of its customer. */
export type OrderWait = 'transfer' | 'prescription' | 'payment' | 'other_prescription' | 'price';

/** Why it can't go on, so that nobody at the desk has to guess it from the buttons that are missing [X-23, PHAR-05, CHK-04]. */
export function orderWaits(order: OrderState, isTransferTold: boolean): OrderWait[] {
  if (order.status !== 'pending') return [];
  const waits: [OrderWait, boolean][] = [
    ['transfer', isTransferTold],
    ['prescription', order.prescription === 'waiting'],
    ['payment', order.isPaymentDue && !isTransferTold],
    ['other_prescription', order.prescription === 'rejected'],
    ['price', order.pricing === 'offered'],
  ];
  return waits.filter(([, isSo]) => isSo).map(([wait]) => wait);
}

/** What a pharmacist puts together for a prescription [PHAR-05]. */
export type Goods = (Good & { quantity: number })[];
/** The variation is its size or kind; null of what comes in one only. */
export type Good = { itemId: number; variation: string | null };

export const isSameGood = (one: Good, other: Good): boolean =>
  one.itemId === other.itemId && one.variation === other.variation;

export type TripDecision = (typeof TRIP_MOVES)[number] | (typeof TRANSFER_ANSWERS)[number];
const TRIP_MOVES = ['confirmed', 'ongoing', 'completed', 'canceled'] as const;

/** The same of a trip [RENT-54]. */
export const tripDecisions = (trip: TripState, isTransferTold: boolean, now: number): TripDecision[] => [
  ...(isTransferTold && trip.status === 'pending' ? TRANSFER_ANSWERS : []),
  ...TRIP_MOVES.filter((to) => tripMoveRefusal(trip, to, 'operator', now) === null),
];

/** These are never meant by a slip of the finger: they want a word to the customer. */
export const needsReason = (
  decision: OrderDecision | TripDecision | RegistrationDecision | ConversationDecision,
): boolean =>
  decision === 'answered' ||
  decision === 'canceled' ||
  decision === 'failed' ||
  decision === 'prescription_rejected' ||
  decision === 'refund_request_canceled' ||
  decision === 'refused';

/** What a customer has said is answered with words alone [CHAT-02]. */
export type ConversationDecision = 'answered';

export type RegistrationDecision = 'approved' | 'refused';
