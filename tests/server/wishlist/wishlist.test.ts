import { expect, it } from 'vitest';
import type { Item, Wishlist } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { AMIRA, newPerson, nobody, type Person, signedInAs } from '../account/person';

const FOOD = 1;
const GROCERY = 2;
const MARGHERITA = 101;
const BANANAS = 204;
const NOOR_GRILL = 2;
const SUV = 2;
const COASTLINE = 1;
const NO_LONGER_SOLD = 900_001;

const idsOf = (list: { id: number }[] | undefined): number[] => (list ?? []).map(({ id }) => id);

async function wishesOf(person: Person, options: Parameters<Person['send']>[2] = {}) {
  const { item, store, vehicles, providers } = (
    await person.send<Wishlist>('GET', '/customer/wish-list', options)
  ).body;
  return { item: idsOf(item), store: idsOf(store), vehicles: idsOf(vehicles), providers: idsOf(providers) };
}

const add = (person: Person, query: Record<string, number>) =>
  person.send('POST', '/customer/wish-list/add', { query });
const remove = (person: Person, query: Record<string, number>) =>
  person.send('DELETE', '/customer/wish-list/remove', { query });

forEachDatabase('The wishlist', (server) => {
  it('contains items, stores, vehicles and providers in the same form as their own lists [WISH-05, DATA-04]', async () => {
    const amira = await signedInAs(server(), AMIRA);
    const { body } = await amira.send<Wishlist>('GET', '/customer/wish-list');
    expect(idsOf(body.item).sort()).toEqual([101, 204, 407]);
    expect(idsOf(body.store).sort()).toEqual([2, 6]);
    expect(body.vehicles).toHaveLength(1);
    expect(body.providers).toMatchObject([{ name: 'Coastline', slug: 'coastline', status: 1 }]);
    const margherita = body.item?.find(({ id }) => id === MARGHERITA);
    const alone = await nobody(server()).send<Item>('GET', `/items/details/${MARGHERITA}`);
    const { size_guide: _, return_days: __, return_terms: ___, ...listed } = alone.body;
    expect(margherita).toEqual({ ...listed, whislists_count: 0, wishlist_count: 0 });
    expect(body.vehicles?.[0]).toMatchObject({
      provider: { name: 'Coastline', pickup_zone_id: [1], discount: { discount: 20, max_discount: 30 } },
      status: 1,
    });
  });

  it('is limited to the chosen module, and the rental module has its own [WISH-01, WISH-02]', async () => {
    const amira = await signedInAs(server(), AMIRA);
    expect(await wishesOf(amira, { moduleId: FOOD })).toEqual({
      item: [MARGHERITA],
      store: [NOOR_GRILL],
      vehicles: [],
      providers: [],
    });
    expect((await wishesOf(amira, { moduleId: GROCERY })).item).toEqual([BANANAS]);
    const rental = await amira.send<Wishlist>('GET', '/rental/user/wish-list', { moduleId: FOOD });
    expect(rental.body.item).toEqual([]);
    expect(idsOf(rental.body.providers)).toEqual([COASTLINE]);
  });

  it('adds and removes items and stores, newest first, with a message in both languages [WISH-04, WISH-05]', async () => {
    const person = await newPerson(server());
    expect(await add(person, { item_id: MARGHERITA })).toMatchObject({
      status: 200,
      message: 'Added to your wishlist.',
    });
    const arabic = await person.send('POST', '/customer/wish-list/add', {
      query: { store_id: NOOR_GRILL },
      language: 'ar',
    });
    expect(arabic.message).toBe('تمت الإضافة إلى المفضلة.');
    expect(await wishesOf(person)).toMatchObject({ item: [MARGHERITA], store: [NOOR_GRILL] });
    expect((await remove(person, { item_id: MARGHERITA })).message).toBe('Removed from your wishlist.');
    await remove(person, { store_id: NOOR_GRILL });
    expect(await wishesOf(person)).toEqual({ item: [], store: [], vehicles: [], providers: [] });
  });

  it('adds and removes vehicles and providers [WISH-04, WISH-05, WISH-06]', async () => {
    const person = await newPerson(server());
    const change = (method: 'POST' | 'DELETE', query: Record<string, number>) =>
      person.send(method, `/rental/user/wish-list/${method === 'POST' ? 'add' : 'remove'}`, { query });
    expect((await change('POST', { vehicle_id: SUV })).status).toBe(200);
    expect((await change('POST', { provider_id: COASTLINE })).status).toBe(200);
    expect(await wishesOf(person)).toMatchObject({ vehicles: [SUV], providers: [COASTLINE] });
    await change('DELETE', { vehicle_id: SUV });
    await change('DELETE', { provider_id: COASTLINE });
    expect(await wishesOf(person)).toMatchObject({ vehicles: [], providers: [] });
    expect((await change('POST', { item_id: MARGHERITA })).codes).toEqual(['vehicle_id']);
  });

  it('stays the same after a repeated add or remove [WISH-07]', async () => {
    const person = await newPerson(server());
    const twice = [await add(person, { item_id: MARGHERITA }), await add(person, { item_id: MARGHERITA })];
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await wishesOf(person)).item).toEqual([MARGHERITA]);
    const gone = [
      await remove(person, { item_id: MARGHERITA }),
      await remove(person, { item_id: MARGHERITA }),
    ];
    expect(gone.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('stays consistent when many tabs add and remove entries at the same time [WISH-07]', async () => {
    const person = await newPerson(server());
    const presses = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 3 === 2 ? remove(person, { item_id: MARGHERITA }) : add(person, { item_id: MARGHERITA }),
      ),
    );
    expect(presses.every(({ status }) => status === 200)).toBe(true);
    await add(person, { item_id: MARGHERITA });
    expect((await wishesOf(person)).item).toEqual([MARGHERITA]);
  });

  it('keeps and marks items that are no longer sold, but does not allow adding them [WISH-08]', async () => {
    const [person, other] = [await newPerson(server()), await newPerson(server())];
    const { database } = server();
    await database.query(
      `insert into items (id, slug, store_id, module_id, zone_id, name, price, is_active, created_at)
      select $2, 'gone-for-good', store_id, module_id, zone_id, name, price, false, now() from items where id = $1`,
      [MARGHERITA, NO_LONGER_SOLD],
    );
    await database.query('insert into wishlist_items (customer_id, item_id) values ($1, $2)', [
      person.id,
      NO_LONGER_SOLD,
    ]);
    const { body } = await person.send<Wishlist>('GET', '/customer/wish-list');
    expect(body.item).toMatchObject([{ id: NO_LONGER_SOLD, status: 0 }]);
    expect((await add(other, { item_id: NO_LONGER_SOLD })).status).toBe(404);
    expect((await remove(person, { item_id: NO_LONGER_SOLD })).status).toBe(200);
    await database.query('delete from items where id = $1', [NO_LONGER_SOLD]);
  });

  it.each([
    ['no id', {}, 403, 'item_id'],
    ['an item and a store at once', { item_id: MARGHERITA, store_id: NOOR_GRILL }, 403, 'item_id'],
    ['an unknown item', { item_id: 999_999 }, 404, 'not_found'],
    ['an unknown store', { store_id: 999_999 }, 404, 'not_found'],
    ['a string', { item_id: 'margherita' }, 403, 'item_id'],
    ['a number above the largest id', { item_id: 2 ** 40 }, 403, 'item_id'],
    ['SQL', { item_id: '1 or 1=1' }, 403, 'item_id'],
  ])('refuses %s [WISH-04]', async (_, query, status, code) => {
    const person = await newPerson(server());
    const refused = await person.send('POST', '/customer/wish-list/add', { query });
    expect(refused).toMatchObject({ status, codes: [code] });
    expect((await wishesOf(person)).item).toEqual([]);
  });

  it('is visible to its owner only [PERM-06]', async () => {
    const [owner, stranger] = [await newPerson(server()), await newPerson(server())];
    await add(owner, { item_id: MARGHERITA });
    await remove(stranger, { item_id: MARGHERITA });
    expect((await wishesOf(owner)).item).toEqual([MARGHERITA]);
    expect((await wishesOf(stranger)).item).toEqual([]);
  });

  it('is refused to guests [WISH-03, PERM-06]', async () => {
    const guest = nobody(server());
    const calls = [
      await guest.send('GET', '/customer/wish-list'),
      await add(guest, { item_id: MARGHERITA }),
      await remove(guest, { item_id: MARGHERITA }),
      await guest.send('GET', '/rental/user/wish-list'),
      await guest.send('POST', '/rental/user/wish-list/add', { query: { vehicle_id: SUV } }),
      await guest.send('DELETE', '/rental/user/wish-list/remove', { query: { vehicle_id: SUV } }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
  });

  it("is counted on each item's page, which has the number of customers who saved the item [WISH-07]", async () => {
    const guest = nobody(server());
    const countOf = async () => {
      const { body } = await guest.send<Item>('GET', `/items/details/${BANANAS}`);
      return [body.whislists_count, body.wishlist_count];
    };
    const [before = 0] = await countOf();
    const people = [await newPerson(server()), await newPerson(server())];
    for (const person of people) await add(person, { item_id: BANANAS });
    expect(await countOf()).toEqual([before + 2, before + 2]);
    for (const person of people) await remove(person, { item_id: BANANAS });
    expect(await countOf()).toEqual([before, before]);
  });

  it('is limited to three hundred entries [WISH-04]', async () => {
    const person = await newPerson(server());
    await server().database.query(
      `insert into wishlist_items (customer_id, item_id)
      select $1, id from items where is_active and id <> $2 order by id limit 300`,
      [person.id, MARGHERITA],
    );
    const refused = await add(person, { item_id: MARGHERITA });
    expect(refused).toMatchObject({ status: 403, codes: ['item_id'] });
    const [known = 0] = (await wishesOf(person)).item;
    expect((await add(person, { item_id: known })).status).toBe(200);
  });

  it('is limited to three hundred entries even for concurrent requests [WISH-04]', async () => {
    const person = await newPerson(server());
    const items = await server().database.query<{ id: number }>(
      `with first as (
        insert into wishlist_items (customer_id, item_id)
        select $1, id from items where is_active order by id limit 297 returning item_id
      )
      select id from items where is_active and id not in (select item_id from first)
        and campaign_starts is null order by id limit 12`,
      [person.id],
    );
    const answers = await Promise.all(items.map(({ id }) => add(person, { item_id: id })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await wishesOf(person)).item).toHaveLength(300);
  });
});
