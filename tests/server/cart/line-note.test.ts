import { expect, it } from 'vitest';
import type { CartEntry, OrderDetail, ReorderPreview } from '../../../contract/types.gen';
import { onDatabase } from '../../support/server';
import { newPerson, type Person } from '../account/person';
import { order, TEA, WRAP } from '../checkout/orderer';
import { browser, ENV } from '../operator/visitor';
import { add, entriesOf, merge } from './account-cart';
import { FOOD, newShopper } from './shopper';

/** Contains characters that have a meaning in a replacement text. */
const NOTE = 'No onions, please: $& costs $$ 1';

onDatabase(
  'A note to the kitchen',
  (server) => {
    const detailsOf = async (person: Person, order_id: number) =>
      (await person.send<OrderDetail[]>('GET', '/customer/order/details', { query: { order_id } })).body;

    it('stays on its line until the customer removes it [CART-70]', async () => {
      const shopper = await newShopper(server());
      const { entries } = await shopper.add({ item_id: TEA, note: `  ${NOTE}\n` });
      expect(entries[0]?.note).toBe(NOTE);
      const id = entries[0]?.id ?? 0;
      await shopper.update(id, { item_id: TEA, quantity: 3 });
      await shopper.add({ item_id: TEA });
      expect((await shopper.list()).entries[0]).toMatchObject({ quantity: 4, note: NOTE });
      await shopper.update(id, { item_id: TEA, quantity: 4, note: ' ' });
      expect((await shopper.list()).entries[0]).not.toHaveProperty('note');
    });

    it('is refused when it is longer than 200 characters, and the line keeps its previous note [CART-70]', async () => {
      const shopper = await newShopper(server());
      const { entries } = await shopper.add({ item_id: TEA, note: 'a'.repeat(200) });
      const refused = await shopper.update(entries[0]?.id ?? 0, { item_id: TEA, note: 'a'.repeat(201) });
      expect(refused.status).toBe(403);
      expect(refused.codes).toContain('note');
      expect((await shopper.list()).entries[0]?.note).toBe('a'.repeat(200));
    });

    it('survives the sign-in of a guest whose account has the same dish [CART-70, CART-64]', async () => {
      const shopper = await newShopper(server());
      await shopper.add({ item_id: WRAP, note: NOTE });
      const person = await newPerson(server());
      await add(person, { item_id: WRAP });
      await merge(person, shopper);
      expect((await entriesOf(person, FOOD)).map(({ note, quantity }) => [note, quantity])).toEqual([
        [NOTE, 2],
      ]);
    });

    it('is shown with the order and in the console, and is copied by ordering again [CART-70]', async () => {
      const person = await newPerson(server());
      await add(person, { item_id: WRAP, note: NOTE });
      const placed = await order(person);
      const id = placed.body.order_id as number;
      expect((await detailsOf(person, id)).map(({ note }) => note)).toEqual([NOTE]);

      const operator = browser(server);
      await operator.enter();
      const lines = (await operator.orders()).find((one) => one.id === id)?.lines;
      expect(lines).toEqual([expect.stringContaining(`note: \u2068${NOTE}\u2069`)]);

      await server().database.query(`update orders set status = 'canceled' where id = $1`, [id]);
      const preview = await person.send<ReorderPreview>('GET', '/customer/order/reorder', {
        query: { order_id: id },
        moduleId: FOOD,
      });
      const again = await person.send<CartEntry[]>('POST', '/customer/order/reorder', {
        body: { order_id: id, token: preview.body.token },
        moduleId: FOOD,
      });
      expect(again.body.map(({ note }) => note)).toEqual([NOTE]);
    });
  },
  { env: ENV },
);
