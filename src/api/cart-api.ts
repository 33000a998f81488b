import type { CartLine, CartMerge, LineToReview } from '../../domain/cart';
import { type CartChange, toCartLines, toCartMerge, toCartPayload } from './cart-mapping';
import type { ApiClient } from './client';
import { listenTo, type ServerEvent, type StreamOptions } from './event-stream';
import { optionalWire } from './wire';

export type CartApi = {
  list(signal?: AbortSignal): Promise<CartLine[]>;
  /** Adds a line. `isClearing`: the request also removes another store's items [CART-29]. */
  add(change: CartChange, isClearing: boolean, signal?: AbortSignal): Promise<CartLine[]>;
  update(lineId: number, change: CartChange, signal?: AbortSignal): Promise<CartLine[]>;
  remove(lineId: number, signal?: AbortSignal): Promise<void>;
  /** Sends changes while the page closes. The responses are ignored. */
  sendLast(lines: (CartChange & { id: number })[]): void;
  clear(signal?: AbortSignal): Promise<void>;
  /** Restores the whole cart or nothing, for Undo. */
  replace(lines: CartLine[], signal?: AbortSignal): Promise<CartLine[]>;
  /** Accepts the changes that the customer has reviewed [CART-63]. */
  accept(lines: LineToReview[], signal?: AbortSignal): Promise<CartLine[]>;
  /** Moves the guest's carts into the account. `keep` decides where they conflict [CART-64]. */
  merge(guestId: string, keep: 'account' | 'guest' | null, signal?: AbortSignal): Promise<CartMerge>;
};

/** Creates the calls of the cart. They send the guest id only if no customer is signed in [CART-26]. */
export function createCartApi(client: ApiClient): CartApi {
  const identity = () => client.identity();
  const abortedBy = (signal: AbortSignal | undefined) => (signal ? { signal } : {});
  return {
    list: async (signal) =>
      toCartLines(
        await client.get('/customer/cart/list', { query: identity(), ...abortedBy(signal) }),
        client.currency(),
      ),
    add: async (change, isClearing, signal) =>
      toCartLines(
        await client.post('/customer/cart/add', {
          body: {
            ...identity(),
            ...toCartPayload(change, client.currency()),
            ...(isClearing && { clear_cart: true }),
          },
          idempotencyKey: crypto.randomUUID(),
          ...abortedBy(signal),
        }),
        client.currency(),
      ),
    update: async (lineId, change, signal) =>
      toCartLines(
        await client.post('/customer/cart/update', {
          body: { ...identity(), cart_id: lineId, ...toCartPayload(change, client.currency()) },
          ...abortedBy(signal),
        }),
        client.currency(),
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
                body: { ...identity(), cart_id: line.id, ...toCartPayload(line, client.currency()) },
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
          body: { ...identity(), lines: lines.map((wire) => toCartPayload(wire, client.currency())) },
          ...abortedBy(signal),
        }),
        client.currency(),
      ),
    accept: async (lines, signal) =>
      toCartLines(
        await client.post('/customer/cart/accept-changes', {
          body: { ...identity(), lines: lines.map(({ lineId, token }) => ({ cart_id: lineId, token })) },
          ...abortedBy(signal),
        }),
        client.currency(),
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

/**
 * Reports the cart's version at once and after every change, until the server ends the stream. Rejects on
 * failure.
 */
export type CartStream = (notify: (version: number) => void, signal: AbortSignal) => Promise<void>;

export const createCartStream =
  (options: StreamOptions): CartStream =>
  (notify, signal) =>
    listenTo(
      options,
      '/customer/cart/events',
      (event) => {
        const version = versionOf(event);
        if (version !== null) notify(version);
      },
      signal,
    );

function versionOf({ name, data }: ServerEvent): number | null {
  const version = name === 'cart' ? optionalWire(data as { version?: unknown } | null)?.version : null;
  return typeof version === 'number' ? version : null;
}
