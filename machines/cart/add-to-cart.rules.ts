import {
  type AddRefusal,
  addRefusal,
  type CartLine,
  isSameAddOns,
  isSameChoice,
  matchingLine,
  otherStoreOf,
} from '../../domain/cart';
import type { OrderWish } from '../shared/intent';
import { required } from '../shared/required';
import type { AddToCartContext, AddToCartRequest, AddToCartAsked as Asked } from './add-to-cart.types';

/** What the customer asked for and how things stood then: every state but `idle` has both. */
export const asked = ({ request, world }: AddToCartContext): Asked => ({
  request: required(request, 'request'),
  world: required(world, 'world'),
});

/** The line the customer edits. A line that is gone meanwhile is added anew. */
export const editedLine = ({ request, world }: Asked): CartLine | null =>
  world.lines.find(({ id }) => id === request.lineId) ?? null;

/** A line that is not in the cart can't be updated, only added. */
export const addition = ({ request }: Asked): AddToCartRequest => ({ ...request, lineId: null });

/**
 * Editing sets the quantity of the line; adding puts it on top of what the cart has of that choice [CART-23]. What is
 * ordered at once stands alone.
 */
export function refusalOf({ request, world }: Asked): AddRefusal | null {
  const { item, selection } = request;
  const isAlone = isOrder({ request }) || editedLine({ request, world }) !== null;
  const held = isAlone ? null : matchingLine(world.lines, item.id, selection);
  return addRefusal({
    terms: item,
    selection,
    quantity: request.quantity + (held?.quantity ?? 0),
    now: world.now,
    utcOffsetMinutes: world.utcOffsetMinutes,
  });
}

export function isUnchanged({ request, world }: Asked): boolean {
  const line = editedLine({ request, world });
  return (
    line !== null &&
    line.quantity === request.quantity &&
    isSameChoice(line.selection, request.selection) &&
    isSameAddOns(line.selection, request.selection)
  );
}

/** Ordering at once and campaign items are for shoppers who are known [ITEM-13, Q-08]. */
export const needsLogin = ({ request, world }: Asked): boolean => isOrder({ request }) && !world.isSignedIn;

/** Ordered beside the cart. */
export const isOrder = ({ request }: Pick<Asked, 'request'>): boolean => request.intent !== 'cart';

export function orderOf({ request: { item, selection, quantity, intent } }: Asked): OrderWish {
  if (intent === 'cart') throw new Error('What goes into the cart is not ordered at once');
  return { item, selection, quantity, intent };
}

export const conflictingStore = ({ request, world }: Asked): string | null =>
  otherStoreOf(world.lines, request.item.storeId)?.name ?? null;

/** Pressing twice asks once; another item is another wish [CART-66]. */
export const isNewWish = (context: AddToCartContext, wish: Asked): boolean =>
  [asked(context), ...context.waiting].every(({ request }) => request.item.id !== wish.request.item.id);

/** The cart has changed since the next item was asked for. */
export const withLines = (waiting: Asked[], lines: CartLine[]): Asked[] =>
  waiting.map((wish) => ({ ...wish, world: { ...wish.world, lines } }));
