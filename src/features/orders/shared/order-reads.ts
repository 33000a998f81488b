import type { OrderLine, PlacedOrder, ReviewReminder } from '../../../../domain/placed-order';
import type { Page } from '../../../api/catalogue-mapping';
import type { OrderListKind } from '../../../api/order-api';
import type { BlockData, Lifetime } from '../../../platform/reads';
import type { RouterContext } from '../../../platform/router-context';

type Reader = Pick<RouterContext, 'api' | 'reads'>;

/** The prefix of all cached orders, which are invalidated together. */
export const ORDERS = 'orders';
export const REMINDER = `${ORDERS}:reminder`;
const MOMENT: Lifetime = { stale: 20_000, keep: 60_000 };

type OrderListQuery = { kind: OrderListKind; moduleId: number | null; page: number };

export const ordersBlock = (
  { api, reads }: Reader,
  person: number,
  language: string,
  { kind, moduleId, page }: OrderListQuery,
): BlockData<Page<PlacedOrder>> =>
  reads.read(`${ORDERS}:${person}:${language}:${kind}:${moduleId ?? ''}:${page}`, MOMENT, () =>
    api.orders.list(kind, { page, moduleId }),
  );

export const orderLinesBlock = (
  { api, reads }: Reader,
  language: string,
  lookup: { id: number; phone: string | null },
  /**
   * The number of lines, part of the cache key. A pharmacy may add lines to an order by prescription
   * [PHAR-05].
   */
  count: number,
): BlockData<OrderLine[]> =>
  reads.read(`${ORDERS}:lines:${language}:${lookup.id}:${lookup.phone ?? ''}:${count}`, MOMENT, () =>
    api.orders.lines(lookup),
  );

/** Loads the next order to review. A failure is ignored, because the reminder is optional [REV-02]. */
/**
 * `below`: the content that must not wait for the reminder. The result is `null` if that content loads first.
 */
export function reminderBlock(
  { api, reads }: Reader,
  person: number,
  below?: BlockData<unknown>,
): BlockData<ReviewReminder | null> {
  const reminder = reads.read(`${REMINDER}:${person}`, MOMENT, () =>
    api.orders.reviewReminder().catch(() => null),
  );
  if (below === undefined) return reminder;
  const late = () => null;
  return reads.read(`${REMINDER}:${reminder.key}, ${below.key}`, MOMENT, () =>
    Promise.race([reminder.promise, below.promise.then(late, late)]),
  );
}
