import { expect, it } from 'vitest';
import { forEachDatabase } from '../../support/server';
import { newPerson, type Person } from '../account/person';
import { quotedParcel, send } from '../parcel/sender';
import {
  addVehicle,
  amountsOf as amountsOfTrip,
  asRenter,
  book,
  inHours,
  quoted as quotedTrip,
  V,
} from '../rental/booker';
import { amountsOf, giveMoney, order, quoted, unbalanced, WRAP } from './orderer';

const PARTLY = { partial_payment: 1, payment_method: 'cash_on_delivery' };
/** Ordered directly without the cart, so that the same order can be repeated. */
const WRAPS = {
  ...PARTLY,
  is_buy_now: 1,
  cart: [{ model: 'Item', item_id: WRAP, quantity: 4, price: 0 }],
};
const REFUSED = { status: 409, codes: ['split_changed'] };
const AT_ONCE = 8;

forEachDatabase('A payment split between the wallet and another method', (server) => {
  const withMoney = async (amount: number): Promise<Person> => {
    const person = await newPerson(server());
    await giveMoney(server(), person, amount);
    return person;
  };
  const paidOrdersOf = async ({ id }: Person) =>
    (
      await server().database.query<{ paid: number }>(
        'select paid from orders where customer_id = $1 order by id',
        [id],
      )
    ).map(({ paid }) => paid);

  it('places one of several concurrent orders, and the refused ones receive the current split [CHK-14]', async () => {
    const person = await withMoney(20_00);
    const accepted = amountsOf(await quoted(person, { body: WRAPS }));
    expect(accepted.wallet_amount).toBe(20);
    const presses = Array.from({ length: AT_ONCE }, () => order(person, { body: { ...WRAPS, ...accepted } }));
    const answers = await Promise.all(presses);
    const placed = answers.filter(({ status }) => status === 200);
    expect(placed).toMatchObject([{ body: { payment_status: 'partially_paid' } }]);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject(REFUSED);
      expect(answer.body.quote).toMatchObject({ wallet_amount: 0, due_amount: accepted.order_amount });
    }
    expect(await paidOrdersOf(person)).toEqual([20_00]);
    expect(await unbalanced(server())).toEqual([]);
  });

  it('is refused for the customer’s second order until the customer accepts the new split [CHK-14]', async () => {
    const person = await withMoney(20_00);
    const accepted = amountsOf(await quoted(person, { body: WRAPS }));
    const body = { ...WRAPS, ...accepted };
    expect((await order(person, { body: { ...body, order_amount: 1 } })).codes).toEqual(['total_changed']);
    expect((await order(person, { body })).status).toBe(200);
    const second = await order(person, { body });
    expect(second).toMatchObject(REFUSED);
    expect(second.body.problems).toMatchObject([{ code: 'split_changed', field: 'payment' }]);
    const now = {
      order_amount: second.body.quote?.total_amount,
      wallet_amount: second.body.quote?.wallet_amount,
    };
    const agreed = await order(person, { body: { ...body, ...now } });
    expect([agreed.status, agreed.body.payment_status]).toEqual([200, 'unpaid']);
    expect(await unbalanced(server())).toEqual([]);
  });

  it.each([
    ['without the wallet’s part', { wallet_amount: undefined }],
    ['with a smaller part', { wallet_amount: 3 }],
    ['with a part that the wallet does not hold', { wallet_amount: 5.01 }],
    ['with the discount of a coupon that was not used', { coupon_discount_amount: 2 }],
  ])('is refused for an order with %s [CHK-14]', async (_how, other) => {
    const person = await withMoney(5_00);
    const accepted = amountsOf(await quoted(person, { body: WRAPS }));
    expect(await order(person, { body: { ...WRAPS, ...accepted, ...other } })).toMatchObject(REFUSED);
    expect(await paidOrdersOf(person)).toEqual([]);
  });

  it('is not required when the wallet pays nothing or everything [CHK-04, CHK-14]', async () => {
    const person = await withMoney(90_00);
    const { order_amount } = amountsOf(await quoted(person, { body: WRAPS }));
    const plainly = { ...WRAPS, partial_payment: 0, order_amount };
    expect((await order(person, { body: plainly })).body.payment_status).toBe('unpaid');
    const whole = { ...plainly, payment_method: 'wallet' };
    expect((await order(person, { body: whole })).body.payment_status).toBe('paid');
  });

  it('pays a placed order only with the accepted amounts, and a refusal returns the current amounts [CHK-14]', async () => {
    const person = await withMoney(20_00);
    const { order_amount } = amountsOf(await quoted(person, { body: WRAPS }));
    const placed = await order(person, { body: { ...WRAPS, partial_payment: 0, order_amount } });
    const { order_id } = placed.body;
    const change = (overrides: object) =>
      person.send('PUT', '/customer/order/payment-method', { body: { order_id, ...PARTLY, ...overrides } });
    const now = { wallet_amount: 20, due_amount: (Math.round(order_amount * 100) - 20_00) / 100 };
    const others = [
      {},
      { wallet_amount: 20 },
      { due_amount: now.due_amount },
      { ...now, wallet_amount: 19 },
      { ...now, due_amount: 1 },
      { partial_payment: 0, ...now },
    ];
    for (const other of others) expect((await change(other)).codes).toEqual(['split_changed']);
    expect(await change({ ...now, due_amount: 1 })).toMatchObject({ ...REFUSED, body: now });
    expect(await paidOrdersOf(person)).toEqual([0]);
    expect([(await change(now)).status, await paidOrdersOf(person)]).toEqual([200, [20_00]]);
    expect(await unbalanced(server())).toEqual([]);
  });

  it('pays a whole order from the wallet only with the accepted amounts [CHK-14]', async () => {
    const person = await withMoney(90_00);
    const { order_amount } = amountsOf(await quoted(person, { body: WRAPS }));
    const placed = await order(person, { body: { ...WRAPS, partial_payment: 0, order_amount } });
    const pay = (amounts: object) =>
      person.send('PUT', '/customer/order/payment-method', {
        body: { order_id: placed.body.order_id, payment_method: 'wallet', ...amounts },
      });
    expect((await pay({})).codes).toEqual(['split_changed']);
    expect(await paidOrdersOf(person)).toEqual([0]);
    expect((await pay({ wallet_amount: order_amount, due_amount: 0 })).status).toBe(200);
    expect(await paidOrdersOf(person)).toEqual([Math.round(order_amount * 100)]);
  });

  it('pays a booked trip only with the accepted amounts [CHK-14]', async () => {
    const renter = asRenter(await withMoney(20_00));
    await addVehicle(renter, V(1), { pickup_time: inHours(800) });
    const { trip_amount } = amountsOfTrip(await quotedTrip(renter, {}));
    const booked = await book(renter, { trip_amount });
    const pay = (overrides: object) =>
      renter.person.send('PUT', '/rental/user/trip/payment', {
        body: { trip_id: booked.body.trip_id, ...PARTLY, ...overrides },
      });
    const now = { wallet_amount: 20, due_amount: (Math.round(trip_amount * 100) - 20_00) / 100 };
    expect(await pay({})).toMatchObject({ ...REFUSED, body: now });
    expect((await pay({ ...now, wallet_amount: 3 })).codes).toEqual(['split_changed']);
    expect((await pay(now)).body).toMatchObject({ payment_status: 'partially_paid' });
    expect(await unbalanced(server())).toEqual([]);
  });

  it('is refused for a parcel when it differs from the accepted split [CHK-14]', async () => {
    const person = await withMoney(2_00);
    const quote = await quotedParcel(person, PARTLY);
    expect(quote.wallet_amount).toBe(2);
    const body = { ...PARTLY, ...amountsOf(quote) };
    const answers = [await send(person, { body }), await send(person, { body })];
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(answers[1]).toMatchObject(REFUSED);
    expect(answers[1]?.body.parcel_quote).toMatchObject({ wallet_amount: 0 });
    expect(await paidOrdersOf(person)).toEqual([2_00]);
  });

  it('is refused for a trip when it differs from the accepted split [CHK-14]', async () => {
    const renter = asRenter(await withMoney(20_00));
    const wanted = { pickup_time: inHours(900) };
    await addVehicle(renter, V(1), wanted);
    const accepted = amountsOfTrip(await quotedTrip(renter, PARTLY));
    expect(accepted.wallet_amount).toBe(20);
    expect((await order(renter.person, { body: { ...WRAPS } })).status).toBe(200);
    const refused = await book(renter, { ...PARTLY, ...accepted });
    expect(refused).toMatchObject(REFUSED);
    expect(refused.body.quote).toMatchObject({ wallet_amount: 0, due_amount: accepted.trip_amount });
    expect((await book(renter, PARTLY)).body.payment_status).toBe('unpaid');
  });
});
