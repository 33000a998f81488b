import type { OrderQuoteRequest } from '../../../contract/types.gen';
import { type Coupon, type CouponRefusal, couponCode, couponRefusal } from '../../../domain/coupon';
import type { Delivery } from '../../../domain/delivery-fee';
import type { LatLng } from '../../../domain/geo';
import { linePrice } from '../../../domain/item-price';
import { type Minor, toMinor } from '../../../domain/money';
import { openState } from '../../../domain/opening-hours';
import { type OrderPrice, orderPrice, type Tax } from '../../../domain/order-price';
import { type OrderFacts, type OrderProblem, orderProblems } from '../../../domain/order-problems';
import { type PaymentPlan, type PaymentTerms, paymentPlan } from '../../../domain/payment-plan';
import type { Queryable } from '../../db/database';
import type { Geo } from '../../geo/geo';
import type { RequestContext } from '../../http/request-context';
import type { CartKey, SavedLine } from '../cart/cart.types';
import { cartKeyOf } from '../cart/cart-key';
import { type ReviewedLine, reviewed } from '../cart/line-review';
import { selectionIn } from '../cart/selection';
import { pointOf } from '../location/point';
import { zonesOf } from '../location/zone-memory';
import { cashbackFor } from '../payments/wallet/cashback.store';
import { guestToRead } from '../session/guests';
import { toTerms } from '../shared/item.terms';
import { deliveryTermsOf, type StoreRow, storeColumns, storeJoins } from '../shared/store.rows';
import { type Way, wayTo } from '../shared/way-to';
import type { SiteConfig } from '../site/config';
import { basketOf, isAvailableAt, momentOf } from './basket';
import { couponNamed, toCoupon } from './coupon.store';
import { orderedAs } from './ordered-as';
import { paymentTermsOf, paymentWishOf } from './payment-terms';
import { scheduleOf } from './schedule';

/** What the operator owes of every sale. */
const TAX_PERCENT = 5;

export type CouponAnswer =
  | { state: 'none' }
  | { state: 'unknown' }
  | { state: 'refused'; refusal: CouponRefusal }
  | { state: 'taken'; id: number; code: string; coupon: Coupon };

export type Quote = {
  store: StoreRow | null;
  /** The goods with what nobody has agreed to yet. */
  entries: ReviewedLine[];
  price: OrderPrice;
  tax: Tax;
  coupon: CouponAnswer;
  /** Null when nothing is brought anywhere. */
  way: Way | null;
  isStoreOpen: boolean;
  /** Null: as soon as possible. */
  scheduledAt: number | null;
  needsPrescription: boolean;
  payment: PaymentPlan & Pick<PaymentTerms, 'walletBalance' | 'cashLimit'>;
  /** What comes into the wallet once the order has arrived [WAL-09]. */
  cashback: Minor;
  problems: OrderProblem[];
};

export type QuoteWish = Omit<OrderQuoteRequest, 'guest_id'>;

/** What only the placing of an order asks for. */
export type Placing = Pick<OrderFacts, 'contact' | 'prescription'> & { hasAddress: boolean };

/** All that is asked of others than the database, so that nobody is waited for inside a transaction. */
export type Ground = {
  key: CartKey;
  guestHash: Buffer | null;
  storeId: number | null;
  destination: LatLng | null;
  zoneIds: number[];
  way: Way | null;
};

/** What the stored cart costs as it is now, ordered in this way. Nothing is kept of it [CHK-06]. */
export async function quoteOf(request: RequestContext, wish: QuoteWish, geo: Geo): Promise<Quote> {
  return countedOn(request.database, request, { wish, ground: await groundOf(request, wish, geo) });
}

export async function groundOf(request: RequestContext, wish: QuoteWish, geo: Geo): Promise<Ground> {
  const { database, userId } = request;
  const key = await cartKeyOf(request);
  const guestHash = userId === null ? (await guestToRead(request)).idHash : null;
  const store = await storeOf(database, await basketOf(database, request, { wish, key }));
  const destination = wish.order_type === 'take_away' ? null : destinationOf(wish);
  return {
    key,
    guestHash,
    storeId: store?.id ?? null,
    destination,
    zoneIds: destination ? (await zonesOf(database)).index.zonesAt(destination) : [],
    way: store && destination ? await wayTo(store, destination, geo) : null,
  };
}

type Count = { wish: QuoteWish; ground: Ground; placing?: Placing };

/** The same sum and the same questions wherever they are asked, also inside the transaction that places the order. */
export async function countedOn(
  database: Queryable,
  request: RequestContext,
  { wish, ground, placing }: Count,
): Promise<Quote> {
  const { config, cartTerms } = request;
  const { key, destination, zoneIds } = ground;
  const moment = momentOf(request);
  const lines = await basketOf(database, request, { wish, key });
  const entries = reviewed(lines, { ...moment, priced: cartTerms.priced });
  const subtotal = worthOf(entries.map(({ line }) => line));
  const store = await storeOf(database, lines);
  const isTakeAway = wish.order_type === 'take_away';
  // The cart went to another store meanwhile: nobody knows the way from there.
  const isSameStore = (store?.id ?? null) === ground.storeId;
  const way = isSameStore ? ground.way : null;
  const coupon = await couponOf(database, request, {
    typed: wish.coupon_code ?? null,
    guestHash: ground.guestHash,
    order: { zoneIds: isTakeAway ? request.zoneIds : zoneIds, storeId: store?.id ?? 0, subtotal },
  });
  const tax = taxOf(config);
  const price = orderPrice({
    subtotal,
    coupon: coupon.state === 'taken' ? coupon.coupon : null,
    delivery: deliveryOf(store, way, isTakeAway, shopFreeOver(config)),
    tax,
    tip: isTakeAway ? 0 : toMinor(wish.dm_tips ?? 0),
  });
  const terms = await paymentTermsOf(database, request, { total: price.total, store });
  const payment = paymentPlan(paymentWishOf(wish), terms);
  const cashback = await cashbackOf(database, request, price.items - price.couponDiscount);
  const schedule = scheduleOf(wish.schedule_at ?? null, store, request);
  const isStoreOpen =
    store?.is_active === true && openState(store.hours, moment.now, moment.utcOffsetMinutes).isOpen;
  const at = { ...moment, now: schedule.at ?? moment.now };
  const needsPrescription = lines.some(({ item }) => item.is_prescription_required);
  const isPlaceKnown = destination !== null && placing?.hasAddress !== false;
  const problems = orderProblems({
    type: isTakeAway ? 'takeAway' : 'delivery',
    hasLines: lines.length > 0,
    orderedAs:
      wish.is_buy_now === 1 ? null : await orderedAs(database, request, { ground, lines: lines.length }),
    hasChangedLines: !isSameStore || entries.some(({ review }) => review !== null),
    hasUnavailableLines: lines.some(({ item }) => !isAvailableAt(item, at)),
    isStoreOpen,
    schedule: schedule.state,
    hasDelivery: store?.has_delivery ?? false,
    hasTakeAway: store?.has_take_away ?? false,
    place: isPlaceKnown ? (zoneIds.includes(store?.zone_id ?? 0) ? 'inside' : 'outside') : 'none',
    contact: placing?.contact ?? 'notAsked',
    prescription: needsPrescription ? (placing?.prescription ?? 'notAsked') : 'notAsked',
    subtotal,
    minimumOrder: store?.minimum_order ?? 0,
    payment: payment.problem,
  });
  const { walletBalance, cashLimit } = terms;
  return {
    store,
    entries,
    price,
    tax,
    coupon,
    way,
    isStoreOpen,
    scheduledAt: schedule.at,
    needsPrescription,
    payment: { ...payment, walletBalance, cashLimit },
    cashback,
    problems,
  };
}

/** Nothing for a guest, who has no wallet. */
async function cashbackOf(
  database: Queryable,
  { userId, now, config }: RequestContext,
  goods: Minor,
): Promise<Minor> {
  if (userId === null || config.customer_wallet_status !== 1) return 0;
  return (await cashbackFor(database, { customerId: userId, now, goods }))?.worth ?? 0;
}

export const taxOf = ({ tax_included }: Pick<SiteConfig, 'tax_included'>): Tax => ({
  percent: TAX_PERCENT,
  isIncluded: tax_included === 1,
});

export const worthOf = (lines: SavedLine[]): Minor =>
  lines.reduce((sum, { item, selection, quantity }) => {
    const { total } = linePrice(toTerms(item, 'en'), selectionIn(item, selection, 'en'), quantity);
    return sum + total;
  }, 0);

/** A cart holds goods of one store. */
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
}: Pick<SiteConfig, 'free_delivery_over'>): Minor | null => (over === null ? null : toMinor(over));

type CouponAsk = {
  isForRental?: boolean;
  typed: string | null;
  guestHash: Buffer | null;
  order: { zoneIds: number[]; storeId: number; subtotal: Minor };
};

export async function couponOf(
  database: Queryable,
  { moduleId, userId, now }: Pick<RequestContext, 'moduleId' | 'userId' | 'now'>,
  { typed, guestHash, order, isForRental = false }: CouponAsk,
): Promise<CouponAnswer> {
  const code = couponCode(typed ?? '');
  if (code === '') return { state: 'none' };
  const row = await couponNamed(database, code, {
    moduleId,
    isForRental,
    customerId: userId,
    guestHash,
    now,
  });
  if (row === undefined) return { state: 'unknown' };
  const coupon = toCoupon(row);
  const refusal = couponRefusal(coupon, { ...order, now });
  return refusal ? { state: 'refused', refusal } : { state: 'taken', id: row.id, code: row.code, coupon };
}

const NOTHING_TO_BRING: Delivery['terms'] = {
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

/** Where nobody knows yet where it goes, nothing is asked for bringing it. */
export const deliveryOf = (
  store: StoreRow | null,
  way: Way | null,
  isTakeAway: boolean,
  freeOver: Minor | null,
): Omit<Delivery, 'subtotal' | 'hasFreeDeliveryCoupon'> => ({
  terms: store && way ? deliveryTermsOf(store) : NOTHING_TO_BRING,
  kilometres: way?.kilometres ?? 0,
  shopFreeOver: freeOver,
  isTakeAway,
});
