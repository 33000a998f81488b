import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { ItemRow } from '../shared/item.rows';
import { CART_MESSAGES } from './cart.messages';
import type { Line, StoredSelection, Wish } from './cart.types';
import { assertAddable, assertSold, type Moment } from './refusal';
import { isSameChoice, readSelection, withAddOnsOf } from './selection';

/** Nobody fills a cart by hand with more. */
const MOST_LINES = 100;
const MOST_OF_A_LINE = 9999;

export type ChangeContext = Moment & {
  moduleId: number;
  /** What is left of a wanted quantity; a scenario may cut it. */
  grant: (quantity: number) => number;
};

type Addition = { item: ItemRow; wish: Wish; isClearing: boolean };

/** The lines with one more wish: a new line, or more of the line with the same choice [CART-20, CART-23]. */
export function withAdded(
  lines: Line[],
  { item, wish, isClearing }: Addition,
  context: ChangeContext,
): Line[] {
  assertSold(item, wish.model, context.moduleId);
  const isOfOtherStore = lines.some((line) => line.item.store_id !== item.store_id);
  if (isOfOtherStore && !isClearing) refuse(403, 'other_store', CART_MESSAGES.otherStore);
  const kept = isOfOtherStore ? [] : lines;
  const selection = readSelection(item, wish, null);
  const same = sameLine(kept, item, selection);
  const others = kept.filter((line) => line !== same);
  const line: Line = {
    id: same?.id ?? null,
    item,
    quantity: context.grant((same?.quantity ?? 0) + wish.quantity),
    selection: same ? withAddOnsOf(same.selection, selection) : selection,
    createdAt: same?.createdAt ?? new Date(context.now),
  };
  assertAddable(line, others, context);
  assertHolds([...others, line]);
  return same ? kept.map((old) => (old === same ? line : old)) : [...kept, line];
}

/**
 * One line with another quantity or choice; the quantity is absolute. A choice that another line has already makes
 * one line of both. Taking less of the same is always allowed, also of what has become scarce.
 */
export function withUpdated(lines: Line[], lineId: number, wish: Wish, context: ChangeContext): Line[] {
  const old = lines.find(({ id }) => id === lineId) ?? refuse(404, 'not_found', MESSAGES.notFound);
  if (old.item.id !== wish.item_id) refuse(403, 'item_id', CART_MESSAGES.otherItem);
  const selection = readSelection(old.item, wish, old.selection);
  const rest = lines.filter((line) => line !== old);
  const same = sameLine(rest, old.item, selection);
  const others = rest.filter((line) => line !== same);
  const line: Line = {
    ...old,
    quantity: context.grant((same?.quantity ?? 0) + wish.quantity),
    selection: same ? withAddOnsOf(same.selection, selection) : selection,
  };
  const isLess = isSameChoice(old.selection, line.selection) && line.quantity <= old.quantity;
  if (!isLess) {
    assertSold(old.item, wish.model, context.moduleId);
    assertAddable(line, others, context);
    assertHolds([...others, line]);
  }
  return lines.filter((other) => other !== same).map((other) => (other === old ? line : other));
}

export function withRemoved(lines: Line[], ids: number[]): Line[] {
  const areAllThere = ids.every((id) => lines.some((line) => line.id === id));
  if (!areAllThere) refuse(404, 'not_found', MESSAGES.notFound);
  return lines.filter(({ id }) => id === null || !ids.includes(id));
}

function assertHolds(lines: Line[]): void {
  if (lines.length > MOST_LINES || lines.some(({ quantity }) => quantity > MOST_OF_A_LINE))
    refuse(403, 'out_of_limit', CART_MESSAGES.outOfLimit);
}

const sameLine = (lines: Line[], item: ItemRow, selection: StoredSelection): Line | undefined =>
  lines.find((line) => line.item.id === item.id && isSameChoice(line.selection, selection));
