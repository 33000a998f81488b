import type { OrderQuoteRequest } from '../../../contract/types.gen';
import { type Coupon, type CouponRefusal, couponCode, couponRefusal } from '../../../domain/coupon';
import type { Delivery } from '../../../domain/delivery-fee';
import type { LatLng } from '../../../domain/geo';
import { linePrice } from '../../../domain/item-price';
import { type Minor, toMinor } from '../../../domain/money';
import { openState } from '../../../domain/opening-hours';
import { type OrderPrice, orderPrice } from '../../../domain/order-price';
import {
  isFeeKnown,
  type OrderFacts,
  type OrderProblem,
  orderProblems,
  placeOf,
} from '../../../domain/order-problems';
import { type PaymentPlan, type PaymentTerms, paymentPlan } from '../../../domain/payment-plan';
import type { Tax, TaxedGoods } from '../../../domain/tax';
import type { Queryable } from '../../db/database';
import type { Geo } from '../../geo/geo';
import type { RequestContext } from '../../http/request-context';
import type { CartKey, SavedLine } from '../cart/cart.types';
import { cartKeyOf } from '../cart/cart-key';
import { type ReviewedLine, reviewed } from '../cart/line-review';
import { selectionIn } from '../cart/selection';
import { pointOf } from '../location/point';
import { zonesOf } from '../location/zone-memory';
import { paymentRequestOf, paymentTermsOf } from '../payments/payment-terms';
import { cashbackFor } from '../payments/wallet/cashback.store';
import { distanceTo, type RoadDistance } from '../shared/delivery-route';
import { exactMinor } from '../shared/exact-amount';
import { guestToRead } from '../shared/guests';
import { toTerms } from '../shared/item.terms';
import { presentHours } from '../shared/present-hours';
import type { SiteConfig } from '../shared/site-config';
import { deliveryTermsOf, type StoreRow, storeColumns, storeJoins } from '../shared/store.rows';
import { itemTax, storeTax } from '../shared/tax-rates';
import { currencyIn } from '../shared/text-placeholders';
import { basketOf, isAvailableAt, momentOf } from './basket';
import { couponNamed, toCoupon } from './coupon.store';
import { orderedAs } from './ordered-as';
import { scheduleOf } from './schedule';

export type CouponAnswer =
  | { state: 'none' }
  /** A guest has entered a code. Coupons need an account [PERM-06]. */
  | { state: 'signedOut' }
  | { state: 'unknown' }
  | { state: 'refused'; refusal: CouponRefusal }
  | { state: 'taken'; id: number; code: string; coupon: Coupon };

export type Quote = {
  store: StoreRow | null;
  /** The lines, with changes that the customer has not accepted. */
  entries: ReviewedLine[];
  price: OrderPrice;
  /** The highest tax rate of the items. Without items, the store's rate. `price.taxes` has all rates. */
  tax: Tax;
  coupon: CouponAnswer;
  /** The route from the store to the customer. `null`: take-away, or no address yet. */
  distance: RoadDistance | null;
  /** False without an address in the store's zone: then there is neither fee nor total [DLV-10, ADDR-11]. */
  isFeeKnown: boolean;
  isStoreOpen: boolean;
  /** The chosen delivery time. `null`: as soon as possible. */
  scheduledAt: number | null;
  needsPrescription: boolean;
  payment: PaymentPlan & Pick<PaymentTerms, 'walletBalance' | 'cashLimit'>;
  /** Paid into the wallet after delivery [WAL-09]. */
  cashback: Minor;
  problems: OrderProblem[];
};

export type QuoteDraft = Omit<OrderQuoteRequest, 'guest_id' | 'order_type'> & {
  order_type: 'delivery' | 'take_away';
};

/** Facts that are checked only when the order is placed, not for a quote. */
export type Placing = Pick<OrderFacts, 'contact' | 'prescription'> & { hasAddress: boolean };

/**
 * Data from outside the database. It is fetched before the transaction, so that no transaction waits for the
 * network.
 */
export type CheckoutContext = {
  key: CartKey;
  guestHash: Buffer | null;
  storeId: number | null;
  destination: LatLng | null;
  zoneIds: number[];
  distance: RoadDistance | null;
};

/** Prices the stored cart without storing anything [CHK-06]. */
export async function quoteOf(request: RequestContext, draft: QuoteDraft, geo: Geo): Promise<Quote> {
  return quoteOnce(request.database, request, { draft, context: await contextOf(request, draft, geo) });
}

export async function contextOf(
  request: RequestContext,
  draft: QuoteDraft,
  geo: Geo,
): Promise<CheckoutContext> {
  const { database, userId } = request;
  const key = await cartKeyOf(request);
  const guestHash = userId === null ? (await guestToRead(request)).idHash : null;
  const store = await storeOf(database, await basketOf(database, request, { draft, key }));
  const destination = draft.order_type === 'take_away' ? null : destinationOf(draft);
  return {
    key,
    guestHash,
    storeId: store?.id ?? null,
    destination,
    zoneIds: destination ? (await zonesOf(database)).index.zonesAt(destination) : [],
    distance: store && destination ? await distanceTo(store, destination, geo) : null,
  };
}

type Count = { draft: QuoteDraft; context: CheckoutContext; placing?: Placing };

/**
 * Computes a quote from the database. Used by the quote operation, and in the transaction that places the
 * order.
 */
export async function quoteOnce(
  database: Queryable,
  request: RequestContext,
  { draft, context, placing }: Count,
): Promise<Quote> {
  const { config, cartTerms, currency } = request;
  const { key, destination, zoneIds } = context;
  const moment = momentOf(request);
  const lines = await basketOf(database, request, { draft, key });
  const entries = reviewed(lines, { ...moment, priced: cartTerms.priced });
  const goods = taxedGoods(
    entries.map(({ line }) => line),
    config,
  );
  const subtotal = goods.reduce((sum, { amount }) => sum + amount, 0);
  const store = await storeOf(database, lines);
  const isTakeAway = draft.order_type === 'take_away';
  // If the cart has changed to another store since the route was fetched, the distance is unknown.
  const isSameStore = (store?.id ?? null) === context.storeId;
  const distance = isSameStore ? context.distance : null;
  const coupon = await couponOf(database, request, {
    typed: draft.coupon_code ?? null,
    order: { zoneIds: isTakeAway ? request.zoneIds : zoneIds, storeId: store?.id ?? 0, subtotal },
  });
  const price = orderPrice({
    goods,
    coupon: coupon.state === 'taken' ? coupon.coupon : null,
    delivery: deliveryOf(store, distance, isTakeAway, shopFreeOver(config)),
    isTaxIncluded: isTaxIncluded(config),
    tip: isTakeAway ? 0 : exactMinor(draft.dm_tips ?? 0, currency, 'dm_tips'),
  });
  const terms = await paymentTermsOf(database, request, { total: price.total, store });
  const payment = paymentPlan(paymentRequestOf(draft), terms);
  const cashback = await cashbackOf(database, request, price.items - price.couponDiscount);
  const schedule = scheduleOf(draft.schedule_at ?? null, store, request);
  const isStoreOpen =
    store?.is_active === true &&
    openState(presentHours(store, request), moment.now, moment.utcOffsetMinutes).isOpen;
  const at = { ...moment, now: schedule.at ?? moment.now };
  const needsPrescription = lines.some(({ item }) => item.is_prescription_required);
  const hasPlace = destination !== null && placing?.hasAddress !== false;
  const place = placeOf(hasPlace ? zoneIds : null, store?.zone_id ?? null);
  const problems = orderProblems({
    type: isTakeAway ? 'takeAway' : 'delivery',
    hasLines: lines.length > 0,
    orderedAs:
      draft.is_buy_now === 1 ? null : await orderedAs(database, request, { context, lines: lines.length }),
    hasChangedLines: !isSameStore || entries.some(({ review }) => review !== null),
    hasUnavailableLines: lines.some(({ item }) => !isAvailableAt(item, at)),
    isStoreOpen,
    schedule: schedule.state,
    hasDelivery: store?.has_delivery ?? false,
    hasTakeAway: store?.has_take_away ?? false,
    place,
    contact: placing?.contact ?? 'notAsked',
    prescription: needsPrescription ? (placing?.prescription ?? 'notAsked') : 'notAsked',
    subtotal,
    minimumOrder: store?.minimum_order ?? 0,
    payment: payment.problem,
  });
  return {
    store,
    entries,
    price,
    tax: taxOf(price, store, config),
    coupon,
    distance,
    isFeeKnown: isTakeAway || isFeeKnown(place, distance),
    isStoreOpen,
    scheduledAt: schedule.at,
    needsPrescription,
    payment: { ...payment, walletBalance: terms.walletBalance, cashLimit: terms.cashLimit },
    cashback,
    problems,
  };
}

/** Returns the cashback of the order. Guests get none, because they have no wallet. */
async function cashbackOf(
  database: Queryable,
  { userId, now, config }: RequestContext,
  goods: Minor,
): Promise<Minor> {
  if (userId === null || config.customer_wallet_status !== 1) return 0;
  return (await cashbackFor(database, { customerId: userId, now, goods }))?.worth ?? 0;
}

export type TaxTerms = Pick<SiteConfig, 'tax_included' | 'tax_percent'>;

export const isTaxIncluded = ({ tax_included }: TaxTerms): boolean => tax_included === 1;

export const taxOf = ({ taxes }: OrderPrice, store: StoreRow | null, config: TaxTerms): Tax => ({
  percent: taxes[0]?.percent ?? storeTax(store, config).percent,
  isIncluded: isTaxIncluded(config),
});

/** Returns the current price and tax rate of each line [PRICE-10]. */
export const taxedGoods = (lines: readonly SavedLine[], config: TaxTerms): TaxedGoods[] =>
  lines.map(({ item, selection, quantity }) => ({
    amount: linePrice(toTerms(item, 'en'), selectionIn(item, selection, 'en'), quantity).total,
    ...itemTax(item, config),
  }));

/** All lines of a cart have the same store. */
const storeOf = async (database: Queryable, [line]: SavedLine[]): Promise<StoreRow | null> =>
  line === undefined ? null : storeWith(database, line.item.store_id);

export async function storeWith(database: Queryable, id: number): Promise<StoreRow | null> {
  const [store] = await database.query<StoreRow>(
    `select ${storeColumns} from stores s ${storeJoins} where s.id = $1`,
    [id],
  );
  return store ?? null;
}

export const destinationOf = ({ latitude, longitude }: Pick<OrderQuoteRequest, 'latitude' | 'longitude'>) =>
  latitude === undefined || longitude === undefined ? null : pointOf(latitude, longitude);

export const shopFreeOver = ({
  free_delivery_over: over,
  ...config
}: Pick<SiteConfig, 'free_delivery_over' | 'currency_code' | 'currency_decimals'>): Minor | null =>
  over === null ? null : toMinor(over, currencyIn(config));

type CouponAsk = {
  isForRental?: boolean;
  typed: string | null;
  order: { zoneIds: number[]; storeId: number; subtotal: Minor };
};

export async function couponOf(
  database: Queryable,
  { moduleId, userId, now }: Pick<RequestContext, 'moduleId' | 'userId' | 'now'>,
  { typed, order, isForRental = false }: CouponAsk,
): Promise<CouponAnswer> {
  const code = couponCode(typed ?? '');
  if (code === '') return { state: 'none' };
  if (userId === null) return { state: 'signedOut' };
  const row = await couponNamed(database, code, {
    moduleId,
    isForRental,
    customerId: userId,
    now,
  });
  if (row === undefined) return { state: 'unknown' };
  const coupon = toCoupon(row);
  const refusal = couponRefusal(coupon, { ...order, now });
  return refusal ? { state: 'refused', refusal } : { state: 'taken', id: row.id, code: row.code, coupon };
}

const NO_DELIVERY: Delivery['terms'] = {
  isSelfDelivery: false,
  isFreeBySelfDelivery: false,
  perKm: 0,
  minimumCharge: 0,
  maximumCharge: null,
  fixedCharge: null,
  adminFreeDelivery: null,
  zoneIncreasePercent: 0,
  surge: null,
};

/**
 * Returns the terms of the delivery fee. Without a route the fee is unknown and counts as zero in the totals.
 */
export const deliveryOf = (
  store: StoreRow | null,
  distance: RoadDistance | null,
  isTakeAway: boolean,
  freeOver: Minor | null,
): Omit<Delivery, 'subtotal' | 'hasFreeDeliveryCoupon'> => ({
  terms: store && distance ? deliveryTermsOf(store) : NO_DELIVERY,
  kilometres: distance?.kilometres ?? 0,
  shopFreeOver: freeOver,
  isTakeAway,
});
