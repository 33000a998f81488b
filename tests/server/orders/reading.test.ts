import { describe, expect, it } from 'vitest';
import type {
  DeliveryMan,
  Order,
  OrderDetail,
  OrderPage,
  RefundReasonList,
} from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { AMIRA, newPerson, nobody, type Person, personWith, signedInAs } from '../account/person';
import { order, withBasket } from '../checkout/orderer';
import { newCustomer, newForm, newVisitor } from '../session/visitor';
import { DAY, HOUR, newOrder } from './placed';

const ofGuest = (guestId: string | null) => ({ headers: { 'x-guest-id': guestId ?? '' } });
const track = (person: Person, query: Record<string, string | number>, more: object = {}) =>
  person.send<Order>('GET', '/customer/order/track', { query, ...more });
const numbersOf = ({ body }: { body: OrderPage }) => (body.orders ?? []).map(({ id }) => id);

forEachDatabase('Placed orders', (server) => {
  describe('The orders of an account', () => {
    const list = (person: Person, name: 'list' | 'running-orders', query = {}) =>
      person.send<OrderPage>('GET', `/customer/order/${name}`, { query });

    it('are listed as running or past, newest first, by page and module [ORD-01, ORD-02]', async () => {
      const person = await newPerson(server());
      const placed = (given: object) => newOrder(server(), { customerId: person.id, ...given });
      const done = await placed({ status: 'delivered', deliveredAgo: HOUR, placedAgo: 5 * HOUR });
      const off = await placed({ status: 'canceled', placedAgo: 4 * HOUR });
      const goods = await placed({ status: 'delivered', moduleId: 4, storeId: 11, placedAgo: 3 * HOUR });
      const now = await placed({ status: 'processing' });
      expect(numbersOf(await list(person, 'list'))).toEqual([goods, off, done]);
      expect(numbersOf(await list(person, 'running-orders'))).toEqual([now]);
      expect(numbersOf(await list(person, 'list', { module_id: 1 }))).toEqual([off, done]);
      const { body } = await list(person, 'list', { limit: 2, offset: 2 });
      expect([numbersOf({ body }), body.total_size]).toEqual([[done], 3]);
      expect((await list(person, 'list', { limit: 0 })).status).toBe(403);
    });

    it('are listed with number, store, date, status, total and count [ORD-01, ORD-02]', async () => {
      const amira = await signedInAs(server(), AMIRA);
      const { body } = await list(amira, 'list');
      expect(body.orders?.find(({ id }) => id === 1002)).toMatchObject({
        order_status: 'delivered',
        order_amount: 24.58,
        details_count: 3,
        store: { id: 2 },
        created_at: '2026-11-15T09:00:00.000Z',
      });
      expect((await list(nobody(server()), 'list')).status).toBe(401);
    });

    it('count the pieces of all lines, as the order itself does [ORD-02, ORD-03]', async () => {
      const amira = await signedInAs(server(), AMIRA);
      const { body } = await list(amira, 'running-orders');
      const listed = body.orders?.find(({ id }) => id === 1001);
      expect([listed?.details_count, listed?.items_count]).toEqual([1, 2]);
    });
  });

  describe('The details of an order', () => {
    it('have the status history, the receipt and the agreed details: the demo order on its way [ORD-03, ORD-10]', async () => {
      const { body } = await track(await signedInAs(server(), AMIRA), { order_id: 1001 });
      expect(body).toMatchObject({
        order_amount: 29.41,
        items_amount: 29,
        coupon_code: 'WELCOME10',
        coupon_discount_amount: 2.9,
        delivery_charge: 2,
        total_tax_amount: 1.31,
        tax_status: 'excluded',
        otp: '4821',
        order_note: 'Extra napkins, please',
        picked_up: '2026-11-24T08:57:00.000Z',
        delivered: null,
        delivery_man: { f_name: 'Salim' },
        delivery_address: { contact_person_name: 'Amira Haddad', house: '12B' },
        actions: { can_cancel: false, can_reorder: false, refund_until: null, review_until: null },
      });
      expect(Date.parse(body.expected_at ?? '')).toBeGreaterThan(Date.parse(body.created_at));
    });

    it("have the lines as they were sold, in the reader's language [ORD-03]", async () => {
      const amira = await signedInAs(server(), AMIRA);
      const lines = (language: 'en' | 'ar') =>
        amira.send<OrderDetail[]>('GET', '/customer/order/details', { query: { order_id: 1001 }, language });
      expect((await lines('en')).body).toMatchObject([
        {
          item_details: { name: 'Margherita' },
          quantity: 2,
          price: 13.5,
          discount_on_item: 1.5,
          total: 29,
          variation: [
            { name: 'Size', values: { label: ['Medium'] } },
            { name: 'Toppings', values: { label: ['Mushroom', 'Extra cheese'] } },
          ],
          add_ons: [{ name: 'Cola', price: 2, quantity: 1 }],
          total_add_on_price: 2,
        },
      ]);
      expect((await lines('ar')).body[0]?.item_details.name).toBe('مارغريتا');
    });

    it('have the price rules of each line, independent of later changes of the item [PRICE-08, X-06]', async () => {
      const person = await withBasket(server());
      const { body: placed } = await order(person);
      await server().database.query(`update items set price = 9900, discount = 0 where id = 101`);
      const read = (language: 'en' | 'ar') =>
        person.send<OrderDetail[]>('GET', '/customer/order/details', {
          query: { order_id: placed.order_id },
          language,
        });
      const [line] = (await read('en')).body;
      const reasons = line?.price_reasons ?? [];
      expect(reasons).toEqual([
        { rule: 'base', amount: 10 },
        { rule: 'option', label: 'Medium', amount: 2.5 },
        { rule: 'option', label: 'Mushroom', amount: 1 },
        { rule: 'option', label: 'Extra cheese', amount: 1.5 },
        { rule: 'quantity', quantity: 2, amount: 15 },
        { rule: 'item_discount', percent: 10, is_capped: false, amount: -3 },
        { rule: 'add_on', label: 'Cola', quantity: 1, amount: 2 },
      ]);
      expect(reasons.reduce((sum, { amount }) => sum + amount, 0)).toBe(line?.total);
      expect((await read('ar')).body[0]?.price_reasons?.map(({ label }) => label)).toContain('وسط');
      const { body } = await track(person, { order_id: placed.order_id });
      const fee = body.delivery_reasons ?? [];
      expect(fee.map(({ rule }) => rule)).toEqual(['distance', 'minimum']);
      expect(fee.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(body.delivery_charge ?? 0, 2);
    });

    it("have the courier's position for the customer only [ORD-05, PERM-07]", async () => {
      const amira = await signedInAs(server(), AMIRA);
      const where = (person: Person) =>
        person.send<DeliveryMan>('GET', '/delivery-man/last-location', { query: { order_id: 1001 } });
      expect((await where(amira)).body).toMatchObject({ f_name: 'Salim', lat: expect.any(Number) });
      expect((await where(await newPerson(server()))).status).toBe(404);
    });

    it("are refused for another customer's order with the same response as for a missing one [PERM-07, X-24]", async () => {
      const person = await newPerson(server());
      for (const path of ['track', 'details']) {
        const requested = (order_id: number, more: object = {}) =>
          person.send('GET', `/customer/order/${path}`, { query: { order_id, ...more } });
        const unknown = await requested(987654);
        expect(unknown.status).toBe(404);
        expect(await requested(1001)).toEqual(unknown);
        expect(await requested(1101, { contact_number: '+971500000000' })).toEqual(unknown);
        expect(await requested(987654, { contact_number: '+971501234567' })).toEqual(unknown);
      }
    });
  });

  describe('The orders of a guest', () => {
    const runningOf = (token: string | null) =>
      personWith(server(), 0, token).send<OrderPage>('GET', '/customer/order/running-orders');

    it('are readable in the same browser and absent from order histories [GUEST-04, ORD-01, ORD-20]', async () => {
      const { guestId } = await newVisitor(server());
      const id = await newOrder(server(), { guestId });
      const response = await track(nobody(server()), { order_id: id }, ofGuest(guestId));
      expect(response.body).toMatchObject({ id, is_guest: true, actions: { can_cancel: true } });
      const other = await newVisitor(server());
      expect((await track(nobody(server()), { order_id: id }, ofGuest(other.guestId))).status).toBe(404);
      for (const name of ['list', 'running-orders']) {
        const history = await nobody(server()).send('GET', `/customer/order/${name}`, ofGuest(guestId));
        expect([name, history.status]).toEqual([name, 401]);
      }
    });

    it('are moved into the account at sign-in and are no longer in the browser [ORD-20, X-24]', async () => {
      const { form } = await newCustomer(server());
      const visitor = await newVisitor(server());
      const id = await newOrder(server(), { guestId: visitor.guestId });
      const { token } = await visitor.password(form.email);
      expect(numbersOf(await runningOf(token))).toEqual([id]);
      expect((await track(nobody(server()), { order_id: id }, ofGuest(visitor.guestId))).status).toBe(404);
    });

    it('are moved into the account that the guest creates afterwards [ORD-20, X-24]', async () => {
      const visitor = await newVisitor(server());
      const id = await newOrder(server(), { guestId: visitor.guestId });
      const form = newForm();
      await visitor.signUp(form);
      expect((await track(nobody(server()), { order_id: id }, ofGuest(visitor.guestId))).status).toBe(200);
      const { token } = await visitor.enterCode(form.phone, { login_type: 'manual' });
      expect(numbersOf(await runningOf(token))).toEqual([id]);
      expect((await track(nobody(server()), { order_id: id }, ofGuest(visitor.guestId))).status).toBe(404);
    });

    it('can be refunded and reviewed only after they were moved into an account [ORD-07, ORD-09, ORD-20]', async () => {
      const { form } = await newCustomer(server());
      const visitor = await newVisitor(server());
      const about = { guestId: visitor.guestId, status: 'delivered', deliveredAgo: HOUR } as const;
      const order_id = await newOrder(server(), about);
      const ofBrowser = await track(nobody(server()), { order_id }, ofGuest(visitor.guestId));
      expect(ofBrowser.body.actions).toMatchObject({ refund_until: null, review_until: null });
      const { token } = await visitor.password(form.email);
      const { body } = await track(personWith(server(), 0, token), { order_id });
      expect(body.actions?.refund_until).toEqual(expect.any(String));
      expect(body.actions?.review_until).toEqual(expect.any(String));
    });

    it('are found by number and phone for ninety days, and without a time limit in their browser [ORD-04, ORD-20]', async () => {
      const { guestId } = await newVisitor(server());
      const contact_number = '+971501234569';
      const about = { guestId, phone: contact_number, placedAgo: 91 * DAY };
      const old = await newOrder(server(), { ...about, status: 'delivered', deliveredAgo: 90 * DAY });
      const recent = await newOrder(server(), { ...about, status: 'canceled', placedAgo: 89 * DAY });
      const running = await newOrder(server(), about);
      const requested = async (order_id: number) =>
        (await track(nobody(server()), { order_id, contact_number })).status;
      expect([await requested(old), await requested(recent), await requested(running)]).toEqual([
        404, 200, 200,
      ]);
      expect((await track(nobody(server()), { order_id: old }, ofGuest(guestId))).status).toBe(200);
    });

    it('are found by number and phone or email in any spelling, without showing address and PIN [ORD-04, PERM-07]', async () => {
      const id = await newOrder(server(), {
        phone: '+971501234568',
        email: 'rosa@souk.example',
        pin: '1234',
      });
      for (const contact_number of [
        '+971 50 123 4568',
        '0501234568',
        '971-50-123-4568',
        'Rosa@Souk.example',
      ]) {
        const { status, body } = await track(nobody(server()), { order_id: id, contact_number });
        expect([status, body.id, body.otp, body.delivery_address]).toEqual([200, id, null, null]);
        expect(body.actions?.can_cancel).toBe(false);
      }
      expect((await track(nobody(server()), { order_id: id, contact_number: '1234568' })).status).toBe(404);
    });
  });

  it('have reasons for cancellation and refund in both languages [ORD-06, ORD-07]', async () => {
    const reasons = (await nobody(server()).send('GET', '/customer/order/cancellation-reasons')).body;
    expect(reasons).toMatchObject({ total_size: 4, data: [{ reason: 'I ordered by mistake' }, {}, {}, {}] });
    const { body } = await nobody(server()).send<RefundReasonList>('GET', '/customer/order/refund-reasons', {
      language: 'ar',
    });
    expect(body.refund_reasons.map(({ reason }) => reason)[0]).toBe('هناك شيء ناقص');
  });
});

forEachDatabase('Guesses of order numbers', (server) => {
  it('are limited equally for existing and unknown orders, without locking out the customer [ORD-04]', async () => {
    const { guestId } = await newVisitor(server());
    const id = await newOrder(server(), { guestId, phone: '+971501112233' });
    const stranger = await newVisitor(server(), '203.0.113.77');
    const guess = (order_id: number) =>
      stranger
        .send(
          `customer/order/track?order_id=${order_id}&contact_number=%2B971500000000`,
          {},
          { method: 'GET' },
        )
        .then(({ status }) => status);
    const answers: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) answers.push(await guess(id), await guess(id + 500_000));
    expect(answers).toEqual([...Array(20).fill(404), 429, 429]);
    expect((await track(nobody(server()), { order_id: id }, ofGuest(guestId))).status).toBe(200);
    server().pass(16 * 60_000);
    expect(await guess(id)).toBe(404);
  });

  it('are slowed down for one order number, while the right contact always gets the order [ORD-04]', async () => {
    const { guestId } = await newVisitor(server());
    const id = await newOrder(server(), { guestId, phone: '+971501112244' });
    const lookUp = async (order_id: number, address: string, contact: string) => {
      const visitor = await newVisitor(server(), address);
      const path = `customer/order/track?order_id=${order_id}&contact_number=${encodeURIComponent(contact)}`;
      const startedAt = performance.now();
      const { status } = await visitor.send(path, {}, { method: 'GET' });
      return { status, isSlow: performance.now() - startedAt > 1400 };
    };
    for (const [order_id, from] of [
      [id, 81],
      [id + 600_000, 84],
    ] as const)
      for (const address of [from, from + 1, from + 2].map((last) => `203.0.113.${last}`)) {
        for (let tries = 0; tries < 10; tries += 1)
          expect((await lookUp(order_id, address, '+971500000000')).status).toBe(404);
        // This network has used all its attempts for this number.
        expect((await lookUp(order_id, address, '+971501112244')).status).toBe(429);
      }
    const late = '203.0.113.90';
    expect(await lookUp(id, late, '+971500000000')).toEqual({ status: 404, isSlow: true });
    expect(await lookUp(id + 600_000, late, '+971500000000')).toEqual({ status: 404, isSlow: true });
    expect(await lookUp(id, late, '+971501112244')).toEqual({ status: 200, isSlow: true });
  });
});
