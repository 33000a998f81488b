import { expect, it } from 'vitest';
import type { Order, OrderQuote } from '../../../contract/types.gen';
import { demoJourneys } from '../../../server/demo/journeys/journeys';
import { HOUR } from '../../../server/demo/world/t0';
import { processPayments } from '../../../server/features/payments/payment-jobs';
import { demoGeo } from '../../../server/geo/city-geo';
import { forEachDatabase, type TestServer } from '../../support/server';
import { form, newPerson, type Person } from '../account/person';
import { png } from '../account/pictures';
import { add } from '../cart/account-cart';
import { follow, sendFollowersHome } from '../cart/follower';
import { homeDelivery, newKey, type Placed, quoted, rowOf } from './orderer';

const PHARMACY = 3;
const CAREPLUS = 9;
const AMOXICILLIN = 301;
const SOON = { timeout: 10_000 };

forEachDatabase('A prescription', (server) => {
  sendFollowersHome();
  const send = (
    person: Person,
    path: string,
    { fields = {}, files = 1, bytes = png(40, 40), key = newKey() }: Sent,
  ) => {
    const texts = Object.fromEntries(
      Object.entries({ ...homeDelivery, payment_method: 'cash_on_delivery', ...fields }).map(
        ([name, value]) => [name, String(value)],
      ),
    );
    const pictures = Array.from({ length: files }, (_, at) => ({
      field: 'order_attachment',
      name: `page-${at}.png`,
      bytes,
    }));
    const { body, headers } = form(texts, pictures);
    return person.send<Placed>('POST', `/customer/order/${path}`, {
      body,
      moduleId: PHARMACY,
      headers: { ...headers, zoneid: '[1]', 'idempotency-key': key },
    });
  };
  const prescriptionsOf = (orderId: number) =>
    server().database.query<{ image: string; status: string }>(
      'select image, status from prescriptions where order_id = $1 order by id',
      [orderId],
    );

  /** Returns the order as it is this many seconds after the demo's store received it. */
  const watched = (person: Person, orderId: number) => {
    const { database, orders, inboxes } = server();
    const { play } = demoJourneys({ database, geo: demoGeo, orders, inboxes });
    const begun = Date.now();
    return async (seconds: number) => {
      await play(begun + seconds * 1000);
      const query = { order_id: orderId };
      return (await person.send<Order>('GET', '/customer/order/track', { query })).body;
    };
  };

  it('is required, as one to three pictures, for an order of prescription medicine [CONST-07, PHAR-02, PHAR-03]', async () => {
    const person = await withMedicine(server());
    const { total_amount, needs_prescription } = await quoted(person, { moduleId: PHARMACY });
    expect(needs_prescription).toBe(1);
    const fields = { order_amount: total_amount };
    const without = await send(person, 'place', { fields, files: 0 });
    expect([without.status, without.codes, without.message]).toEqual([
      409,
      ['prescription'],
      'Please upload your prescription image',
    ]);
    const tooMany = await send(person, 'place', { fields, files: 4 });
    expect([tooMany.status, tooMany.message]).toEqual([403, 'Maximum 3 images can be send at a time.']);
    const noPicture = await send(person, 'place', { fields, bytes: Buffer.from('<svg onload="x">') });
    expect([noPicture.status, noPicture.codes]).toEqual([403, ['image']]);
    const placed = await send(person, 'place', { fields, files: 2 });
    expect(placed.status).toBe(200);
    expect(await rowOf(server(), placed.body.order_id)).toMatchObject({ needs_prescription: true });
    const kept = await prescriptionsOf(placed.body.order_id);
    expect(kept.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
    const picture = await server().app.inject({
      url: kept[0]?.image ?? '',
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('is not required again when an order is repeated with its idempotency key [CHK-05, PHAR-02, X-05]', async () => {
    const person = await withMedicine(server());
    const { total_amount } = await quoted(person, { moduleId: PHARMACY });
    const key = newKey();
    const fields = { order_amount: total_amount, cutlery: 0 };
    const first = await send(person, 'place', { fields, key });
    const again = await person.send<Placed>('POST', '/customer/order/place', {
      body: { ...homeDelivery, payment_method: 'cash_on_delivery', ...fields, order_note: null },
      moduleId: PHARMACY,
      headers: { zoneid: '[1]', 'idempotency-key': key },
    });
    expect([again.status, again.body.order_id]).toEqual([200, first.body.order_id]);
  });

  it('is checked by the pharmacy, and a rejected one can be replaced [ORD-05, PHAR-05]', async () => {
    const person = await withMedicine(server());
    const { total_amount } = await quoted(person, { moduleId: PHARMACY });
    const { body } = await send(person, 'place', { fields: { order_amount: total_amount } });
    const readAt = watched(person, body.order_id);
    const again = (size: number, files = 1) => {
      const picture = { field: 'order_attachment', name: 'page.png', bytes: png(size, size) };
      const sent = form({ order_id: String(body.order_id) }, files === 0 ? [] : [picture]);
      return person.send('POST', '/customer/order/prescription', sent);
    };
    expect((await readAt(0)).prescription).toEqual({ status: 'waiting', reason: null });
    expect((await again(300)).codes).toEqual(['prescription']);
    const path = `/customer/order/track/stream?order_id=${body.order_id}`;
    const stream = await follow(server(), { token: person.token ?? '', path });
    const received = () => [...stream.text().matchAll(/^event: order$/gm)].length;
    await expect.poll(received, SOON).toBe(1);
    const refused = await readAt(11);
    await expect.poll(received, SOON).toBe(2);
    expect(refused).toMatchObject({ order_status: 'pending', prescription: { status: 'rejected' } });
    expect(refused.prescription?.reason).toContain('too small');
    expect(refused.actions?.can_send_prescription).toBe(true);
    expect((await again(300, 0)).codes).toEqual(['prescription']);
    expect((await again(300)).status).toBe(200);
    await expect.poll(received, SOON).toBe(3);
    expect((await readAt(16)).prescription?.status).toBe('approved');
    expect((await readAt(41)).order_status).toBe('confirmed');
    const other = await newPerson(server());
    const sent = form({ order_id: String(body.order_id) });
    expect((await other.send('POST', '/customer/order/prescription', sent)).status).toBe(404);
  });

  it('can be ordered without items, and the pharmacy sets the price later [PHAR-05]', async () => {
    const person = await newPerson(server());
    const placed = await send(person, 'prescription/place', { fields: { store_id: CAREPLUS } });
    expect(placed.status).toBe(200);
    const row = await rowOf(server(), placed.body.order_id);
    expect(row).toMatchObject({
      store_id: CAREPLUS,
      items_amount: 0,
      needs_prescription: true,
      status: 'pending',
    });
    expect(row.total).toBe(row.delivery_charge);
    expect(await prescriptionsOf(placed.body.order_id)).toHaveLength(1);
  });

  it('is priced by the pharmacist if sent without items, and the order continues only at the accepted price [PHAR-05, CHK-06, CHK-12]', async () => {
    const person = await newPerson(server());
    const fields = { store_id: CAREPLUS };
    const quote = await person.send<OrderQuote>('POST', '/customer/order/quote', {
      body: { order_type: 'delivery', latitude: 34.2, longitude: -41.6, prescription_store_id: CAREPLUS },
      moduleId: PHARMACY,
    });
    expect([quote.status, quote.body.items_amount, quote.body.needs_prescription]).toEqual([200, 0, 1]);
    const { body } = await send(person, 'prescription/place', { fields, bytes: png(300, 300) });
    const readAt = watched(person, body.order_id);
    const accept = (order_amount: number, by = person) =>
      by.send('POST', '/customer/order/price/accept', { body: { order_id: body.order_id, order_amount } });
    const response = await readAt(0);
    expect([response.price_offer, response.actions?.can_accept_price]).toEqual(['asked', false]);
    expect((await accept(response.order_amount ?? 0)).codes).toEqual(['price_offer']);
    const offered = await readAt(11);
    expect([offered.price_offer, offered.details_count, offered.prescription?.status]).toEqual([
      'offered',
      2,
      'approved',
    ]);
    const { order_amount: total = 0, items_amount: items = 0, delivery_charge: way = 0 } = offered;
    expect(total).toBeCloseTo(items + way + (offered.total_tax_amount ?? 0), 2);
    expect(offered.payments?.map(({ amount, payment_status }) => [amount, payment_status])).toEqual([
      [total, 'unpaid'],
    ]);
    const inbox = await server().database.query<{ title: { en: string } }>(
      'select title from notifications where order_id = $1',
      [body.order_id],
    );
    expect(inbox.map(({ title }) => title.en)).toEqual(['Your prescription price is ready']);
    expect((await readAt(60)).order_status).toBe('pending');
    expect((await accept(total + 1)).codes).toEqual(['total_changed']);
    expect((await accept(total, await newPerson(server()))).status).toBe(404);
    expect((await accept(total)).status).toBe(200);
    expect((await accept(total)).codes).toEqual(['price_offer']);
    expect((await readAt(110)).order_status).toBe('confirmed');
  });

  it('can be prepaid if sent without items, which is required above the cash limit [CHK-03, CHK-04, PHAR-05]', async () => {
    const person = await newPerson(server());
    const { database } = server();
    const { body } = await send(person, 'prescription/place', {
      fields: { store_id: CAREPLUS },
      bytes: png(300, 300),
    });
    const readAt = watched(person, body.order_id);
    await readAt(0);
    const { order_amount = 0 } = await readAt(11);
    const accept = (pays_now: 0 | 1) =>
      person.send('POST', '/customer/order/price/accept', {
        body: { order_id: body.order_id, order_amount, pays_now },
      });
    await database.query('update module_zones set maximum_cod = 100 where module_id = $1', [PHARMACY]);
    expect((await accept(0)).codes).toEqual(['cash_limit']);
    expect((await accept(1)).status).toBe(200);
    await database.query('update module_zones set maximum_cod = null where module_id = $1', [PHARMACY]);
    const waiting = await readAt(110);
    expect([waiting.order_status, waiting.price_offer, waiting.actions?.can_pay]).toEqual([
      'pending',
      'accepted',
      true,
    ]);
    const paid = await person.send<Placed>('PUT', '/customer/order/payment-method', {
      body: {
        order_id: body.order_id,
        payment_method: 'digital_payment',
        payment_gateway: 'card',
        callback: '/orders',
      },
    });
    expect([paid.status, typeof paid.body.redirect_link]).toEqual([200, 'string']);
  });

  it('releases its reserved stock when the customer does not accept the pharmacist’s price [PHAR-05, ORD-06]', async () => {
    const person = await newPerson(server());
    const { body } = await send(person, 'prescription/place', {
      fields: { store_id: CAREPLUS },
      bytes: png(300, 300),
    });
    const { database } = server();
    const stock = async () =>
      (await database.query<{ stock: number }>('select stock from items where id = $1', [AMOXICILLIN]))[0]
        ?.stock;
    const before = await stock();
    const readAt = watched(person, body.order_id);
    await readAt(0);
    await readAt(11);
    expect(await stock()).toBe((before ?? 0) - 1);
    const cancel = { order_id: body.order_id, reason: 'Ordered by mistake' };
    expect((await person.send('PUT', '/customer/order/cancel', { body: cancel })).status).toBe(200);
    expect(await stock()).toBe(before);
  });

  it('releases its reserved stock when its prepayment is late [PHAR-05, CHK-07]', async () => {
    const person = await newPerson(server());
    const { database, payments, wallClock } = server();
    const { body } = await send(person, 'prescription/place', {
      fields: { store_id: CAREPLUS },
      bytes: png(300, 300),
    });
    const readAt = watched(person, body.order_id);
    await readAt(0);
    const { order_amount = 0 } = await readAt(11);
    const accepted = { order_id: body.order_id, order_amount, pays_now: 1 };
    await person.send('POST', '/customer/order/price/accept', { body: accepted });
    const state = async () =>
      (
        await database.query<{ status: string; stock: number; updated_at: Date }>(
          'select o.status, i.stock, o.updated_at from orders o, items i where o.id = $1 and i.id = $2',
          [body.order_id, AMOXICILLIN],
        )
      )[0];
    const waiting = await state();
    const attendAfter = (hours: number) =>
      processPayments({
        database,
        payments,
        wallClock,
        now: () => (waiting?.updated_at.getTime() ?? 0) + hours * HOUR,
        report: (error) => {
          throw error;
        },
      });
    await attendAfter(1);
    expect(await state()).toEqual(waiting);
    await attendAfter(2);
    expect(await state()).toMatchObject({ status: 'failed', stock: (waiting?.stock ?? 0) + 1 });
  });

  it('is refused if sent without items and without a picture or a pharmacy, or with another payment method [PHAR-02, PHAR-05]', async () => {
    const person = await newPerson(server());
    const codes = async (sent: Sent) => (await send(person, 'prescription/place', sent)).codes;
    expect(await codes({ fields: { store_id: CAREPLUS }, files: 0 })).toEqual(['prescription']);
    expect(await codes({ fields: { store_id: 1 } })).toEqual(['store_id']);
    expect(await codes({})).toEqual(['not_found']);
    expect(await codes({ fields: { store_id: CAREPLUS, payment_method: 'wallet' } })).toEqual([
      'payment_method',
    ]);
    expect(await codes({ fields: { store_id: CAREPLUS, address: ' ' } })).toEqual(['address']);
  });
});

type Sent = { fields?: Record<string, unknown>; files?: number; bytes?: Buffer; key?: string };

async function withMedicine(server: TestServer): Promise<Person> {
  const person = await newPerson(server);
  expect((await add(person, { item_id: AMOXICILLIN }, PHARMACY)).status).toBe(200);
  return person;
}
