import { expect, it } from 'vitest';
import type { CartEntry, ReorderPreview } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { AMIRA, newPerson, type Person, signedInAs } from '../account/person';
import { add } from '../cart/account-cart';
import { F, FOOD, G, GROCERY } from '../cart/shopper';
import { newOrder, WINGS } from './placed';

forEachDatabase('A reorder', (server) => {
  const preview = (person: Person, order_id: number) =>
    person.send<ReorderPreview>('GET', '/customer/order/reorder', { query: { order_id }, moduleId: FOOD });
  const again = (person: Person, body: object, moduleId = FOOD) =>
    person.send<CartEntry[]>('POST', '/customer/order/reorder', { body, moduleId });

  it('lists missing and repriced items before it changes the cart [ORD-08, X-14]', async () => {
    const { body } = await preview(await signedInAs(server(), AMIRA), 1002);
    const changes = body.lines.map(({ name, changes: found, available_quantity: left }) => [
      name,
      found,
      left,
    ]);
    expect(changes).toContainEqual(['Grilled Quail', ['gone'], 0]);
    const dearer = body.lines.filter(({ changes: found }) => found.includes('price'));
    expect(dearer.length).toBeGreaterThan(0);
    for (const { price, old_price } of dearer) expect(price).not.toBe(old_price);
    expect(body).toMatchObject({ store_id: 2, store_open: 1 });
  });

  it('adds the available items to the cart at current prices [ORD-08]', async () => {
    const person = await newPerson(server());
    const order_id = await newOrder(server(), {
      customerId: person.id,
      status: 'canceled',
      lines: [{ itemId: WINGS, quantity: 2, unit: 1 }, { itemId: null }],
    });
    const { body: seen } = await preview(person, order_id);
    expect(seen.lines.map(({ changes }) => changes)).toEqual([['price'], ['gone']]);
    const { status, body } = await again(person, { order_id, token: seen.token });
    expect(status).toBe(200);
    expect(body.map(({ item, quantity }) => [item.id, quantity])).toEqual([[WINGS, 2]]);
    expect(body[0]?.review ?? null).toBeNull();
  });

  it('adds scarce items up to the stock and skips items whose options have changed [ORD-08]', async () => {
    const person = await newPerson(server());
    const [item] = await server().database.query<{ stock: number }>('select stock from items where id = $1', [
      G(2),
    ]);
    const stock = item?.stock ?? 0;
    const order_id = await newOrder(server(), {
      customerId: person.id,
      status: 'canceled',
      moduleId: GROCERY,
      lines: [{ itemId: G(2), quantity: stock + 3 }],
    });
    expect((await preview(person, order_id)).body.lines[0]).toMatchObject({
      quantity: stock + 3,
      available_quantity: expect.any(Number),
      changes: expect.arrayContaining(['fewer']),
    });
    const pizza = await newOrder(server(), {
      customerId: person.id,
      status: 'canceled',
      storeId: 1,
      lines: [{ itemId: F(1) }],
    });
    expect((await preview(person, pizza)).body.lines[0]).toMatchObject({ changes: ['options'], price: null });
  });

  it("is confirmed before it replaces another store's cart, and an outdated preview is refused [ORD-08, CART-21]", async () => {
    const person = await newPerson(server());
    await add(person, { item_id: F(4) });
    const order_id = await newOrder(server(), {
      customerId: person.id,
      status: 'delivered',
      lines: [{ itemId: WINGS }],
    });
    const { body: seen } = await preview(person, order_id);
    expect(seen.other_store).not.toBeNull();
    expect((await again(person, { order_id, token: 'another' })).codes).toEqual(['changed']);
    expect((await again(person, { order_id, token: seen.token })).codes).toEqual(['other_store']);
    const { body } = await again(person, { order_id, token: seen.token, clear_cart: true });
    expect(body.map(({ item }) => item.id)).toEqual([WINGS]);
  });

  it('is allowed only to the customer, and only after the order has ended [ORD-08, PERM-07]', async () => {
    const person = await newPerson(server());
    const order_id = await newOrder(server(), { customerId: person.id, status: 'processing' });
    expect((await preview(person, order_id)).codes).toEqual(['order_status']);
    const stranger = await preview(await newPerson(server()), order_id);
    expect([stranger.status, await preview(person, 987654)]).toEqual([404, stranger]);
  });
});
