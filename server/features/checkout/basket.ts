import type { OrderQuoteRequest } from '../../../contract/types.gen';
import { isCampaignRunning, isWithinDailyHours } from '../../../domain/opening-hours';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { RequestContext } from '../../http/request-context';
import { readCart, readItems } from '../cart/cart.store';
import type { CartKey, Line, SavedLine } from '../cart/cart.types';
import { factsOf } from '../cart/line-review';
import { assertAddable, type Moment } from '../cart/refusal';
import { readSelection } from '../cart/selection';
import type { ItemRow } from '../shared/item.rows';
import { toTerms } from '../shared/item.terms';
import { unauthorized } from '../shared/signed-in';
import { CHECKOUT_MESSAGES } from './checkout.messages';

type BasketRequest = Pick<OrderQuoteRequest, 'is_buy_now' | 'cart'>;

/** The line id of an item that is ordered directly, without a cart. */
const IN_NO_CART = 0;

/** Returns the lines to order: the cart, or the single item of a direct order [NAV-05..07]. */
export async function basketOf(
  database: Queryable,
  request: RequestContext,
  { draft, key }: { draft: BasketRequest; key: CartKey },
): Promise<SavedLine[]> {
  if (draft.is_buy_now !== 1) return (await readCart(database, key, request.now)).lines;
  // Direct orders ("buy now" and campaigns) need an account [ITEM-13, CAMP-02, Q-08].
  if (request.userId === null) unauthorized();
  const [wanted, ...others] = draft.cart ?? [];
  const itemId = wanted?.item_id ?? wanted?.item_campaign_id ?? null;
  if (wanted === undefined || others.length > 0 || itemId === null)
    return refuse(403, 'cart', CHECKOUT_MESSAGES.oneLine);
  const item = (await readItems(database, [itemId], request.now)).get(itemId);
  if (item === undefined) return refuse(404, 'not_found', MESSAGES.notFound);
  if (item.module_id !== key.moduleId) return refuse(403, 'moduleId', CHECKOUT_MESSAGES.otherModule);
  const { model = 'Item', quantity, variation, add_on_ids, add_on_qtys } = wanted;
  const requested = {
    model,
    item_id: itemId,
    quantity,
    ...(variation && { variation }),
    ...(add_on_ids && { add_on_ids }),
    ...(add_on_qtys && { add_on_qtys }),
  };
  const moment = momentOf(request);
  const line: Line & { id: number } = {
    id: IN_NO_CART,
    item,
    quantity,
    selection: readSelection(item, requested, null),
    known: null,
    asked: null,
    ifUnavailable: null,
    note: null,
    member: null,
    createdAt: new Date(request.now),
  };
  assertAddable(line, [], moment);
  return [{ ...line, known: factsOf(line, moment) }];
}

export const momentOf = ({ now, config }: Pick<RequestContext, 'now' | 'config'>): Moment => ({
  now,
  utcOffsetMinutes: config.utc_offset_minutes,
});

/** Returns whether the item can be ordered for this time, by its daily hours and its campaign. */
export function isAvailableAt(item: ItemRow, { now, utcOffsetMinutes }: Moment): boolean {
  const { availableHours, campaign } = toTerms(item, 'en');
  return (
    (availableHours === null || isWithinDailyHours(availableHours, now, utcOffsetMinutes)) &&
    (campaign === null || isCampaignRunning(campaign, now))
  );
}
