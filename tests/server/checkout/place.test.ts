import { expect, it } from 'vitest';
import type { Order, Store } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { newPerson, nobody } from '../account/person';
import { add, contentsOf } from '../cart/account-cart';
import { F, G, GROCERY, newShopper } from '../cart/shopper';
import { newKey, order, quoted, rowOf, WRAP, withWraps } from './orderer';

forEachDatabase('The placing of an order', (server) => {
  it('stores the order as quoted, empties the cart and returns id, total and status [CHK-05, CHK-07, CHK-09, CHK-10]', async () => {
    const person = await withWraps(server(), 2);
    const { total_amount: total } = await quoted(person, { body: { dm_tips: 1 } });
    const placed = await order(person, {
      body: {
        dm_tips: 1,
        house: '12B',
        order_note: ' Ring twice ',
        cutlery: 1,
        delivery_instruction: 'Leave at the door',
        unavailable_item_note: 'call',
        bring_change_amount: 50,
      },
    });
    expect(placed.status).toBe(200);
    expect(placed.body).toMatchObject({
      total_amount: total,
      order_status: 'pending',
      payment_status: 'unpaid',
      user_id: person.id,
      redirect_link: null,
    });
    expect(await contentsOf(person)).toEqual([]);
    const row = await rowOf(server(), placed.body.order_id);
    expect(row).toMatchObject({
      customer_id: person.id,
      store_id: 1,
      type: 'delivery',
      status: 'pending',
      payment_method: 'cash_on_delivery',
      items_amount: 1020,
      tip: 100,
      total: Math.round(total * 100),
      paid: 0,
      note: 'Ring twice',
      delivery_instruction: 'Leave at the door',
      unavailable_item_note: 'call',
      wants_cutlery: true,
      bring_change: 5000,
      contact_phone: '+971501112233',
    });
    expect(row.pin).toMatch(/^\d{4}$/);
    expect(row.destination).toMatchObject({ address: '4 Mole Street', house: '12B', floor: null });
    const lines = await server().database.query('select * from order_lines where order_id = $1', [row.id]);
    expect(lines).toMatchObject([
      { item_id: WRAP, quantity: 2, unit_full: 600, unit_price: 510, total: 1020 },
    ]);
    const history = await server().database.query(
      'select status from order_status_changes where order_id = $1',
      [row.id],
    );
    expect(history).toEqual([{ status: 'pending' }]);
    expect(
      await server().database.query('select method, amount, status from order_payments where order_id = $1', [
        row.id,
      ]),
    ).toEqual([{ method: 'cash_on_delivery', amount: Math.round(total * 100), status: 'unpaid' }]);
  });

  it('returns the latest arrival time that the store promises [CHK-16]', async () => {
    const person = await withWraps(server());
    const { order_id } = (await order(person)).body;
    const { body: placed } = await person.send<Order>('GET', '/customer/order/track', {
      query: { order_id },
    });
    const { body: store } = await person.send<Store>('GET', '/stores/details/1');
    const most = Number(/\d+(?=\D*$)/.exec(store.delivery_time ?? '')?.[0]);
    expect(Date.parse(placed.expected_at ?? '') - Date.parse(placed.created_at)).toBe(most * 60_000);
  });

  it('ignores the request for cutlery outside the food market [CHK-09]', async () => {
    const person = await newPerson(server());
    await add(person, { item_id: G(2), quantity: 2 }, GROCERY);
    const placed = await order(person, { body: { cutlery: 1 }, moduleId: GROCERY });
    expect(placed.status).toBe(200);
    expect(await rowOf(server(), placed.body.order_id)).toMatchObject({ wants_cutlery: false });
  });

  it('needs no address and charges no delivery fee for take-away [DLV-02, ADDR-08]', async () => {
    const person = await withWraps(server());
    const placed = await order(person, { body: { order_type: 'take_away', address: undefined } });
    expect(placed.status).toBe(200);
    expect(await rowOf(server(), placed.body.order_id)).toMatchObject({
      type: 'take_away',
      destination: null,
      delivery_charge: 0,
      total: 536,
    });
  });

  it('returns the same order for a repeated idempotency key [CHK-05, X-05]', async () => {
    const person = await withWraps(server());
    const key = newKey();
    const body = { order_amount: (await quoted(person)).total_amount };
    const first = await order(person, { key, body });
    const again = await order(person, { key, body });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const other = await order(person, { key, body: { ...body, order_note: 'Something else' } });
    expect([other.status, other.codes]).toEqual([422, ['idempotency_key']]);
    // An idempotency key belongs to one customer. The same key of another customer is a different one.
    const stranger = await withWraps(server());
    expect((await order(stranger, { key, body })).body.order_id).not.toBe(first.body.order_id);
  });

  it('creates one order for 200 concurrent requests with one key [CHK-05, X-05]', async () => {
    const person = await withWraps(server());
    const key = newKey();
    const body = { order_amount: (await quoted(person)).total_amount };
    const answers = await Promise.all(Array.from({ length: 200 }, () => order(person, { key, body })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.order_id)).size).toBe(1);
    const [count] = await server().database.query<{ count: number }>(
      'select count(*)::int as count from orders where customer_id = $1',
      [person.id],
    );
    expect(count?.count).toBe(1);
  });

  it('refuses a total that differs from the current quote, and returns that quote [CHK-06, X-14]', async () => {
    const person = await withWraps(server());
    const { total_amount: total } = await quoted(person);
    for (const order_amount of [total - 0.01, total + 1, undefined]) {
      const refused = await order(person, { body: { order_amount } });
      expect([refused.status, refused.codes]).toEqual([409, ['total_changed']]);
      expect(refused.body.problems).toMatchObject([{ code: 'total_changed', field: 'total' }]);
      expect(refused.body.quote?.total_amount).toBe(total);
    }
    expect(await contentsOf(person)).toEqual([[WRAP, 1]]);
  });

  it('refuses an order after a change of price, opening hours or coupon [CHK-06, CHK-08, COUP-08, DLV-11]', async () => {
    const person = await withWraps(server());
    const { total_amount } = await quoted(person);
    const accepted = { order_amount: total_amount };
    expect((await order(person, { body: accepted, scenario: 'ERR-PRICE' })).codes).toContain('cart_changed');
    expect((await order(person, { body: accepted, scenario: 'CLK-MORNING' })).codes).toContain(
      'store_closed',
    );
    const withCoupon = { ...accepted, coupon_code: 'WELCOME10' };
    expect((await order(person, { body: withCoupon })).body.problems).toMatchObject([
      { code: 'coupon_minimum', field: 'coupon' },
    ]);
    expect((await order(person, { body: accepted })).status).toBe(200);
  });

  it('reports every problem with its field, in both languages [CHK-08, ADDR-11, ADDR-31, MSG-12, MSG-14]', async () => {
    const person = await newPerson(server(), { phone: null });
    await add(person, { item_id: F(11) });
    const refused = await order(person, {
      body: { address: '', contact_person_name: undefined, contact_person_number: undefined },
    });
    expect(refused.status).toBe(409);
    expect(refused.body.problems).toMatchObject([
      { code: 'address', field: 'address', message: 'Please add your delivery address' },
      { code: 'contact', field: 'contact', message: 'Please enter your contact info' },
      { code: 'below_minimum', field: 'cart', missing: 14 },
    ]);
    const inArabic = await order(person, { body: { address: '' }, language: 'ar' });
    expect(inArabic.message).toBe('يرجى إضافة عنوان التوصيل');
    expect((await order(await newPerson(server()))).codes).toEqual(['cart_empty']);
  });

  it("uses the account's contact when the request contains no other [ADDR-28]", async () => {
    const person = await withWraps(server());
    const placed = await order(person, {
      body: { contact_person_name: undefined, contact_person_number: undefined },
    });
    expect(await rowOf(server(), placed.body.order_id)).toMatchObject({ contact_name: 'Nour Test' });
  });

  it('is possible for guests with their own cart unless the operator requires accounts [CHK-02, PERM-03, GUEST-03]', async () => {
    const guest = await newShopper(server());
    await guest.add({ item_id: WRAP });
    const of = { guest_id: guest.guestId };
    expect((await order(nobody(server()), { body: of, scenario: 'CFG-GUEST0' })).status).toBe(401);
    const placed = await order(nobody(server()), { body: of });
    expect(placed.status).toBe(200);
    expect(placed.body.user_id).toBeNull();
    expect((await guest.list()).entries).toEqual([]);
    const row = await rowOf(server(), placed.body.order_id);
    expect([row.customer_id, row.guest_hash]).toEqual([null, expect.anything()]);
  });

  it('buys a single item or a campaign item directly without changing the cart [NAV-06, NAV-07, CAMP-02, ITEM-13, PERM-08]', async () => {
    const person = await withWraps(server());
    const now = (line: Record<string, unknown>) => ({
      is_buy_now: 1,
      cart: [{ model: 'Item', quantity: 2, price: 0, ...line }],
    });
    const bought = await order(person, { body: now({ item_id: F(9), quantity: 1 }) });
    expect(bought.status).toBe(200);
    const campaign = await order(person, { body: now({ item_id: F(7), model: 'ItemCampaign' }) });
    expect(await rowOf(server(), campaign.body.order_id)).toMatchObject({ items_amount: 3000, store_id: 2 });
    expect(await contentsOf(person)).toEqual([[WRAP, 1]]);
    const guest = await newShopper(server());
    const asGuest = { ...now({ item_id: F(9) }), guest_id: guest.guestId, order_amount: 1 };
    expect((await order(nobody(server()), { body: asGuest })).status).toBe(401);
    const ended = await order(person, { body: { ...now({ item_id: F(8) }), order_amount: 1 } });
    expect(ended.status).toBe(403);
  });

  it('reduces the stock and refuses a quantity above the remaining stock [CART-63]', async () => {
    const stockOf = async () =>
      (await server().database.query<{ stock: number }>('select stock from items where id = $1', [G(2)]))[0]
        ?.stock;
    const before = (await stockOf()) ?? 0;
    const person = await newPerson(server());
    await add(person, { item_id: G(2), quantity: 2 }, GROCERY);
    expect((await order(person, { moduleId: GROCERY })).status).toBe(200);
    expect(await stockOf()).toBe(before - 2);
  });

  it('records the use of a coupon and refuses more uses than the coupon allows [COUP-09, PRICE-07]', async () => {
    const { database } = server();
    const code = `ONCE${Date.now()}`;
    await database.query(
      `insert into coupons (code, title, type, discount_type, discount, uses_per_customer, starts, ends)
      values ($1, '{"en": "Once"}', 'default', 'amount', 100, 1, '2020-01-01', '2100-01-01')`,
      [code],
    );
    const person = await withWraps(server());
    const placed = await order(person, { body: { coupon_code: code.toLowerCase() } });
    expect(await rowOf(server(), placed.body.order_id)).toMatchObject({
      coupon_code: code,
      coupon_discount: 100,
    });
    await add(person, { item_id: WRAP });
    expect((await order(person, { body: { coupon_code: code } })).codes).toEqual(['coupon_used_up']);
  });

  it('ignores every coupon code of a guest, in the quote and in the order [PERM-06, COUP-11]', async () => {
    for (const code of ['WELCOME10', 'flat7', 'NOSUCH']) {
      const guest = await newShopper(server());
      await guest.add({ item_id: WRAP });
      const body = { guest_id: guest.guestId, coupon_code: code };
      const { coupon_code, coupon_discount_amount, coupon_refusal, total_amount } = await quoted(
        nobody(server()),
        { body },
      );
      expect({ coupon_code, coupon_discount_amount, coupon_refusal }).toEqual({
        coupon_code: null,
        coupon_discount_amount: 0,
        coupon_refusal: { code: 'coupon_sign_in', field: 'coupon', message: 'Sign in to use a coupon.' },
      });
      expect(await order(nobody(server()), { body: { ...body, order_amount: total_amount } })).toMatchObject({
        status: 409,
        codes: ['coupon_sign_in'],
      });
      expect((await order(nobody(server()), { body: { guest_id: guest.guestId } })).status).toBe(200);
    }
  });

  it('refuses invalid fields and names them in the response [CHK-04]', async () => {
    const person = await withWraps(server());
    const codes = async (body: Record<string, unknown>, key?: string) =>
      (await order(person, { body: { order_amount: 1, ...body }, ...(key && { key }) })).codes;
    expect(await codes({ payment_method: 'partial_payment' })).toEqual(['payment_method']);
    expect(await codes({ contact_person_number: 'call me' })).toEqual(['contact_person_number']);
    expect(await codes({ contact_person_number: '+9715012' })).toEqual(['contact_person_number']);
    expect(await codes({ contact_person_email: 'nobody' })).toEqual(['contact_person_email']);
    expect(await codes({}, 'short')).toEqual(['idempotency_key']);
    expect(await codes({ order_note: 'x'.repeat(1001) })).toEqual(['order_note']);
  });
});
