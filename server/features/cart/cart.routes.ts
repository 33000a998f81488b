import type { CartMerge, CartMergeResult } from '../../../contract/types.gen';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/errors';
import { STREAM_HEADERS } from '../../http/event-stream';
import { idempotencyKeyOf } from '../../http/idempotency';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { guestOf, guestToRead } from '../shared/guests';
import { textIn } from '../shared/local-text';
import { signedIn, unauthorized } from '../shared/signed-in';
import { type Addition, addAll } from './add-all';
import { cartTakenOver } from './cart.events';
import { CART_MESSAGES } from './cart.messages';
import { type Cart, isNewAdd, lockCart, readCart, saveLines, waitingCarts } from './cart.store';
import type { Draft, Line, SavedLine } from './cart.types';
import { toWireEntry } from './cart.wire';
import { type ChangeContext, withRemoved, withUpdated } from './cart-change';
import { cartKeyOf } from './cart-key';
import { groupRoutes } from './group/group.routes';
import { endGroupOfOtherStore, peopleOfCart } from './group/group.store';
import { type Reader, reviewed, withAccepted } from './line-review';
import { mergeGuestCart } from './merge';

type RemoveQuery = { cart_id?: number; cart_ids?: string };

export const cartRoutes = (): Operations => ({
  getCart: async (request) =>
    answer(await readCart(request.database, await cartKeyOf(request), request.now), request),
  getWaitingCarts: async (request) => {
    const carts = await waitingCarts(request.database, await cartKeyOf(request));
    return carts.map(({ module_id, store_name, lines }) => ({
      module_id,
      store_name: textIn(store_name, request.language),
      lines,
    }));
  },
  addToCart: (request) =>
    changeCart(request, async (lines, context, tx, cartId) => {
      const attempt = idempotencyKeyOf(request);
      const isNew = attempt === null || (await isNewAdd(tx, cartId, attempt));
      return isNew ? addAll(tx, lines, [request.body], context) : lines;
    }),
  updateCart: (request) =>
    changeCart(request, (lines, context) => withUpdated(lines, request.body.cart_id, request.body, context)),
  replaceCart: (request) =>
    changeCart(request, async (_, context, tx, cartId) => {
      const people = await peopleOfCart(tx, cartId);
      const drafts = request.body.lines.map(withoutClearing);
      return addAll(tx, [], drafts, context, (draft) => people.get(draft.group_member_id ?? 0) ?? null);
    }),
  acceptCartChanges: (request) =>
    changeCart(request, (lines) =>
      withAccepted(
        lines,
        new Map(request.body.lines.map(({ cart_id, token }) => [cart_id, token])),
        readerOf(request),
      ),
    ),
  removeCartItem: async (request) => {
    const ids = linesNamed(request.query);
    await change(request, (lines) => withRemoved(lines, ids));
    return { message: CART_MESSAGES.removed[request.language] };
  },
  clearCart: async (request) => {
    await change(request, () => []);
    return { message: CART_MESSAGES.cleared[request.language] };
  },
  mergeGuestCart: merge,
  ...groupRoutes(),
  streamCart: async (request) => {
    const { address, carts, tokenHash, setHeader } = request;
    const { body } = await carts.follow({ ...(await cartKeyOf(request)), address, tokenHash });
    for (const [name, value] of Object.entries(STREAM_HEADERS)) setHeader(name, value);
    return body;
  },
});

/** Locks the account's row, so that the account can't be deleted while the cart is being written. */
async function assertStillThere(tx: Queryable, customerId: number): Promise<void> {
  const found = await tx.query('select 1 from customers where id = $1 for key share', [customerId]);
  if (found.length === 0) unauthorized();
}

type Change = (
  lines: SavedLine[],
  context: ChangeContext,
  tx: Queryable,
  cartId: number,
) => Line[] | Promise<Line[]>;

/**
 * Runs one change while the cart is locked. The change happens completely or not at all [CART-29, CART-61].
 */
async function change(request: RequestContext, run: Change): Promise<Cart> {
  const { database, now, config, cartTerms, carts, setHeader } = request;
  const key = await cartKeyOf(request, guestOf);
  const context: ChangeContext = {
    moduleId: key.moduleId,
    now,
    utcOffsetMinutes: config.utc_offset_minutes,
    grant: cartTerms.grant,
  };
  const cart = await database.transaction(async (tx) => {
    if (request.userId !== null) await assertStillThere(tx, request.userId);
    const cartId = (await lockCart(tx, key, now)) ?? refuse(403, 'moduleId', CART_MESSAGES.module);
    const { version, lines } = await readCart(tx, key, now);
    const after = await run(lines, context, tx, cartId);
    const store = after[0]?.item.store_id;
    if (store !== undefined && store !== lines[0]?.item.store_id)
      await endGroupOfOtherStore(tx, cartId, store);
    return { version, lines: await saveLines(tx, cartId, { before: lines, after }) };
  });
  carts.notify(key, cart.version);
  setHeader('X-Cart-Version', String(cart.version));
  return cart;
}

export const changeCart = async (request: RequestContext, run: Change) =>
  answer(await change(request, run), request);

function answer({ version, lines }: Cart, request: RequestContext) {
  request.setHeader('X-Cart-Version', String(version));
  return reviewed(lines, readerOf(request)).map((entry) => toWireEntry(entry, request));
}

const readerOf = ({ now, config, cartTerms }: RequestContext): Reader => ({
  now,
  utcOffsetMinutes: config.utc_offset_minutes,
  priced: cartTerms.priced,
});

const withoutClearing = (draft: Draft): Addition => ({ ...draft, clear_cart: false });

/**
 * Merges the guest's carts of all modules. The response describes the cart of the request's module [CART-64].
 */
async function merge(request: RequestContext & { body: CartMerge }): Promise<CartMergeResult> {
  const { database, now, moduleId, language, carts, body } = request;
  const customerId = signedIn(request);
  const { owner } = await guestToRead(request);
  const keep = body.keep && moduleId !== null ? { moduleId, cart: body.keep } : null;
  const { isAnythingTaken, conflicts, changeCart } = await database.transaction(async (tx) => {
    await assertStillThere(tx, customerId);
    await cartTakenOver.publish(tx, { guestOwner: owner, customerId, now });
    return mergeGuestCart(tx, { guestOwner: owner, customerId, now, keep });
  });
  for (const { version, ...key } of changeCart) carts.notify(key, version);
  const conflict = conflicts.find((found) => found.moduleId === moduleId);
  return {
    merged: isAnythingTaken,
    conflict: conflict
      ? {
          guest_store: textIn(conflict.guest.store, language),
          account_store: textIn(conflict.account.store, language),
          guest_lines: conflict.guest.lines,
          account_lines: conflict.account.lines,
        }
      : null,
  };
}

/** Returns the ids of the lines. The query has either `cart_id`, or a JSON list in `cart_ids`. */
function linesNamed({ cart_id, cart_ids }: RemoveQuery): number[] {
  if (cart_id !== undefined) return [cart_id];
  const ids = listOf(cart_ids ?? '');
  return ids.length > 0 ? ids : refuse(403, 'cart_id', CART_MESSAGES.noLine);
}

function listOf(text: string): number[] {
  const ids = text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .filter(Boolean)
    .map(Number);
  return ids.every((id) => Number.isSafeInteger(id) && id > 0) ? ids : [];
}
