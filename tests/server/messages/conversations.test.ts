import { expect, it } from 'vitest';
import type { ConversationPage, InboxEvent, Message, MessagePage } from '../../../contract/types.gen';
import { playChats } from '../../../server/demo/journeys/chats';
import { forEachDatabase } from '../../support/server';
import { AMIRA, form, newPerson, nobody, type Person, signedInAs } from '../account/person';
import { jpeg } from '../account/pictures';
import { follow, sendFollowersHome } from '../cart/follower';
import { newOrder } from '../orders/placed';

const SOON = { timeout: 10_000 };
const BASIL_KITCHEN = 1;
const NOOR_GRILL = 2;
const SALIM = 1;
let keys = 0;

forEachDatabase('Messages', (server) => {
  sendFollowersHome();
  const newKey = () => {
    keys += 1;
    return `key-of-a-message-${keys}`;
  };
  const say = (person: Person, body: object, language: 'en' | 'ar' = 'en') =>
    person.send<MessagePage>('POST', '/customer/message/send', {
      body: { client_message_id: newKey(), ...body },
      language,
    });
  const toStore = (message: string, receiver_id = BASIL_KITCHEN) => ({
    receiver_type: 'vendor',
    receiver_id,
    message,
  });
  const toCourier = (message: string) => ({ receiver_type: 'delivery_man', receiver_id: SALIM, message });
  const toSupport = (message: string) => ({ receiver_type: 'admin', message });
  const listOf = async (person: Person, path = 'list', query = {}) =>
    (await person.send<ConversationPage>('GET', `/customer/message/${path}`, { query })).body.conversations ??
    [];
  const threadOf = (person: Person, query: Record<string, string | number>) =>
    person.send<MessagePage>('GET', '/customer/message/details', { query });
  const summaryOf = (messages: Message[] = []) => messages.map(({ message }) => message);

  it('are grouped by store, courier and support, with the newest conversation first [CHAT-01, CHAT-02]', async () => {
    const person = await newPerson(server());
    const orderId = await newOrder(server(), {
      customerId: person.id,
      courierId: SALIM,
      status: 'picked_up',
    });
    for (const body of [
      toStore('Without onions, please'),
      toCourier('The door is green'),
      toSupport('Hello'),
    ])
      expect((await say(person, body)).status).toBe(200);
    const talks = await listOf(person);
    expect(talks.map(({ receiver_type }) => receiver_type)).toEqual(['admin', 'delivery_man', 'vendor']);
    expect(talks.map(({ receiver }) => receiver?.f_name)).toEqual([
      'Support',
      'Salim Nasser',
      'Basil Kitchen',
    ]);
    expect(talks[1]).toMatchObject({ order_id: orderId, can_send: 1, last_message: { order_id: orderId } });
    expect((await listOf(person, 'list', { type: 'vendor' })).map(({ receiver_id }) => receiver_id)).toEqual([
      BASIL_KITCHEN,
    ]);
  });

  it('are an empty list in a conversation without messages yet [CHAT-02]', async () => {
    const person = await newPerson(server());
    const { body } = await threadOf(person, { vendor_id: NOOR_GRILL });
    expect(body).toMatchObject({
      total_size: 0,
      conversation: { id: 0, can_send: 1, receiver: { f_name: 'Noor Grill' } },
    });
    expect((await threadOf(person, { admin_id: 0 })).body.conversation?.receiver?.f_name).toBe('Support');
    expect((await threadOf(person, { vendor_id: 987_654 })).status).toBe(404);
    expect((await threadOf(person, {})).status).toBe(404);
  });

  it('are stored once for a repeated client message id [CHAT-02]', async () => {
    const person = await newPerson(server());
    const body = { ...toStore('Only once'), client_message_id: newKey() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => say(person, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { body: thread } = await threadOf(person, { vendor_id: BASIL_KITCHEN });
    expect(summaryOf(thread.messages)).toEqual(['Only once']);
    expect(thread.messages?.[0]).toMatchObject({ client_message_id: body.client_message_id, is_seen: 0 });
  });

  it('are paged backwards from the oldest message that the app knows [CHAT-02]', async () => {
    const person = await newPerson(server());
    for (const word of ['one', 'two', 'three', 'four', 'five']) await say(person, toSupport(word));
    const { body: newest } = await threadOf(person, { admin_id: 0, limit: 2 });
    expect(summaryOf(newest.messages)).toEqual(['five', 'four']);
    await say(person, toSupport('six'));
    const oldest = newest.messages?.at(-1)?.id ?? 0;
    const { body: older } = await threadOf(person, { admin_id: 0, limit: 2, before_id: oldest });
    expect([summaryOf(older.messages), older.total_size]).toEqual([['three', 'two'], 3]);
  });

  it('have at most three pictures and no other files, visible only to the participants [CHAT-02, PHAR-03, PROF-05]', async () => {
    const person = await newPerson(server());
    const picture = (bytes = jpeg) => ({ field: 'image', name: 'a.jpg', bytes });
    const sendForm = (files: ReturnType<typeof picture>[]) =>
      person.send<MessagePage>(
        'POST',
        '/customer/message/send',
        form({ receiver_type: 'admin', client_message_id: newKey() }, files),
      );
    const { status, body } = await sendForm([picture(), picture()]);
    expect(status).toBe(200);
    const [address = '', other] = body.messages?.[0]?.file_full_url ?? [];
    expect(address).not.toBe(other);
    const headers = { authorization: `Bearer ${person.token}` };
    const shown = await server().app.inject({ url: address, headers });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const four = await sendForm(Array.from({ length: 4 }, () => picture()));
    expect([four.status, four.message]).toEqual([403, 'Maximum 3 images can be send at a time.']);
    expect((await sendForm([picture(Buffer.from('<svg onload="alert(1)"/>'))])).status).toBe(403);
    expect(await sendForm([])).toMatchObject({ status: 403, codes: ['message'] });
  });

  it('count as unread until they are seen, and appear on every device immediately [CHAT-02]', async () => {
    const person = await newPerson(server());
    await say(person, toStore('Is it spicy?'));
    const stream = await follow(server(), {
      token: person.token ?? '',
      path: '/customer/message/events',
    });
    const received = () =>
      [...stream.text().matchAll(/^data: (.*)$/gm)].map(
        ([, data]) => (JSON.parse(data ?? '{}') as InboxEvent).unread_messages,
      );
    await expect.poll(received, SOON).toEqual([0]);
    await answer();
    await expect.poll(received, SOON).toContain(1);
    const [talk] = await listOf(person);
    expect(talk?.unread_message_count).toBe(1);
    const read = await person.send<InboxEvent>('PUT', '/customer/message/read', {
      body: { conversation_id: talk?.id, up_to_id: talk?.last_message_id },
    });
    expect(read.body.unread_messages).toBe(0);
    await expect.poll(() => received().at(-1), SOON).toBe(0);

    const lastEventId = [...stream.text().matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '';
    stream.leave();
    await say(person, toStore('And the salad?'));
    const again = await follow(server(), {
      token: person.token ?? '',
      path: '/customer/message/events',
      lastEventId,
    });
    await expect.poll(again.text, SOON).toMatch(/^event: inbox$/m);
  });

  /** Runs the demo's answers until no message waits for one. */
  async function answer() {
    const { database, inboxes, wallClock } = server();
    for (const later of [0, 3000, 7000]) await playChats({ database, inboxes }, wallClock() + later);
  }

  it("are marked as seen and answered by the demo, in the customer's language [CHAT-02]", async () => {
    const person = await newPerson(server());
    await newOrder(server(), { customerId: person.id, courierId: SALIM, status: 'picked_up' });
    await say(person, toSupport('مرحبا'), 'ar');
    await say(person, toCourier('Where are you?'));
    await answer();
    await answer();
    const { body: support } = await threadOf(person, { admin_id: 0 });
    expect(support.messages?.map(({ sender_type, is_seen }) => [sender_type, is_seen])).toEqual([
      ['admin', 0],
      ['customer', 1],
    ]);
    expect(summaryOf(support.messages)[0]).toMatch(/الدعم/);
    const { body: courier } = await threadOf(person, { delivery_man_id: SALIM });
    expect(summaryOf(courier.messages)[0]).toMatch(/^Hello! I’m delivering your order \d+\.$/);
  });

  it('can be exchanged with a courier until the order ends, and stay readable afterwards [CHAT-02]', async () => {
    const person = await newPerson(server());
    expect(await say(person, toCourier('Hi'))).toMatchObject({ status: 403, codes: ['closed'] });
    const id = await newOrder(server(), { customerId: person.id, courierId: SALIM, status: 'picked_up' });
    await say(person, toCourier('The door is green'));
    await server().database.query(`update orders set status = 'delivered' where id = $1`, [id]);
    expect(await say(person, toCourier('Thank you'))).toMatchObject({ status: 403, codes: ['closed'] });
    const { body } = await threadOf(person, { delivery_man_id: SALIM });
    expect([body.conversation?.can_send, summaryOf(body.messages)]).toEqual([0, ['The door is green']]);
  });

  it("are found by the partner's name in either language and by their text [CHAT-01]", async () => {
    const person = await newPerson(server());
    await say(person, toStore('Do you have 100% rye bread?'));
    await say(person, toSupport('Hello there'));
    const found = async (name: string) =>
      (await listOf(person, 'search-list', { name })).map(({ receiver, found_message }) => [
        receiver?.f_name,
        found_message?.message ?? null,
      ]);
    expect(await found('basil')).toEqual([['Basil Kitchen', null]]);
    expect(await found('الريحان')).toEqual([['Basil Kitchen', null]]);
    expect(await found('100%')).toEqual([['Basil Kitchen', 'Do you have 100% rye bread?']]);
    expect(await found('الدعم')).toEqual([['Support', null]]);
    expect(await found('_')).toEqual([]);
  });

  it('are refused to another customer, to a guest and to a revoked token [PERM-06, CHAT-02]', async () => {
    const [owner, other] = [await newPerson(server()), await newPerson(server())];
    const { body } = await say(owner, toStore('My secret'));
    const id = body.conversation?.id ?? 0;
    const last = body.messages?.[0]?.id ?? 1;
    const refused = [
      await threadOf(other, { conversation_id: id }),
      await say(other, { ...toStore('Mine too'), receiver_id: undefined, conversation_id: id }),
      await other.send('PUT', '/customer/message/read', { body: { conversation_id: id, up_to_id: last } }),
      await threadOf(other, { conversation_id: 987_654 }),
    ];
    expect(refused.map(({ status, message }) => [status, message])).toEqual(
      refused.map(() => [404, 'This conversation doesn’t exist.']),
    );
    expect(await listOf(other, 'search-list', { name: 'secret' })).toEqual([]);
    const guest = nobody(server());
    expect((await guest.send('GET', '/customer/message/list')).status).toBe(401);
    expect((await guest.send('GET', '/customer/message/events')).status).toBe(401);
    const stream = await follow(server(), { token: other.token ?? '', path: '/customer/message/events' });
    await server().database.query('delete from access_tokens where customer_id = $1', [other.id]);
    await expect.poll(stream.isOver, SOON).toBe(true);
  });

  it('have a limited length [CHAT-02]', async () => {
    const person = await newPerson(server());
    const { status } = await say(person, toSupport('1'));
    await server().database.query('update attempts set count = 60 where ends_at > now()');
    expect([status, (await say(person, toSupport('2'))).status]).toEqual([200, 429]);
    await server().database.query('delete from attempts');
  });

  it('include an unread conversation of Amira in the demo, and frequent questions [CHAT-02, HELP-01]', async () => {
    const amira = await signedInAs(server(), AMIRA);
    expect((await listOf(amira)).some(({ unread_message_count }) => unread_message_count === 1)).toBe(true);
    const { body } = await nobody(server()).send('GET', '/customer/automated-message', { language: 'ar' });
    expect(body).toMatchObject({ total_size: 4, data: [{ id: 1, message: 'أين طلبي؟' }, {}, {}, {}] });
  });

  it('are deleted with the account [PROF-07]', async () => {
    const person = await newPerson(server());
    const { body } = await say(person, toStore('Forget me'));
    await server().database.query('delete from customers where id = $1', [person.id]);
    expect(
      await server().database.query('select 1 from messages where conversation_id = $1', [
        body.conversation?.id,
      ]),
    ).toEqual([]);
  });
});
