import type { PlaceOrder, PlaceOrderResult } from '../../../../contract/types.gen';
import { fromMinor, type Minor } from '../../../../domain/money';
import type { Queryable } from '../../../db/database';
import { AppError } from '../../../http/errors';
import { type Attempt, idempotencyKeyOf } from '../../../http/idempotency';
import type { RequestContext } from '../../../http/request-context';
import { type Proof, proofIn } from '../../payments/offline';
import { digitalRequestOf, openPayment } from '../../payments/open-payment';
import { expectPayment, payOrder } from '../../payments/order-money';
import { guestOf } from '../../shared/guests';
import { unauthorized } from '../../shared/signed-in';
import { CHECKOUT_MESSAGES } from '../checkout.messages';
import { type Buyer, lockBuyerRow, type PlacedOrder, placedBefore } from './order.store';

export type PlaceRequest = RequestContext & { body: PlaceOrder };
export type Task<Draft> = { draft: Draft; attempt: Attempt | null; buyer: Buyer; proof: Proof | null };

type Payable = {
  paymentMethod: PlaceOrder['payment_method'];
  gateway: string | null;
  callback: string | null;
};
type Placing<Draft> = {
  draftOf: (request: PlaceRequest) => Promise<Draft>;
  place: (task: Task<Draft>) => Promise<PlacedOrder>;
};

/**
 * Runs the steps that orders and parcels have in common: find the buyer, read the draft, place it, open the
 * payment page.
 */
export async function placeAndPay<Draft extends Payable>(
  request: PlaceRequest,
  { draftOf, place }: Placing<Draft>,
): Promise<PlaceOrderResult> {
  const attempt = idempotencyKeyOf(request);
  const buyer = await buyerOf(request);
  const draft = await draftOf(request);
  const digital = draft.paymentMethod === 'digital_payment' ? digitalRequestOf(request, draft) : null;
  const proof = await proofIn(request.database, request.body);
  const order = await place({
    draft: { ...draft, gateway: digital?.gateway ?? null },
    attempt,
    buyer,
    proof,
  });
  const due = order.total - order.paid;
  const link =
    digital && due > 0 && isPaidByGateway(order)
      ? await openPayment(request, { orderId: order.id, amount: due }, digital)
      : null;
  return toWirePlaced(order, link, request);
}

/**
 * Returns whether the gateway still has to be paid. A repeated request may find an order that was cancelled
 * or paid in another way.
 */
const isPaidByGateway = ({ status, payment_gateway: gateway }: PlacedOrder): boolean =>
  status === 'pending' && gateway !== null;

/** Returns the customer, or a guest if guest checkout is on [CHK-02, PERM-03]. */
export async function buyerOf(request: RequestContext): Promise<Buyer> {
  const { userId, config } = request;
  if (userId !== null) return { customerId: userId, guestHash: null };
  if (config.guest_checkout_status !== 1) unauthorized();
  return { customerId: null, guestHash: (await guestOf(request)).idHash };
}

type Known = { buyer: Buyer; attempt: Attempt | null };

/**
 * Returns the order that an earlier request with the same idempotency key and content has placed [CHK-05,
 *
 */
export async function repeatedOrder(
  database: Queryable,
  { buyer, attempt }: Known,
): Promise<PlacedOrder | null> {
  if (attempt === null) return null;
  const order = await placedBefore(database, buyer, attempt);
  if (order !== null && order.request_hash?.equals(attempt.hash) !== true)
    throw new AppError(422, [{ code: 'idempotency_key', message: CHECKOUT_MESSAGES.otherOrder }]);
  return order;
}

/** Lets a buyer place only one order at a time. Refuses a deleted account. */
export async function lockBuyer(tx: Queryable, buyer: Buyer): Promise<void> {
  if (!(await lockBuyerRow(tx, buyer))) unauthorized();
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

/** Pays the wallet's amount and records the rest as due. */
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

export const toWirePlaced = (
  order: PlacedOrder,
  link: string | null,
  { language, currency }: RequestContext,
): PlaceOrderResult => ({
  message: CHECKOUT_MESSAGES.placed[language],
  order_id: order.id,
  total_ammount: fromMinor(order.total, currency),
  total_amount: fromMinor(order.total, currency),
  created_at: order.created_at.toISOString(),
  user_id: order.customer_id,
  redirect_link: link,
  order_status: order.status,
  payment_status: order.payment_status,
});
