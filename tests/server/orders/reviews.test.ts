import { expect, it } from 'vitest';
import type { Order, ReviewPage, ReviewReminder } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { form, newPerson, type Person } from '../account/person';
import { jpeg } from '../account/pictures';
import { DAY, HOUR, newOrder, OLIVE_BRANCH, SHAWARMA, WINGS } from './placed';

const SALIM = 1;

forEachDatabase('Reviews of a delivered order', (server) => {
  const delivered = (person: Person, given: object = {}) =>
    newOrder(server(), { customerId: person.id, status: 'delivered', deliveredAgo: HOUR, ...given });
  const item = (person: Person, body: Record<string, unknown>) =>
    person.send('POST', '/items/reviews/submit', { body: { item_id: SHAWARMA, rating: 4, ...body } });
  const ratingOf = async (table: 'items' | 'stores' | 'couriers', id: number) => {
    const [row] = await server().database.query<{ rating: number; rating_count: number }>(
      `select rating, rating_count from ${table} where id = $1`,
      [id],
    );
    return row ?? { rating: 0, rating_count: 0 };
  };

  it('appear immediately with text and pictures and update the averages [ORD-09]', async () => {
    const person = await newPerson(server());
    const order_id = await delivered(person);
    const before = [await ratingOf('items', SHAWARMA), await ratingOf('stores', OLIVE_BRANCH)];
    const sent = await person.send('POST', '/items/reviews/submit', {
      ...form({ item_id: String(SHAWARMA), order_id: String(order_id), rating: '1', comment: ' Cold. ' }, [
        { field: 'attachment', name: 'cold.jpg', bytes: jpeg },
      ]),
    });
    expect(sent.status).toBe(200);
    for (const [at, [table, id]] of (
      [
        ['items', SHAWARMA],
        ['stores', OLIVE_BRANCH],
      ] as const
    ).entries()) {
      const was = before[at] ?? { rating: 0, rating_count: 0 };
      const now = await ratingOf(table, id);
      expect(now.rating_count).toBe(was.rating_count + 1);
      expect(now.rating).toBeLessThan(was.rating);
    }
    const { body } = await person.send<ReviewPage>('GET', `/items/reviews/${SHAWARMA}`);
    const shown = body.reviews?.[0];
    expect(shown).toMatchObject({ rating: 1, comment: 'Cold.', customer_name: 'Nour T.' });
    const picture = await server().app.inject(shown?.attachment?.[0] ?? '');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('are limited to one for each item or store, and can be edited for two days [ORD-09]', async () => {
    const person = await newPerson(server());
    const order_id = await delivered(person);
    const before = await ratingOf('items', SHAWARMA);
    const twice = await Promise.all([item(person, { order_id }), item(person, { order_id, rating: 2 })]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await item(person, { order_id, rating: 5, comment: 'Better' })).status).toBe(200);
    expect((await ratingOf('items', SHAWARMA)).rating_count).toBe(before.rating_count + 1);
    await person.send('POST', '/stores/reviews/submit', { body: { order_id, rating: 3 } });
    const { body } = await person.send<Order>('GET', '/customer/order/track', { query: { order_id } });
    expect(body.reviews).toMatchObject([
      { subject: 'store', rating: 3 },
      {
        subject: 'item',
        item_id: SHAWARMA,
        rating: 5,
        comment: 'Better',
        editable_until: expect.any(String),
      },
    ]);
    await server().database.query(
      `update reviews set created_at = created_at - interval '49 hours' where order_id = $1`,
      [order_id],
    );
    expect((await item(person, { order_id })).codes).toEqual(['already_reviewed']);
  });

  it('are accepted only from the order’s customer, for ordered items, within a month of delivery [ORD-09, PERM-07]', async () => {
    const person = await newPerson(server());
    const order_id = await delivered(person);
    expect((await item(await newPerson(server()), { order_id })).status).toBe(404);
    expect((await item(person, { order_id: 987654 })).status).toBe(404);
    expect((await item(person, { order_id, item_id: WINGS })).codes).toEqual(['item_id']);
    expect((await item(person, { order_id, rating: 6 })).status).toBe(403);
    for (const given of [{ status: 'picked_up', deliveredAgo: undefined }, { deliveredAgo: 31 * DAY }]) {
      const late = await delivered(person, given);
      expect((await item(person, { order_id: late })).codes).toEqual(['order_status']);
    }
    const fake = form({ item_id: String(SHAWARMA), order_id: String(order_id), rating: '4' }, [
      { field: 'attachment', name: 'a.jpg', bytes: Buffer.from('<script>alert(1)</script>') },
    ]);
    expect((await person.send('POST', '/items/reviews/submit', fake)).codes).toEqual(['image']);
  });

  it('can be about the courier, whose average counts each review once [ORD-09]', async () => {
    const person = await newPerson(server());
    const order_id = await delivered(person, { courierId: SALIM });
    const courier = (body: object) =>
      person.send('POST', '/delivery-man/reviews/submit', {
        body: { order_id, delivery_man_id: SALIM, rating: 1, ...body },
      });
    const before = await ratingOf('couriers', SALIM);
    expect((await courier({})).status).toBe(200);
    const after = await ratingOf('couriers', SALIM);
    expect(after.rating_count).toBe(before.rating_count + 1);
    expect(after.rating).toBeCloseTo((before.rating * before.rating_count + 1) / after.rating_count, 1);
    await courier({ rating: 5 });
    expect((await ratingOf('couriers', SALIM)).rating_count).toBe(after.rating_count);
    expect((await courier({ delivery_man_id: 2 })).codes).toEqual(['delivery_man_id']);
  });

  it('are requested by a reminder until one is written or the customer declines [ORD-09]', async () => {
    const person = await newPerson(server());
    const reminder = async () => (await person.send<ReviewReminder>('GET', '/customer/review-reminder')).body;
    expect(await reminder()).toEqual({ images: [], store: null });
    const first = await delivered(person, { deliveredAgo: 2 * HOUR });
    const second = await delivered(person);
    expect(await reminder()).toMatchObject({ order_id: second, store: { id: OLIVE_BRANCH } });
    const declined = (order_id: number, who = person) =>
      who.send('GET', '/customer/review-reminder-cancel', { query: { order_id } });
    expect((await declined(second, await newPerson(server()))).status).toBe(404);
    await declined(second);
    expect((await reminder()).order_id).toBe(first);
    await item(person, { order_id: first });
    expect(await reminder()).toEqual({ images: [], store: null });
  });
});
