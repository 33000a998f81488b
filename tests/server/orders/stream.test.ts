import { expect, it } from 'vitest';
import { orderWatch } from '../../../server/features/orders/order-watch';
import { decidePrescription } from '../../../server/features/orders/prescription-decision';
import { forEachDatabase } from '../../support/server';
import { newPerson, nobody, type Person } from '../account/person';
import { follow, sendFollowersHome } from '../cart/follower';
import { newVisitor } from '../session/visitor';
import { newOrder } from './placed';

/** Changes by other processes are polled every two seconds; a busy machine takes longer. */
const SOON = { timeout: 10_000 };
const moment = () => new Promise((done) => setTimeout(done, 300));
const SALIM = 1;

forEachDatabase('The event stream of an order', (server) => {
  sendFollowersHome();
  const watch = (orderId: number, caller: object, more = '') =>
    follow(server(), { ...caller, path: `/customer/order/track/stream?order_id=${orderId}${more}` });
  const statuses = (text: string) => [...text.matchAll(/"order_status":"(\w+)"/g)].map(([, found]) => found);
  const ofPerson = ({ token }: Person) => ({ token: token ?? '' });
  const cancel = (person: Person, order_id: number) =>
    person.send('PUT', '/customer/order/cancel', { body: { order_id, reason: 'Too slow' } });

  it('sends the status and every change immediately to all subscribers [ORD-05]', async () => {
    const person = await newPerson(server());
    const id = await newOrder(server(), { customerId: person.id });
    const streams = await Promise.all([watch(id, ofPerson(person)), watch(id, ofPerson(person))]);
    for (const { text } of streams) await expect.poll(() => statuses(text()), SOON).toEqual(['pending']);
    await cancel(person, id);
    for (const { text } of streams)
      await expect.poll(() => statuses(text()), SOON).toEqual(['pending', 'canceled']);
    expect(streams[0]?.headers['x-accel-buffering']).toBe('no');
  });

  it("sends every change, even if the demo's fixed clock gives it the same time as the one before [ORD-05, PHAR-05]", async () => {
    const { database } = server();
    const person = await newPerson(server());
    const id = await newOrder(server(), { customerId: person.id });
    const [order] = await database.query<{ updated_at: Date }>(
      'select updated_at from orders where id = $1',
      [id],
    );
    const stream = await watch(id, ofPerson(person));
    await expect.poll(() => statuses(stream.text()), SOON).toEqual(['pending']);
    const now = order?.updated_at.getTime() ?? 0;
    await database.transaction((tx) => decidePrescription(tx, { orderId: id, refusal: null, now }));
    await expect.poll(() => statuses(stream.text()), SOON).toEqual(['pending', 'pending']);
  });

  it('resumes after the last event that the client received [ORD-05]', async () => {
    const person = await newPerson(server());
    const id = await newOrder(server(), { customerId: person.id });
    const first = await watch(id, ofPerson(person));
    await expect.poll(first.text, SOON).toContain('"pending"');
    const lastEventId = /^id: (\S+)$/m.exec(first.text())?.[1] ?? '';
    first.leave();
    const again = await watch(id, { ...ofPerson(person), lastEventId });
    await moment();
    expect(statuses(again.text())).toEqual([]);
    again.leave();
    await cancel(person, id);
    const late = await watch(id, { ...ofPerson(person), lastEventId });
    await expect.poll(() => statuses(late.text()), SOON).toEqual(['canceled']);
  });

  it("sends changes made by other processes and the courier's position [ORD-05]", async () => {
    const { database } = server();
    const { guestId } = await newVisitor(server());
    const id = await newOrder(server(), { guestId, status: 'handover', courierId: SALIM });
    const stream = await watch(id, { guestId });
    await expect.poll(() => statuses(stream.text()), SOON).toEqual(['handover']);
    await database.query(`update orders set status = 'picked_up' where id = $1`, [id]);
    await expect.poll(() => statuses(stream.text()), SOON).toEqual(['handover', 'picked_up']);
    await database.query(
      `insert into order_positions (order_id, lat, lng, moved_at) values ($1, 25.5, 55.5, '2026-11-24T09:30:00Z')`,
      [id],
    );
    await expect.poll(stream.text, SOON).toMatch(/event: location\ndata: .*"lat":25.5,"lng":55.5/);
  });

  it("is open only to the customer, to the guest's browser, and to requests with number and phone [PERM-07, ORD-04]", async () => {
    const { guestId } = await newVisitor(server());
    const id = await newOrder(server(), { guestId, phone: '+971501239999' });
    const phone = await watch(id, {}, '&contact_number=%2B971501239999');
    await expect.poll(() => statuses(phone.text()), SOON).toEqual(['pending']);
    const refused = [
      await watch(id, {}),
      await watch(id, { guestId: (await newVisitor(server())).guestId }),
      await watch(id, ofPerson(await newPerson(server()))),
      await watch(987654, {}),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it("ends when the token is revoked, and when a guest's order moves into an account [AUTH-61, ORD-20]", async () => {
    const person = await newPerson(server());
    const id = await newOrder(server(), { customerId: person.id });
    const { guestId } = await newVisitor(server());
    const guests = await newOrder(server(), { guestId });
    const streams = [await watch(id, ofPerson(person)), await watch(guests, { guestId })];
    await server().database.query('delete from access_tokens where customer_id = $1', [person.id]);
    await server().database.query('update orders set customer_id = $2, guest_hash = null where id = $1', [
      guests,
      person.id,
    ]);
    for (const { isOver } of streams) await expect.poll(isOver, SOON).toBe(true);
    expect(
      (await nobody(server()).send('GET', '/customer/order/track', { query: { order_id: id } })).status,
    ).toBe(404);
  });

  it('is kept alive, and ends when the server stops [ORD-05]', async () => {
    const { database, wallClock } = server();
    const person = await newPerson(server());
    const orderId = await newOrder(server(), { customerId: person.id });
    const orders = orderWatch({ database, wallClock });
    const caller = {
      owner: 'customer:1',
      address: '::1',
      language: 'en',
      tokenHash: null,
      guestHash: null,
    } as const;
    const stream = await orders.follow({ ...caller, orderId, isShown: true }, 'nonsense');
    let text = '';
    stream.body.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    stream.beat('ping');
    await expect.poll(() => text, SOON).toMatch(/event: order\ndata: .*\n\nevent: ping\ndata: {}\n\n$/);
    orders.close();
    await expect.poll(() => stream.body.readableEnded, SOON).toBe(true);
  });
});
