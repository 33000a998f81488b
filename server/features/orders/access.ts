import { setTimeout as pause } from 'node:timers/promises';
import { isEmail, phoneDigits } from '../../../domain/contact';
import { isFoundByContact } from '../../../domain/order-states';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { RequestContext } from '../../http/request-context';
import { type AttemptLimit, refundAttempt, takeAttempt } from '../shared/attempt-limits';
import { hashOf } from '../shared/secrets';
import { ORDER_MESSAGES } from './order.messages';
import type { OrderRow } from './order.rows';
import { findAnyOrder, findOwnOrder, type OrderOwner } from './order.store';
import type { Sight } from './order.wire';

const MINUTE = 60_000;
/**
 * How many order numbers a client can try per IP address: all numbers together, and the same number. Unknown
 * numbers count too, so that the limit does not reveal which numbers exist [ORD-04].
 */
const GUESSES_OF_ADDRESS: AttemptLimit = { kind: 'order look-ups', most: 20, window: 15 * MINUTE };
const GUESSES_OF_ADDRESS_AT_NUMBER: AttemptLimit = {
  kind: 'look-ups of an order by address',
  most: 10,
  window: 15 * MINUTE,
};
/**
 * After this number of tries from all IP addresses, every lookup of the number is delayed, right or wrong. It
 * is never refused, so that strangers can't lock the customer out.
 */
const SLOWED_AT_NUMBER: AttemptLimit = { kind: 'look-ups of an order', most: 30, window: 60 * MINUTE };
const SLOWED_BY = 1500;
/**
 * The minimum number of digits of a phone number that are compared. The last digits are enough, because
 * national numbers may begin with a zero.
 */
const FEWEST_DIGITS = 9;

/**
 * Returns the caller as an owner of orders: by token, by guest id, or by both, because a guest may sign in
 * after ordering.
 */
export const ownerOf = ({ userId, guestId }: RequestContext): OrderOwner => ({
  customerId: userId,
  guestHash: guestId === null ? null : hashOf(guestId),
});

/**
 * Returns the caller's order. An order of another customer gets the same response as an unknown one
 * [PERM-07].
 */
export async function ownOrder(request: RequestContext, orderId: number): Promise<OrderRow> {
  return (await findOwnOrder(request.database, ownerOf(request), orderId)) ?? unknownOrder();
}

type Asked = { order_id: number; contact_number?: string };
type FoundOrder = { row: OrderRow; sight: Sight };

/** Returns the caller's own order, or an order whose contact the caller has given [ORD-04, PERM-07, X-24]. */
export async function foundOrder(
  request: RequestContext,
  { order_id, contact_number: contact = '' }: Asked,
): Promise<FoundOrder> {
  const { database } = request;
  const own = await findOwnOrder(database, ownerOf(request), order_id);
  if (own) return { row: own, sight: 'owner' };
  if (contact.trim() === '') return unknownOrder();
  const giveBack = await takeLookUp(request, String(order_id));
  const row = await findAnyOrder(database, order_id);
  if (row === null || !isReachedBy(row, contact) || !isFoundByContact(asFound(row), request.now))
    return unknownOrder();
  await giveBack();
  return { row, sight: 'passer-by' };
}

/** Returns the fields that decide how long an order or trip can be opened with its contact. */
export const asFound = <Status>({ status, updated_at }: { status: Status; updated_at: Date }) => ({
  status,
  updatedAt: updated_at.getTime(),
});

/**
 * Counts a lookup as a wrong guess. Returns a function to call if the lookup succeeds, which cancels the
 * count.
 */
export async function takeLookUp(
  { database, address, wallClock }: RequestContext,
  number: string,
): Promise<() => Promise<void>> {
  const tried: [AttemptLimit, string][] = [
    [GUESSES_OF_ADDRESS, address],
    [GUESSES_OF_ADDRESS_AT_NUMBER, `${address} ${number}`],
  ];
  for (const [limit, subject] of tried)
    if (!(await takeAttempt(database, limit, subject, wallClock())))
      refuse(429, 'too_many', MESSAGES.tooMany);
  tried.push([SLOWED_AT_NUMBER, number]);
  if (!(await takeAttempt(database, SLOWED_AT_NUMBER, number, wallClock()))) await pause(SLOWED_BY);
  return async () => {
    for (const [limit, subject] of tried) await refundAttempt(database, limit, subject);
  };
}

export const unknownOrder = (): never => refuse(404, 'not_found', ORDER_MESSAGES.notFound);

type Contact = Pick<OrderRow, 'contact_phone' | 'contact_email'>;

export function isReachedBy({ contact_phone: phone, contact_email: email }: Contact, typed: string): boolean {
  if (isEmail(typed)) return email !== null && email.toLowerCase() === typed.trim().toLowerCase();
  const digits = phoneDigits(typed).replace(/^0+/, '');
  return digits.length >= FEWEST_DIGITS && phoneDigits(phone).endsWith(digits);
}
