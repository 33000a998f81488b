import { expect, it } from 'vitest';
import type { InboxEvent, Notification } from '../../../contract/types.gen';
import type { OrderMover, OrderStatus } from '../../../domain/order-states';
import { moveOrder } from '../../../server/features/orders/moving';
import { findAnyOrder } from '../../../server/features/orders/order.store';
import { transfer } from '../../../server/features/payments/ledger';
import { forEachDatabase } from '../../support/server';
import { newPerson, nobody, type Person } from '../account/person';
import { follow, sendFollowersHome } from '../cart/follower';
import { newOrder } from '../orders/placed';

const NOW = Date.parse('2026-11-24T10:00:00Z');

forEachDatabase('Notifications', (server) => {
  sendFollowersHome();
  const list = async (person: Person, query = {}, language: 'en' | 'ar' = 'en') =>
    (await person.send<Notification[]>('GET', '/customer/notifications', { query, language })).body;
  const read = async (person: Person, body = {}) =>
    (await person.send<InboxEvent>('PUT', '/customer/notifications/read', { body })).body;
  const titles = (received: Notification[]) => received.map(({ data }) => data.title);

  async function confirmed(person: Person) {
    const id = await newOrder(server(), { customerId: person.id });
    await moved(id, 'confirmed', 'store');
    return id;
  }

  const moved = (id: number, to: OrderStatus, by: OrderMover) =>
    server().database.transaction(async (tx) => {
      const order = await findAnyOrder(tx, id);
      if (order) await moveOrder(tx, order, { to, by, now: NOW });
      return order;
    });

  const topUp = (person: Person, reference: string) =>
    server().database.transaction((tx) =>
      transfer(tx, {
        kind: 'add_fund',
        from: 'gateway:test',
        to: `wallet:${person.id}`,
        amount: 1250,
        orderId: null,
        reference,
        now: NOW + 1000,
      }),
    );

  it('are sent for changes of orders and wallet, in both languages, with a link [NOTI-02]', async () => {
    const person = await newPerson(server());
    const id = await confirmed(person);
    await topUp(person, `notified:${person.id}`);
    await topUp(person, `notified:${person.id}`);
    const response = await list(person);
    expect(titles(response)).toEqual([
      'Your wallet is topped up',
      'Your order is confirmed',
      'Harvest Market',
    ]);
    expect(response[1]).toMatchObject({
      is_read: 0,
      data: { type: 'order', order_id: id, link: `/my-orders/${id}` },
    });
    expect(response[0]?.data).toMatchObject({
      description: '$12.50 was added to your wallet.',
      link: '/wallet',
    });
    expect(titles(await list(person, { type: 'order' }, 'ar'))).toEqual(['تم تأكيد طلبك']);
    expect(titles(await list(person, { limit: 1, offset: 2 }))).toEqual(['Your order is confirmed']);
  });

  it('are sent after a delivery to ask for a review of the store [NOTI-02, REV-02]', async () => {
    const person = await newPerson(server());
    const id = await confirmed(person);
    await moved(id, 'processing', 'store');
    await moved(id, 'handover', 'store');
    await moved(id, 'picked_up', 'courier');
    const order = await moved(id, 'delivered', 'courier');
    const response = await list(person);
    expect(response.map(({ data }) => data.description)).toContain(
      `How was ${order?.store?.name.en}? Rate your order.`,
    );
    expect(titles(response)).toContain('Your order has arrived');
  });

  it("are not sent for the customer's own actions, and are rolled back with a failed change [NOTI-02]", async () => {
    const person = await newPerson(server());
    const id = await newOrder(server(), { customerId: person.id });
    await person.send('PUT', '/customer/order/cancel', { body: { order_id: id, reason: 'Too slow' } });
    const other = await newOrder(server(), { customerId: person.id });
    await server()
      .database.transaction(async (tx) => {
        const order = await findAnyOrder(tx, other);
        if (order) await moveOrder(tx, order, { to: 'confirmed', by: 'store', now: NOW });
        throw new Error('not kept');
      })
      .catch(() => undefined);
    expect(titles(await list(person))).toEqual(['Harvest Market']);
  });

  it('can be marked as read only by the customer who received them [NOTI-02]', async () => {
    const [person, other] = [await newPerson(server()), await newPerson(server())];
    await confirmed(person);
    const stream = await follow(server(), { token: person.token ?? '', path: '/customer/message/events' });
    const [order, offer] = await list(person);
    expect(await read(other, { ids: [order?.id, offer?.id] })).toMatchObject({ unread_notifications: 0 });
    expect((await list(person)).map(({ is_read }) => is_read)).toEqual([0, 0]);
    expect(await read(person, { ids: [offer?.id] })).toMatchObject({ unread_notifications: 1 });
    expect((await list(person)).map(({ is_read }) => is_read)).toEqual([0, 1]);
    expect(await read(person)).toMatchObject({ unread_notifications: 0 });
    await expect.poll(stream.text, { timeout: 10_000 }).toMatch(/"unread_notifications":0/);
    expect((await nobody(server()).send('GET', '/customer/notifications')).status).toBe(401);
  });
});
