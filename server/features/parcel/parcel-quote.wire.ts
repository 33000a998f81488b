import type { OrderProblem as WireProblem, ParcelQuote as WireQuote } from '../../../contract/types.gen';
import { fromMinor, fromOptionalMinor } from '../../../domain/money';
import type { ParcelProblem } from '../../../domain/parcel';
import { type Reader, toWireProblem } from '../checkout/problem.wire';
import { toWireReason } from '../checkout/quote.wire';
import { PARCEL_PROBLEMS } from './parcel.messages';
import type { ParcelQuote } from './parcel-quote';

export const toWireParcelQuote = (quote: ParcelQuote, reader: Reader): WireQuote => ({
  distance: quote.way?.kilometres ?? null,
  is_distance_estimated: quote.way?.isEstimated ? 1 : 0,
  delivery_charge: fromMinor(quote.fee.fee),
  delivery_reasons: quote.fee.reasons.map(toWireReason),
  dm_tips: fromMinor(quote.tip),
  total_amount: fromMinor(quote.total),
  cash_on_delivery_limit: fromOptionalMinor(quote.payment.cashLimit),
  wallet_balance: fromOptionalMinor(quote.payment.walletBalance),
  wallet_amount: fromMinor(quote.payment.wallet),
  due_amount: fromMinor(quote.payment.rest),
  problems: quote.problems.map((problem) => toWireParcelProblem(problem, reader)),
});

/** What the wire calls each reason, and the step that mends it. */
const NAMES: Record<keyof typeof PARCEL_PROBLEMS, [code: string, field: WireProblem['field']]> = {
  noCategory: ['parcel_category', 'category'],
  noSender: ['sender', 'sender'],
  senderOutside: ['sender_out_of_zone', 'sender'],
  noSenderContact: ['contact', 'sender'],
  noReceiver: ['receiver', 'receiver'],
  receiverOutside: ['receiver_out_of_zone', 'receiver'],
  noReceiverContact: ['receiver_contact', 'receiver'],
  samePoint: ['same_point', 'receiver'],
  prohibitedUnread: ['prohibited', 'prohibited'],
  noScheduling: ['no_scheduling', 'schedule'],
  receiverPaysCash: ['receiver_pays_cash', 'payment'],
};

export function toWireParcelProblem(problem: ParcelProblem, reader: Reader): WireProblem {
  if (
    'limit' in problem ||
    'missing' in problem ||
    problem.code === 'methodOff' ||
    problem.code === 'slotGone'
  )
    return toWireProblem(problem, reader);
  const [code, field] = NAMES[problem.code];
  return { code, field, message: PARCEL_PROBLEMS[problem.code][reader.language] };
}
