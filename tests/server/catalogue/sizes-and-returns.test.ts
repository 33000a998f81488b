import { expect, it } from 'vitest';
import type { Item, Order, Store } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { newPerson, nobody } from '../account/person';
import { SHOPS } from '../cart/shopper';
import { order, withWraps } from '../checkout/orderer';
import { DAY, newOrder } from '../orders/placed';

const STYLE_BOX = 12;

forEachDatabase('Goods', (server) => {
  const dress = async () => {
    const [row] = await server().database.query<{ id: number; category_id: number }>(
      `select id, category_id from items where store_id = $1 and name->>'en' = 'Summer Dress'`,
      [STYLE_BOX],
    );
    return row ?? { id: 0, category_id: 0 };
  };
  const details = async (id: number, language: 'en' | 'ar' = 'en') =>
    (await nobody(server()).send<Item>('GET', `/items/details/${id}`, { language })).body;

  it('have the size guide of their category, in the language of the request [ITEM-17]', async () => {
    const { id } = await dress();
    const [size, chest] = (await details(id)).size_guide ?? [];
    expect(size).toEqual({ title: 'Size', values: ['S', 'M', 'L', 'XL'] });
    expect(chest?.title).toBe('Chest (cm)');
    expect((await details(id, 'ar')).size_guide?.[0]?.title).toBe('المقاس');
  });

  it('have their own size guide instead when there is one [ITEM-17]', async () => {
    const { id } = await dress();
    await server().database.query('update items set size_guide = $2 where id = $1', [
      id,
      JSON.stringify([{ title: { en: 'Fits' }, values: [{ en: 'All' }] }]),
    ]);
    expect((await details(id)).size_guide).toEqual([{ title: 'Fits', values: ['All'] }]);
    await server().database.query(`update items set size_guide = '[]' where id = $1`, [id]);
  });

  it('have the size guide of the parent category when neither the item nor its category has one [ITEM-17]', async () => {
    const [part] = await server().database.query<{ id: number; category: number; parent: number }>(
      `select i.id, c.id as category, c.parent_id as parent
      from items i join categories c on c.id = i.category_id where i.is_listed and c.parent_id is not null limit 1`,
    );
    const { id = 0, category = 0, parent = 0 } = part ?? {};
    const guide = (title: string) => JSON.stringify([{ title: { en: title }, values: [{ en: '41' }] }]);
    const give = (categoryId: number, value: string) =>
      server().database.query('update categories set size_guide = $2 where id = $1', [categoryId, value]);
    await give(parent, guide('All kinds'));
    expect((await details(id)).size_guide).toEqual([{ title: 'All kinds', values: ['41'] }]);
    await give(category, guide('This kind'));
    expect((await details(id)).size_guide).toEqual([{ title: 'This kind', values: ['41'] }]);
    for (const one of [parent, category]) await give(one, '[]');
  });

  it('have the return terms of their store, which the store’s own page also shows [ITEM-18]', async () => {
    const terms = { return_days: 30, return_terms: 'Unworn, with its labels. We collect it at your door.' };
    expect(await details((await dress()).id)).toMatchObject(terms);
    const store = await nobody(server()).send<Store>('GET', `/stores/details/${STYLE_BOX}`);
    expect(store.body).toMatchObject(terms);
  });

  it('are listed without size guides and return terms [ITEM-17, ITEM-18]', async () => {
    const list = await nobody(server()).send<{ products: Item[] }>('GET', '/items/latest', {
      query: { store_id: STYLE_BOX },
    });
    expect(list.body.products.length).toBeGreaterThan(0);
    for (const item of list.body.products) {
      expect(item.size_guide).toBeUndefined();
      expect(item.return_days).toBeUndefined();
    }
  });
});

forEachDatabase('The time for a refund of goods', (server) => {
  it('is the time that the store promised when the order was placed, even if the promise changes later [ITEM-18, ORD-07]', async () => {
    const person = await newPerson(server());
    const id = await newOrder(server(), {
      customerId: person.id,
      moduleId: SHOPS,
      storeId: STYLE_BOX,
      status: 'delivered',
      placedAgo: 21 * DAY,
      deliveredAgo: 20 * DAY,
    });
    const until = async () =>
      (await person.send<Order>('GET', '/customer/order/track', { query: { order_id: id } })).body.actions
        ?.refund_until;
    expect(await until()).toBeNull();
    await server().database.query('update orders set return_days = 30 where id = $1', [id]);
    await server().database.query('update stores set return_days = 5 where id = $1', [STYLE_BOX]);
    expect(await until()).not.toBeNull();
    await server().database.query('update stores set return_days = 30 where id = $1', [STYLE_BOX]);
  });

  it('is stored with the order when the order is placed [ITEM-18]', async () => {
    const person = await withWraps(server());
    await server().database.query('update stores set return_days = 9');
    const { order_id } = (await order(person)).body;
    const [placed] = await server().database.query('select return_days from orders where id = $1', [
      order_id,
    ]);
    expect(placed).toEqual({ return_days: 9 });
  });
});
