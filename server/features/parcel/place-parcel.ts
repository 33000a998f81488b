import { randomBytes, randomInt } from 'node:crypto';
import type { Queryable } from '../../db/database';
import { timestamp } from '../../db/database';
import type { Geo } from '../../geo/geo';
import type { Attempt } from '../../http/attempt';
import { AppError } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { type Buyer, holdBuyer, insertOrder, type PlacedOrder } from '../checkout/placing/order.store';
import { paidStatus, pay, repeatedOrder } from '../checkout/placing/place';
import { inBothLanguages, type Reader, totalChanged } from '../checkout/problem.wire';
import { keepProof, type Proof } from '../payments/offline';
import { unauthorized } from '../session/tokens/bearer';
import {
  countParcel,
  type ParcelGround,
  type ParcelQuote,
  parcelGroundOf,
  type Sending,
} from './parcel-quote';
import { toWireParcelProblem, toWireParcelQuote } from './parcel-quote.wire';
import type { ParcelOrder } from './parcel-wish';

type Task = { wish: ParcelOrder; attempt: Attempt | null; buyer: Buyer; proof: Proof | null };

/** One parcel or none, however often it is asked for: what it costs and who fetches it are of one moment [PARC-02]. */
export async function placeParcel(request: RequestContext, task: Task, geo: Geo): Promise<PlacedOrder> {
  const known = await repeatedOrder(request.database, task);
  if (known !== null) return known;
  const ground = await parcelGroundOf(request, task.wish.quote, geo);
  return request.database.transaction(async (tx) => {
    if (!(await holdBuyer(tx, task.buyer))) unauthorized();
    const placed = await repeatedOrder(tx, task);
    if (placed !== null) return placed;
    const { wish } = task;
    const quote = await countParcel(tx, request, { wish: wish.quote, ground, sending: sendingOf(wish) });
    assertSendable(quote, wish, request);
    return write(tx, request, { ...task, ground, quote });
  });
}

const sendingOf = ({ sender, receiver, isProhibitedRead }: ParcelOrder): Sending => ({
  senderContact: sender ? 'given' : 'missing',
  receiverContact: receiver ? 'given' : 'missing',
  prohibited: isProhibitedRead ? 'given' : 'missing',
});

function assertSendable(quote: ParcelQuote, wish: ParcelOrder, request: RequestContext): void {
  const inLanguage = (reader: Reader) => {
    const found = quote.problems.map((problem) => toWireParcelProblem(problem, reader));
    if (found.length === 0 && wish.accepted !== quote.total) found.push(totalChanged(reader));
    return found;
  };
  const problems = inLanguage(request);
  if (problems.length === 0) return;
  throw new AppError(409, inBothLanguages(request, inLanguage), {
    problems,
    parcel_quote: toWireParcelQuote(quote, request),
  });
}

type Writing = Task & { ground: ParcelGround; quote: ParcelQuote };

async function write(
  tx: Queryable,
  { now }: RequestContext,
  { wish, attempt, buyer, quote, proof }: Writing,
): Promise<PlacedOrder> {
  const { sender, receiver, contact } = wish;
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
      payment_method: isSplit ? 'partial_payment' : isByWallet ? 'wallet' : wish.paymentMethod,
      payment_status: quote.total === 0 ? 'paid' : 'unpaid',
      payment_gateway: wish.gateway,
      contact_name: contact.name,
      contact_phone: contact.phone,
      contact_email: contact.email,
      destination: JSON.stringify(destination),
      distance_metres: quote.way && Math.round(quote.way.kilometres * 1000),
      delivery_charge: quote.fee.fee,
      delivery_reasons: JSON.stringify(quote.fee.reasons),
      tip: quote.tip,
      total: quote.total,
      pin: newPin(),
      note: wish.note,
      delivery_instruction: wish.instruction,
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
      wish.quote.charge_payer,
      wish.instruction,
      randomBytes(24).toString('base64url'),
    ],
  );
  const { wallet, rest } = payment;
  await pay(tx, { order, buyer, wallet, rest, method: wish.paymentMethod, now });
  if (proof) await keepProof(tx, { orderId: order.id, proof, note: null, now });
  return { ...order, paid: wallet, payment_status: paidStatus(wallet, order.total) };
}

export const newPin = (): string => String(randomInt(10_000)).padStart(4, '0');
