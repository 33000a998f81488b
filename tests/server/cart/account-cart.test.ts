import { expect, it } from 'vitest';
import type { CartEntry } from '../../../contract/types.gen';
import { onDatabase } from '../../support/server';
import { newPerson, nobody, signedInAs } from '../account/person';
import { add, contentsOf, isEmpty, payload } from './account-cart';
import { F, FOOD, G, GROCERY, newShopper } from './shopper';

const TEA = F(4);
/** An item of another store. */
const PIZZA_ELSEWHERE = F(12);

onDatabase('The cart of a signed-in customer', (server) => {
  it("is the account's cart on every device, even if a request contains a guest id [CART-62, GUEST-03, PERM-02]", async () => {
    const person = await newPerson(server());
    const guest = await newShopper(server());
    const added = await person.send<CartEntry[]>('POST', '/customer/cart/add', {
      body: { ...payload({ item_id: TEA }), guest_id: guest.guestId },
      moduleId: FOOD,
    });
    expect(added.body).toMatchObject([{ item_id: TEA, is_guest: false }]);
    expect(await contentsOf(await signedInAs(server(), person.id))).toEqual([[TEA, 1]]);
    expect(await isEmpty(guest)).toBe(true);
  });

  it("follows the same rules for updates and refusals as a guest's cart [CART-61]", async () => {
    const person = await newPerson(server());
    const [line] = (await add(person, { item_id: TEA })).body;
    const changed = await person.send<CartEntry[]>('POST', '/customer/cart/update', {
      body: { ...payload({ item_id: TEA, quantity: 3 }), cart_id: line?.id },
      moduleId: FOOD,
    });
    expect(changed.body).toMatchObject([{ id: line?.id, quantity: 3 }]);
    expect((await add(person, { item_id: PIZZA_ELSEWHERE })).codes).toEqual(['other_store']);
    await person.send('DELETE', '/customer/cart/remove', { moduleId: FOOD });
    expect(await contentsOf(person)).toEqual([]);
  });

  it('keeps every item that several devices add at the same time [CART-61, CART-62]', async () => {
    const person = await newPerson(server());
    const devices = await Promise.all(Array.from({ length: 5 }, () => signedInAs(server(), person.id)));
    await Promise.all(devices.flatMap((device) => [1, 2, 3, 4].map(() => add(device, { item_id: TEA }))));
    expect(await contentsOf(person)).toEqual([[TEA, 20]]);
  });

  it('is hidden from other customers and guests, who get a 404 for its lines [PERM-02, CART-65]', async () => {
    const [owner, stranger] = [await newPerson(server()), await newPerson(server())];
    const guest = await newShopper(server());
    const [line] = (await add(owner, { item_id: TEA })).body;
    const id = line?.id ?? 0;
    const body = { ...payload({ item_id: TEA, quantity: 9 }), cart_id: id };
    const theirs = await stranger.send('POST', '/customer/cart/update', { body, moduleId: FOOD });
    const unknown = await stranger.send('POST', '/customer/cart/update', {
      body: { ...body, cart_id: 987_654_321 },
      moduleId: FOOD,
    });
    expect(theirs).toMatchObject({ status: 404, body: unknown.body });
    const removed = await stranger.send('DELETE', '/customer/cart/remove-item', {
      query: { cart_id: id },
      moduleId: FOOD,
    });
    expect([removed.status, (await guest.remove(id)).status]).toEqual([404, 404]);
    await stranger.send('DELETE', '/customer/cart/remove', { moduleId: FOOD });
    expect(await contentsOf(owner)).toEqual([[TEA, 1]]);
    expect(await contentsOf(stranger)).toEqual([]);
  });

  it('is not returned for an invalid token, even with a valid guest id [CART-65]', async () => {
    const guest = await newShopper(server());
    const refused = await nobody(server()).send('GET', '/customer/cart/list', {
      query: { guest_id: guest.guestId ?? '' },
      moduleId: FOOD,
      headers: { authorization: 'Bearer gone' },
    });
    expect(refused.status).toBe(401);
  });

  it('lists, on request, the carts of other modules that are not empty, for its owner only [CART-60]', async () => {
    const shopper = await newShopper(server());
    await shopper.add({ item_id: G(1), quantity: 2 }, { moduleId: GROCERY });
    const waiting = async (guest = shopper, moduleId = FOOD) =>
      (await guest.send('GET', 'waiting', {}, { moduleId })).entries;
    expect(await waiting()).toMatchObject([{ module_id: GROCERY, store_name: 'FreshMart', lines: 1 }]);
    expect(await waiting(shopper, GROCERY)).toEqual([]);
    expect(await waiting(await newShopper(server()))).toEqual([]);
    await shopper.clear({ moduleId: GROCERY });
    expect(await waiting()).toEqual([]);
  });
});
