import type { CartLine, CartMerge, LineToReview } from '../../domain/cart';
import { type CartWish, toCartLines, toCartMerge, toCartPayload } from './cart-mapping';
import type { ApiClient } from './client';
import { listenTo, type ServerEvent, type StreamOptions } from './event-stream';
import { optionalWire } from './wire';

export type CartApi = {
  list(signal?: AbortSignal): Promise<CartLine[]>;
  /** `isClearing`: another store's lines go and this one comes, both or neither [CART-29]. */
  add(wish: CartWish, isClearing: boolean, signal?: AbortSignal): Promise<CartLine[]>;
  update(lineId: number, wish: CartWish, signal?: AbortSignal): Promise<CartLine[]>;
  remove(lineId: number, signal?: AbortSignal): Promise<void>;
  /** The page is being left: nobody waits for the answers. */
  sendLast(lines: (CartWish & { id: number })[]): void;
  clear(signal?: AbortSignal): Promise<void>;
  /** Undo: the whole old cart or none of it. */
  replace(lines: CartLine[], signal?: AbortSignal): Promise<CartLine[]>;
  /** The customer has read these changes and agrees to them [CART-63]. */
  accept(lines: LineToReview[], signal?: AbortSignal): Promise<CartLine[]>;
  /** The guest's carts go into the account's; `keep` decides where the two can't be one [CART-64]. */
  merge(guestId: string, keep: 'account' | 'guest' | null, signal?: AbortSignal): Promise<CartMerge>;
};

/** The guest id goes along only when nobody is signed in [CART-26]. */
export function createCartApi(client: ApiClient): CartApi {
  const identity = () => client.identity();
  const abortedBy = (signal: AbortSignal | undefined) => (signal ? { signal } : {});
  return {
    list: async (signal) =>
      toCartLines(await client.get('/customer/cart/list', { query: identity(), ...abortedBy(signal) })),
    add: async (wish, isClearing, signal) =>
      toCartLines(
        await client.post('/customer/cart/add', {
          body: { ...identity(), ...toCartPayload(wish), ...(isClearing && { clear_cart: true }) },
          idempotencyKey: crypto.randomUUID(),
          ...abortedBy(signal),
        }),
      ),
    update: async (lineId, wish, signal) =>
      toCartLines(
        await client.post('/customer/cart/update', {
          body: { ...identity(), cart_id: lineId, ...toCartPayload(wish) },
          ...abortedBy(signal),
        }),
      ),
    remove: async (lineId, signal) => {
      await client.delete('/customer/cart/remove-item', {
        query: { cart_id: lineId, ...identity() },
        ...abortedBy(signal),
      });
    },
    sendLast: (lines) => {
      for (const line of lines) {
        const sent =
          line.quantity === 0
            ? client.delete('/customer/cart/remove-item', {
                query: { cart_id: line.id, ...identity() },
                isLast: true,
              })
            : client.post('/customer/cart/update', {
                body: { ...identity(), cart_id: line.id, ...toCartPayload(line) },
                isLast: true,
              });
        sent.catch(() => undefined);
      }
    },
    clear: async (signal) => {
      await client.delete('/customer/cart/remove', { query: identity(), ...abortedBy(signal) });
    },
    replace: async (lines, signal) =>
      toCartLines(
        await client.put('/customer/cart/replace', {
          body: { ...identity(), lines: lines.map(toCartPayload) },
          ...abortedBy(signal),
        }),
      ),
    accept: async (lines, signal) =>
      toCartLines(
        await client.post('/customer/cart/accept-changes', {
          body: { ...identity(), lines: lines.map(({ lineId, token }) => ({ cart_id: lineId, token })) },
          ...abortedBy(signal),
        }),
      ),
    merge: async (guestId, keep, signal) =>
      toCartMerge(
        await client.post('/customer/cart/merge', {
          body: { guest_id: guestId, ...(keep && { keep }) },
          ...abortedBy(signal),
        }),
      ),
  };
}

/** Tells the version of the cart now and after every change, until the server ends it; a failure is thrown. */
export type CartStream = (tell: (version: number) => void, signal: AbortSignal) => Promise<void>;

export const createCartStream =
  (options: StreamOptions): CartStream =>
  (tell, signal) =>
    listenTo(
      options,
      '/customer/cart/events',
      (event) => {
        const version = versionOf(event);
        if (version !== null) tell(version);
      },
      signal,
    );

/** Events of other names are for others. */
function versionOf({ name, data }: ServerEvent): number | null {
  const version = name === 'cart' ? optionalWire(data as { version?: unknown } | null)?.version : null;
  return typeof version === 'number' ? version : null;
}
