import type { CartAddPayload, CartEntry, VariationInput } from '../../../contract/types.gen';
import type { TestServer } from '../../support/server';

type Entries = {
  status: number;
  entries: CartEntry[];
  codes: string[];
  messages: string[];
  version: number;
  newGuestId: string | null;
};
type Failure = { errors?: { code: string; message: string }[] };
type Options = { moduleId?: number; language?: 'en' | 'ar'; scenario?: string; key?: string };

export type Draft = Partial<CartAddPayload> & { item_id: number };

/** Ids of the demo world's fixtures. */
export const FOOD = 1;
export const GROCERY = 2;
export const SHOPS = 4;
export const F = (number: number): number => 100 + number;
export const G = (number: number): number => 200 + number;
export const E = (number: number): number => 400 + number;

export const food = (groups: Record<string, string[]>): VariationInput =>
  Object.entries(groups).map(([name, label]) => ({ name, values: { label } }));
export const goods = (type: string): VariationInput => [{ type, price: 0 }];

/** A guest with a browser of their own. */
export type Shopper = Awaited<ReturnType<typeof newShopper>>;

export async function newShopper(server: TestServer, moduleId = FOOD) {
  const response = await server.app.inject({ method: 'POST', url: '/api/v1/auth/guest/request' });
  return shopperWith(server, response.json<{ guest_id: string }>().guest_id, moduleId);
}

export function shopperWith(server: TestServer, guestId: string | null, ownModuleId = FOOD) {
  const identity = guestId === null ? {} : { guest_id: guestId };

  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    data: Record<string, unknown>,
    { moduleId = ownModuleId, language = 'en', scenario, key }: Options = {},
  ): Promise<Entries> {
    const isInAddress = method === 'GET' || method === 'DELETE';
    const answer = await server.app.inject({
      method,
      url: `/api/v1/customer/cart/${path}`,
      headers: {
        moduleid: String(moduleId),
        'x-localization': language,
        ...(scenario ? { 'x-scenario': scenario } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(isInAddress
        ? {
            query: Object.fromEntries(
              Object.entries({ ...identity, ...data }).map(([key, value]) => [key, String(value)]),
            ),
          }
        : { payload: { ...identity, ...data } }),
    });
    const body = answer.json<CartEntry[] | Failure>();
    const errors = Array.isArray(body) ? [] : (body.errors ?? []);
    return {
      status: answer.statusCode,
      newGuestId: (answer.headers['x-guest-id'] as string | undefined) ?? null,
      entries: Array.isArray(body) ? body : [],
      codes: errors.map(({ code }) => code),
      messages: errors.map(({ message }) => message),
      version: Number(answer.headers['x-cart-version']),
    };
  }

  const payload = (draft: Draft) => ({ model: 'Item', price: 0, quantity: 1, ...draft });

  return {
    guestId,
    list: (options?: Options) => send('GET', 'list', {}, options),
    add: (draft: Draft, options?: Options) => send('POST', 'add', payload(draft), options),
    update: (cartId: number, draft: Draft, options?: Options) =>
      send('POST', 'update', { ...payload(draft), cart_id: cartId }, options),
    replace: (drafts: Draft[], options?: Options) =>
      send('PUT', 'replace', { lines: drafts.map(payload) }, options),
    remove: (cartId: number, options?: Options) =>
      send('DELETE', 'remove-item', { cart_id: cartId }, options),
    removeAll: (cartIds: number[], options?: Options) =>
      send('DELETE', 'remove-item', { cart_ids: JSON.stringify(cartIds) }, options),
    accept: (lines: { cart_id: number; token: string }[], options?: Options) =>
      send('POST', 'accept-changes', { lines }, options),
    clear: (options?: Options) => send('DELETE', 'remove', {}, options),
    send,
  };
}

/** Returns the tokens that confirm everything the answer asks for. */
export const tokensOf = ({ entries }: { entries: CartEntry[] }): { cart_id: number; token: string }[] =>
  entries.flatMap(({ id, review }) => (review ? [{ cart_id: id, token: review.token }] : []));

/** Item ids and quantities in cart order. */
export const contentsOf = ({ entries }: { entries: CartEntry[] }): [number, number][] =>
  entries.map(({ item, quantity }) => [item.id, quantity]);
