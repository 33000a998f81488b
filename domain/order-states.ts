import type { ModuleType } from './catalogue';

export type OrderStatus =
  | 'pending'
  | 'confirmed'
  | 'accepted'
  | 'processing'
  | 'handover'
  | 'picked_up'
  | 'delivered'
  | 'canceled'
  | 'failed'
  | 'refund_requested'
  | 'refund_request_canceled'
  | 'refunded'
  | 'returned';
export type OrderKind = 'delivery' | 'take_away' | 'parcel';
/**
 * Who may change an order's status. The operator acts for the store and the courier, and decides when a
 * payment never arrives.
 */
export type OrderMover = 'customer' | 'store' | 'courier' | 'operator';

export type PrescriptionStatus = 'waiting' | 'approved' | 'rejected';
/**
 * The state of the price of an order by prescription. `asked`: the customer has asked for a price. `offered`:
 * the pharmacy has set it. `accepted`: the customer has accepted it.
 */
export type Pricing = 'asked' | 'offered' | 'accepted';

/** The facts that decide an order's next states. */
export type OrderState = {
  kind: OrderKind;
  status: OrderStatus;
  market: ModuleType | null;
  /** The order must be paid before the store begins, and is not paid yet. */
  isPaymentDue: boolean;
  /** The pharmacist's verdict. `null`: no prescription needed. */
  prescription: PrescriptionStatus | null;
  /**
   * The state of the price of an order by prescription. `null`: an ordinary order, whose prices are known
   * from the start.
   */
  pricing: Pricing | null;
  deliveredAt: number | null;
  /** The days for returns that the store promised when the order was placed. */
  returnDays: number | null;
};

type Move = { by: readonly OrderMover[]; kinds?: readonly OrderKind[] };
type Moves = { readonly [To in OrderStatus]?: Move };

const BROUGHT: readonly OrderKind[] = ['delivery', 'parcel'];
const SHOP: readonly OrderMover[] = ['store', 'operator'];
const RIDE: readonly OrderMover[] = ['courier', 'operator'];
const PARCEL: readonly OrderKind[] = ['parcel'];
const shopCancellation: Move = { by: SHOP };
const parcelCancellation: Move = { by: ['customer', 'operator'], kinds: PARCEL };

/** Allowed transitions by state and mover [ORD-03]. */
const MOVES: Readonly<Record<OrderStatus, readonly Moves[]>> = {
  pending: [
    {
      confirmed: { by: SHOP },
      canceled: { by: ['customer', ...SHOP] },
      failed: { by: ['operator'] },
    },
  ],
  confirmed: [
    {
      accepted: { by: RIDE, kinds: BROUGHT },
      processing: { by: SHOP },
      handover: { by: SHOP, kinds: PARCEL },
    },
    { canceled: parcelCancellation },
    { canceled: shopCancellation },
  ],
  accepted: [
    { processing: { by: SHOP }, handover: { by: [...SHOP, 'courier'], kinds: PARCEL } },
    { canceled: parcelCancellation },
    { canceled: shopCancellation },
  ],
  processing: [{ handover: { by: SHOP }, canceled: shopCancellation }],
  handover: [
    { picked_up: { by: RIDE, kinds: BROUGHT }, delivered: { by: SHOP, kinds: ['take_away'] } },
    { canceled: parcelCancellation },
    { canceled: shopCancellation },
  ],
  picked_up: [
    { delivered: { by: RIDE, kinds: BROUGHT }, failed: { by: RIDE } },
    { returned: { by: RIDE, kinds: PARCEL } },
  ],
  delivered: [{ refund_requested: { by: ['customer'] } }],
  refund_requested: [{ refunded: { by: ['operator'] }, refund_request_canceled: { by: ['operator'] } }],
  canceled: [],
  failed: [],
  refund_request_canceled: [],
  refunded: [],
  returned: [],
};

/**
 * How long an ended order can be opened with its number and contact. Its owner can always open it [ORD-04].
 */
export const FOUND_BY_CONTACT_FOR = 90 * 24 * 60 * 60_000;

type Found = { status: OrderStatus; updatedAt: number };

export const isFoundByContact = ({ status, updatedAt }: Found, now: number): boolean =>
  isRunning(status) || now - updatedAt < FOUND_BY_CONTACT_FOR;

/** Orders that are not finished. */
export const RUNNING_STATUSES = [
  'pending',
  'confirmed',
  'accepted',
  'processing',
  'handover',
  'picked_up',
] as const satisfies readonly OrderStatus[];

export const isRunning = (status: OrderStatus): boolean =>
  (RUNNING_STATUSES as readonly OrderStatus[]).includes(status);

/** The statuses that an order without problems goes through, by kind of order [ORD-03]. */
export const USUAL_WAY: Readonly<Record<OrderKind, readonly OrderStatus[]>> = {
  delivery: ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'],
  take_away: ['pending', 'confirmed', 'processing', 'handover', 'delivered'],
  parcel: ['pending', 'confirmed', 'accepted', 'handover', 'picked_up', 'delivered'],
};

export type MoveRefusal = 'elsewhere' | 'notYours' | 'unpaid' | 'prescription' | 'unpriced' | 'tooLate';

const isPrescriptionOpen = ({ prescription }: OrderState): boolean =>
  prescription !== null && prescription !== 'approved';

/** Returns why this mover may not make this transition. `null`: the transition is allowed. */
export function moveRefusal(
  order: OrderState,
  to: OrderStatus,
  by: OrderMover,
  now: number,
): MoveRefusal | null {
  const moves = MOVES[order.status]
    .map((targets) => targets[to])
    .filter((move) => move !== undefined && (move.kinds?.includes(order.kind) ?? true));
  if (moves.length === 0) return 'elsewhere';
  if (!moves.some((move) => move?.by.includes(by))) return 'notYours';
  if (to === 'confirmed' && order.isPaymentDue) return 'unpaid';
  if (to === 'confirmed' && isPrescriptionOpen(order)) return 'prescription';
  if (to === 'confirmed' && order.pricing !== null && order.pricing !== 'accepted') return 'unpriced';
  if (to === 'refund_requested' && now >= (refundUntil(order) ?? 0)) return 'tooLate';
  return null;
}

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/**
 * For how many days after delivery a refund can be requested, from the refund policy. Food and medicine: a
 * short time. Goods: two weeks [ORD-07].
 */
const REFUND_DAYS: Readonly<Record<ModuleType, number>> = {
  food: 1,
  grocery: 1,
  pharmacy: 1,
  parcel: 1,
  rental: 1,
  ecommerce: 14,
};

/**
 * Returns the days for returns. A store may give more days than the refund policy, never fewer [ORD-07,
 * ITEM-18].
 */
export const returnDaysOf = (market: ModuleType | null, promised: number | null): number =>
  Math.max(promised ?? 0, REFUND_DAYS[market ?? 'food']);

export const REVIEW_WITHIN = 30 * DAY;
/** How long a review can be edited [ORD-09]. */
export const EDIT_REVIEW_WITHIN = 2 * DAY;

const refundUntil = ({ deliveredAt, market, returnDays }: OrderState): number | null =>
  deliveredAt === null ? null : deliveredAt + returnDaysOf(market, returnDays) * DAY;

type CustomerChoices = {
  canCancel: boolean;
  canPay: boolean;
  /**
   * True if the pharmacist rejected the last prescription, so that the customer can send another [PHAR-05].
   */
  canSendPrescription: boolean;
  /** True if the pharmacy has offered a price that the customer has not accepted yet. */
  canAcceptPrice: boolean;
  /** The end of the time for refund requests. `null`: a refund can't be requested, or no longer. */
  refundUntil: number | null;
  reviewUntil: number | null;
  canReorder: boolean;
};

const REVIEWED: readonly OrderStatus[] = [
  'delivered',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
];

/** The actions that the customer can take on the order in its current status [ORD-06..ORD-09, CHK-07]. */
export function customerChoices(order: OrderState, now: number): CustomerChoices {
  const canMove = (to: OrderStatus) => moveRefusal(order, to, 'customer', now) === null;
  const reviewEnds =
    order.deliveredAt !== null && REVIEWED.includes(order.status) ? order.deliveredAt + REVIEW_WITHIN : null;
  return {
    canCancel: canMove('canceled'),
    canPay: order.status === 'pending' && order.isPaymentDue,
    canSendPrescription: order.status === 'pending' && order.prescription === 'rejected',
    canAcceptPrice: order.status === 'pending' && order.pricing === 'offered',
    refundUntil: canMove('refund_requested') ? refundUntil(order) : null,
    reviewUntil: reviewEnds !== null && now < reviewEnds ? reviewEnds : null,
    canReorder: order.kind !== 'parcel' && !isRunning(order.status),
  };
}
