import type { CartLine } from '../../domain/cart';
import { failureOf } from '../shared/failure';
import { required } from '../shared/required';
import type { CartContext, CartErrand, LineUpdate, WantedQuantity } from './cart.types';
import { shownLine } from './cart.view';

type Change = Partial<CartContext>;

/** What the guards and actions of the chart are given. */
export type LineParams = { lineId: number };
export type ErrandParams = { errand: CartErrand };
export type LinesParams = { lines: CartLine[] };
export type AnswerParams = { output: CartLine[] };

/** One wish per line, the latest; none for what the server has or is being told already [CART-61]. */
export function withWish(cart: CartContext, lineId: number, quantity: number): Change {
  const others = cart.wanted.filter((wish) => wish.lineId !== lineId);
  const known = cart.lines.find(({ id }) => id === lineId);
  if (!known) return { wanted: others };
  const expected = cart.sending?.lineId === lineId ? cart.sending.quantity : known.quantity;
  return { wanted: expected === quantity ? others : [...others, { lineId, quantity }] };
}

/** A line never steps below one: taking the last one away is a removal [CART-07]. */
export function withStep(cart: CartContext, lineId: number, step: 1 | -1): Change {
  const line = shownLine(cart, lineId);
  return line ? withWish(cart, lineId, Math.max(1, line.quantity + step)) : {};
}

export const withNextWishTaken = ({ wanted }: CartContext): Change => ({
  sending: required(wanted[0] ?? null, 'wanted'),
  wanted: wanted.slice(1),
});

export function lineUpdate({ sending, lines }: CartContext): LineUpdate {
  const update = required(sending, 'sending');
  return { ...update, line: required(lines.find(({ id }) => id === update.lineId) ?? null, 'line') };
}

/** Back to the head of the queue, unless the customer wants something newer of that line. */
export const withSendingKept = ({ sending, wanted }: CartContext): Change => ({
  sending: null,
  wanted: sending && !wanted.some(({ lineId }) => lineId === sending.lineId) ? [sending, ...wanted] : wanted,
});

/** The server's lines; newer wishes stay on top as long as they still mean something. */
export const withLines = ({ wanted }: CartContext, lines: CartLine[]): Change => ({
  lines,
  isLoaded: true,
  failure: null,
  wanted: openWishes(lines, wanted),
});

export const answered = (cart: CartContext, lines: CartLine[]): Change => ({
  ...withLines(cart, lines),
  sending: null,
});

export const failedBy = (error: unknown): Change => ({ failure: failureOf(error) });

export const withErrand = (cart: CartContext, errand: CartErrand): Change => ({
  errands: [...cart.errands.filter((other) => other !== errand), errand],
});

export const withoutErrand = (cart: CartContext, errand: CartErrand): Change => ({
  errands: cart.errands.filter((other) => other !== errand),
});

const openWishes = (lines: CartLine[], wanted: WantedQuantity[]): WantedQuantity[] =>
  wanted.filter(({ lineId, quantity }) =>
    lines.some((line) => line.id === lineId && line.quantity !== quantity),
  );
