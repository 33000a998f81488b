import { stockOf } from '../../../domain/cart';
import type { Queryable } from '../../db/database';
import { toTerms } from '../shared/item.terms';
import type { StoredText } from '../shared/local-text';
import { readCart, saveLines } from './cart.store';
import type { CartKey, Line, SavedLine } from './cart.types';
import { MAX_LINE_QUANTITY, MAX_LINES, sameLine } from './cart-change';
import { moveGroup, moveMember } from './group/group.store';
import { type ChangedCart, cartsWithLines, type LockedCart, lockOpenCart, markChanged } from './merge.store';
import { selectionIn, withAddOnsOf } from './selection';

type Keep = 'account' | 'guest';

type MergeRequest = {
  /** The guest as a cart owner, in the format of `Guest.owner`. */
  guestOwner: string;
  customerId: number;
  now: number;
  /** The cart to keep in a conflict. `null` or absent: both carts stay. */
  keep?: { moduleId: number; cart: Keep } | null;
};

type Side = { store: StoredText; lines: number };

/**
 * Two carts that can't be merged: they have different stores, or too many lines together. Neither changes.
 */
type Conflict = { moduleId: number; guest: Side; account: Side };

type Merged = { isAnythingTaken: boolean; conflicts: Conflict[]; changeCart: ChangedCart[] };

/**
 * Merges the guest's carts of all modules into the account. In a conflict nothing is dropped without the
 * customer's decision. A repeated call finds nothing to do [CART-64]. The guest's carts are locked first and
 * in a fixed order, so that merges run one after the other.
 */
export async function mergeGuestCart(tx: Queryable, request: MergeRequest): Promise<Merged> {
  const { guestOwner, customerId, now, keep } = request;
  const merged: Merged = { isAnythingTaken: false, conflicts: [], changeCart: [] };
  await moveMember(tx, guestOwner, `customer:${customerId}`);
  for (const moduleId of await cartsWithLines(tx, guestOwner)) {
    const guest = await openCart(tx, { owner: guestOwner, moduleId }, now);
    const account = await openCart(tx, { owner: `customer:${customerId}`, moduleId }, now);
    if (guest.lines.length === 0) continue;
    const together = joined(account.lines, guest.lines);
    if (isOneCart(together)) {
      merged.changeCart.push(...(await writeBoth(tx, { guest, account, lines: together })));
      merged.isAnythingTaken = true;
    } else if (keep?.moduleId === moduleId) {
      const lines = keep.cart === 'guest' ? guest.lines.map(asNew) : account.lines;
      merged.changeCart.push(...(await writeBoth(tx, { guest, account, lines })));
      merged.isAnythingTaken ||= keep.cart === 'guest';
    } else {
      merged.conflicts.push({ moduleId, guest: sideOf(guest.lines), account: sideOf(account.lines) });
    }
  }
  return merged;
}

type OpenCart = LockedCart & { lines: SavedLine[] };

async function openCart(tx: Queryable, key: CartKey, now: number): Promise<OpenCart> {
  const locked = await lockOpenCart(tx, key, now);
  return { ...locked, lines: (await readCart(tx, key, now)).lines };
}

/** Writes the merged lines to the account's cart and empties the guest's cart. */
async function writeBoth(
  tx: Queryable,
  { guest, account, lines }: { guest: OpenCart; account: OpenCart; lines: Line[] },
): Promise<ChangedCart[]> {
  await saveLines(tx, guest.id, { before: guest.lines, after: [] });
  await saveLines(tx, account.id, { before: account.lines, after: lines });
  await moveGroup(tx, guest.id, account.id);
  return markChanged(tx, [guest.id, account.id]);
}

/**
 * Returns whether the lines can be one cart: one store, and at most the allowed number of lines [CART-21].
 */
const isOneCart = (lines: Line[]): boolean =>
  new Set(lines.map(({ item }) => item.store_id)).size === 1 && lines.length <= MAX_LINES;

const asNew = (line: Line): Line => ({ ...line, id: null });

/** Joins the lines of both carts. Lines with equal choices become one line, up to the stock. */
function joined(account: Line[], guest: Line[]): Line[] {
  const lines = [...account];
  for (const line of guest) {
    const same = sameLine(lines, line);
    if (same === undefined) lines.push(asNew(line));
    else {
      const wanted = same.quantity + line.quantity;
      const quantity = Math.max(same.quantity, Math.min(wanted, mostOf(same, lines)));
      lines[lines.indexOf(same)] = {
        ...same,
        selection: withAddOnsOf(same.selection, line.selection),
        quantity,
        asked: quantity < wanted ? Math.min(wanted, MAX_LINE_QUANTITY) : same.asked,
        ifUnavailable: same.ifUnavailable ?? line.ifUnavailable,
        note: same.note ?? line.note,
      };
    }
  }
  return lines;
}

/** Returns the largest quantity of this line that stock and limit allow. */
function mostOf(line: Line, lines: Line[]): number {
  const { item } = line;
  const terms = toTerms(item, 'en');
  const stock = stockOf(terms, selectionIn(item, line.selection, 'en')) ?? MAX_LINE_QUANTITY;
  const elsewhere = lines
    .filter((other) => other !== line && other.item.id === item.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const hasOwnShelf = item.choice_options.length > 0;
  return Math.min(
    MAX_LINE_QUANTITY,
    hasOwnShelf ? stock : stock - elsewhere,
    (terms.maximumQuantity || MAX_LINE_QUANTITY) - elsewhere,
  );
}

const sideOf = (lines: Line[]): Side => ({
  store: lines[0]?.item.store_name ?? {},
  lines: lines.length,
});
