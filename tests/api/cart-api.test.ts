import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../domain/cart';
import { USUAL_CURRENCY } from '../../domain/money';
import { type CartApi, createCartApi } from '../../src/api/cart-api';
import { toCartLines } from '../../src/api/cart-mapping';
import { requestsOf } from './sent-requests';

/** Two soups with a side of bread, as the server returns them. */
const entry = {
  id: 31,
  quantity: 2,
  price: 17,
  item: {
    id: 210,
    name: 'Lentil soup',
    price: 6,
    store_id: 4,
    module_id: 1,
    food_variations: [
      {
        name: 'Bowl',
        type: 'single' as const,
        required: 'on' as const,
        values: [{ label: 'Deep', optionPrice: 1 }],
      },
    ],
    add_ons: [{ id: 12, name: 'Bread', price: 1.5 }],
  },
  variation: [{ name: 'Bowl', values: { label: ['Deep'] } }],
  add_on_ids: [12],
  add_on_qtys: [2],
};
const soup = toCartLines([entry], USUAL_CURRENCY)[0] as CartLine;
const isAboutTheSoup = {
  model: 'Item',
  item_id: 210,
  quantity: 2,
  price: 17,
  variation: [{ name: 'Bowl', values: { label: ['Deep'] } }],
  add_on_ids: [12],
  add_on_qtys: [2],
};

/** The requests that the cart of a guest sends, or of a customer with this token. */
const sent = (ask: (api: CartApi) => unknown, token: string | null = null) =>
  requestsOf((client) => ask(createCartApi(client)), { token });

describe('The requests for a guest’s cart', () => {
  it('can add an item with the guest id, the item and all choices [CART-25, CART-26, CART-28, FOOD-11]', async () => {
    expect(await sent((api) => api.add(soup, false))).toMatchObject([
      { method: 'POST', path: '/customer/cart/add', body: { guest_id: 'guest-7', ...isAboutTheSoup } },
    ]);
  });

  it('can update a line with the same fields and the line’s id [CART-25, CART-26, CART-28, FOOD-11]', async () => {
    const [request] = await sent((api) => api.update(31, soup));
    expect(request).toMatchObject({ method: 'POST', path: '/customer/cart/update' });
    expect(request?.body).toEqual({ guest_id: 'guest-7', cart_id: 31, ...isAboutTheSoup });
  });

  it('can delete a line by its id and the guest id [CART-25, CART-26, CART-28]', async () => {
    const [request] = await sent((api) => api.remove(31));
    expect(request).toMatchObject({ method: 'DELETE', path: '/customer/cart/remove-item' });
    expect(request?.query).toEqual({ cart_id: '31', guest_id: 'guest-7' });
  });

  it('can read the cart, and empty it as a whole [CART-28]', async () => {
    expect(await sent((api) => api.list())).toMatchObject([
      { method: 'GET', path: '/customer/cart/list', query: { guest_id: 'guest-7' } },
    ]);
    expect(await sent((api) => api.clear())).toMatchObject([
      { method: 'DELETE', path: '/customer/cart/remove', query: { guest_id: 'guest-7' } },
    ]);
  });

  it('can update a line with the same fields in the last request before the page closes [CART-25]', async () => {
    const last = await sent((api) =>
      api.sendLast([
        { ...soup, id: 31 },
        { ...soup, id: 32, quantity: 0 },
      ]),
    );
    expect(last).toMatchObject([
      {
        path: '/customer/cart/update',
        isLast: true,
        body: { guest_id: 'guest-7', cart_id: 31, ...isAboutTheSoup },
      },
      {
        path: '/customer/cart/remove-item',
        isLast: true,
        query: { cart_id: '32', guest_id: 'guest-7' },
      },
    ]);
  });

  it('may clear the lines of another store only with the guest’s consent [CART-22, CART-29]', async () => {
    expect(await sent((api) => api.add(soup, true))).toMatchObject([{ body: { clear_cart: true } }]);
    const [plain] = await sent((api) => api.add(soup, false));
    expect(plain?.body).not.toHaveProperty('clear_cart');
  });
});

it('the cart of a signed-in customer is requested without a guest id [CART-26]', async () => {
  const requests = [
    ...(await sent((api) => api.add(soup, false), 'token')),
    ...(await sent((api) => api.update(31, soup), 'token')),
    ...(await sent((api) => api.remove(31), 'token')),
  ];
  expect(requests).toHaveLength(3);
  expect(JSON.stringify(requests)).not.toContain('guest-7');
});
