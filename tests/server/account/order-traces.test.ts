import { expect, it } from 'vitest';
import type { OwnData } from '../../../contract/types.gen';
import { T0 } from '../../../server/demo/world/t0';
import { transfer } from '../../../server/features/payments/ledger';
import { onDatabase } from '../../support/server';
import { unbalanced } from '../checkout/orderer';
import { HOUR, newOrder, SHAWARMA } from '../orders/placed';
import { addRecords, recordsOf, SAID } from './order-records';
import { form, newPerson, type Person } from './person';
import { jpeg } from './pictures';

const SALIM = 1;
onDatabase('The personal data in orders', (server) => {
  const rows = <Row extends object = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
    server().database.query<Row>(sql, values);

  /** A customer with money in the wallet and an order that has every kind of record. */
  async function customerOf() {
    const person = await newPerson(server());
    const id = await newOrder(server(), {
      customerId: person.id,
      status: 'delivered',
      deliveredAgo: HOUR,
      courierId: SALIM,
    });
    const picture = (field: string) => [{ field, name: 'a.jpg', bytes: jpeg }];
    const send = async (path: string, body: ReturnType<typeof form> | { body: object }) =>
      expect((await person.send('POST', path, body)).status, path).toBe(200);
    const order_id = id;
    await send('/delivery-man/reviews/submit', {
      body: { order_id, delivery_man_id: SALIM, rating: 5, comment: 'Waited at the secret door' },
    });
    for (const [path, item] of [
      ['/items/reviews/submit', { item_id: String(SHAWARMA) }],
      ['/stores/reviews/submit', { store_id: '2' }],
    ] as const)
      await send(
        path,
        form({ order_id: String(id), rating: '5', comment: 'Very good', ...item }, picture('attachment')),
      );
    await send(
      '/customer/order/refund-request',
      form(
        { order_id: String(id), customer_reason: 'Secret words', customer_note: 'Ask for Nour' },
        picture('image'),
      ),
    );
    await addRecords(server(), id, person.id);
    await rows(`update orders set status = 'refunded' where id = $1`, id);
    await rows(
      `update order_refunds set status = 'approved', answer = 'Sorry, Nour' where order_id = $1`,
      id,
    );
    await server().database.transaction((tx) =>
      transfer(tx, {
        ...{ kind: 'add_fund', from: 'offline', to: `wallet:${person.id}`, amount: 900 },
        ...{ orderId: null, reference: null, now: T0 },
      }),
    );
    return { person, id };
  }

  const own = async (person: Person) =>
    (await person.send<OwnData>('GET', '/customer/own-data')).body as unknown as Record<
      string,
      Record<string, unknown>[]
    >;

  it('is exported in full: orders, payments, refunds, reviews and pictures [PROF-12]', async () => {
    const { person, id } = await customerOf();
    const lists = await own(person);
    const ofOrder = { order_id: id };
    expect(lists).toMatchObject({
      orders: [
        {
          id,
          total: 17.4,
          note: 'Secret',
          delivery_instruction: 'Secret',
          lines: [{ quantity: 2, note: 'Secret' }],
        },
      ],
      order_payments: [{ ...ofOrder, method: 'digital_payment', amount: 17.4, status: 'paid' }],
      online_payments: [{ ...ofOrder, gateway: 'demo', amount: 17.4, reference: `ref-${id}` }],
      offline_payments: [{ ...ofOrder, answers: { account: 'Nour Test' } }],
      refunds: [
        { ...ofOrder, reason: { en: 'Secret words' }, note: 'Ask for Nour', images: [expect.any(String)] },
      ],
      courier_reviews: [{ ...ofOrder, rating: 5, comment: 'Waited at the secret door' }],
      prescriptions: [{ ...ofOrder, image: '/pictures/orders/secret.jpg' }],
      coupon_uses: [{ ...ofOrder, phone: '+971509998877' }],
    });
    expect(lists.reviews?.map(({ item_id }) => item_id).sort()).toEqual([SHAWARMA, null]);
    expect(JSON.stringify(lists)).not.toMatch(/hash|secret-key|4821/);
    const others = await own(await newPerson(server()));
    for (const name of Object.keys(lists).filter((list) => /order|pay|refund|review|coupon|presc/.test(list)))
      expect(others[name], name).toEqual([]);
  });

  it('is deleted with the account, while amounts and ratings stay without a name [PROF-08]', async () => {
    const { person, id } = await customerOf();
    const before = await own(person);
    const shown = [...(before.refunds ?? []), ...(before.reviews ?? [])].flatMap(
      ({ images, photos }) => (images ?? photos) as string[],
    );
    expect(shown).toHaveLength(3);
    const [uses] = await rows('select count(*)::int as made from coupon_uses');
    expect((await person.send('DELETE', '/customer/remove-account')).status).toBe(200);

    for (const [table, row] of await recordsOf(server(), id)) expect(row, table).not.toMatch(SAID);
    for (const table of ['order_pictures', 'order_positions', 'prescriptions', 'reviews'])
      expect(await rows(`select 1 from ${table} where order_id = $1`, id), table).toEqual([]);
    for (const address of shown) expect((await server().app.inject(address)).statusCode).toBe(404);
    const [stored] = await rows('select * from orders where id = $1', id);
    expect(stored).toMatchObject({
      ...{ status: 'refunded', total: 1740, customer_id: null, guest_hash: null, request_hash: null },
      ...{ idempotency_key: null, destination: null, pin: null, cancellation_reason: null },
    });

    const nameless = await rows(
      `select rating, photos from reviews where customer_name = '' and comment = '{"en": "Very good"}'`,
    );
    expect(nameless).toContainEqual({ rating: 5, photos: [] });
    expect(await rows('select amount, status from order_payments where order_id = $1', id)).toEqual([
      { amount: 1740, status: 'paid' },
    ]);
    expect(
      await rows('select amount, reference, callback from gateway_payments where order_id = $1', id),
    ).toEqual([{ amount: 1740, reference: `ref-${id}`, callback: 'https://souk.example/' }]);
    expect(await rows('select count(*)::int as made from coupon_uses')).toEqual([uses]);
    expect(await rows(`select amount from ledger_entries where account = 'forfeited'`)).toEqual([
      { amount: 900 },
    ]);
    const left = await unbalanced(server());
    expect(left.filter(({ account }) => account === `wallet:${person.id}`)).toEqual([]);
  });

  it('is not found by the order number after the account has been deleted [PERM-07]', async () => {
    const { person, id } = await customerOf();
    await person.send('DELETE', '/customer/remove-account');
    const other = await newPerson(server());
    for (const contact_number of ['+971509998877', '', '0', 'nour@souk.example'])
      expect(
        (await other.send('GET', '/customer/order/track', { query: { order_id: id, contact_number } }))
          .status,
      ).toBe(404);
  });
});
