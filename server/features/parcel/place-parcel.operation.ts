import { randomBytes, randomInt } from 'node:crypto';
import type { PlaceOrderResult } from '../../../contract/types.gen';
import { type Queryable, timestamp } from '../../db/database';
import type { Geo } from '../../geo/geo';
import { AppError } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { unaccepted } from '../checkout/accepted';
import { insertOrder, type PlacedOrder } from '../checkout/placing/order.store';
import {
  lockBuyer,
  type PlaceRequest,
  paidStatus,
  pay,
  placeAndPay,
  repeatedOrder,
  type Task,
} from '../checkout/placing/placing';
import { inBothLanguages, type Reader } from '../checkout/problem.wire';
import { savePaymentProof } from '../payments/offline';
import { type ParcelOrder, parcelOrderOf } from './parcel-draft';
import {
  countParcel,
  type ParcelContext,
  type ParcelQuote,
  parcelContextOf,
  type Sending,
} from './parcel-quote';
import { toWireParcelProblem, toWireParcelQuote } from './parcel-quote.wire';

/** Sends a parcel. Idempotent. The price is computed in the transaction that stores the order [PARC-02]. */
export const placeParcel = (request: PlaceRequest, geo: Geo): Promise<PlaceOrderResult> =>
  placeAndPay(request, {
    draftOf: parcelOrderOf,
    place: async (task) => {
      const known = await repeatedOrder(request.database, task);
      if (known !== null) return known;
      const context = await parcelContextOf(request, task.draft.quote, geo);
      return request.database.transaction((tx) => placeIn(tx, request, { ...task, context }));
    },
  });

type Located = Task<ParcelOrder> & { context: ParcelContext };

/** The steps of placing, in order. */
async function placeIn(tx: Queryable, request: RequestContext, task: Located): Promise<PlacedOrder> {
  await lockBuyer(tx, task.buyer);
  const known = await repeatedOrder(tx, task);
  if (known !== null) return known;
  const quote = await quoteUnderLock(tx, request, task);
  assertSendable(quote, task.draft, request);
  const order = await insertParcel(tx, request, { ...task, quote });
  return { ...order, ...(await startPayment(tx, request, { ...task, quote, order })) };
}

const quoteUnderLock = (
  tx: Queryable,
  request: RequestContext,
  { draft, context }: Located,
): Promise<ParcelQuote> =>
  countParcel(tx, request, { draft: draft.quote, context, sending: sendingOf(draft) });

const sendingOf = ({ sender, receiver, isProhibitedRead }: ParcelOrder): Sending => ({
  senderContact: sender ? 'given' : 'missing',
  receiverContact: receiver ? 'given' : 'missing',
  prohibited: isProhibitedRead ? 'given' : 'missing',
});

function assertSendable(quote: ParcelQuote, draft: ParcelOrder, request: RequestContext): void {
  const inLanguage = (reader: Reader) => {
    const found = quote.problems.map((problem) => toWireParcelProblem(problem, reader));
    return found.length > 0 ? found : unaccepted(draft, { ...quote, couponDiscount: 0 }, reader);
  };
  const problems = inLanguage(request);
  if (problems.length === 0) return;
  throw new AppError(409, inBothLanguages(request, inLanguage), {
    problems,
    parcel_quote: toWireParcelQuote(quote, request),
  });
}

type Quoted = Located & { quote: ParcelQuote };

/** Writes the order and its parcel. */
async function insertParcel(
  tx: Queryable,
  { now }: RequestContext,
  { draft, attempt, buyer, quote }: Quoted,
): Promise<PlacedOrder> {
  const { sender, receiver, contact } = draft;
  const { category, zone, payment } = quote;
  if (!sender || !receiver || !contact || !category || !zone)
    throw new Error('A parcel without its ends was let through');
  const isSplit = payment.wallet > 0 && payment.rest > 0;
  const isByWallet = payment.wallet > 0 && payment.rest === 0;
  const { name: _name, phone: _phone, ...destination } = receiver;
  const order = await insertOrder(tx, {
    buyer,
    attempt,
    columns: {
      module_id: category.module_id,
      zone_id: zone.id,
      type: 'parcel',
      payment_method: isSplit ? 'partial_payment' : isByWallet ? 'wallet' : draft.paymentMethod,
      payment_status: quote.total === 0 ? 'paid' : 'unpaid',
      payment_gateway: draft.gateway,
      contact_name: contact.name,
      contact_phone: contact.phone,
      contact_email: contact.email,
      destination: JSON.stringify(destination),
      distance_metres: quote.distance && Math.round(quote.distance.kilometres * 1000),
      delivery_charge: quote.fee.fee,
      delivery_reasons: JSON.stringify(quote.fee.reasons),
      tip: quote.tip,
      total: quote.total,
      pin: newPin(),
      note: draft.note,
      delivery_instruction: draft.instruction,
      scheduled_at: quote.scheduledAt === null ? null : timestamp(quote.scheduledAt),
    },
    now,
  });
  await tx.query(
    `insert into parcels (order_id, category_id, sender, receiver, payer, instruction, receiver_token)
    values ($1, $2, $3::jsonb, $4::jsonb, $5, $6, $7)`,
    [
      order.id,
      category.id,
      JSON.stringify(sender),
      JSON.stringify(receiver),
      draft.quote.charge_payer,
      draft.instruction,
      randomBytes(24).toString('base64url'),
    ],
  );
  return order;
}

/** Pays the wallet's amount. Returns the amount paid so far. */
async function startPayment(
  tx: Queryable,
  { now }: RequestContext,
  { draft, buyer, quote, order, proof }: Quoted & { order: PlacedOrder },
): Promise<Pick<PlacedOrder, 'paid' | 'payment_status'>> {
  const { wallet, rest } = quote.payment;
  await pay(tx, { order, buyer, wallet, rest, method: draft.paymentMethod, now });
  if (proof) await savePaymentProof(tx, { orderId: order.id, proof, note: null, now });
  return { paid: wallet, payment_status: paidStatus(wallet, order.total) };
}

export const newPin = (): string => String(randomInt(10_000)).padStart(4, '0');
