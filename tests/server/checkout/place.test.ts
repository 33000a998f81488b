import { expect, it } from 'vitest';
import { forEachDatabase } from '../../support/server';
import { newPerson, nobody } from '../account/person';
import { add, contentsOf } from '../cart/account-cart';
import { F, G, GROCERY, newShopper } from '../cart/shopper';
import { newKey, order, quoted, rowOf, WRAP, withWraps } from './orderer';

forEachDatabase('Placing an order', (server) => {
  it('keeps the order as it was seen, empties the cart, and tells number, total and state [CHK-05, CHK-07, CHK-09, CHK-10]', async () => {
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

  it('brings cutlery with food alone, whatever is asked for [CHK-09]', async () => {
    const person = await newPerson(server());
    await add(person, { item_id: G(2), quantity: 2 }, GROCERY);
    const placed = await order(person, { body: { cutlery: 1 }, moduleId: GROCERY });
    expect(placed.status).toBe(200);
    expect(await rowOf(server(), placed.body.order_id)).toMatchObject({ wants_cutlery: false });
  });

  it('of what is picked up needs no address and has no fee [DLV-02, ADDR-08]', async () => {
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

  it('answers the same order to the same key, however often [CHK-05, X-05]', async () => {
    const person = await withWraps(server());
    const key = newKey();
    const body = { order_amount: (await quoted(person)).total_amount };
    const first = await order(person, { key, body });
    const again = await order(person, { key, body });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const other = await order(person, { key, body: { ...body, order_note: 'Something else' } });
    expect([other.status, other.codes]).toEqual([422, ['idempotency_key']]);
    // Another person's key is another key.
    const stranger = await withWraps(server());
    expect((await order(stranger, { key, body })).body.order_id).not.toBe(first.body.order_id);
  });

  it('is one order, when 200 ask for the same at once [CHK-05, X-05]', async () => {
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

  it('places nothing at another total, and brings the new one [CHK-06, X-14]', async () => {
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

  it('places nothing of what has changed meanwhile: price, closing time, coupon [CHK-06, CHK-08, COUP-08, DLV-11]', async () => {
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

  it('names all that stands in the way, each with its field, in both languages [CHK-08, ADDR-11, ADDR-31]', async () => {
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

  it('calls a customer by the account where nobody else is named [ADDR-28]', async () => {
    const person = await withWraps(server());
    const placed = await order(person, {
      body: { contact_person_name: undefined, contact_person_number: undefined },
    });
    expect(await rowOf(server(), placed.body.order_id)).toMatchObject({ contact_name: 'Nour Test' });
  });

  it('is for guests too, by their own cart, unless the operator wants accounts [CHK-02, PERM-03, GUEST-03]', async () => {
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

  it('buys one thing now and a campaign’s without touching the cart, for those who are signed in [NAV-06, NAV-07, CAMP-02, ITEM-13]', async () => {
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

  it('takes the goods from the shelf and no more than are there [CART-63]', async () => {
    const stockOf = async () =>
      (await server().database.query<{ stock: number }>('select stock from items where id = $1', [G(2)]))[0]
        ?.stock;
    const before = (await stockOf()) ?? 0;
    const person = await newPerson(server());
    await add(person, { item_id: G(2), quantity: 2 }, GROCERY);
    expect((await order(person, { moduleId: GROCERY })).status).toBe(200);
    expect(await stockOf()).toBe(before - 2);
  });

  it('notes how a coupon was used, and refuses one more than there are [COUP-09, PRICE-07]', async () => {
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
    const guest = await newShopper(server());
    await guest.add({ item_id: WRAP });
    const body = { guest_id: guest.guestId, coupon_code: code };
    expect((await order(nobody(server()), { body })).status).toBe(200);
    await guest.add({ item_id: WRAP });
    expect((await order(nobody(server()), { body })).codes).toEqual(['coupon_used_up']);
  });

  it('refuses what it can not understand [CHK-04]', async () => {
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
