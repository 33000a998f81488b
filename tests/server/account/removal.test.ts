import { expect, it } from 'vitest';
import { revokeAllTokens } from '../../../server/features/session/tokens/tokens';
import { forEachDatabase } from '../../support/server';
import { unusedDigits } from '../../support/unused-digits';
import { AMIRA, form, newPerson, nobody, type Person, signedInAs } from './person';
import { jpeg } from './pictures';

const remove = (person: Person, query: Record<string, string> = {}, language: 'en' | 'ar' = 'en') =>
  person.send('DELETE', '/customer/remove-account', { query, language });

const MARGHERITA = 101;

forEachDatabase('The removal of an account', (server) => {
  const rows = (sql: string, ...values: unknown[]) => server().database.query(sql, values);

  const order = (person: Person, status: string) =>
    rows(
      `insert into orders (customer_id, module_id, zone_id, store_id, type, status, payment_method, payment_status,
        contact_name, contact_phone, contact_email, destination, note, pin, total)
      select $1, module_id, zone_id, id, 'delivery', $2, 'cash_on_delivery', 'unpaid', 'Nour Test', '+971561111111',
        'nour@souk.example', '{"address": "12 Secret Street"}', 'Ring twice', '4821', 1250
      from stores where id = 1 returning id`,
      person.id,
      status,
    );

  it('deletes all personal data and revokes every token [PROF-08, MENU-08, MSG-72]', async () => {
    const person = await newPerson(server());
    const elsewhere = await signedInAs(server(), person.id);
    await person.send('POST', '/customer/address/add', {
      body: {
        address: '12 Secret Street',
        address_type: 'home',
        contact_person_name: 'Nour',
        contact_person_number: '+971561111111',
        latitude: 25.2,
        longitude: 55.3,
      },
    });
    await person.send('POST', '/customer/wish-list/add', { query: { item_id: MARGHERITA } });
    await person.send('POST', '/customer/cart/add', {
      body: { model: 'Item', item_id: 104, price: 0, quantity: 1 },
      moduleId: 1,
    });
    await person.send('PUT', '/customer/cm-firebase-token', {
      body: { cm_firebase_token: `p-${person.id}` },
    });
    await person.send(
      'POST',
      '/customer/update-profile',
      form({}, [{ field: 'image', name: 'me.jpg', bytes: jpeg }]),
    );
    const info = await person.send<{ image_full_url: string }>('GET', '/customer/info');
    expect(await remove(person)).toMatchObject({ status: 200, message: 'Account has been deleted' });
    expect((await person.send('GET', '/customer/info')).status).toBe(401);
    expect((await elsewhere.send('GET', '/customer/info')).status).toBe(401);
    expect((await server().app.inject({ url: info.body.image_full_url })).statusCode).toBe(404);
    for (const table of ['addresses', 'wishlist_items', 'profile_images', 'access_tokens'])
      expect(await rows(`select 1 from ${table} where customer_id = $1`, person.id), table).toEqual([]);
    expect(await rows('select 1 from customers where id = $1', person.id)).toEqual([]);
    expect(await rows('select 1 from push_tokens where token = $1', `p-${person.id}`)).toEqual([]);
    expect(await rows('select 1 from carts where owner = $1', `customer:${person.id}`)).toEqual([]);
  });

  it('is confirmed in Arabic when the request asks for Arabic [PROF-08]', async () => {
    expect((await remove(await newPerson(server()), {}, 'ar')).message).toBe('تم حذف الحساب');
  });

  it('frees the email and the phone for a new account [PROF-08]', async () => {
    const contact = { email: `again${unusedDigits()}@souk.example`, phone: `+97159${unusedDigits()}` };
    await remove(await newPerson(server(), contact));
    expect((await newPerson(server(), contact)).id).toBeGreaterThan(0);
  });

  it("keeps the orders' amounts without personal data [PROF-08]", async () => {
    const person = await newPerson(server());
    const [placed] = (await order(person, 'delivered')) as { id: number }[];
    await rows(
      `insert into trips (customer_id, module_id, zone_id, provider_id, type, status, payment_method, payment_status,
        contact_name, contact_phone, pickup, destination, pickup_at, vehicles_amount, total)
      select $1, module_id, zone_id, id, 'hourly', 'completed', 'cash_on_delivery', 'paid', 'Nour Test',
        '+971561111111', '{"name": "Secret Street"}', '{"name": "Secret Street"}', now(), 900, 900
      from providers where id = 1`,
      person.id,
    );
    await rows(`insert into prescriptions (order_id, image) values ($1, '/pictures/secret.jpg')`, placed?.id);
    expect((await remove(person)).status).toBe(200);
    const [stored] = await rows('select * from orders where id = $1', placed?.id);
    expect(stored).toMatchObject({ total: 1250, status: 'delivered', customer_id: null });
    expect(JSON.stringify(stored)).not.toMatch(/Nour|Secret|97156|souk\.example|4821|Ring/);
    expect(await rows('select 1 from prescriptions where order_id = $1', placed?.id)).toEqual([]);
    const trips = await rows(`select 1 from trips where contact_phone = '+971561111111'`);
    expect(trips).toEqual([]);
  });

  it.each(['pending', 'confirmed', 'handover', 'picked_up', 'refund_requested'])(
    'is refused while an order is %s [PROF-08]',
    async (status) => {
      const person = await newPerson(server());
      await order(person, status);
      const refused = await remove(person);
      expect(refused).toMatchObject({ status: 403, codes: ['running_orders'] });
      expect((await person.send('GET', '/customer/info')).status).toBe(200);
      await rows(`update orders set status = 'canceled' where customer_id = $1`, person.id);
      expect((await remove(person)).status).toBe(200);
    },
  );

  it('is refused during a running trip, with the reason in both languages [PROF-08]', async () => {
    const amira = await signedInAs(server(), AMIRA);
    const [english, arabic] = [await remove(amira), await remove(amira, {}, 'ar')];
    expect([english.codes, arabic.codes]).toEqual([['running_orders'], ['running_orders']]);
    expect(english.message).toContain('active orders or trips');
    expect(arabic.message).toContain('طلبات أو رحلات جارية');
  });

  it("requires the account's email or phone as the confirmation, if a confirmation is sent [PROF-08]", async () => {
    const phone = `+97157${unusedDigits()}`;
    const person = await newPerson(server(), { email: `sure${Date.now()}@souk.example`, phone });
    for (const confirmation of ['', 'yes', 'amira@souk.example', '+971501110001'])
      expect((await remove(person, { confirmation })).codes).toEqual(['confirmation']);
    expect((await person.send('GET', '/customer/info')).status).toBe(200);
    expect((await remove(person, { confirmation: ` ${phone} ` })).status).toBe(200);
  });

  it('requires the name as the confirmation when the account has no contact [PROF-08]', async () => {
    const person = await newPerson(server());
    await rows('update customers set email = null, phone = null where id = $1', person.id);
    expect((await remove(person, { confirmation: 'somebody' })).codes).toEqual(['confirmation']);
    expect((await remove(person, { confirmation: 'nour test' })).status).toBe(200);
  });

  it('succeeds exactly once for concurrent requests [PROF-08]', async () => {
    const person = await newPerson(server());
    const answers = await Promise.all([remove(person), remove(person), remove(person)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 401].includes(status))).toBe(true);
  });

  it('affects only the signed-in customer and is refused without a token [PERM-06]', async () => {
    const [person, other] = [await newPerson(server()), await newPerson(server())];
    await remove(person, { id: String(other.id), customer_id: String(other.id) });
    expect((await other.send('GET', '/customer/info')).status).toBe(200);
    expect((await nobody(server()).send('DELETE', '/customer/remove-account')).status).toBe(401);
  });

  it('is not prevented by any foreign key [PROF-08]', async () => {
    const stopping = await rows(
      `select conrelid::regclass::text as table_name from pg_constraint
      where contype = 'f' and confrelid = 'customers'::regclass and confdeltype not in ('c', 'n')`,
    );
    expect(stopping).toEqual([]);
  });
});

forEachDatabase('The stored preferences of a customer', (server) => {
  it('contain only known zones of the request header, the first of them as the zone [PERM-06]', async () => {
    const person = await newPerson(server());
    const store = (zones: string, language: 'en' | 'ar' = 'en') =>
      person.send('GET', '/customer/update-zone', { headers: { zoneid: zones }, language });
    expect((await store('[2,1]')).status).toBe(200);
    expect((await store('[99]')).codes).toEqual(['zoneId']);
    expect((await store('[99]', 'ar')).message).toBe('هذه المنطقة غير موجودة.');
    expect((await person.send('GET', '/customer/update-zone')).codes).toEqual(['zoneId']);
    const [row] = await server().database.query('select zone_id from customers where id = $1', [person.id]);
    expect(row).toEqual({ zone_id: 2 });
  });

  it('include the categories of interest, for one module or for all [PROF-02]', async () => {
    const person = await newPerson(server());
    const categories = await server().database.query<{ id: number; module_id: number }>(
      'select id, module_id from categories where module_id in (1, 2) order by module_id, id',
    );
    const of = (moduleId: number) =>
      categories.filter(({ module_id }) => module_id === moduleId).map(({ id }) => id);
    const choose = (interest: unknown, moduleId?: number) =>
      person.send('POST', '/customer/update-interest', {
        body: { interest },
        ...(moduleId === undefined ? {} : { moduleId }),
      });
    const modules = async () =>
      (await person.send<{ selected_modules_for_interest: number[] }>('GET', '/customer/info')).body
        .selected_modules_for_interest;
    expect((await choose(of(1).slice(0, 2), 1)).status).toBe(200);
    await choose(of(2).slice(0, 1), 2);
    expect(await modules()).toEqual([1, 2]);
    expect((await choose([...of(1).slice(0, 1), 999_999])).codes).toEqual(['interest']);
    expect((await choose(of(2), 1)).codes).toEqual(['interest']);
    expect(await modules()).toEqual([1, 2]);
    await choose([], 1);
    expect(await modules()).toEqual([2]);
    expect((await choose(['1'])).status).toBe(403);
  });

  it('include the push token of a browser, which belongs to the customer who is signed in there [MENU-08]', async () => {
    const [first, second] = [await newPerson(server()), await newPerson(server())];
    const token = `push-${first.id}`;
    const store = (person: Person, cm_firebase_token: unknown) =>
      person.send('PUT', '/customer/cm-firebase-token', { body: { cm_firebase_token } });
    const owners = () =>
      server().database.query(
        `select customer_id from push_tokens join access_tokens on token_hash = access_token_hash
        where token like $1`,
        [`push-${first.id}%`],
      );
    await store(first, `${token}-old`);
    await store(first, token);
    expect(await owners()).toEqual([{ customer_id: first.id }]);
    expect((await store(second, token)).status).toBe(200);
    expect(await owners()).toEqual([{ customer_id: second.id }]);
    await revokeAllTokens(server().database, second.id);
    expect(await owners()).toEqual([]);
    expect((await store(first, '')).status).toBe(403);
    expect((await store(first, 't'.repeat(2001))).status).toBe(403);
  });

  it('contain one row when a browser registers its push token many times in parallel [MENU-08]', async () => {
    const people = [await newPerson(server()), await newPerson(server())];
    const token = `busy-${people[0]?.id}`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (people[index % 2] as Person).send('PUT', '/customer/cm-firebase-token', {
          body: { cm_firebase_token: token },
        }),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await server().database.query('select 1 from push_tokens where token = $1', [token])).toHaveLength(
      1,
    );
  });
});
