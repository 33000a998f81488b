import { expect, it } from 'vitest';
import type { ItemPage } from '../../../contract/types.gen';
import type { OrderStatus } from '../../../domain/order-states';
import { forEachDatabase } from '../../support/server';
import { newPerson, nobody, type Person } from '../account/person';
import { E, F, FOOD, G, GROCERY, SHOPS } from '../cart/shopper';
import { DAY, newOrder } from '../orders/placed';

forEachDatabase('The list of items to buy again', (server) => {
  type Ask = { moduleId?: number; zones?: string; query?: Record<string, number> };
  const ask = (person: Person, { moduleId = GROCERY, zones = '[1]', query = {} }: Ask = {}) =>
    person.send<ItemPage>('GET', '/customer/buy-again', { moduleId, query, headers: { zoneid: zones } });
  const ids = async (person: Person, given: Ask = {}) =>
    (await ask(person, given)).body.products?.map(({ id }) => id);

  type Order = { items: number[]; moduleId?: number; status?: OrderStatus };
  const buys = (
    person: Person,
    daysAgo: number,
    { items, moduleId = GROCERY, status = 'delivered' }: Order,
  ) =>
    newOrder(server(), {
      customerId: person.id,
      moduleId,
      status,
      placedAgo: daysAgo * DAY,
      lines: items.map((itemId) => ({ itemId, unit: 1 })),
    });

  it('is sorted by the number of delivered orders, then by the latest, and has today’s prices [CAT-16]', async () => {
    const person = await newPerson(server());
    await buys(person, 9, { items: [G(4), G(5)] });
    await buys(person, 5, { items: [G(3), G(4), G(4)] });
    // Three lines of one order count once.
    await buys(person, 3, { items: [G(7), G(7), G(7)] });
    await buys(person, 2, { items: [G(8)], status: 'refund_request_canceled' });
    for (const status of ['pending', 'canceled', 'refund_requested', 'refunded'] as const)
      await buys(person, 1, { items: [G(6)], status });
    const { body } = await ask(person);
    expect(body.products?.map(({ id }) => id)).toEqual([G(4), G(8), G(7), G(3), G(5)]);
    expect(body.total_size).toBe(5);
    const [item] = await server().database.query<{ price: number }>('select price from items where id = $1', [
      G(4),
    ]);
    expect(body.products?.[0]?.price).toBe((item?.price ?? 0) / 100);
  });

  it('is limited to the market, the zones or the store of the request [CAT-16, MOD-02]', async () => {
    const person = await newPerson(server());
    await buys(person, 2, { items: [G(4)] });
    await buys(person, 1, { items: [E(7)], moduleId: SHOPS });
    await buys(person, 1, { items: [F(2)], moduleId: FOOD });
    expect(await ids(person)).toEqual([G(4)]);
    expect(await ids(person, { moduleId: SHOPS })).toEqual([E(7)]);
    expect(await ids(person, { zones: '[3]' })).toEqual([]);
    const [store] = await server().database.query<{ id: number }>(
      'select store_id as id from items where id = $1',
      [G(4)],
    );
    const inStore = { moduleId: FOOD, zones: '[3]', query: { store_id: store?.id ?? 0 } };
    expect(await ids(person, inStore)).toEqual([G(4)]);
  });

  it('is paged and rejects a page that is too large [CAT-16]', async () => {
    const person = await newPerson(server());
    await buys(person, 1, { items: [G(3), G(4), G(5)] });
    const second = (await ask(person, { query: { limit: 2, offset: 2 } })).body;
    expect([second.products?.map(({ id }) => id), second.total_size]).toEqual([[G(5)], 3]);
    expect((await ask(person, { query: { limit: 101 } })).status).toBe(403);
  });

  it('leaves out items that are no longer sold [CAT-16]', async () => {
    const person = await newPerson(server());
    await buys(person, 1, { items: [G(4), G(5)] });
    await server().database.query('update items set is_active = false where id = $1', [G(4)]);
    expect(await ids(person)).toEqual([G(5)]);
    await server().database.query('update items set is_active = true where id = $1', [G(4)]);
    const [offer] = await server().database.query<{ id: number; module_id: number }>(
      'select id, module_id from items where campaign_starts is not null and is_active limit 1',
    );
    const ofCampaign = { moduleId: offer?.module_id ?? 0 };
    await buys(person, 1, { ...ofCampaign, items: [offer?.id ?? 0, F(2)] });
    expect(await ids(person, { ...ofCampaign, zones: '' })).toEqual([F(2)]);
  });

  it('is empty for a customer without orders and refused to guests [CAT-16]', async () => {
    await buys(await newPerson(server()), 1, { items: [G(4)] });
    expect(await ids(await newPerson(server()))).toEqual([]);
    expect((await nobody(server()).send('GET', '/customer/buy-again')).status).toBe(401);
  });
});
