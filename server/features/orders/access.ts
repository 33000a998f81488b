import { isEmail, phoneDigits } from '../../../domain/contact';
import { isFoundByContact } from '../../../domain/order-states';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { RequestContext } from '../../http/request-context';
import { type AttemptLimit, giveBackAttempt, takeAttempt } from '../session/codes/attempts';
import { hashOf } from '../session/secrets';
import { ORDER_MESSAGES } from './order.messages';
import type { OrderRow } from './order.rows';
import { findAnyOrder, findOwnOrder, type OrderOwner } from './order.store';
import type { Sight } from './order.wire';

const MINUTE = 60_000;
/** Guesses from one network, and guesses at one number, whether there is an order of that number or not [ORD-04]. */
const GUESSES_OF_ADDRESS: AttemptLimit = { kind: 'order look-ups', most: 20, window: 15 * MINUTE };
const GUESSES_AT_NUMBER: AttemptLimit = { kind: 'look-ups of an order', most: 30, window: 60 * MINUTE };
/** A number without its country is written with a zero, or without. */
const FEWEST_DIGITS = 9;

/** Who calls, as the owner of orders: by the token, by the browser, or by both. An order outlives the visit it came from. */
export const ownerOf = ({ userId, guestId }: RequestContext): OrderOwner => ({
  customerId: userId,
  guestHash: guestId === null ? null : hashOf(guestId),
});

/** Another person's order answers exactly as one that there never was [PERM-07]. */
export async function ownOrder(request: RequestContext, orderId: number): Promise<OrderRow> {
  return (await findOwnOrder(request.database, ownerOf(request), orderId)) ?? unknownOrder();
}

type Asked = { order_id: number; contact_number?: string };
type FoundOrder = { row: OrderRow; sight: Sight };

/** An own order, or that of a contact whom the caller names [ORD-04, PERM-07, X-24]. */
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
  if (row === null || !isReachedBy(row, contact) || !isFoundByContact(foundOf(row), request.now))
    return unknownOrder();
  await giveBack();
  return { row, sight: 'passer-by' };
}

const foundOf = ({ status, updated_at }: OrderRow) => ({ status, updatedAt: updated_at.getTime() });

/** Counts one more look at what may be somebody else's; whoever finds it gives it back. */
export async function takeLookUp(
  { database, address, wallClock }: RequestContext,
  number: string,
): Promise<() => Promise<void>> {
  const tried: [AttemptLimit, string][] = [
    [GUESSES_OF_ADDRESS, address],
    [GUESSES_AT_NUMBER, number],
  ];
  for (const [limit, subject] of tried)
    if (!(await takeAttempt(database, limit, subject, wallClock())))
      refuse(429, 'too_many', MESSAGES.tooMany);
  return async () => {
    for (const [limit, subject] of tried) await giveBackAttempt(database, limit, subject);
  };
}

export const unknownOrder = (): never => refuse(404, 'not_found', ORDER_MESSAGES.notFound);

type Contact = Pick<OrderRow, 'contact_phone' | 'contact_email'>;

export function isReachedBy({ contact_phone: phone, contact_email: email }: Contact, typed: string): boolean {
  if (isEmail(typed)) return email !== null && email.toLowerCase() === typed.trim().toLowerCase();
  const digits = phoneDigits(typed).replace(/^0+/, '');
  return digits.length >= FEWEST_DIGITS && phoneDigits(phone).endsWith(digits);
}
