import { expect, it } from 'vitest';
import { forEachDatabase } from '../../support/server';
import { IVO, newPerson, nobody, signedInAs } from '../account/person';
import { add, contentsOf, entriesOf, isEmpty, merge } from './account-cart';
import { F, FOOD, food, G, GROCERY, newShopper } from './shopper';

const TEA = F(4);
const WRAP = F(10);
const SMALL_MARGHERITA = { item_id: F(1), variation: food({ Size: ['Small'] }) };
const LARGE_MARGHERITA = { item_id: F(1), variation: food({ Size: ['Large'] }) };
/** An item of another store than all items above. */
const PIZZA_ELSEWHERE = F(12);
const NO_LONGER_SOLD = 900_002;

forEachDatabase("The merge of a guest's cart at sign-in", (server) => {
  it("moves the lines into an empty account cart and empties the guest's cart [CART-64, CART-65]", async () => {
    const [person, guest] = [await newPerson(server()), await newShopper(server())];
    await guest.add({ item_id: TEA, quantity: 2 });
    await guest.add(SMALL_MARGHERITA);
    const before = (await guest.list()).version;
    const answer = await merge(person, guest);
    expect(answer).toMatchObject({ status: 200, body: { merged: true, conflict: null } });
    expect(await contentsOf(person)).toEqual([
      [TEA, 2],
      [F(1), 1],
    ]);
    const left = await guest.list();
    expect(left.entries).toEqual([]);
    expect(left.version).toBeGreaterThan(before);
  });

  it('sums the quantities of equal lines of one store and keeps lines with different choices apart [CART-64, CART-23]', async () => {
    const [person, guest] = [await newPerson(server()), await newShopper(server())];
    await add(person, { item_id: TEA });
    await add(person, SMALL_MARGHERITA);
    await guest.add({ item_id: TEA, quantity: 4 });
    await guest.add(LARGE_MARGHERITA);
    expect((await merge(person, guest)).body).toEqual({ merged: true, conflict: null });
    expect(await contentsOf(person)).toEqual([
      [TEA, 5],
      [F(1), 1],
      [F(1), 1],
    ]);
  });

  it("caps the quantity at the item's limit [CART-64, ITEM-12]", async () => {
    const [person, guest] = [await newPerson(server()), await newShopper(server())];
    await add(person, { ...SMALL_MARGHERITA, quantity: 3 });
    await guest.add({ ...SMALL_MARGHERITA, quantity: 4 });
    await merge(person, guest);
    expect(await contentsOf(person)).toEqual([[F(1), 5]]);
  });

  it('caps the quantity at the stock [CART-64, ITEM-12]', async () => {
    const { database } = server();
    const [person, guest] = [await newPerson(server()), await newShopper(server(), GROCERY)];
    const [scarce] = await database.query<{ id: number; stock: number }>(
      `select id, stock from items where module_id = $1 and stock between 3 and 40 and is_active
        and maximum_quantity is null and jsonb_array_length(choice_options) = 0 and campaign_starts is null
        and jsonb_array_length(food_groups) = 0 and available_from is null
      order by id limit 1`,
      [GROCERY],
    );
    const { id = 0, stock = 0 } = scarce ?? {};
    await add(person, { item_id: id, quantity: stock - 1 }, GROCERY);
    await guest.add({ item_id: id, quantity: stock - 1 });
    expect((await merge(person, guest, { moduleId: GROCERY })).body.merged).toBe(true);
    expect(await contentsOf(person, GROCERY)).toEqual([[id, stock]]);
  });

  it('caps the quantity at the stock across all lines of an item [CART-64, ITEM-12]', async () => {
    const { database } = server();
    const [person, guest] = [await newPerson(server()), await newShopper(server())];
    await add(person, { ...SMALL_MARGHERITA, quantity: 2 });
    await add(person, LARGE_MARGHERITA);
    await guest.add({ ...SMALL_MARGHERITA, quantity: 2 });
    await database.query('update items set stock = 4 where id = $1', [F(1)]);
    await merge(person, guest);
    await database.query('update items set stock = null where id = $1', [F(1)]);
    expect(await contentsOf(person)).toEqual([
      [F(1), 3],
      [F(1), 1],
    ]);
  });

  it('reports a conflict between two stores and keeps both carts until the customer decides [CART-64, CART-21]', async () => {
    const guest = await newShopper(server());
    await guest.add({ item_id: TEA });
    await guest.add(SMALL_MARGHERITA);
    const ivo = await signedInAs(server(), IVO);
    const before = await entriesOf(ivo);
    const english = await merge(ivo, guest);
    expect(english.body).toEqual({
      merged: false,
      conflict: {
        guest_store: 'Basil Kitchen',
        account_store: 'Hilltop Pizza',
        guest_lines: 2,
        account_lines: 1,
      },
    });
    const arabic = await merge(ivo, guest, { language: 'ar' });
    expect(arabic.body.conflict?.guest_store).toBe('مطبخ الريحان');
    expect(await entriesOf(ivo)).toEqual(before);
    expect((await guest.list()).entries).toHaveLength(2);
  });

  it.each([
    ['guest', [[TEA, 2]], true],
    ['account', [[PIZZA_ELSEWHERE, 1]], false],
  ])("keeps the %s's cart when the customer chooses that cart [CART-64]", async (keep, contents, isTaken) => {
    const [person, guest] = [await newPerson(server()), await newShopper(server())];
    await add(person, { item_id: PIZZA_ELSEWHERE });
    await guest.add({ item_id: TEA, quantity: 2 });
    expect((await merge(person, guest)).body.conflict).not.toBeNull();
    const decided = await merge(person, guest, { keep });
    expect(decided.body).toEqual({ merged: isTaken, conflict: null });
    expect(await contentsOf(person)).toEqual(contents);
    expect(await isEmpty(guest)).toBe(true);
    expect((await merge(person, guest, { keep: 'guest' })).body).toEqual({ merged: false, conflict: null });
    expect(await contentsOf(person)).toEqual(contents);
  });

  it('includes the carts of all modules, whichever module is open [CART-64, CART-60]', async () => {
    const [person, guest] = [await newPerson(server()), await newShopper(server())];
    await add(person, { item_id: PIZZA_ELSEWHERE });
    await guest.add({ item_id: TEA });
    await guest.add({ item_id: G(4) }, { moduleId: GROCERY });
    const answer = await merge(person, guest, { moduleId: GROCERY });
    expect(answer.body).toEqual({ merged: true, conflict: null });
    expect(await contentsOf(person, GROCERY)).toEqual([[G(4), 1]]);
    expect(await contentsOf(person)).toEqual([[PIZZA_ELSEWHERE, 1]]);
    expect((await merge(person, guest)).body.conflict).toMatchObject({ guest_lines: 1 });
  });

  it('happens exactly once for concurrent requests [CART-64]', async () => {
    const [person, guest] = [await newPerson(server()), await newShopper(server())];
    await add(person, { item_id: TEA });
    await guest.add({ item_id: TEA, quantity: 3 });
    await guest.add({ item_id: WRAP });
    const answers = await Promise.all(Array.from({ length: 10 }, () => merge(person, guest)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(answers.filter(({ body }) => body.merged)).toHaveLength(1);
    expect(await contentsOf(person)).toEqual([
      [TEA, 4],
      [WRAP, 1],
    ]);
  });

  it('gives the whole guest cart to one of two customers who request it at the same time [CART-64]', async () => {
    const [one, other] = [await newPerson(server()), await newPerson(server())];
    const guest = await newShopper(server());
    await guest.add({ item_id: TEA, quantity: 3 });
    await Promise.all([merge(one, guest), merge(other, guest)]);
    const carts = [await contentsOf(one), await contentsOf(other)];
    expect(carts.filter((cart) => cart.length === 0)).toHaveLength(1);
    expect(carts.flat()).toEqual([[TEA, 3]]);
  });

  it('loses no item that is added to either cart during the merge [CART-64, CART-61]', async () => {
    const [person, guest] = [await newPerson(server()), await newShopper(server())];
    await Promise.all([
      ...Array.from({ length: 10 }, () => add(person, { item_id: TEA })),
      ...Array.from({ length: 10 }, () => guest.add({ item_id: TEA })),
      ...Array.from({ length: 5 }, () => merge(person, guest)),
    ]);
    await merge(person, guest);
    expect(await contentsOf(person)).toEqual([[TEA, 20]]);
  });

  it('keeps an item that is no longer sold, and marks its line [CART-64, CART-63]', async () => {
    const { database } = server();
    const [person, guest] = [await newPerson(server()), await newShopper(server())];
    const [line] = (await guest.add({ item_id: WRAP })).entries;
    await database.query(
      `insert into items (id, slug, store_id, module_id, zone_id, name, price, is_active, created_at)
      select $2, 'gone-from-carts', store_id, module_id, zone_id, name, price, false, now() from items where id = $1`,
      [WRAP, NO_LONGER_SOLD],
    );
    await database.query('update cart_lines set item_id = $2 where id = $1', [line?.id, NO_LONGER_SOLD]);
    expect((await merge(person, guest)).body.merged).toBe(true);
    expect((await entriesOf(person))[0]?.item).toMatchObject({ id: NO_LONGER_SOLD, status: 0 });
    await database.query('delete from cart_lines where item_id = $1', [NO_LONGER_SOLD]);
    await database.query('delete from items where id = $1', [NO_LONGER_SOLD]);
  });

  it("changes nothing when the result would exceed the cart's limit of lines [CART-64]", async () => {
    const { database } = server();
    const [person, guest] = [await newPerson(server()), await newShopper(server())];
    await add(person, { item_id: TEA });
    await guest.add(SMALL_MARGHERITA);
    await database.query(
      `insert into cart_lines (cart_id, item_id, quantity, selection)
      select carts.id, $2, 1, jsonb_build_object('options', '[]'::jsonb, 'groups', jsonb_build_array(jsonb_build_array(n)),
        'addOns', '{}'::jsonb)
      from carts, generate_series(10, 108) n where owner = $1`,
      [`customer:${person.id}`, WRAP],
    );
    const answer = await merge(person, guest);
    expect(answer.body.conflict).toMatchObject({ guest_lines: 1, account_lines: 100 });
    expect(await isEmpty(guest)).toBe(false);
  });

  it.each([
    ['an unknown guest', { guest_id: 'made-up' }, 403, 'guest_id'],
    ['no guest', {}, 403, 'guest_id'],
    ['a guest id that is not a string', { guest_id: 5 }, 403, 'guest_id'],
    ['an unknown `keep` value', { guest_id: 'x', keep: 'both' }, 403, 'keep'],
  ])('is refused for %s [CART-64, GUEST-03]', async (_, body, status, code) => {
    const person = await newPerson(server());
    const refused = await person.send('POST', '/customer/cart/merge', { body, moduleId: FOOD });
    expect(refused).toMatchObject({ status, codes: [code] });
  });

  it('is refused without a token, and the guest keeps the cart [PERM-02]', async () => {
    const guest = await newShopper(server());
    await guest.add({ item_id: TEA });
    expect((await merge(nobody(server()), guest)).status).toBe(401);
    expect(await isEmpty(guest)).toBe(false);
  });
});
