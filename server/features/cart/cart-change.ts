import type { LinePerson } from '../../../domain/cart';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { ItemRow } from '../shared/item.rows';
import { CART_MESSAGES } from './cart.messages';
import type { CartTerms, Draft, Line } from './cart.types';
import { factsOf } from './line-review';
import { assertAddable, assertSold, type Moment } from './refusal';
import { isSameChoice, isSameSelection, readSelection, withAddOnsOf } from './selection';

/** Limits against abuse: lines of a cart and pieces of a line, far above those of real carts. */
export const MAX_LINES = 100;
export const MAX_LINE_QUANTITY = 9999;

export type ChangeContext = Moment & {
  moduleId: number;
  grant: CartTerms['grant'];
};

type Addition = { item: ItemRow; draft: Draft; isClearing: boolean; member: LinePerson | null };

/** Adds a line, or increases the quantity of the line with the same choice [CART-20, CART-23]. */
export function withAdded(
  lines: Line[],
  { item, draft, isClearing, member }: Addition,
  context: ChangeContext,
): Line[] {
  assertSold(item, draft.model, context.moduleId);
  const isOfOtherStore = lines.some((line) => line.item.store_id !== item.store_id);
  if (isOfOtherStore && !isClearing) refuse(403, 'other_store', CART_MESSAGES.otherStore);
  const kept = isOfOtherStore ? [] : lines;
  const selection = readSelection(item, draft, null);
  const same = sameLine(kept, { item, selection, member });
  const others = kept.filter((line) => line !== same);
  const line: Line = {
    id: same?.id ?? null,
    item,
    ...amounts((same?.quantity ?? 0) + draft.quantity, context),
    selection: same ? withAddOnsOf(same.selection, selection) : selection,
    known: same?.known ?? null,
    ifUnavailable: draft.if_unavailable ?? same?.ifUnavailable ?? null,
    note: noteOf(draft) ?? same?.note ?? null,
    member,
    createdAt: same?.createdAt ?? new Date(context.now),
  };
  line.known = knownOf(line, same, context);
  assertAddable(line, others, context);
  assertHolds([...others, line]);
  return same ? kept.map((old) => (old === same ? line : old)) : [...kept, line];
}

/**
 * Changes the quantity or the choice of a line. The quantity is absolute, not a difference. If another line
 * has the new choice, both become one line. A smaller quantity is always allowed, even one above the stock.
 */
export function withUpdated(lines: Line[], lineId: number, draft: Draft, context: ChangeContext): Line[] {
  const old = lines.find(({ id }) => id === lineId) ?? refuse(404, 'not_found', MESSAGES.notFound);
  if (old.item.id !== draft.item_id) refuse(403, 'item_id', CART_MESSAGES.otherItem);
  const selection = readSelection(old.item, draft, old.selection);
  const rest = lines.filter((line) => line !== old);
  const same = sameLine(rest, { ...old, selection });
  const others = rest.filter((line) => line !== same);
  const line: Line = {
    ...old,
    ...amounts((same?.quantity ?? 0) + draft.quantity, context),
    selection: same ? withAddOnsOf(same.selection, selection) : selection,
    ifUnavailable: draft.if_unavailable === undefined ? old.ifUnavailable : draft.if_unavailable,
    note: draft.note === undefined ? (old.note ?? same?.note ?? null) : noteOf(draft),
  };
  line.known = knownOf(line, old, context);
  const isLess = isSameChoice(old.selection, line.selection) && line.quantity <= old.quantity;
  if (!isLess) {
    assertSold(old.item, draft.model, context.moduleId);
    assertAddable(line, others, context);
    assertHolds([...others, line]);
  }
  return lines.filter((other) => other !== same).map((other) => (other === old ? line : other));
}

const noteOf = ({ note }: Draft): string | null => note?.trim() || null;

/**
 * Returns both quantities of a line. If the stock is lower than requested, the line keeps both until the
 * customer accepts the lower one [CART-63].
 */
function amounts(wanted: number, { grant }: ChangeContext): Pick<Line, 'quantity' | 'asked'> {
  const quantity = grant(wanted);
  return { quantity, asked: quantity < wanted ? wanted : null };
}

/**
 * Returns the values that the customer has accepted. Choosing other options accepts the current price.
 * Changing only the quantity accepts no pending change.
 */
const knownOf = (line: Line, old: Line | undefined, context: ChangeContext): Line['known'] =>
  old?.known && isSameSelection(old.selection, line.selection) ? old.known : factsOf(line, context);

export function withRemoved(lines: Line[], ids: number[]): Line[] {
  const areAllThere = ids.every((id) => lines.some((line) => line.id === id));
  if (!areAllThere) refuse(404, 'not_found', MESSAGES.notFound);
  return lines.filter(({ id }) => id === null || !ids.includes(id));
}

function assertHolds(lines: Line[]): void {
  if (lines.length > MAX_LINES || lines.some(({ quantity }) => quantity > MAX_LINE_QUANTITY))
    refuse(403, 'out_of_limit', CART_MESSAGES.outOfLimit);
}

/** Returns whether two lines can become one. Each person of a group order has separate lines [CART-72]. */
export const sameLine = (
  lines: Line[],
  { item, selection, member }: Pick<Line, 'item' | 'selection' | 'member'>,
): Line | undefined =>
  lines.find(
    (line) =>
      line.item.id === item.id && isSameChoice(line.selection, selection) && line.member?.id === member?.id,
  );
