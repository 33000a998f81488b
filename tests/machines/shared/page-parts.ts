import type { CartItem } from '../../../domain/cart';
import type { FailureCode } from '../../../machines/shared/failure';
import type { Act, Reply, Target } from '../../support/model/page';
import { wireItem } from '../../support/model/wire';

/** A returning customer with a place in the first zone and the food module. */
export const livesInHarbour = {
  location: 'Quay 1, Harbour',
  currentLatLng: JSON.stringify({ lat: 25.02, lng: 55.02 }),
  module: '1',
  zoneid: '[1]',
} as const;

/** The requests of every signed-in page. No real server knows the test's customer. */
export const OF_ACCOUNT = {
  '/customer/diet': { allergens: [], diets: [] },
  '/customer/wish-list': { item: [], store: [] },
  '/customer/wish-list/': { item: [], store: [] },
  '/customer/cart/merge': { merged: 0 },
  // Requests of every module's home page and of an empty cart.
  '/customer/cart/waiting': [],
  '/customer/order/running-orders': { total_size: 0, orders: [] },
  '/customer/order/list': { total_size: 0, orders: [] },
};

/** The reason why generated tests cover guests only: a test file must not contain a customer's token. */
export const AS_GUEST = 'these paths are those of a guest, because a spec contains no customer’s token';

type Thrown = { code?: string; errors?: readonly { code: string; message: string }[] };

const STATUSES: Partial<Record<FailureCode, number>> = {
  offline: 0,
  timeout: 408,
  server: 500,
  refused: 403,
  notFound: 404,
  unauthorized: 401,
  tooMany: 429,
};

const failure = (call: string, { code, errors = [] }: Thrown, readTries: number): Reply => {
  const status = STATUSES[code as FailureCode] ?? 500;
  return { call, status, body: { errors }, tries: status === 0 || status >= 500 ? readTries : 1 };
};

export const answers = (call: string, body: unknown): Reply => ({ call, status: 200, body });
/** A read that fails in a way that the app retries. */
export const failsToRead = (call: string, thrown: Thrown): Reply => failure(call, thrown, 2);
/** A write is never repeated automatically. */
export const failsToWrite = (call: string, thrown: Thrown): Reply => failure(call, thrown, 1);

export const press = (role: Target['role'], name: string, overrides: Partial<Target> = {}): Act => ({
  act: 'press',
  on: { role, name, ...overrides },
});
export const replies = (reply: Reply): Act => ({ act: 'replies', reply });

/** A page that shows only these items. */
export const SHELF = '/items/popular';
export const pharmacyItemsOf = (items: readonly CartItem[]): Record<string, unknown> => ({
  [SHELF]: { products: items.map(wireItem), total_size: items.length },
  ...Object.fromEntries(items.map((item) => [`/items/details/${item.id}`, wireItem(item)])),
});

export const addTo = (item: string): Target => ({
  role: 'button',
  name: 'Add {0} to cart',
  values: { 0: item },
});

/** The client's text for a second store, verbatim. */
export const MSG_26 =
  'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.';
