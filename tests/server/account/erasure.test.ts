import { expect, it } from 'vitest';
import type { OwnData } from '../../../contract/types.gen';
import { putMessage } from '../../../server/features/shared/outgoing-messages';
import { forEachDatabase, type TestServer } from '../../support/server';
import { unusedDigits } from '../../support/unused-digits';
import { customerCalls, newFriend } from '../cart/group';
import { newOrder } from '../orders/placed';
import { newPerson } from './person';

const KITCHEN = 1;
const WRAP = 110;
const FOOD = 1;

/** All tables of which a row contains the text. The demo's outbox shows the mail about the deletion. */
async function tablesWith({ database }: TestServer, text: string): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'outbox' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await database.query(
      `select 1 from ${name} stored where strpos(lower(to_jsonb(stored)::text), lower($1)) > 0 limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** A customer who has used every part of the shop that stores a name or a contact. */
async function busyPerson(server: TestServer) {
  const { database } = server;
  const digits = unusedDigits();
  const [email, phone, name] = [`trace${digits}@souk.example`, `+97156${digits}`, `Tracy${digits}`];
  const person = await newPerson(server, { email, phone, isEmailVerified: true, isPhoneVerified: true });
  const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const { status, message } = await person.send(method, path, { body, moduleId: FOOD });
    expect([path, status, status === 200 ? '' : message]).toEqual([path, 200, '']);
  };
  await database.query('update customers set first_name = $2 where id = $1', [person.id, name]);
  await send('POST', '/customer/address/add', {
    address: `12 ${name} Street`,
    address_type: 'home',
    contact_person_name: name,
    contact_person_number: phone,
    latitude: 25.2,
    longitude: 55.3,
  });
  await send('PUT', '/customer/cm-firebase-token', { cm_firebase_token: `push-${name}` });
  await send('POST', '/newsletter/subscribe', { email });
  await send('POST', '/customer/cart/add', { model: 'Item', item_id: WRAP, price: 0, quantity: 1 });
  const own = await customerCalls(person).start(KITCHEN);
  await newFriend(server, own.group.token ?? '', 'A friend');
  const host = await newPerson(server);
  await host.send('POST', '/customer/cart/add', {
    body: { model: 'Item', item_id: WRAP, price: 0, quantity: 1 },
    moduleId: FOOD,
  });
  const { group } = await customerCalls(host).start(KITCHEN);
  expect((await customerCalls(person).join(group.token ?? '', name)).status).toBe(200);
  await database.query(
    `insert into passkeys (id, customer_id, public_key, name, created_at) values (decode(md5($2), 'hex'), $1, '\\x01', $2, now())`,
    [person.id, `Phone of ${name}`],
  );
  await database.query(
    `insert into gateway_customers (customer_id, gateway, creation_key, created_at) values ($1, 'stripe', $2, now())`,
    [person.id, `key-${digits}`],
  );
  await newOrder(server, { customerId: person.id, status: 'delivered', phone, email });
  // Messages that a broken mail server has not taken.
  const subject = 'Your order';
  await putMessage(database, 'mail', { to: email, subject, text: name }, { now: Date.now() });
  await putMessage(database, 'sms', { to: phone, text: name }, { now: Date.now() });
  await putMessage(database, 'push', { notificationId: 1, token: `push-${name}` }, { now: Date.now() });
  await database.query('update outgoing_messages set is_dead = true');
  return { person, host, email, phone, name };
}

forEachDatabase('The data of a customer', (server) => {
  it('is in no table any more after the account was deleted, except in the shop’s books [PROF-08]', async () => {
    const { person, email, phone, name } = await busyPerson(server());
    for (const text of [email, phone, name])
      expect((await tablesWith(server(), text)).length).toBeGreaterThan(1);
    expect((await person.send('DELETE', '/customer/remove-account')).status).toBe(200);
    await server().settle();
    for (const text of [email, phone, name]) expect(await tablesWith(server(), text), text).toEqual([]);
    const cards = await server().database.query('select customer_id from gateway_customers');
    expect(cards).toEqual([{ customer_id: null }]);
    await server().database.query('delete from gateway_customers');
  });

  it('is exported with the cart, the group orders and the newsletter [PROF-12]', async () => {
    const { person, email, name } = await busyPerson(server());
    const { body } = await person.send<OwnData>('GET', '/customer/own-data');
    expect(body).toMatchObject({
      cart: [{ item: { en: expect.any(String) }, quantity: 1 }],
      group_orders: [{ name, is_done: false, state: 'open' }],
      newsletter: [{ email }],
      passkeys: [{ name: `Phone of ${name}` }],
      card_records: [{ gateway: 'stripe' }],
    });
  });

  it('is only that of the verified email: another subscriber stays [PROF-08]', async () => {
    const digits = unusedDigits();
    const email = `other${digits}@souk.example`;
    const person = await newPerson(server(), { email, isEmailVerified: false });
    await person.send('POST', '/newsletter/subscribe', { body: { email } });
    const exported = (await person.send<OwnData>('GET', '/customer/own-data')).body;
    expect(exported).toMatchObject({ newsletter: [] });
    await person.send('DELETE', '/customer/remove-account');
    expect(await tablesWith(server(), email)).toEqual(['newsletter_subscribers']);
  });
});
