import {
  type CartLine,
  otherStoreOf,
  type QuantityRefusal,
  quantityRefusal,
  subtotal,
} from '../../domain/cart';
import type { Minor } from '../../domain/money';
import type { CartContext, WantedQuantity } from './cart.types';

type CartOnScreen = Pick<CartContext, 'lines' | 'wanted' | 'sending'>;

/** Returns the server's lines with pending changes applied. Without pending changes, the same array. */
export function shownLines({ lines, wanted, sending }: CartOnScreen): CartLine[] {
  const changes = sending ? [sending, ...wanted] : wanted;
  if (changes.length === 0) return lines;
  return lines
    .map((line) => changes.filter(({ lineId }) => lineId === line.id).reduce(changedLine, line))
    .filter(({ quantity }) => quantity > 0);
}

/** Returns the line with the change applied. */
export function changedLine(line: CartLine, change: WantedQuantity): CartLine {
  const { ifUnavailable: knownInstruction = null, note: knownNote = null, ...rest } = line;
  const { quantity, ifUnavailable = knownInstruction, note = knownNote } = change;
  return { ...rest, quantity, ...(ifUnavailable && { ifUnavailable }), ...(note && { note }) };
}

export const shownLine = (cart: CartOnScreen, lineId: number): CartLine | null =>
  shownLines(cart).find(({ id }) => id === lineId) ?? null;

export const shownSubtotal = (cart: CartOnScreen): Minor => subtotal(shownLines(cart));

export const shownCount = (cart: CartOnScreen): number =>
  shownLines(cart).reduce((count, { quantity }) => count + quantity, 0);

/** Returns whether a change of the line is unsaved. Offline, the line is marked "will sync" [CART-68]. */
export const isUnconfirmed = ({ wanted, sending }: CartOnScreen, lineId: number): boolean =>
  sending?.lineId === lineId || wanted.some((want) => want.lineId === lineId);

/** Returns why the quantity cannot be increased [CART-10]. */
export function lineRefusal(cart: CartOnScreen, lineId: number): QuantityRefusal | null {
  const line = shownLine(cart, lineId);
  return line && quantityRefusal(line.item, line.selection, line.quantity + 1);
}

/** Returns whether Undo would restore another store's cart [CART-29]. */
export const isUndoOfClearing = ({ lines, undo }: Pick<CartContext, 'lines' | 'undo'>): boolean =>
  undo?.some(({ item }) => otherStoreOf(lines, item.storeId) !== null) ?? false;
