import { expect, it } from 'vitest';
import { forEachDatabase } from '../../support/server';
import { nobody, type Person } from '../account/person';
import { add, contentsOf } from '../cart/account-cart';
import { F, newShopper } from '../cart/shopper';
import { order, quoted, WRAP, withWraps } from './orderer';

const BY_CARD = { payment_method: 'digital_payment', callback: 'http://localhost/checkout' };
const orderedAs = async (person: Person, body: Record<string, unknown> = {}) =>
  (await quoted(person, { body })).problems.map(({ code, order_id }) => [code, order_id]);

forEachDatabase('Two tabs with one cart', (server) => {
  it('place one order, and the slower tab receives the id of that order [CHK-05, X-05]', async () => {
    const person = await withWraps(server());
    const body = { order_amount: (await quoted(person)).total_amount };
    const answers = await Promise.all([order(person, { body }), order(person, { body })]);
    const [placed, refused] = answers.sort((one, other) => one.status - other.status);
    expect([placed?.status, refused?.status]).toEqual([200, 409]);
    const id = placed?.body.order_id;
    expect(refused?.body.problems).toMatchObject([{ code: 'cart_empty', order_id: id }]);
    expect(await orderedAs(person)).toEqual([['cart_empty', id]]);
  });

  it("place a guest's order once, and other guests can't see the order [CHK-05, PERM-07]", async () => {
    const guest = await newShopper(server());
    await guest.add({ item_id: WRAP });
    const body = { guest_id: guest.guestId };
    const placed = await order(nobody(server()), { body });
    expect(await orderedAs(nobody(server()), body)).toEqual([['cart_empty', placed.body.order_id]]);
    const stranger = { guest_id: (await newShopper(server())).guestId };
    expect(await orderedAs(nobody(server()), stranger)).toEqual([['cart_empty', undefined]]);
  });

  it("can't order again while a card payment is pending, whatever the payment method [CHK-05, CHK-07, X-05]", async () => {
    const person = await withWraps(server());
    const first = await order(person, { body: BY_CARD });
    const id = first.body.order_id;
    expect(await contentsOf(person)).toEqual([[WRAP, 1]]);
    for (const body of [BY_CARD, {}]) {
      const again = await order(person, { body });
      expect([again.status, again.codes]).toEqual([409, ['already_ordered']]);
      expect(again.body.problems).toMatchObject([{ field: 'payment', order_id: id }]);
    }
    await person.send('PUT', '/customer/order/cancel', { body: { order_id: id, reason: 'Another way' } });
    expect((await order(person)).status).toBe(200);
  });

  it('can place further orders of a changed cart or of a single item [CHK-05, NAV-06]', async () => {
    const person = await withWraps(server());
    await order(person, { body: BY_CARD });
    const beside = { is_buy_now: 1, cart: [{ model: 'Item', item_id: WRAP, quantity: 1, price: 0 }] };
    expect((await order(person, { body: beside })).status).toBe(200);
    await add(person, { item_id: F(9) });
    expect((await order(person)).status).toBe(200);
  });
});
