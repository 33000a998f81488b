import { expect, it } from 'vitest';
import type { CartEntry, OperatorRegistration, OperatorTrip } from '../../../contract/types.gen';
import { T0 } from '../../../server/demo/world/t0';
import { forEachDatabase } from '../../support/server';
import { FOOD } from '../cart/shopper';
import { order, withBasket } from '../checkout/orderer';
import { newOrder } from '../orders/placed';
import { browser, ENV } from './visitor';

const PARACETAMOL = 302;

forEachDatabase(
  "The operator's console",
  (server) => {
    it('can move an order step by step to its delivery, which records the cash payment [X-23, ORD-03]', async () => {
      const operator = browser(server);
      await operator.enter();
      const id = await newOrder(server(), { status: 'pending' });
      const decisionsOf = async () => (await operator.orders()).find((order) => order.id === id)?.decisions;
      const decide = (decision: string, reason?: string) =>
        operator.send('PUT', `/operator/orders/${id}`, { decision, ...(reason && { reason }) });
      expect(await decisionsOf()).toEqual(['confirmed', 'canceled', 'failed']);
      expect(await decide('delivered')).toMatchObject({ status: 403, codes: ['decision'] });
      for (const step of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'])
        expect([step, (await decide(step)).status]).toEqual([step, 200]);
      const [order] = await server().database.query(
        'select status, payment_status, courier_id is not null as has_courier from orders where id = $1',
        [id],
      );
      expect(order).toEqual({ status: 'delivered', payment_status: 'paid', has_courier: true });
      expect(await decisionsOf()).toEqual([]);
      expect(await decide('canceled', 'Too late')).toMatchObject({ status: 403, codes: ['decision'] });
      expect(
        (await operator.send('PUT', '/operator/orders/999999999', { decision: 'confirmed' })).status,
      ).toBe(404);
    });

    it('lists each order line with its options and the instruction for an unavailable item [X-16, X-23]', async () => {
      const operator = browser(server);
      await operator.enter();
      const person = await withBasket(server());
      const [line] = (await person.send<CartEntry[]>('GET', '/customer/cart/list', { moduleId: FOOD })).body;
      const update = {
        cart_id: line?.id,
        if_unavailable: 'call',
        quantity: 2,
        model: 'Item',
        item_id: 101,
        price: 0,
      };
      const updated = await person.send('POST', '/customer/cart/update', { body: update, moduleId: FOOD });
      expect(updated.status).toBe(200);
      const placed = await order(person);
      const details = await person.send<{ if_unavailable?: string }[]>('GET', '/customer/order/details', {
        query: { order_id: placed.body.order_id },
      });
      expect(details.body.map(({ if_unavailable }) => if_unavailable)).toEqual(['call']);
      const lines = (await operator.orders()).find(({ id }) => id === placed.body.order_id)?.lines;
      expect(lines).toEqual([
        expect.stringMatching(
          /^2 × Margherita, Medium, Mushroom, Extra cheese, \+ 1 × .*Cola.* · if unavailable: call$/,
        ),
      ]);
      const inArabic = (await operator.orders('ar')).find(({ id }) => id === placed.body.order_id)?.lines;
      expect(inArabic).toEqual([expect.stringMatching(/^2 × مارغريتا، [^,\w]*، \+ 1 × كولا/)]);
    });

    it('requires a reason for cancelling or failing an order and notifies the customer [X-23, ORD-06]', async () => {
      const operator = browser(server);
      await operator.enter();
      const id = await newOrder(server(), {});
      const path = `/operator/orders/${id}`;
      for (const decision of ['canceled', 'failed'])
        expect(await operator.send('PUT', path, { decision, reason: ' ' })).toMatchObject({
          status: 403,
          codes: ['reason'],
        });
      expect(
        (await operator.send('PUT', path, { decision: 'canceled', reason: 'No bread left' })).status,
      ).toBe(200);
      const [order] = await server().database.query(
        'select status, cancelled_by, cancellation_reason, given_back_at is not null as is_back from orders where id = $1',
        [id],
      );
      expect(order).toEqual({
        status: 'canceled',
        cancelled_by: 'admin',
        cancellation_reason: { en: 'No bread left', ar: 'No bread left' },
        is_back: true,
      });
    });

    it("lists the reasons for refunds and cancellations in the operator's language [X-23, ORD-07]", async () => {
      const operator = browser(server);
      await operator.enter();
      const [refunded, called] = [
        await newOrder(server(), { status: 'refund_requested' }),
        await newOrder(server(), {}),
      ];
      const { database } = server();
      await database.query(
        `insert into order_refunds (order_id, reason, note, amount, images, created_at)
        select $1, reason, 'No fries', 1740, '{/pictures/orders/a.jpg}', now() from refund_reasons order by id limit 1`,
        [refunded],
      );
      await database.query(
        `update orders set status = 'canceled', delivery_instruction = 'Ring twice', wants_cutlery = true, cancellation_reason =
          (select reason from cancellation_reasons order by id limit 1) where id = $1`,
        [called],
      );
      const read = async (id: number) => (await operator.orders('ar')).find((order) => order.id === id);
      expect(await read(refunded)).toMatchObject({
        refund: { reason: 'هناك شيء ناقص', note: 'No fries', images: ['/pictures/orders/a.jpg'] },
        cancellation_reason: null,
      });
      expect(await read(called)).toMatchObject({
        refund: null,
        cancellation_reason: 'طلبت عن طريق الخطأ',
        delivery_instruction: 'Ring twice',
        cutlery: true,
      });
      const refusal = { decision: 'refund_request_canceled' };
      const path = `/operator/orders/${refunded}`;
      expect(await operator.send('PUT', path, refusal)).toMatchObject({ status: 403, codes: ['reason'] });
      expect((await operator.send('PUT', path, { ...refusal, reason: 'It was whole' })).status).toBe(200);
      expect(await read(refunded)).toMatchObject({
        status: 'refund_request_canceled',
        refund: { answer: 'It was whole' },
      });
    });

    it('prices a prescription order with items that the pharmacy has in stock [X-23, PHAR-05]', async () => {
      const operator = browser(server);
      await operator.enter();
      const id = await newOrder(server(), { status: 'pending' });
      await server().database.query(
        `update orders set store_id = 9, needs_prescription = true, pricing = 'asked', items_amount = 0,
           payment_method = 'cash_on_delivery', payment_status = 'unpaid', paid = 0 where id = $1`,
        [id],
      );
      await server().database.query('delete from order_lines where order_id = $1', [id]);
      await server().database.query(
        `insert into prescriptions (order_id, image, created_at) values ($1, '/pictures/none.png', now())`,
        [id],
      );
      const read = async () => (await operator.orders()).find((order) => order.id === id);
      const price = (...goods: [item_id: number, quantity: number, variation?: string][]) =>
        operator.send('PUT', `/operator/orders/${id}`, {
          decision: 'prescription_priced',
          goods: goods.map(([item_id, quantity, variation = null]) => ({ item_id, variation, quantity })),
        });
      const pack = (tablets: number) => ({ en: `${tablets} tablets`, ar: `${tablets} قرصًا` });
      await server().database.query(
        'update items set stock = null, choice_options = $2::jsonb, variations = $3::jsonb where id = $1',
        [
          PARACETAMOL,
          JSON.stringify([{ title: { en: 'Pack', ar: 'العبوة' }, options: [pack(10), pack(20)] }]),
          JSON.stringify([
            { type: pack(10), price: 300, stock: 5 },
            { type: pack(20), price: 550, stock: 0 },
          ]),
        ],
      );
      const waiting = await read();
      expect(waiting?.decisions).toEqual([
        'prescription_priced',
        'prescription_rejected',
        'canceled',
        'failed',
      ]);
      const packs = waiting?.shelf?.filter((item) => item.id === PARACETAMOL);
      expect(packs?.map(({ variation, price: requested }) => [variation, requested])).toEqual([
        ['10 tablets', 3],
      ]);
      const [first, second] = waiting?.shelf?.filter(({ variation }) => variation === null) ?? [];
      if (first === undefined || second === undefined) throw new Error('The shelf of the pharmacy is empty');
      const refused = { status: 403, codes: ['goods'] };
      expect(await price()).toMatchObject(refused);
      expect(await price([101, 1])).toMatchObject(refused);
      expect(await price([first.id, 1], [first.id, 1])).toMatchObject(refused);
      expect(await price([first.id, 999])).toMatchObject(refused);
      expect(await price([PARACETAMOL, 1])).toMatchObject(refused);
      expect(await price([PARACETAMOL, 6, '10 tablets'])).toMatchObject(refused);
      expect(await price([PARACETAMOL, 1, '20 tablets'])).toMatchObject(refused);
      expect((await price([first.id, 2], [second.id, 1], [PARACETAMOL, 2, '10 tablets'])).status).toBe(200);
      const [line] = await server().database.query(
        'select total, choices from order_lines where order_id = $1 and item_id = $2',
        [id, PARACETAMOL],
      );
      expect(line).toMatchObject({ total: 600, choices: [{ values: [{ en: '10 tablets' }] }] });
      const [order] = await server().database.query<{ pricing: string; items_amount: number }>(
        'select pricing, items_amount from orders where id = $1',
        [id],
      );
      expect(order).toMatchObject({ pricing: 'offered' });
      expect(order?.items_amount).toBeGreaterThan(0);
      expect(await read()).toMatchObject({ decisions: ['canceled', 'failed'], waits_for: ['price'] });
    });

    it('moves a trip from its confirmation to the return of the vehicle [X-23, RENT-54]', async () => {
      const operator = browser(server);
      await operator.enter();
      const book = async () => {
        const [row] = await server().database.query<{ id: number }>(
          `insert into trips (module_id, zone_id, provider_id, type, status, payment_method, payment_status, contact_name,
             contact_phone, pickup, destination, pickup_at, estimated_hours, vehicles_amount, total, created_at, updated_at)
           select module_id, zone_id, id, 'hourly', 'pending', 'cash_on_delivery', 'unpaid', 'Nour', '+971501234567',
             '{"name": "Harbour"}', '{"name": "Hills"}', $1::timestamptz, 2, 5000, 5000, $1::timestamptz, $1::timestamptz
           from providers order by id limit 1 returning id`,
          [new Date(T0).toISOString()],
        );
        return row?.id ?? 0;
      };
      const decide = (id: number, decision: string, reason?: string) =>
        operator.send('PUT', `/operator/trips/${id}`, { decision, ...(reason && { reason }) });
      const id = await book();
      const list = await operator.send<{ trips: OperatorTrip[] }>('GET', '/operator/trips');
      expect(list.body.trips.find((trip) => trip.id === id)).toMatchObject({
        status: 'pending',
        total: 50,
        pickup: 'Harbour',
        decisions: ['confirmed', 'canceled'],
      });
      expect(await decide(id, 'completed')).toMatchObject({ status: 403, codes: ['decision'] });
      for (const step of ['confirmed', 'ongoing', 'completed'])
        expect([step, (await decide(id, step)).status]).toEqual([step, 200]);
      const [done] = await server().database.query('select status, payment_status from trips where id = $1', [
        id,
      ]);
      expect(done).toEqual({ status: 'completed', payment_status: 'paid' });

      const other = await book();
      expect(await decide(other, 'canceled')).toMatchObject({ status: 403, codes: ['reason'] });
      expect((await decide(other, 'canceled', 'The van has broken down')).status).toBe(200);
      const [gone] = await server().database.query('select status, cancelled_by from trips where id = $1', [
        other,
      ]);
      expect(gone).toEqual({ status: 'canceled', cancelled_by: 'operator' });
      expect((await decide(999_999_999, 'confirmed')).status).toBe(404);
    });

    it('decides a registration once and notifies the applicant [X-23, REG-01]', async () => {
      const operator = browser(server);
      await operator.enter();
      const [{ id } = { id: 0 }] = await server().database.query<{ id: number }>(
        `insert into registrations (kind, first_name, email, phone, password_hash, zone_id, language, details, created_at)
        values ('store', 'Huda', 'huda@kitchen.example', '+971581234567', 'x', 1, 'ar', $1, now()) returning id`,
        [
          JSON.stringify({
            module_id: 1,
            lat: 34.2,
            lng: -41.6,
            delivery_time: { minimum: 20, maximum: 40, type: 'min' },
            translations: [{ locale: 'en', key: 'name', value: 'Huda’s Kitchen' }],
            business_plan: 'commission',
            pickup_zone_ids: [],
            tin_expires: null,
          }),
        ],
      );
      const list = await operator.send<{ registrations: OperatorRegistration[] }>(
        'GET',
        '/operator/registrations',
      );
      expect(list.body.registrations.find((one) => one.id === id)).toMatchObject({
        state: 'pending',
        name: 'Huda',
        store_name: 'Huda’s Kitchen',
        documents: [],
      });
      const path = `/operator/registrations/${id}`;
      expect(await operator.send('PUT', path, { decision: 'refused' })).toMatchObject({ codes: ['reason'] });
      expect((await operator.send('PUT', path, { decision: 'approved' })).status).toBe(200);
      expect(await operator.send('PUT', path, { decision: 'refused', reason: 'No' })).toMatchObject({
        status: 403,
        codes: ['decision'],
      });
      const [store] = await server().database.query(
        `select s.name, s.module_id, s.delivery_minutes, s.is_active from registrations r join stores s on s.id = r.store_id
        where r.id = $1`,
        [id],
      );
      expect(store).toEqual({
        name: { en: 'Huda’s Kitchen', ar: 'Huda’s Kitchen' },
        module_id: 1,
        delivery_minutes: '20-40',
        is_active: true,
      });
      await server().settle();
      const mails = server().sent.filter(({ to }) => to === 'huda@kitchen.example');
      expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('أهلًا بك')]);
    });
  },
  { env: ENV },
);
