import { moveRefusal, type OrderState, type OrderStatus } from './order-states';
import { searchWords } from './search-text';
import type { TaxSource } from './tax';
import { type TripState, tripMoveRefusal } from './trip-states';

type Flag = { kind: 'flag' /** The API's values for on and off. */; on: 1 | true };
type Choice = { kind: 'choice'; values: readonly (string | number)[] };
type Amount = {
  kind: 'number';
  lowest: number;
  highest: number;
  canBeNone: boolean;
  /** Maximum number of decimals. Absent: unlimited. */
  decimals?: number;
  isMoney?: true;
};

/**
 * A setting that the operator may change. `name` is its path in the configuration, with a dot between nested
 * fields [DATA-01, X-23].
 */
export type ShopSwitch = { name: string; group: SwitchGroup } & (Flag | Choice | Amount);
export type SwitchGroup = 'buying' | 'paying' | 'account' | 'signIn' | 'site' | 'numbers';
export type SwitchValue = string | number | boolean | null;
/** Keyed by setting name. */
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
    name: 'tax_percent',
    group: 'buying',
    kind: 'number',
    lowest: 0,
    highest: 100,
    canBeNone: false,
    decimals: 2,
  },
  {
    name: 'free_delivery_over',
    group: 'buying',
    kind: 'number',
    lowest: 0,
    highest: 100_000,
    canBeNone: true,
    isMoney: true,
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
    isMoney: true,
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
  {
    name: 'ref_earning_friend_reward',
    group: 'account',
    kind: 'number',
    lowest: 0,
    highest: 100_000,
    canBeNone: false,
    isMoney: true,
  },
  {
    name: 'ref_earning_minimum_order',
    group: 'account',
    kind: 'number',
    lowest: 0,
    highest: 100_000,
    canBeNone: false,
  },
  {
    name: 'ref_earning_maximum_friends',
    group: 'account',
    kind: 'number',
    lowest: 0,
    highest: 100_000,
    canBeNone: true,
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

export function isSwitchValue(one: ShopSwitch, value: unknown): value is SwitchValue {
  if (one.kind === 'flag') return one.on === true ? typeof value === 'boolean' : value === 0 || value === 1;
  if (one.kind === 'choice') return one.values.some((known) => known === value);
  if (value === null) return one.canBeNone;
  if (typeof value !== 'number' || value < one.lowest || value > one.highest) return false;
  return one.decimals === undefined || Number(value.toFixed(one.decimals)) === value;
}

/**
 * Returns only the changed values, in the order of the settings. With a fixed order, equal changes have equal
 * JSON.
 */
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

/**
 * A module, store, category or item that can have its own tax rate. The shop's rate is a feature switch
 * [PRICE-10].
 */
export type TaxedThing = { kind: Exclude<TaxSource, 'shop'>; id: number };
/** `percent: null` clears the rate, so that the next level applies. */
export type TaxChange = TaxedThing & { percent: number | null };

/** The operator's decisions on an order: a new status, or a verdict on its payment or its prescription. */
export type OrderDecision =
  | Exclude<OrderStatus, 'pending' | 'refund_requested'>
  | 'payment_received'
  | 'payment_missing'
  | 'refund_paid'
  | 'prescription_approved'
  | 'prescription_priced'
  | 'prescription_rejected';

const MANUAL_STATES: readonly Exclude<OrderStatus, 'pending' | 'refund_requested'>[] = [
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

/** Whether the operator has received a transfer that the customer reported. */
const TRANSFER_ANSWERS = ['payment_received', 'payment_missing'] as const;

/** Facts about payments and refunds that the operator handles without a gateway. */
type ManualMoney = {
  /** The customer reported a bank transfer. */
  hasPaymentDetails: boolean;
  /** A guest without a gateway payment must be refunded manually. */
  owesRefund: boolean;
};

const REFUND_PAID = ['refund_paid'] as const;

/** Returns the decisions that are possible now, the most likely first [ORD-03, PHAR-05, CHK-04]. */
export function orderDecisions(
  order: OrderState,
  { hasPaymentDetails, owesRefund }: ManualMoney,
  now: number,
): OrderDecision[] {
  const moves = MANUAL_STATES.filter((to) => moveRefusal(order, to, 'operator', now) === null);
  const isLookedAt = order.status === 'pending' && order.prescription === 'waiting';
  return [
    ...(owesRefund ? REFUND_PAID : []),
    ...(hasPaymentDetails && order.status === 'pending' ? TRANSFER_ANSWERS : []),
    ...(isLookedAt
      ? ([
          order.pricing === null ? 'prescription_approved' : 'prescription_priced',
          'prescription_rejected',
        ] as const)
      : []),
    ...moves,
  ];
}

/**
 * The reason why an order is not confirmed yet. The shop must resolve the first two, the customer the last
 * three.
 */
export type OrderWait = 'transfer' | 'prescription' | 'payment' | 'other_prescription' | 'price';

/**
 * Returns why an order can't be confirmed yet. The console shows the reasons in place of the button [X-23,
 * PHAR-05, CHK-04].
 */
export function orderWaits(order: OrderState, hasPaymentDetails: boolean): OrderWait[] {
  if (order.status !== 'pending') return [];
  const waits: [OrderWait, boolean][] = [
    ['transfer', hasPaymentDetails],
    ['prescription', order.prescription === 'waiting'],
    ['payment', order.isPaymentDue && !hasPaymentDetails],
    ['other_prescription', order.prescription === 'rejected'],
    ['price', order.pricing === 'offered'],
  ];
  return waits.filter(([, isSo]) => isSo).map(([wait]) => wait);
}

/** The items that a pharmacist chooses for an order by prescription [PHAR-05]. */
export type Goods = (Good & { quantity: number })[];
/** The variation, such as a size. `null`: the item has only one. */
export type Good = { itemId: number; variation: string | null };

export const isSameGood = (one: Good, other: Good): boolean =>
  one.itemId === other.itemId && one.variation === other.variation;

export type TripDecision = (typeof TRIP_MOVES)[number] | (typeof TRANSFER_ANSWERS)[number] | 'refund_paid';
const TRIP_MOVES = ['confirmed', 'ongoing', 'completed', 'canceled'] as const;

/** Returns the decisions that are possible now for a trip [RENT-54]. */
export const tripDecisions = (
  trip: TripState,
  { hasPaymentDetails, owesRefund }: ManualMoney,
  now: number,
): TripDecision[] => [
  ...(owesRefund ? REFUND_PAID : []),
  ...(hasPaymentDetails && trip.status === 'pending' ? TRANSFER_ANSWERS : []),
  ...TRIP_MOVES.filter((to) => tripMoveRefusal(trip, to, 'operator', now) === null),
];

/** Returns whether the operator must write a message to the customer with this decision. */
export const needsReason = (
  decision: OrderDecision | TripDecision | RegistrationDecision | ConversationDecision,
): boolean =>
  decision === 'answered' ||
  decision === 'canceled' ||
  decision === 'failed' ||
  decision === 'prescription_rejected' ||
  decision === 'refund_request_canceled' ||
  decision === 'refused';

/** The only decision about a customer's message is a reply in text [CHAT-02]. */
export type ConversationDecision = 'answered';

export type RegistrationDecision = 'approved' | 'refused';

/** Returns whether a decision cannot be undone: it moves money or ends an order. */
export const isFinal = (
  decision: OrderDecision | TripDecision | RegistrationDecision | ConversationDecision,
): boolean =>
  decision === 'refunded' ||
  decision === 'refund_paid' ||
  decision === 'returned' ||
  decision === 'completed' ||
  decision === 'payment_missing';

/** `open`: the entry needs a decision of the operator. `done`: no decision is possible any more. */
export const ENTRY_FILTERS = ['all', 'open', 'done'] as const;
export type EntryFilter = (typeof ENTRY_FILTERS)[number];
export type FindableEntry = { texts: readonly (string | null)[]; isOpen: boolean };

/**
 * Returns whether every searched word is the beginning of a word in the entry. Arabic and Latin spellings are
 * normalised.
 */
export function isFound({ texts, isOpen }: FindableEntry, search: string, filter: EntryFilter): boolean {
  if (filter !== 'all' && isOpen !== (filter === 'open')) return false;
  const words = searchWords(texts.filter((text) => text !== null).join(' '));
  return searchWords(search).every((word) => words.some((known) => known.startsWith(word)));
}
