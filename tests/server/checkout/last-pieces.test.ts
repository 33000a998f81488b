import { expect, it } from 'vitest';
import { forEachDatabase } from '../../support/server';
import { newPerson } from '../account/person';
import { add } from '../cart/account-cart';
import { G, GROCERY } from '../cart/shopper';
import { order, quoted, unbalanced } from './orderer';

const CUSTOMERS = 50;
const PIECES = 5;
const SCARCE = G(9);

forEachDatabase('The last pieces of an item', (server) => {
  it('are sold to five of fifty concurrent customers, and the orders of the others are refused [CART-63, CHK-06, X-14]', async () => {
    const { database } = server();
    await database.query('update items set stock = $2 where id = $1', [SCARCE, PIECES]);
    const people = await Promise.all(Array.from({ length: CUSTOMERS }, () => newPerson(server())));
    for (const person of people) expect((await add(person, { item_id: SCARCE }, GROCERY)).status).toBe(200);
    const [first] = people;
    const { total_amount: order_amount } = await quoted(first ?? (await newPerson(server())), {
      moduleId: GROCERY,
    });
    const answers = await Promise.all(
      people.map((person) => order(person, { moduleId: GROCERY, body: { order_amount } })),
    );
    const placed = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect([placed.length, refused.length]).toEqual([PIECES, CUSTOMERS - PIECES]);
    for (const { body } of refused) {
      expect(body.problems).toMatchObject([{ code: 'cart_changed', field: 'cart' }]);
      expect(body.quote).not.toBeNull();
    }
    const [shelf] = await database.query('select stock from items where id = $1', [SCARCE]);
    const [orders] = await database.query(
      `select count(distinct o.id)::int as orders, sum(l.quantity)::int as pieces
      from orders o join order_lines l on l.order_id = o.id where o.customer_id = any($1::int[])`,
      [people.map(({ id }) => id)],
    );
    expect([shelf, orders]).toEqual([{ stock: 0 }, { orders: PIECES, pieces: PIECES }]);
    expect(await unbalanced(server())).toEqual([]);
  });
});
