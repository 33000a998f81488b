import type { Minor } from '../../../../domain/money';
import type { Queryable } from '../../../db/database';
import { timestamp } from '../../../db/database';
import type { Geo } from '../../../geo/geo';
import type { Attempt } from '../../../http/attempt';
import { AppError } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import type { Portrait } from '../../account/portrait/portrait';
import { lockCart } from '../../cart/cart.store';
import { picturesIn } from '../../orders/order-pictures';
import { keepProof, type Proof } from '../../payments/offline';
import { expectPayment, payOrder } from '../../payments/order-money';
import { promiseCashback } from '../../payments/wallet/cashback.store';
import { guestOf } from '../../session/guests';
import { unauthorized } from '../../session/tokens/bearer';
import { basketOf } from '../basket';
import { CHECKOUT_MESSAGES } from '../checkout.messages';
import { inBothLanguages, type Reader, totalChanged, toWireProblem } from '../problem.wire';
import { countedOn, type Ground, groundOf, type Placing, type Quote } from '../quote';
import { toWireQuote, toWireRefusal } from '../quote.wire';
import {
  type Buyer,
  holdBuyer,
  holdCoupon,
  holdGoods,
  insertOrder,
  noteCouponUse,
  type PlacedOrder,
  placedBefore,
} from './order.store';
import { columnsOf } from './order-columns';
import { insertLines, takeGoods } from './order-lines';
import type { OrderWish } from './order-wish';
import { insertPrescriptions } from './prescriptions';

export type Task = { wish: OrderWish; attempt: Attempt | null; buyer: Buyer; proof: Proof | null };
type Placed = { order: PlacedOrder; isNew: boolean };

/** Who orders: guests only where the operator lets them [CHK-02, PERM-03]. */
export async function buyerOf(request: RequestContext): Promise<Buyer> {
  const { userId, config } = request;
  if (userId !== null) return { customerId: userId, guestHash: null };
  if (config.guest_checkout_status !== 1) unauthorized();
  return { customerId: null, guestHash: (await guestOf(request)).idHash };
}

/** The order that was placed with this key, when the same was asked with it [CHK-05, X-05]. */
export async function repeatedOrder(
  database: Queryable,
  { buyer, attempt }: Pick<Task, 'buyer' | 'attempt'>,
): Promise<PlacedOrder | null> {
  if (attempt === null) return null;
  const order = await placedBefore(database, buyer, attempt);
  if (order !== null && order.request_hash?.equals(attempt.hash) !== true)
    throw new AppError(422, [{ code: 'idempotency_key', message: CHECKOUT_MESSAGES.otherOrder }]);
  return order;
}

/** One order or none: what it costs, whether it can be, and all that it changes are of one moment. */
export async function place(request: RequestContext, task: Task, geo: Geo): Promise<Placed> {
  const { database, carts } = request;
  const known = await repeatedOrder(database, task);
  if (known !== null) return { order: known, isNew: false };
  const ground = await groundOf(request, task.wish.quote, geo);
  const pictures = picturesIn(request.uploads);
  const done = await database.transaction((tx) => placeIn(tx, request, { ...task, ground, pictures }));
  if (done.cartVersion !== null) carts.tell(ground.key, done.cartVersion);
  return done;
}

type Done = Placed & { cartVersion: number | null };

async function placeIn(
  tx: Queryable,
  request: RequestContext,
  task: Task & { ground: Ground; pictures: Portrait[] },
): Promise<Done> {
  const { wish, buyer, ground } = task;
  if (!(await holdBuyer(tx, buyer))) unauthorized();
  const known = await repeatedOrder(tx, task);
  if (known !== null) return { order: known, isNew: false, cartVersion: null };
  const isFromCart = wish.quote.is_buy_now !== 1;
  const cartId = isFromCart ? await lockCart(tx, ground.key, request.now) : null;
  const wanted = await basketOf(tx, request, { wish: wish.quote, key: ground.key });
  await holdGoods(tx, [...new Set(wanted.map(({ item }) => item.id))]);
  if (wish.quote.coupon_code) await holdCoupon(tx, wish.quote.coupon_code.trim().toUpperCase());
  const quote = await countedOn(tx, request, {
    wish: wish.quote,
    ground,
    placing: placingOf(wish, request),
  });
  assertPlaceable(quote, wish, request);
  const order = await write(tx, request, { ...task, quote });
  const isEmptied = cartId !== null && isCartDone(wish, quote);
  if (isEmptied)
    await tx.query('delete from cart_lines where cart_id = $1 and id = any($2::bigint[])', [
      cartId,
      quote.entries.map(({ line }) => line.id),
    ]);
  return { order, isNew: true, cartVersion: isEmptied ? await versionOf(tx, cartId) : null };
}

const placingOf = (wish: OrderWish, { uploads }: RequestContext): Placing => ({
  contact: wish.contact === null ? 'missing' : 'given',
  prescription: uploads.length > 0 ? 'given' : 'missing',
  hasAddress: wish.place !== null,
});

/** A digital payment may fail, and then the goods are still in the cart [CHK-07]. */
const isCartDone = ({ paymentMethod }: OrderWish, { payment }: Quote): boolean =>
  paymentMethod !== 'digital_payment' || payment.rest === 0;

async function versionOf(tx: Queryable, cartId: number): Promise<number | null> {
  const [row] = await tx.query<{ version: number }>('select version from carts where id = $1', [cartId]);
  return row?.version ?? null;
}

/** Everything that stands in the way at once; then the total that was accepted [CHK-06, CHK-08, COUP-08]. */
function assertPlaceable(quote: Quote, wish: OrderWish, request: RequestContext): void {
  const inLanguage = (reader: Reader) => {
    const refused = toWireRefusal(quote.coupon, reader);
    const found = quote.problems.map((problem) => toWireProblem(problem, reader));
    if (refused) found.push(refused);
    if (found.length === 0 && wish.accepted !== quote.price.total) found.push(totalChanged(reader));
    return found;
  };
  const problems = inLanguage(request);
  if (problems.length === 0) return;
  const entries = inBothLanguages(request, inLanguage);
  throw new AppError(409, entries, { problems, quote: toWireQuote(quote, request) });
}

type Writing = Task & { ground: Ground; quote: Quote; pictures: Portrait[] };

async function write(
  tx: Queryable,
  request: RequestContext,
  { wish, attempt, buyer, ground, quote, pictures, proof }: Writing,
): Promise<PlacedOrder> {
  const { now } = request;
  const { coupon, payment, entries } = quote;
  const { contact } = wish;
  const lines = entries.map(({ line }) => line);
  if (contact === null) throw new Error('An order without contact was let through');
  const order = await insertOrder(tx, {
    buyer,
    attempt,
    columns: columnsOf(wish, contact, { quote, ground }),
    now,
  });
  await insertLines(tx, order.id, lines);
  await takeGoods(tx, lines, timestamp(now));
  if (buyer.customerId !== null && request.config.customer_wallet_status === 1)
    await promiseCashback(tx, {
      orderId: order.id,
      customerId: buyer.customerId,
      goods: quote.price.items - quote.price.couponDiscount,
      now,
    });
  if (quote.needsPrescription) await insertPrescriptions(tx, { orderId: order.id, pictures, now });
  if (coupon.state === 'taken')
    await noteCouponUse(tx, buyer, { couponId: coupon.id, orderId: order.id, phone: contact.phone, now });
  await pay(tx, {
    order,
    buyer,
    wallet: payment.wallet,
    rest: payment.rest,
    method: wish.paymentMethod,
    now,
  });
  if (proof) await keepProof(tx, { orderId: order.id, proof, note: null, now });
  const paid = payment.wallet;
  return { ...order, paid, payment_status: paidStatus(paid, order.total) };
}

export const paidStatus = (paid: Minor, total: Minor): PlacedOrder['payment_status'] =>
  paid >= total ? 'paid' : paid > 0 ? 'partially_paid' : 'unpaid';

type Payment = {
  order: PlacedOrder;
  buyer: Buyer;
  wallet: Minor;
  rest: Minor;
  method: string;
  now: number;
};

export async function pay(
  tx: Queryable,
  { order, buyer, wallet, rest, method, now }: Payment,
): Promise<void> {
  if (wallet > 0 && buyer.customerId !== null)
    await payOrder(tx, {
      orderId: order.id,
      from: `wallet:${buyer.customerId}`,
      method: 'wallet',
      amount: wallet,
      reference: null,
      now,
    });
  await expectPayment(tx, { orderId: order.id, method, amount: rest, now });
}
