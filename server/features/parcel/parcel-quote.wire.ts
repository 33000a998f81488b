import type { OrderProblem as WireProblem, ParcelQuote as WireQuote } from '../../../contract/types.gen';
import { fromMinor, fromOptionalMinor } from '../../../domain/money';
import { type ParcelProblem, parcelMinutes } from '../../../domain/parcel';
import { type Reader, toWireProblem } from '../checkout/problem.wire';
import { toWireReason } from '../shared/price.wire';
import { PARCEL_PROBLEMS } from './parcel.messages';
import type { ParcelQuote } from './parcel-quote';

export const toWireParcelQuote = (quote: ParcelQuote, reader: Reader): WireQuote => ({
  distance: quote.distance?.kilometres ?? null,
  is_distance_estimated: quote.distance?.isEstimated ? 1 : 0,
  delivery_charge: quote.distance ? fromMinor(quote.fee.fee, reader.currency) : null,
  delivery_reasons: quote.fee.reasons.map((reason) => toWireReason(reason, reader.currency)),
  dm_tips: fromMinor(quote.tip, reader.currency),
  total_amount: quote.distance ? fromMinor(quote.total, reader.currency) : null,
  cash_on_delivery_limit: fromOptionalMinor(quote.payment.cashLimit, reader.currency),
  wallet_balance: fromOptionalMinor(quote.payment.walletBalance, reader.currency),
  wallet_amount: quote.distance ? fromMinor(quote.payment.wallet, reader.currency) : 0,
  due_amount: quote.distance ? fromMinor(quote.payment.rest, reader.currency) : null,
  delivery_time: quote.distance && parcelMinutes(quote.distance.kilometres),
  problems: quote.problems.map((problem) => toWireParcelProblem(problem, reader)),
});

/** The API's code for each problem, and the section of the form where the customer fixes it. */
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
