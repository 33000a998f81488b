import { expect, it } from 'vitest';
import type { PlaceOrderResult } from '../../../contract/types.gen';
import { T0 } from '../../../server/demo/world/t0';
import { transfer } from '../../../server/features/payments/ledger';
import { onDatabase } from '../../support/server';
import { form, newPerson, nobody, type Person } from '../account/person';
import { jpeg } from '../account/pictures';
import { add } from '../cart/account-cart';
import { FOOD, G, GROCERY, newShopper } from '../cart/shopper';
import { homeDelivery, order, quoted, rowOf, unbalanced, WRAP, withWraps } from '../checkout/orderer';
import { newVisitor } from '../session/visitor';
import { HOUR, newOrder, SHAWARMA } from './placed';

const NO_ORDER = 987_654;
type Call = (caller: Person, order_id: number) => ReturnType<Person['send']>;

/** Every operation that names an order. */
const CALLS: Readonly<Record<string, Call>> = {
  track: (caller, order_id) => caller.send('GET', '/customer/order/track', { query: { order_id } }),
  details: (caller, order_id) => caller.send('GET', '/customer/order/details', { query: { order_id } }),
  stream: (caller, order_id) => caller.send('GET', '/customer/order/track/stream', { query: { order_id } }),
  courier: (caller, order_id) => caller.send('GET', '/delivery-man/last-location', { query: { order_id } }),
  preview: (caller, order_id) => caller.send('GET', '/customer/order/reorder', { query: { order_id } }),
  reorder: (caller, order_id) =>
    caller.send('POST', '/customer/order/reorder', { body: { order_id, token: 'x' } }),
  cancel: (caller, order_id) =>
    caller.send('PUT', '/customer/order/cancel', { body: { order_id, reason: 'Because' } }),
  'payment method': (caller, order_id) =>
    caller.send('PUT', '/customer/order/payment-method', {
      body: { order_id, payment_method: 'cash_on_delivery' },
    }),
  'offline payment': (caller, order_id) =>
    caller.send('PUT', '/customer/order/offline-payment', { body: { order_id, method_id: 1 } }),
  refund: (caller, order_id) =>
    caller.send(
      'POST',
      '/customer/order/refund-request',
      form({ order_id: String(order_id), customer_reason: 'Cold' }, [
        { field: 'image', name: 'a.jpg', bytes: jpeg },
      ]),
    ),
  'item review': (caller, order_id) =>
    caller.send(
      'POST',
      '/items/reviews/submit',
      form({ order_id: String(order_id), item_id: String(SHAWARMA), rating: '1', comment: 'x' }),
    ),
  'store review': (caller, order_id) =>
    caller.send(
      'POST',
      '/stores/reviews/submit',
      form({ order_id: String(order_id), store_id: '2', rating: '1', comment: 'x' }),
    ),
  'courier review': (caller, order_id) =>
    caller.send('POST', '/delivery-man/reviews/submit', {
      body: { order_id, delivery_man_id: 1, rating: 1, comment: 'x' },
    }),
  reminder: (caller, order_id) =>
    caller.send('GET', '/customer/review-reminder-cancel', { query: { order_id } }),
};

onDatabase('An attacker', (server) => {
  const fill = ({ id }: Person, amount: number) =>
    server().database.transaction((tx) =>
      transfer(tx, {
        ...{ kind: 'add_fund', from: 'offline', to: `wallet:${id}`, amount },
        ...{ orderId: null, reference: null, now: T0 },
      }),
    );
  const balanceOf = async ({ id }: Person) =>
    (
      await server().database.query<{ wallet_balance: number }>(
        'select wallet_balance from customers where id = $1',
        [id],
      )
    )[0]?.wallet_balance;

  it.each(Object.keys(CALLS))(
    "gets the same response for another customer's order as for a missing one: %s [PERM-07, X-24]",
    async (name) => {
      const call = CALLS[name] as Call;
      const owner = await newPerson(server());
      const { guestId } = await newVisitor(server());
      const other = await newVisitor(server());
      const made = [
        await newOrder(server(), { customerId: owner.id, status: 'delivered', deliveredAgo: HOUR }),
        await newOrder(server(), { customerId: owner.id }),
        await newOrder(server(), { guestId, status: 'delivered', deliveredAgo: HOUR }),
        await newOrder(server(), { guestId, method: 'offline_payment' }),
      ];
      const versions = () =>
        server().database.query(
          'select id, status, payment_method, version, updated_at from orders where id = any($1) order by id',
          [made],
        );
      const before = await versions();
      const asOtherGuest: Person = {
        ...nobody(server()),
        send: (method, path, options = {}) =>
          nobody(server()).send(method, path, {
            ...options,
            headers: { ...options.headers, 'x-guest-id': other.guestId ?? '' },
          }),
      };
      for (const caller of [await newPerson(server()), asOtherGuest, nobody(server())]) {
        const unknown = await call(caller, NO_ORDER);
        expect([401, 404]).toContain(unknown.status);
        for (const id of made) expect(await call(caller, id), `${name} ${id}`).toEqual(unknown);
      }
      expect(await versions()).toEqual(before);
    },
  );

  it('is refused an order for each kind of invalid field [CHK-04, X-24]', async () => {
    const person = await withWraps(server());
    const place = (body: unknown, headers: Record<string, string> = {}) =>
      person.send('POST', '/customer/order/place', {
        body,
        moduleId: FOOD,
        headers: { zoneid: '[1]', ...headers },
      });
    const whole = { ...homeDelivery, payment_method: 'cash_on_delivery', order_amount: 1 };
    const line = { model: 'Item', item_id: WRAP, quantity: 1, price: 0 };
    const odd: Record<string, unknown>[] = [
      ...[-1, 1e9, 1e308, 'a lot', null, [5]].map((dm_tips) => ({ dm_tips })),
      ...[-5, 0, 1.5, 1e12, '2; drop', null].map((quantity) => ({
        is_buy_now: 1,
        cart: [{ ...line, quantity }],
      })),
      { is_buy_now: 1, cart: [] },
      { is_buy_now: 1, cart: Array(51).fill(line) },
      ...['ten', 1e308, -1, null, {}].map((order_amount) => ({ order_amount })),
      ...[1e308, -1e308, 'x'].map((bring_change_amount) => ({ bring_change_amount })),
      { payment_method: 'gold' },
      { payment_method: 'digital_payment', payment_gateway: 'nobody' },
      { payment_method: 'digital_payment', callback: 'javascript:alert(1)' },
      { payment_method: 'digital_payment', callback: '//evil.example/' },
      { order_type: 'teleport' },
      { partial_payment: 2 },
      ...['1999-01-01 10:00:00', '9999-12-31T23:59:59Z', '+999999-01-01T00:00:00Z', 'soon'].map(
        (schedule_at) => ({ schedule_at }),
      ),
      ...[1e9, 'north', -91, ''].map((latitude) => ({ latitude })),
      { contact_person_number: '+'.repeat(4000) },
      { contact_person_name: 'x'.repeat(100_000) },
      { address: '\u0000' },
      { coupon_code: '%' },
    ];
    const answers = [
      ...(await Promise.all(odd.map((more) => place({ ...whole, ...more })))),
      await place(undefined),
      await place([]),
      await place({}),
      await place(whole, { 'idempotency-key': 'k'.repeat(10_000) }),
      await place(whole, { 'idempotency-key': '' }),
    ];
    const wrong = answers.flatMap(({ status }, at) =>
      status >= 400 && status < 500 ? [] : [{ status, asked: odd[at] ?? at }],
    );
    expect(wrong).toEqual([]);
    expect(await server().database.query('select 1 from orders where customer_id = $1', [person.id])).toEqual(
      [],
    );
    expect(server().log).toEqual([]);
  });

  it('is refused a partial payment that names no method for the rest [CHK-04]', async () => {
    const person = await withWraps(server());
    await fill(person, 1_00);
    const { body } = await order(person, {
      body: { payment_method: 'digital_payment', payment_gateway: 'card', callback: '/orders' },
    });
    const change = (more: object) =>
      person.send('PUT', '/customer/order/payment-method', { body: { order_id: body.order_id, ...more } });
    expect((await change({ payment_method: 'partial_payment' })).codes).toEqual(['payment_method']);
    expect((await change({})).codes).toEqual(['payment_method']);
    expect((await change({ payment_method: 'gold' })).status).toBe(403);
    expect(await balanceOf(person)).toBe(1_00);
  });

  it("can't pay two concurrent orders with money that is enough for one [CHK-04, X-05]", async () => {
    const person = await withWraps(server(), 2);
    await add(person, { item_id: G(1), quantity: 1 }, GROCERY);
    const modules = [FOOD, GROCERY];
    const totals = await Promise.all(
      modules.map(async (moduleId) => (await quoted(person, { moduleId })).total_amount),
    );
    await fill(person, Math.round(Math.max(...totals) * 100));
    const placed = await Promise.all(
      modules.map((moduleId) => order(person, { moduleId, body: { payment_method: 'wallet' } })),
    );
    expect(placed.map(({ status }) => status).sort()).toEqual([200, 409]);

    const ids = await Promise.all(
      [1, 2, 3].map(() => newOrder(server(), { customerId: person.id, method: 'digital_payment' })),
    );
    await fill(person, 17_40);
    const changed = await Promise.all(
      ids.map((order_id) =>
        person.send('PUT', '/customer/order/payment-method', {
          body: { order_id, payment_method: 'wallet', wallet_amount: 17.4, due_amount: 0 },
        }),
      ),
    );
    const [won, ...lost] = changed.map(({ status }) => status).sort();
    expect([won, ...lost]).toEqual([200, 403, 403]);
    expect(await balanceOf(person)).toBeGreaterThanOrEqual(0);
    expect(await unbalanced(server())).toEqual([]);
    expect(server().log).toEqual([]);
  });

  it('gains nothing by an order with the total zero, which counts as paid with any method [PRICE-07, CHK-04]', async () => {
    const code = `ALL${Date.now()}`;
    await server().database.query(
      `insert into coupons (code, title, type, discount_type, discount, starts, ends)
      values ($1, '{"en": "All"}', 'default', 'percent', 100, '2020-01-01', '2100-01-01')`,
      [code],
    );
    for (const payment_method of ['cash_on_delivery', 'wallet', 'digital_payment', 'offline_payment']) {
      const person = await withWraps(server(), 2);
      const placed = await order(person, {
        body: { order_type: 'take_away', coupon_code: `  ${code.toLowerCase()} `, payment_method },
      });
      expect(placed, payment_method).toMatchObject({
        status: 200,
        body: { total_amount: 0, payment_status: 'paid', redirect_link: null },
      });
    }
  });

  it("can't open another payment page for an order that is cancelled or paid [CHK-07, X-05]", async () => {
    const requested = { payment_method: 'digital_payment', payment_gateway: 'card', callback: '/orders' };
    const person = await withWraps(server());
    const { total_amount: order_amount } = await quoted(person, { body: requested });
    const again = (key: string) => order(person, { key, body: { ...requested, order_amount } });
    const first = await again('attack-of-two-1');
    const pay = (outcome: string) =>
      server().app.inject({
        method: 'POST',
        url: `${new URL(first.body.redirect_link ?? '').pathname}/${outcome}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
    const change = await person.send<PlaceOrderResult>('PUT', '/customer/order/payment-method', {
      body: { order_id: first.body.order_id, payment_method: 'cash_on_delivery' },
    });
    expect(change.status).toBe(200);
    expect((await again('attack-of-two-1')).body).toMatchObject({
      order_id: first.body.order_id,
      redirect_link: null,
    });
    // The first payment page was still open in another tab.
    await pay('paid');
    const owed = await server().database.query(
      `select method, status from order_payments where order_id = $1`,
      [first.body.order_id],
    );
    const row = await rowOf(server(), first.body.order_id);
    expect(owed.filter(({ status }) => status !== 'paid')).toHaveLength(
      row.payment_status === 'paid' ? 0 : 1,
    );
    await person.send('PUT', '/customer/order/cancel', {
      body: { order_id: first.body.order_id, reason: 'Because' },
    });
    expect((await again('attack-of-two-1')).body).toMatchObject({
      order_status: 'canceled',
      redirect_link: null,
    });
    expect(await unbalanced(server())).toEqual([]);
  });

  it("can't order from another guest's cart [GUEST-03, PERM-02]", async () => {
    const guest = await newShopper(server());
    await guest.add({ item_id: WRAP });
    const other = await newShopper(server());
    const body = { guest_id: other.guestId, order_amount: 1 };
    expect((await order(nobody(server()), { body })).codes).toContain('cart_empty');
    for (const guest_id of ['x'.repeat(5000), '', null, 'nobody'])
      expect(
        (await order(nobody(server()), { body: { guest_id, order_amount: 1 } })).status,
      ).toBeGreaterThanOrEqual(400);
    expect((await guest.list()).entries).toHaveLength(1);
  });
});
