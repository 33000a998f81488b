import { expect, it } from 'vitest';
import { forEachDatabase } from '../../support/server';
import { newPerson } from '../account/person';
import { add } from './account-cart';
import { contentsOf, F, food, newShopper, type Shopper } from './shopper';

const times = <Value>(count: number, run: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

const TEA = F(4);
const WRAP = F(10);

forEachDatabase('Concurrent writes to one cart', (server) => {
  it('keep all of 50 added items, each with its own version [CART-61]', async () => {
    const shopper = await newShopper(server());
    const answers = await times(50, () => shopper.add({ item_id: TEA }));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ version }) => version)).size).toBe(50);
    expect(contentsOf(await shopper.list())).toEqual([[TEA, 50]]);
  });

  it('create a single line when several requests add the same new item [CART-62, CART-66]', async () => {
    const shopper = await newShopper(server());
    const answers = await times(10, () =>
      shopper.add({ item_id: F(1), variation: food({ Size: ['Small'] }) }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ codes }) => codes.includes('out_of_limit'))).toHaveLength(5);
    expect(contentsOf(await shopper.list())).toEqual([[F(1), 5]]);
  });

  it('end with the quantity of the request that has the highest version [CART-61]', async () => {
    const shopper = await newShopper(server());
    const lineId = (await shopper.add({ item_id: TEA })).entries[0]?.id ?? 0;
    const answers = await times(50, (index) => shopper.update(lineId, { item_id: TEA, quantity: index + 1 }));
    const newest = answers.reduce((one, other) => (other.version > one.version ? other : one));
    const now = await shopper.list();
    expect(newest.version).toBe(51);
    expect(now).toEqual(newest);
  });

  it('leave no cart behind when the account is deleted meanwhile [PROF-08]', async () => {
    const { database } = server();
    for (let round = 0; round < 5; round += 1) {
      const person = await newPerson(server());
      const adding = times(8, () => add(person, { item_id: TEA }));
      const [answers] = await Promise.all([adding, person.send('DELETE', '/customer/remove-account')]);
      for (const { status } of answers) expect([200, 401]).toContain(status);
      expect(await database.query('select 1 from carts where owner = $1', [`customer:${person.id}`])).toEqual(
        [],
      );
    }
  });

  it('leave items of one store only, the store that was first [CART-21]', async () => {
    const shopper = await newShopper(server());
    const answers = await times(20, (index) => shopper.add({ item_id: index % 2 === 0 ? TEA : F(12) }));
    const { entries } = await shopper.list();
    expect(new Set(entries.map(({ item }) => item.store_id)).size).toBe(1);
    expect(entries[0]?.quantity).toBe(10);
    expect(answers.filter(({ codes }) => codes.includes('other_store'))).toHaveLength(10);
  });

  it('keep every added piece when adds, updates and reads are mixed [CART-61, CART-62]', async () => {
    const shopper = await newShopper(server());
    const lineId = (await shopper.add({ item_id: WRAP })).entries[0]?.id ?? 0;
    const steps: ((shopper: Shopper) => Promise<{ status: number }>)[] = [
      (each) => each.add({ item_id: TEA }),
      (each) => each.update(lineId, { item_id: WRAP, quantity: 7 }),
      (each) => each.list(),
    ];
    const answers = await times(48, (index) => (steps[index % 3] ?? steps[0])?.(shopper) ?? shopper.list());
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(contentsOf(await shopper.list())).toEqual([
      [WRAP, 7],
      [TEA, 16],
    ]);
  });

  it('never show a reader an empty cart or items of two stores during a replacement [CART-22, CART-29, CART-61]', async () => {
    const shopper = await newShopper(server());
    await shopper.add({ item_id: TEA });
    const seen: { entries: { item: { store_id: number } }[] }[] = [];
    const answers = await times(40, async (index) => {
      if (index % 2 === 1) {
        const read = await shopper.list();
        seen.push(read);
        return read;
      }
      return shopper.add({ item_id: index % 4 === 0 ? F(12) : TEA, clear_cart: true });
    });
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const end = await shopper.list();
    for (const { entries } of [...seen, end])
      expect(new Set(entries.map(({ item }) => item.store_id)).size).toBe(1);
    const versions = answers.filter((_, index) => index % 2 === 0).map(({ version }) => version);
    expect(versions.sort((one, other) => one - other)).toEqual([...Array(20).keys()].map((step) => step + 2));
    expect(end.version).toBe(21);
  });

  it('leave the cart unchanged when every replacement fails [CART-22, CART-29]', async () => {
    const shopper = await newShopper(server());
    await shopper.add({ item_id: TEA, quantity: 3 });
    const failures = await times(20, (index) =>
      shopper.add({ item_id: index % 2 === 0 ? 99_999 : F(7), clear_cart: true }),
    );
    expect(failures.some(({ status }) => status === 200)).toBe(false);
    const now = await shopper.list();
    expect(contentsOf(now)).toEqual([[TEA, 3]]);
    expect(now.version).toBe(1);
  });

  it("don't affect the carts of other guests [GUEST-03]", async () => {
    const shoppers = await times(10, () => newShopper(server()));
    await Promise.all(shoppers.flatMap((shopper) => [1, 2, 3].map(() => shopper.add({ item_id: TEA }))));
    const carts = await Promise.all(shoppers.map((shopper) => shopper.list()));
    expect(carts.map(contentsOf)).toEqual(carts.map(() => [[TEA, 3]]));
  });
});
