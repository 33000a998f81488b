import { createHash } from 'node:crypto';
import type { ReorderLine } from '../../../contract/types.gen';
import { addRefusal } from '../../../domain/cart';
import { linePrice } from '../../../domain/item-price';
import { fromMinor, type Minor } from '../../../domain/money';
import { AppError } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { readItems } from '../cart/cart.store';
import type { Draft, StoredSelection } from '../cart/cart.types';
import { readSelection, selectionIn } from '../cart/selection';
import type { ItemRow } from '../shared/item.rows';
import { toTerms } from '../shared/item.terms';
import { textIn } from '../shared/local-text';
import { linesOf, type OrderLineRow } from './order.store';

type Change = ReorderLine['changes'][number];
type Today = { draft: Draft | null; available: number; price: Minor | null; changes: Change[] };
type LineToday = Today & { line: OrderLineRow; item: ItemRow | null };
export type OrderToday = { lines: LineToday[]; token: string };

type Reader = Pick<RequestContext, 'database' | 'now' | 'config' | 'cartTerms'>;

/** Returns today's state of each line of an old order: available or not, and today's price [ORD-08, X-14]. */
export async function orderToday(reader: Reader, orderId: number): Promise<OrderToday> {
  const { database, now, cartTerms } = reader;
  const old = await linesOf(database, orderId);
  const ids = old.map(({ item_id }) => item_id).filter((id) => id !== null);
  const items = await readItems(database, ids, now);
  const lines = old.map((line): LineToday => {
    const found = line.item_id === null ? undefined : items.get(line.item_id);
    const item = found === undefined ? null : cartTerms.priced(found);
    return { line, item, ...(item === null ? GONE : lineToday(line, item, reader)) };
  });
  return { lines, token: tokenOf(lines) };
}

const none = (...changes: Change[]): Today => ({ draft: null, available: 0, price: null, changes });
const GONE = none('gone');

function lineToday(line: OrderLineRow, item: ItemRow, { now, config }: Reader): Today {
  const isSold = item.is_active && item.store_is_active && item.module_is_active;
  if (!isSold || item.campaign_starts !== null || item.module_id !== line.module_id) return GONE;
  const addOns = Object.entries(line.selection.addOns).map(([id, count]) => ({ id: Number(id), count }));
  const kept = addOns.filter(({ id }) => item.add_ons.some((known) => known.id === id));
  const draft: Draft = {
    model: 'Item',
    item_id: item.id,
    quantity: line.quantity,
    variation: variationOf(line, item),
    add_on_ids: kept.map(({ id }) => id),
    add_on_qtys: kept.map(({ count }) => count),
    if_unavailable: line.if_unavailable,
    note: line.note,
  };
  const selection = selectionOf(item, draft);
  if (selection === null) return none('options');
  const terms = toTerms(item, 'en');
  const chosen = selectionIn(item, selection, 'en');
  const requested = { terms, selection: chosen, now, utcOffsetMinutes: config.utc_offset_minutes };
  const available = largest(line.quantity, (quantity) => {
    const refusal = addRefusal({ ...requested, quantity });
    return refusal?.code !== 'outOfStock' && refusal?.code !== 'outOfLimit';
  });
  if (available === 0) return none('sold_out');
  const refusal = addRefusal({ ...requested, quantity: available });
  if (refusal !== null) return none(REFUSED[refusal.code] ?? 'options');
  const price = linePrice(terms, chosen, 1).unit;
  const changes: Change[] = [];
  if (available < line.quantity) changes.push('fewer');
  if (kept.length < addOns.length) changes.push('add_ons');
  if (price !== line.unit_price) changes.push('price');
  return { draft: { ...draft, quantity: available }, available, price, changes };
}

const REFUSED: Readonly<Record<string, Change>> = {
  variationOutOfStock: 'sold_out',
  notAvailableNow: 'not_now',
};

/**
 * Binary search: returns the largest n ≤ max that passes. Assumes that if n passes, every smaller n passes.
 */
function largest(most: number, willDo: (quantity: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (willDo(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Returns the current positions of choices, found by their texts. The menu may have changed since the order.
 */
function variationOf({ choices }: OrderLineRow, item: ItemRow): NonNullable<Draft['variation']> {
  const words = choices.map(({ name, values }) => ({
    name: textIn(name, 'en'),
    values: { label: values.map((value) => textIn(value, 'en')) },
  }));
  if (item.choice_options.length === 0) return words;
  const type = words.flatMap(({ values }) => values.label).join('-');
  return type === '' ? [] : [{ type, price: 0 }];
}

function selectionOf(item: ItemRow, draft: Draft): StoredSelection | null {
  try {
    return readSelection(item, draft, null);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const tokenOf = (lines: LineToday[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ line, draft, price, changes }) => [line.id, draft, price, changes])))
    .digest('base64url')
    .slice(0, 22);

export const toWireLine = (
  { line, item, available, price, changes }: LineToday,
  { language, currency }: Pick<RequestContext, 'language' | 'currency'>,
): ReorderLine => ({
  order_detail_id: line.id,
  item_id: item?.id ?? null,
  name: textIn(line.name, language),
  image_full_url: line.image,
  quantity: line.quantity,
  available_quantity: available,
  old_price: fromMinor(line.unit_price, currency),
  price: price === null ? null : fromMinor(price, currency),
  changes,
});
