import type { PlaceOrderResult } from '../../../../contract/types.gen';
import { type Queryable, timestamp } from '../../../db/database';
import type { Geo } from '../../../geo/geo';
import { AppError } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { lockCart } from '../../cart/cart.store';
import { closeGroupOfCart } from '../../cart/group/group.store';
import { prescriptionsIn } from '../../orders/order-pictures';
import { savePaymentProof } from '../../payments/offline';
import { promiseCashback } from '../../payments/wallet/cashback.store';
import type { UploadedPrescription } from '../../shared/images/uploaded-prescription';
import { unaccepted } from '../accepted';
import { basketOf } from '../basket';
import { insertPrescriptions } from '../prescription/prescriptions';
import { inBothLanguages, type Reader, toWireProblem } from '../problem.wire';
import { type CheckoutContext, contextOf, type Placing, type Quote, quoteOnce } from '../quote';
import { toWireQuote, toWireRefusal } from '../quote.wire';
import { insertOrder, lockCoupon, lockItems, noteCouponUse, type PlacedOrder } from './order.store';
import { columnsOf } from './order-columns';
import { type OrderDraft, orderDraftOf } from './order-draft';
import { insertLines, takeGoods } from './order-lines';
import {
  lockBuyer,
  type PlaceRequest,
  paidStatus,
  pay,
  placeAndPay,
  repeatedOrder,
  type Task,
} from './placing';

type OrderTask = Task<OrderDraft>;

/**
 * Places the order. Price, checks and changes are in one transaction, so the order is placed completely or
 * not at all.
 */
export const placeOrder = (request: PlaceRequest, geo: Geo): Promise<PlaceOrderResult> =>
  placeAndPay(request, {
    draftOf: orderDraftOf,
    place: async (task) => {
      const { database, carts, uploads } = request;
      const known = await repeatedOrder(database, task);
      if (known !== null) return known;
      const context = await contextOf(request, task.draft.quote, geo);
      const pictures = prescriptionsIn(uploads);
      const { order, cartVersion } = await database.transaction((tx) =>
        placeIn(tx, request, { ...task, context, pictures }),
      );
      if (cartVersion !== null) carts.notify(context.key, cartVersion);
      return order;
    },
  });

type Placed = { order: PlacedOrder; cartVersion: number | null };
type Locked = OrderTask & { context: CheckoutContext; pictures: UploadedPrescription[] };

/** The steps of placing, in order. */
async function placeIn(tx: Queryable, request: RequestContext, task: Locked): Promise<Placed> {
  await lockBuyer(tx, task.buyer);
  const known = await repeatedOrder(tx, task);
  if (known !== null) return { order: known, cartVersion: null };
  const cartId = await lockBasket(tx, request, task);
  const quote = await quoteUnderLock(tx, request, task);
  assertPlaceable(quote, task.draft, request);
  const order = await insertWithLines(tx, request, { ...task, quote });
  await promiseReward(tx, request, { ...task, quote, order });
  await attachPrescriptions(tx, request, { ...task, quote, order });
  await spendCoupon(tx, request, { ...task, quote, order });
  const payment = await startPayment(tx, request, { ...task, quote, order });
  const cartVersion = await emptyCart(tx, cartId, { ...task, quote });
  if (cartId !== null) await closeGroupOfCart(tx, cartId, order.id);
  return { order: { ...order, ...payment }, cartVersion };
}

/** Locks the cart, then the items, then the coupon. `null`: there is no cart. */
async function lockBasket(
  tx: Queryable,
  request: RequestContext,
  { draft: { quote: draft }, context: { key } }: Locked,
): Promise<number | null> {
  const cartId = draft.is_buy_now === 1 ? null : await lockCart(tx, key, request.now);
  const wanted = await basketOf(tx, request, { draft, key });
  await lockItems(tx, [...new Set(wanted.map(({ item }) => item.id))]);
  if (draft.coupon_code) await lockCoupon(tx, draft.coupon_code.trim().toUpperCase());
  return cartId;
}

const quoteUnderLock = (tx: Queryable, request: RequestContext, { draft, context }: Locked): Promise<Quote> =>
  quoteOnce(tx, request, { draft: draft.quote, context, placing: placingOf(draft, request) });

const placingOf = (draft: OrderDraft, { uploads }: RequestContext): Placing => ({
  contact: draft.contact === null ? 'missing' : 'given',
  prescription: uploads.length > 0 ? 'given' : 'missing',
  hasAddress: draft.place !== null,
});

/**
 * Refuses the order with all its problems at once. Without problems, refuses with the amounts that the
 * customer has not accepted [CHK-06, CHK-08, CHK-14, COUP-08].
 */
function assertPlaceable(quote: Quote, draft: OrderDraft, request: RequestContext): void {
  const inLanguage = (reader: Reader) => {
    const refused = toWireRefusal(quote.coupon, reader);
    const found = quote.problems.map((problem) => toWireProblem(problem, reader));
    if (refused) found.push(refused);
    return found.length > 0 ? found : unaccepted(draft, { ...quote.price, payment: quote.payment }, reader);
  };
  const problems = inLanguage(request);
  if (problems.length === 0) return;
  const entries = inBothLanguages(request, inLanguage);
  throw new AppError(409, entries, { problems, quote: toWireQuote(quote, request) });
}

type Quoted = Locked & { quote: Quote };
type Written = Quoted & { order: PlacedOrder };

/** Writes the order with its lines and reduces the stock. */
async function insertWithLines(
  tx: Queryable,
  { now, config }: RequestContext,
  { draft, attempt, buyer, context, quote }: Quoted,
): Promise<PlacedOrder> {
  const lines = quote.entries.map(({ line }) => line);
  const columns = columnsOf(draft, contactOf(draft), { quote, context });
  const order = await insertOrder(tx, { buyer, attempt, columns, now });
  await insertLines(tx, order.id, lines, config);
  await takeGoods(tx, lines, timestamp(now));
  return order;
}

function contactOf({ contact }: OrderDraft) {
  if (contact === null) throw new Error('An order without contact was let through');
  return contact;
}

async function promiseReward(
  tx: Queryable,
  { now, config }: RequestContext,
  { buyer: { customerId }, quote: { price }, order }: Written,
): Promise<void> {
  if (customerId === null || config.customer_wallet_status !== 1) return;
  await promiseCashback(tx, {
    orderId: order.id,
    customerId,
    goods: price.items - price.couponDiscount,
    now,
  });
}

async function attachPrescriptions(
  tx: Queryable,
  { now }: RequestContext,
  { quote, order, pictures }: Written,
): Promise<void> {
  if (quote.needsPrescription) await insertPrescriptions(tx, { orderId: order.id, pictures, now });
}

async function spendCoupon(
  tx: Queryable,
  { now }: RequestContext,
  { draft, buyer: { customerId }, quote: { coupon }, order }: Written,
): Promise<void> {
  if (coupon.state !== 'taken') return;
  const { phone } = contactOf(draft);
  await noteCouponUse(tx, { customerId, couponId: coupon.id, orderId: order.id, phone, now });
}

/** Pays the wallet's amount. Returns the amount paid so far. */
async function startPayment(
  tx: Queryable,
  { now }: RequestContext,
  { draft, buyer, quote, order, proof }: Written,
): Promise<Pick<PlacedOrder, 'paid' | 'payment_status'>> {
  const { wallet, rest } = quote.payment;
  await pay(tx, { order, buyer, wallet, rest, method: draft.paymentMethod, now });
  if (proof) await savePaymentProof(tx, { orderId: order.id, proof, note: null, now });
  return { paid: wallet, payment_status: paidStatus(wallet, order.total) };
}

/**
 * Removes the ordered lines from the cart and returns its new version. Lines stay until a digital payment
 * succeeds, because it may fail [CHK-07].
 */
async function emptyCart(
  tx: Queryable,
  cartId: number | null,
  { draft, quote }: Quoted,
): Promise<number | null> {
  const isPaymentOpen = draft.paymentMethod === 'digital_payment' && quote.payment.rest > 0;
  if (cartId === null || isPaymentOpen) return null;
  await tx.query('delete from cart_lines where cart_id = $1 and id = any($2::bigint[])', [
    cartId,
    quote.entries.map(({ line }) => line.id),
  ]);
  const [row] = await tx.query<{ version: number }>('select version from carts where id = $1', [cartId]);
  return row?.version ?? null;
}
