import { beforeAll, expect, it } from 'vitest';
import type { Item, Order, OrderDetail, TaxResult } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { newPerson, type Person } from '../account/person';
import { add } from '../cart/account-cart';
import { GROCERY } from '../cart/shopper';
import { order, quoted, rowOf } from './orderer';

const MARKET = 6;
const take = { order_type: 'take_away' };

forEachDatabase('The tax of goods with several rates', (server) => {
  /** Items of one store for 12.00, 4.00, 10.00 and 0.10, at first without their own rate. */
  let plain = 0;
  let second = 0;
  let third = 0;
  let tiny = 0;
  const query = (text: string, values: readonly unknown[] = []) =>
    server().database.query<{ id: number }>(text, values);
  const setRate = (table: string, id: number, percent: number | null) =>
    query(`update ${table} set tax_percent = $2 where id = $1`, [id, percent]);

  beforeAll(async () => {
    await query(
      'update stores set discount_percent = 0, minimum_order = 0, tax_percent = null where id = $1',
      [MARKET],
    );
    await query('update categories set tax_percent = null where module_id = $1', [GROCERY]);
    const rows = await query(
      `select i.id from items i where i.store_id = $1 and i.is_active and i.variations = '[]' and i.food_groups = '[]'
        and i.campaign_starts is null and i.available_from is null and i.category_id is not null
        and not exists (select from flash_sale_items sold where sold.item_id = i.id)
      order by i.id limit 4`,
      [MARKET],
    );
    [plain = 0, second = 0, third = 0, tiny = 0] = rows.map(({ id }) => id);
    const prices = [
      [plain, 12_00],
      [second, 4_00],
      [third, 10_00],
      [tiny, 10],
    ];
    for (const [id, price] of prices)
      await query(
        `update items set price = $2, discount = 0, discount_type = null, stock = 50, maximum_quantity = null,
          is_prescription_required = false, tax_percent = null where id = $1`,
        [id, price],
      );
  });

  const withGoods = async (...ids: number[]) => {
    const person = await newPerson(server());
    for (const id of ids) expect((await add(person, { item_id: id }, GROCERY)).status).toBe(200);
    return person;
  };
  const ask = { moduleId: GROCERY, body: take };
  const preview = async (person: Person, body: Record<string, unknown> = {}) =>
    (
      await person.send<TaxResult>('POST', '/customer/order/get-Tax', {
        body: { ...take, payment_method: 'cash_on_delivery', order_amount: 0, distance: 0, ...body },
        moduleId: GROCERY,
      })
    ).body;

  it('uses the most specific setting: item, category, store, module or shop [PRICE-10]', async () => {
    const person = await withGoods(plain);
    const [found] = await query('select category_id as id from items where id = $1', [plain]);
    const category = found?.id ?? 0;
    const taxed = async () => {
      const { taxes, tax_percent } = await quoted(person, ask);
      return [
        taxes.map(({ percent, tax_amount, sources }) => [percent, tax_amount, ...sources]),
        tax_percent,
      ];
    };
    expect(await taxed()).toEqual([[[5, 0.6, 'shop']], 5]);
    await setRate('modules', GROCERY, 10);
    expect(await taxed()).toEqual([[[10, 1.2, 'module']], 10]);
    await setRate('stores', MARKET, 12.5);
    expect(await taxed()).toEqual([[[12.5, 1.5, 'store']], 12.5]);
    await setRate('categories', category, 20);
    expect(await taxed()).toEqual([[[20, 2.4, 'category']], 20]);
    await setRate('items', plain, 0);
    expect(await taxed()).toEqual([[[0, 0, 'item']], 0]);
    const item = await person.send<Item>('GET', `/items/details/${plain}`, { moduleId: GROCERY });
    expect(item.body).toMatchObject({ tax: 0, tax_type: 'percent', tax_source: 'item' });
    const store = await person.send<{ tax?: number }>('GET', `/stores/details/${MARKET}`, {
      moduleId: GROCERY,
    });
    expect(store.body.tax).toBe(12.5);
    await setRate('modules', GROCERY, null);
    await setRate('stores', MARKET, null);
    await setRate('categories', category, null);
    await setRate('items', plain, null);
  });

  it('uses the parent category’s rate for a category without a rate [PRICE-10]', async () => {
    const [above] = await query(
      `insert into categories (id, module_id, parent_id, name, position, is_featured, tax_percent)
      overriding system value
      values (9999, $1, null, '{"en": "Taxed", "ar": "خاضع"}', 99, false, 8) returning id`,
      [GROCERY],
    );
    await query(
      'update categories set parent_id = $2 where id = (select category_id from items where id = $1)',
      [plain, above?.id],
    );
    const person = await withGoods(plain);
    expect((await quoted(person, ask)).taxes).toEqual([
      { percent: 8, goods_amount: 12, tax_amount: 0.96, sources: ['category'] },
    ]);
    await query(
      'update categories set parent_id = null where id = (select category_id from items where id = $1)',
      [plain],
    );
  });

  it('is stored per rate on the order: 12.00 at 5 %, 4.00 at 0 % and 10.00 at 15 % [PRICE-11, CHK-06, CHK-13]', async () => {
    await setRate('items', second, 0);
    await setRate('items', third, 15);
    const person = await withGoods(plain, second, third);
    const parts = [
      { percent: 15, goods_amount: 10, tax_amount: 1.5, sources: ['item'] },
      { percent: 5, goods_amount: 12, tax_amount: 0.6, sources: ['shop'] },
      { percent: 0, goods_amount: 4, tax_amount: 0, sources: ['item'] },
    ];
    const quote = await quoted(person, ask);
    expect(quote).toMatchObject({ items_amount: 26, tax_amount: 2.1, total_amount: 28.1, taxes: parts });
    expect(await preview(person)).toEqual({
      tax_amount: 2.1,
      tax_included: 0,
      tax_status: 'excluded',
      taxes: parts,
    });
    const placed = await order(person, {
      moduleId: GROCERY,
      body: { ...take, dm_tips: 0 },
    });
    expect([placed.status, placed.body.total_amount]).toEqual([200, 28.1]);
    const id = placed.body.order_id;
    expect(await rowOf(server(), id)).toMatchObject({ tax: 2_10, total: 28_10 });
    // Changing a rate does not change existing orders.
    await setRate('items', second, 50);
    const seen = await person.send<Order>('GET', '/customer/order/track', { query: { order_id: id } });
    expect(seen.body).toMatchObject({ total_tax_amount: 2.1, order_amount: 28.1, taxes: parts });
    const lines = await person.send<OrderDetail[]>('GET', '/customer/order/details', {
      query: { order_id: id },
    });
    expect(lines.body.map(({ tax_percent }) => tax_percent)).toEqual([5, 0, 15]);
    await setRate('items', second, 0);
  });

  it('extracts the included tax per rate when prices include tax [PRICE-04, PRICE-11]', async () => {
    const person = await withGoods(plain, second, third);
    const quote = await quoted(person, { ...ask, scenario: 'CFG-TAX1' });
    // 10.00 × 15 / 115 = 1.304; 12.00 × 5 / 105 = 0.571.
    expect(quote.taxes.map(({ tax_amount }) => tax_amount)).toEqual([1.3, 0.57, 0]);
    expect(quote).toMatchObject({ tax_amount: 1.87, total_amount: 26, tax_included: 1 });
  });

  it("is computed after each rate's share of the coupon [PRICE-11, COUP-06]", async () => {
    const person = await withGoods(plain, second, third);
    // The coupon takes 10 % of 26.00, which is 2.60: 1.00, 1.20 and 0.40 for the three rates.
    const quote = await quoted(person, { ...ask, body: { ...take, coupon_code: 'WELCOME10' } });
    expect(quote.taxes.map(({ goods_amount, tax_amount }) => [goods_amount, tax_amount])).toEqual([
      [9, 1.35],
      [10.8, 0.54],
      [3.6, 0],
    ]);
    expect(quote).toMatchObject({ coupon_discount_amount: 2.6, tax_amount: 1.89, total_amount: 25.29 });
  });

  it('rounds once for all goods of a rate [PRICE-11]', async () => {
    const person = await newPerson(server());
    await add(person, { item_id: tiny, quantity: 3 }, GROCERY);
    // 5 % of 0.30 is 0.015. Taxing each piece separately would give 0.01.
    expect(await quoted(person, ask)).toMatchObject({ items_amount: 0.3, tax_amount: 0.02 });
  });

  it('does not tax delivery and tip [PRICE-11]', async () => {
    const person = await withGoods(third);
    const quote = await quoted(person, { moduleId: GROCERY, body: { dm_tips: 3 } });
    expect(quote.delivery_charge).toBeGreaterThan(0);
    expect(quote.tax_amount).toBe(1.5);
    expect(quote.total_amount).toBeCloseTo(10 + quote.delivery_charge + 1.5 + 3, 2);
  });

  it("uses the item's own rate when it is bought directly [PRICE-10, NAV-05]", async () => {
    const person = await newPerson(server());
    const cart = [{ item_id: third, model: 'Item', quantity: 2, price: 0, add_on_ids: [], add_on_qtys: [] }];
    const quote = await quoted(person, { ...ask, body: { ...take, is_buy_now: 1, cart } });
    expect(quote.taxes).toEqual([{ percent: 15, goods_amount: 20, tax_amount: 3, sources: ['item'] }]);
    expect(await preview(person, { is_buy_now: 1, cart })).toMatchObject({
      tax_amount: 3,
      taxes: quote.taxes,
    });
  });

  it('no longer includes the rate of a removed line [PRICE-11]', async () => {
    const person = await withGoods(plain, third);
    expect((await quoted(person, ask)).tax_amount).toBe(2.1);
    const list = await person.send<{ id: number; item_id?: number }[]>('GET', '/customer/cart/list', {
      moduleId: GROCERY,
    });
    const line = list.body.find(({ item_id }) => item_id === third);
    await person.send('DELETE', '/customer/cart/remove-item', {
      query: { cart_id: line?.id ?? 0 },
      moduleId: GROCERY,
    });
    expect((await quoted(person, ask)).taxes.map(({ percent }) => percent)).toEqual([5]);
  });

  it('is checked when the order is placed, and an order whose tax changed after the quote is refused [PRICE-11, CHK-06]', async () => {
    const person = await withGoods(plain);
    const { total_amount } = await quoted(person, ask);
    await setRate('items', plain, 25);
    const placed = await order(person, {
      moduleId: GROCERY,
      body: { ...take, order_amount: total_amount },
    });
    expect(placed.status).toBe(409);
    expect(placed.body.quote).toMatchObject({ tax_amount: 3, total_amount: 15 });
    await setRate('items', plain, null);
  });

  it('is part of a refund [PRICE-12, ORD-07]', async () => {
    const person = await withGoods(plain, third);
    const placed = await order(person, { moduleId: GROCERY, body: take });
    const id = placed.body.order_id;
    await query(
      `insert into order_refunds (order_id, status, reason, amount, images, created_at)
      values ($1, 'requested', '{"en": "Broken"}', 2410, '{}', now())`,
      [id],
    );
    const { body } = await person.send<Order>('GET', '/customer/order/track', { query: { order_id: id } });
    expect(body.refund).toMatchObject({ amount: 24.1, tax_amount: 2.1 });
  });
});
