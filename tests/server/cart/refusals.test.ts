import { expect, it } from 'vitest';
import { onDatabase } from '../../support/server';
import { contentsOf, type Draft, E, F, FOOD, food, G, GROCERY, goods, newShopper, SHOPS } from './shopper';

const SMALL = food({ Size: ['Small'] });

onDatabase('A request that the cart refuses', (server) => {
  it.each<[string, number, Draft, number, string, string]>([
    ['the 4th milk of 3', GROCERY, { item_id: G(1) }, 3, 'out_of_stock', 'Out of Stock'],
    ['the 3rd rice of 2 allowed', GROCERY, { item_id: G(2) }, 2, 'out_of_limit', 'Out of Limits'],
    ['the 3rd eggs: stock before limit', GROCERY, { item_id: G(3) }, 2, 'out_of_stock', 'Out of Stock'],
    [
      'the 6th pizza of 5 allowed',
      FOOD,
      { item_id: F(1), variation: SMALL },
      5,
      'out_of_limit',
      'Out of Limits',
    ],
    [
      'a 2nd red S of 1',
      SHOPS,
      { item_id: E(1), variation: goods('Red-S') },
      1,
      'out_of_stock',
      'Out of Stock',
    ],
  ])(
    'has more than the limit in one add, in several adds or in an update: %s [ITEM-12, CART-10, MSG-23, MSG-24]',
    async (_, moduleId, draft, most, code, message) => {
      const shopper = await newShopper(server(), moduleId);
      expect(await shopper.add({ ...draft, quantity: most + 1 })).toMatchObject({
        codes: [code],
        messages: [message],
      });
      const full = await shopper.add({ ...draft, quantity: most });
      expect(full.status).toBe(200);
      expect((await shopper.add(draft)).codes).toEqual([code]);
      const lineId = full.entries[0]?.id ?? 0;
      expect((await shopper.update(lineId, { ...draft, quantity: most + 1 })).codes).toEqual([code]);
      expect(contentsOf(await shopper.list())).toEqual([[draft.item_id, most]]);
    },
  );

  it('has more than the item’s limit over all lines of this item [ITEM-12, FOOD-13]', async () => {
    const shopper = await newShopper(server());
    await shopper.add({ item_id: F(1), quantity: 3, variation: SMALL });
    const large = { item_id: F(1), quantity: 3, variation: food({ Size: ['Large'] }) };
    expect((await shopper.add(large)).codes).toEqual(['out_of_limit']);
    expect((await shopper.add({ ...large, quantity: 2 })).status).toBe(200);
  });

  it.each([
    ['1-L', 'variation_out_of_stock'],
    ['1 l', 'variation_out_of_stock'],
    ['2 L', 'variation'],
    ['', 'variation'],
  ])('has the variation %j of the oil [ITEM-04, ITEM-05]', async (type, code) => {
    const shopper = await newShopper(server(), GROCERY);
    expect((await shopper.add({ item_id: G(5), variation: goods(type) })).codes).toEqual([code]);
    const { entries } = await shopper.add({ item_id: G(5), quantity: 5, variation: goods('500 ml') });
    expect(entries[0]?.price).toBe(30);
    expect((await shopper.add({ item_id: G(5), variation: goods('500-ML') })).codes).toEqual([
      'out_of_stock',
    ]);
  });

  it("has a sold-out variation, and the response has the client's text [ITEM-04, MSG-25]", async () => {
    const shopper = await newShopper(server(), SHOPS);
    const { codes, messages } = await shopper.add({ item_id: E(1), variation: goods('DarkBlue-XL') });
    expect([...codes, ...messages]).toEqual([
      'variation_out_of_stock',
      'This variation is out of stock. Choose another variation to proceed further.',
    ]);
    expect((await shopper.add({ item_id: E(1), variation: goods('Dark-Blue S') })).status).toBe(200);
  });

  it("has a dish without its required choice, and the response names the option group in the reader's language [FOOD-03]", async () => {
    const shopper = await newShopper(server());
    for (const variation of [[], food({ Size: [] }), food({ Toppings: ['Olives'] })])
      expect((await shopper.add({ item_id: F(1), variation })).messages).toEqual([
        'Variation Size can not remain without selection.',
      ]);
    const { messages } = await shopper.add({ item_id: F(1) }, { language: 'ar' });
    expect(messages[0]).toContain('الحجم');
  });

  it('has goods without a chosen variation [ITEM-04]', async () => {
    const shopper = await newShopper(server(), SHOPS);
    expect((await shopper.add({ item_id: E(1) })).codes).toEqual(['variation']);
  });

  it('has too few or too many values of an option group, and the response names both bounds [FOOD-04]', async () => {
    const shopper = await newShopper(server());
    const details = await server().app.inject({ url: `/api/v1/items/details/${F(6)}` });
    const groups = details.json<{ food_variations: { name: string; values: { label: string }[] }[] }>()
      .food_variations;
    const pick = (counts: Record<string, number>) =>
      food(
        Object.fromEntries(
          groups.map(({ name, values }) => [
            name,
            values.slice(0, counts[name] ?? 0).map(({ label }) => label),
          ]),
        ),
      );
    const tooFew = await shopper.add({ item_id: F(6), variation: pick({ Base: 1, Proteins: 1 }) });
    expect(tooFew.messages).toEqual(['Please select minimum 2 and maximum 3 options of Proteins.']);
    const tooMany = await shopper.add({
      item_id: F(6),
      variation: pick({ Base: 1, Proteins: 2, Sauces: 3 }),
    });
    expect(tooMany.messages[0]).toContain('Sauces');
    expect((await shopper.add({ item_id: F(6), variation: pick({ Base: 2, Proteins: 2 }) })).codes).toEqual([
      'variation',
    ]);
    expect((await shopper.add({ item_id: F(6), variation: pick({ Base: 1, Proteins: 2 }) })).status).toBe(
      200,
    );
  });

  it.each<[string, Partial<Draft>, string]>([
    ['an unknown group', { variation: food({ Size: ['Small'], Crust: ['Thin'] }) }, 'variation'],
    ['an unknown value', { variation: food({ Size: ['Gigantic'] }) }, 'variation'],
    ['two values of a single group', { variation: food({ Size: ['Small', 'Large'] }) }, 'variation'],
    ['a goods variation for a dish', { variation: goods('Small') }, 'variation'],
    ['an unknown add-on', { variation: SMALL, add_on_ids: [9999], add_on_qtys: [1] }, 'add_on_ids'],
    ['an add-on of another dish', { variation: SMALL, add_on_ids: [3], add_on_qtys: [1] }, 'add_on_ids'],
    ['add-ons without quantities', { variation: SMALL, add_on_ids: [1, 2], add_on_qtys: [1] }, 'add_on_qtys'],
    ['a negative add-on', { variation: SMALL, add_on_ids: [1], add_on_qtys: [-1] }, 'add_on_qtys'],
    ['100 units of an add-on', { variation: SMALL, add_on_ids: [1], add_on_qtys: [100] }, 'add_on_qtys'],
  ])('has invalid add-ons: %s [FOOD-11, CART-25]', async (_, draft, code) => {
    const shopper = await newShopper(server());
    expect((await shopper.add({ item_id: F(1), ...draft })).codes).toEqual([code]);
    expect((await shopper.list()).entries).toEqual([]);
  });

  it('has a dish outside its hours, which is accepted within its hours [FOOD-09, MSG-32]', async () => {
    const shopper = await newShopper(server());
    expect(await shopper.add({ item_id: F(5) })).toMatchObject({
      codes: ['not_available'],
      messages: ['Not Available now'],
    });
    expect((await shopper.add({ item_id: F(5) }, { scenario: 'CLK-MORNING' })).status).toBe(200);
  });

  it('has a campaign item, even when the item is sent as an ordinary one [ITEM-14, CAMP-02]', async () => {
    const shopper = await newShopper(server());
    for (const draft of [
      { item_id: F(7) },
      { item_id: F(8) },
      { item_id: F(10), model: 'ItemCampaign' as const },
    ])
      expect((await shopper.add(draft)).codes).toEqual(['campaign']);
  });

  it('adds an item that is no longer sold, but reducing the quantity of its line is accepted [CART-63]', async () => {
    const shopper = await newShopper(server(), SHOPS);
    const { database } = server();
    const added = await shopper.add({ item_id: E(8), quantity: 3 });
    const lineId = added.entries[0]?.id ?? 0;
    await database.query('update items set is_active = false where id = $1', [E(8)]);
    try {
      expect((await shopper.add({ item_id: E(8) })).codes).toEqual(['not_available']);
      expect((await shopper.update(lineId, { item_id: E(8), quantity: 4 })).codes).toEqual(['not_available']);
      const less = await shopper.update(lineId, { item_id: E(8), quantity: 2 });
      expect(less.entries[0]).toMatchObject({ quantity: 2, item: { status: 0 } });
    } finally {
      await database.query('update items set is_active = true where id = $1', [E(8)]);
    }
  });

  it('changes the item of a line [CART-24]', async () => {
    const shopper = await newShopper(server());
    const { entries } = await shopper.add({ item_id: F(10) });
    expect((await shopper.update(entries[0]?.id ?? 0, { item_id: F(4) })).codes).toEqual(['item_id']);
  });

  it('a valid update is accepted: it sets the quantity, keeps or replaces choices and merges equal lines [CART-24, FOOD-12]', async () => {
    const shopper = await newShopper(server());
    await shopper.add({ item_id: F(1), quantity: 2, variation: SMALL, add_on_ids: [1], add_on_qtys: [1] });
    const { entries } = await shopper.add({ item_id: F(1), variation: food({ Size: ['Large'] }) });
    const [small, large] = entries.map(({ id }) => id);
    const kept = await shopper.update(small ?? 0, { item_id: F(1), quantity: 3 });
    expect(kept.entries[0]).toMatchObject({ quantity: 3, add_on_ids: [1], add_on_qtys: [1] });
    const changed = await shopper.update(small ?? 0, {
      item_id: F(1),
      quantity: 3,
      add_on_ids: [],
      add_on_qtys: [],
    });
    expect(changed.entries[0]).toMatchObject({ quantity: 3, add_on_ids: [], price: 27 });
    const merged = await shopper.update(large ?? 0, { item_id: F(1), quantity: 1, variation: SMALL });
    expect(merged.entries.map(({ id, quantity }) => [id, quantity])).toEqual([[large, 4]]);
  });
});
