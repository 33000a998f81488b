import { afterEach, expect, it } from 'vitest';
import { onDatabase } from '../../support/server';
import { newPerson } from '../account/person';
import { add, entriesOf, merge } from './account-cart';
import { contentsOf, E, G, GROCERY, newShopper, SHOPS, tokensOf } from './shopper';

const MILK = G(1);
const HEADPHONES = E(7);

onDatabase('The changes for the customer to review', (server) => {
  const setItem = (columns: string) =>
    server().database.query(`update items set ${columns} where id = ${MILK}`);
  const shopperWithMilk = async (quantity = 3) => {
    const shopper = await newShopper(server(), GROCERY);
    const { entries } = await shopper.add({ item_id: MILK, quantity });
    return { shopper, id: entries[0]?.id ?? 0 };
  };
  afterEach(() => setItem('stock = 3, price = 240, is_active = true'));

  it('are none while nothing has changed [CART-63]', async () => {
    const { shopper } = await shopperWithMilk();
    expect((await shopper.list()).entries[0]?.review).toBeUndefined();
  });

  it('include a stock below the quantity, and accepting reduces the quantity to the stock [CART-63]', async () => {
    const { shopper } = await shopperWithMilk();
    await setItem('stock = 2');
    const response = await shopper.list();
    expect(contentsOf(response)).toEqual([[MILK, 3]]);
    expect(response.entries[0]?.review?.changes).toEqual([{ kind: 'quantity', from: 3, to: 2 }]);
    const accepted = await shopper.accept(tokensOf(response));
    expect(contentsOf(accepted)).toEqual([[MILK, 2]]);
    expect(accepted.entries[0]?.review).toBeUndefined();
  });

  it('include an item that is sold out or no longer sold, and accepting removes its line [CART-63]', async () => {
    for (const columns of ['stock = 0', 'is_active = false']) {
      const { shopper } = await shopperWithMilk();
      await setItem(columns);
      const response = await shopper.list();
      expect(response.entries[0]?.review?.changes[0]?.kind).toBe(
        columns === 'stock = 0' ? 'quantity' : 'gone',
      );
      expect(contentsOf(await shopper.accept(tokensOf(response)))).toEqual([]);
      await setItem('stock = 3, is_active = true');
    }
  });

  it('include a higher or lower price until the customer accepts it [CART-63, PRICE-09]', async () => {
    const { shopper, id } = await shopperWithMilk(1);
    await setItem('price = 300');
    const response = await shopper.list();
    expect(response.entries[0]?.review?.changes).toEqual([
      { kind: 'price', from: 2.4, to: 3, cause: 'price' },
    ]);
    const more = await shopper.update(id, { item_id: MILK, quantity: 2 });
    expect(more.entries[0]?.review?.changes).toHaveLength(1);
    expect((await shopper.accept(tokensOf(response))).entries[0]?.review).toBeUndefined();
    await setItem('price = 200');
    expect((await shopper.list()).entries[0]?.review?.changes).toMatchObject([{ from: 3, to: 2 }]);
  });

  it('are still listed when the line has changed again since the customer read them [CART-63]', async () => {
    const { shopper } = await shopperWithMilk();
    await setItem('price = 300');
    const read = tokensOf(await shopper.list());
    await setItem('price = 400');
    const answer = await shopper.accept(read);
    expect(answer.entries[0]?.review?.changes).toMatchObject([{ from: 2.4, to: 4 }]);
  });

  it('include the end of a sale as the cause of a price, and before that the line has the end time [PRICE-09, CAT-12]', async () => {
    const shopper = await newShopper(server(), SHOPS);
    const before = await shopper.add({ item_id: HEADPHONES });
    expect(before.entries[0]?.price_ends_in).toBe(15 * 60_000);
    const { entries } = await shopper.list({ scenario: 'CLK-SALE-ENDED' });
    expect(entries[0]?.price_ends_in).toBeUndefined();
    expect(entries[0]?.review?.changes).toMatchObject([{ kind: 'price', cause: 'sale_ended' }]);
  });

  it('include a store that has closed, and accepting keeps the line [CART-63]', async () => {
    const { database } = server();
    const { shopper } = await shopperWithMilk();
    const [hours] = await database.query<{ list: string }>(
      'select jsonb_agg(to_jsonb(store_hours)) #>> array[]::text[] as list from store_hours where store_id = (select store_id from items where id = $1)',
      [MILK],
    );
    await database.query(
      'delete from store_hours where store_id = (select store_id from items where id = $1)',
      [MILK],
    );
    const response = await shopper.list();
    await database.query(
      'insert into store_hours select * from jsonb_populate_recordset(null::store_hours, $1::jsonb)',
      [hours?.list],
    );
    expect(response.entries[0]?.review?.changes).toEqual([{ kind: 'store_closed' }]);
  });

  it('include a reduced quantity and a raised price in the demo scenarios for them [ERR-CLAMP, ERR-PRICE, CART-63]', async () => {
    const cut = await newShopper(server(), GROCERY);
    const clamped = await cut.add({ item_id: MILK, quantity: 3 }, { scenario: 'ERR-CLAMP' });
    expect(clamped.entries[0]?.review?.changes).toEqual([{ kind: 'quantity', from: 3, to: 1 }]);
    expect((await cut.accept(tokensOf(clamped))).entries[0]?.review).toBeUndefined();

    const { shopper } = await shopperWithMilk(1);
    const raised = await shopper.list({ scenario: 'ERR-PRICE' });
    expect(raised.entries[0]?.review?.changes).toMatchObject([{ kind: 'price', from: 2.4, to: 2.64 }]);
    const agreed = await shopper.accept(tokensOf(raised), { scenario: 'ERR-PRICE' });
    expect(agreed.entries[0]?.review).toBeUndefined();
  });

  it('include the pieces that a merge could not keep [CART-64]', async () => {
    const person = await newPerson(server());
    await add(person, { item_id: MILK, quantity: 2 }, GROCERY);
    const { shopper } = await shopperWithMilk(2);
    await merge(person, shopper, { moduleId: GROCERY });
    const [line] = await entriesOf(person, GROCERY);
    expect(line?.quantity).toBe(3);
    expect(line?.review?.changes).toEqual([{ kind: 'quantity', from: 4, to: 3 }]);
  });
});

onDatabase('The choice for an unavailable item', (server) => {
  it('stays on the line until the customer clears it [X-16]', async () => {
    const shopper = await newShopper(server(), GROCERY);
    const { entries } = await shopper.add({ item_id: MILK });
    expect(entries[0]?.if_unavailable).toBeUndefined();
    const id = entries[0]?.id ?? 0;
    await shopper.update(id, { item_id: MILK, if_unavailable: 'call' });
    await shopper.update(id, { item_id: MILK, quantity: 2 });
    expect((await shopper.list()).entries[0]).toMatchObject({ quantity: 2, if_unavailable: 'call' });
    await shopper.update(id, { item_id: MILK, quantity: 2, if_unavailable: null });
    expect((await shopper.list()).entries[0]?.if_unavailable).toBeUndefined();
  });

  it("is kept during the guest's sign-in and by Undo [X-16, CART-64, CART-29]", async () => {
    const shopper = await newShopper(server(), GROCERY);
    await shopper.add({ item_id: MILK, if_unavailable: 'replace' });
    const person = await newPerson(server());
    await merge(person, shopper, { moduleId: GROCERY });
    expect((await entriesOf(person, GROCERY))[0]?.if_unavailable).toBe('replace');
    const other = await newShopper(server(), GROCERY);
    const { entries } = await other.replace([{ item_id: MILK, if_unavailable: 'remove' }]);
    expect(entries[0]?.if_unavailable).toBe('remove');
  });
});
