import { expect, it } from 'vitest';
import { subtotal } from '../../../domain/cart';
import { fromMinor, USUAL_CURRENCY } from '../../../domain/money';
import { toCartLines } from '../../../src/api/cart-mapping';
import { forEachDatabase } from '../../support/server';
import { contentsOf, E, F, FOOD, food, G, GROCERY, goods, newShopper, SHOPS, shopperWith } from './shopper';

const MARGHERITA = {
  item_id: F(1),
  quantity: 2,
  variation: food({ Size: ['Medium'], Toppings: ['Mushroom', 'Extra cheese'] }),
  add_on_ids: [1],
  add_on_qtys: [1],
};

forEachDatabase('The cart', (server) => {
  it('is empty for a new guest [CART-01, GUEST-03]', async () => {
    const shopper = await newShopper(server());
    expect(await shopper.list()).toMatchObject({ status: 200, entries: [], version: 0 });
  });

  it('calculates the price of an added item, whatever price the request contains [CART-20, CART-27, PRICE-07]', async () => {
    const shopper = await newShopper(server());
    const added = await shopper.add({ ...MARGHERITA, price: 0.01 });
    expect(added.status).toBe(200);
    expect(added.entries).toHaveLength(1);
    expect(added.entries[0]).toMatchObject({ item_id: F(1), quantity: 2, price: 29, is_guest: true });
    expect((await shopper.list()).entries).toEqual(added.entries);
    expect(fromMinor(subtotal(toCartLines(added.entries, USUAL_CURRENCY)), USUAL_CURRENCY)).toBe(29);
  });

  it.each([
    ['F-02', F(2), 1, FOOD, 7.2],
    ['F-04', F(4), 3, FOOD, 0],
    ['F-10', F(10), 1, FOOD, 5.1],
    ['G-02', G(2), 2, GROCERY, 24],
    ['G-07', G(7), 1, GROCERY, 49.99],
    ['E-02', E(2), 1, SHOPS, 120000],
  ])(
    'charges the price of the worked examples for %s [PRICE-01, PRICE-02]',
    async (_, itemId, quantity, moduleId, price) => {
      const shopper = await newShopper(server(), moduleId);
      const { entries } = await shopper.add({ item_id: itemId, quantity });
      expect(entries[0]?.price).toBe(price);
    },
  );

  it('charges an add-on that costs a share of the item’s base price [PRICE-03]', async () => {
    const shopper = await newShopper(server());
    const fries = await server().app.inject({ url: `/api/v1/items/details/${F(11)}` });
    const [service] = fries.json<{ add_ons: { id: number; price: number }[] }>().add_ons;
    expect(service?.price).toBe(0.55);
    const { entries } = await shopper.add({
      item_id: F(11),
      add_on_ids: [service?.id ?? 0],
      add_on_qtys: [1],
    });
    expect(entries[0]?.price).toBe(11.55);
  });

  it("translates a line's choices and accepts choices in that language [LANG-01, CART-27]", async () => {
    const shopper = await newShopper(server());
    await shopper.add(MARGHERITA);
    const [line] = (await shopper.list({ language: 'ar' })).entries;
    expect(JSON.stringify(line?.variation)).toMatch(/وسط.*فطر.*جبن إضافي/);
    const again = await shopper.add(
      { ...MARGHERITA, quantity: 1, variation: line?.variation ?? [] },
      { language: 'ar' },
    );
    expect(contentsOf(again)).toEqual([[F(1), 3]]);
  });

  it('adds the quantity and the add-ons to a line with the same choices [CART-23]', async () => {
    const shopper = await newShopper(server());
    await shopper.add(MARGHERITA);
    const { entries } = await shopper.add(MARGHERITA);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ quantity: 4, add_on_ids: [1], add_on_qtys: [2], price: 58 });
  });

  it('keeps another choice of the same item on a separate line [FOOD-13]', async () => {
    const shopper = await newShopper(server());
    await shopper.add(MARGHERITA);
    const { entries } = await shopper.add({ item_id: F(1), variation: food({ Size: ['Small'] }) });
    expect(entries.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('has one cart for each module [CART-60]', async () => {
    const shopper = await newShopper(server());
    await shopper.add({ item_id: F(2) });
    await shopper.add({ item_id: G(1) }, { moduleId: GROCERY });
    expect(contentsOf(await shopper.list())).toEqual([[F(2), 1]]);
    expect(contentsOf(await shopper.list({ moduleId: GROCERY }))).toEqual([[G(1), 1]]);
    expect((await shopper.add({ item_id: G(1) })).codes).toEqual(['moduleId']);
  });

  it('refuses an item of another store and keeps its lines [CART-21, MSG-26]', async () => {
    const shopper = await newShopper(server());
    const before = await shopper.add(MARGHERITA);
    const refused = await shopper.add({ item_id: F(12) });
    expect(refused).toMatchObject({ status: 403, codes: ['other_store'] });
    expect(refused.messages[0]).toBe(
      'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
    );
    expect(await shopper.list()).toEqual(before);
  });

  it("is cleared of another store's lines in the same step that adds the item, on request [CART-22]", async () => {
    const shopper = await newShopper(server());
    await shopper.add(MARGHERITA);
    expect(contentsOf(await shopper.add({ item_id: F(12), clear_cart: true }))).toEqual([[F(12), 1]]);
    expect(contentsOf(await shopper.list())).toEqual([[F(12), 1]]);
  });

  it('keeps its lines when the added item is of the same store, even with a request to clear them [CART-22]', async () => {
    const shopper = await newShopper(server());
    await shopper.add({ item_id: F(4) });
    const { entries } = await shopper.add({ ...MARGHERITA, clear_cart: true });
    expect(entries).toHaveLength(2);
  });

  it('keeps its old lines when the item that should replace them is refused [CART-29]', async () => {
    const shopper = await newShopper(server());
    const before = await shopper.add(MARGHERITA);
    const failures = [
      await shopper.add({
        item_id: F(3),
        quantity: 9999,
        clear_cart: true,
        variation: food({ Nothing: ['x'] }),
      }),
      await shopper.add({ item_id: F(7), clear_cart: true, model: 'ItemCampaign' }),
      await shopper.add({ item_id: F(12), clear_cart: true }, { scenario: 'ERR-500' }),
      await shopper.add({ item_id: 99_999, clear_cart: true }),
    ];
    expect(failures.map(({ status }) => status)).toEqual([403, 403, 500, 404]);
    expect(await shopper.list()).toEqual(before);
  });

  it('removes one line, several, or all [CART-28]', async () => {
    const shopper = await newShopper(server());
    await shopper.add({ item_id: F(4) });
    await shopper.add({ item_id: F(10) });
    const { entries } = await shopper.add(MARGHERITA);
    const [first, second, third] = entries.map(({ id }) => id);
    expect((await shopper.remove(second ?? 0)).status).toBe(200);
    expect((await shopper.remove(second ?? 0)).status).toBe(404);
    expect((await shopper.removeAll([first ?? 0, third ?? 0])).status).toBe(200);
    expect((await shopper.list()).entries).toEqual([]);
    await shopper.add({ item_id: F(4) });
    expect((await shopper.clear()).status).toBe(200);
    expect((await shopper.list()).entries).toEqual([]);
    expect((await shopper.send('DELETE', 'remove-item', {})).codes).toEqual(['cart_id']);
  });

  it('replaces all lines in one step, or none if one is refused [CART-29]', async () => {
    const shopper = await newShopper(server());
    await shopper.add(MARGHERITA);
    await shopper.add({ item_id: F(12), clear_cart: true });
    const restored = await shopper.replace([MARGHERITA, { item_id: F(4), quantity: 2 }]);
    expect(contentsOf(restored)).toEqual([
      [F(1), 2],
      [F(4), 2],
    ]);
    const mixed = await shopper.replace([{ item_id: F(4) }, { item_id: F(12), clear_cart: true }]);
    expect(mixed).toMatchObject({ status: 403, codes: ['other_store'] });
    expect((await shopper.replace([{ item_id: F(4) }, { item_id: 99_999 }])).status).toBe(404);
    expect((await shopper.list()).entries).toEqual(restored.entries);
    expect((await shopper.replace([])).entries).toEqual([]);
  });

  it('increases its version with every change [CART-61]', async () => {
    const shopper = await newShopper(server());
    const first = await shopper.add({ item_id: F(4) });
    const second = await shopper.update(first.entries[0]?.id ?? 0, { item_id: F(4), quantity: 2 });
    await shopper.add({ item_id: F(12) });
    const third = await shopper.clear();
    expect([first.version, second.version, third.version]).toEqual([1, 2, 3]);
    expect((await shopper.list()).version).toBe(3);
  });

  it('shows current prices after a sale has ended or a price has risen [CART-63, PRICE-09]', async () => {
    const shopper = await newShopper(server(), SHOPS);
    const [during] = (await shopper.add({ item_id: E(7) })).entries;
    const [after] = (await shopper.list({ scenario: 'CLK-SALE-ENDED' })).entries;
    const [raised] = (await shopper.list({ scenario: 'ERR-PRICE' })).entries;
    expect(during?.item.flash_sale).toBe(1);
    expect(after?.item.flash_sale).toBe(0);
    expect(after?.price).toBeGreaterThan(during?.price ?? 0);
    expect(raised?.price).toBeGreaterThan(during?.price ?? 0);
  });

  it('has its quantities reduced to one in the demo scenario for reduced quantities [CART-63]', async () => {
    const shopper = await newShopper(server());
    const { entries } = await shopper.add({ item_id: F(10), quantity: 5 }, { scenario: 'ERR-CLAMP' });
    expect(entries[0]?.quantity).toBe(1);
  });

  it("is accessible only with the guest's secret id [GUEST-03, CART-26]", async () => {
    const [owner, stranger] = [await newShopper(server()), await newShopper(server())];
    const mine = await owner.add({ item_id: F(10), quantity: 2 });
    const lineId = mine.entries[0]?.id ?? 0;
    const attempts = [
      await stranger.update(lineId, { item_id: F(10), quantity: 1 }),
      await stranger.remove(lineId),
      await stranger.removeAll([lineId]),
      await stranger.update(lineId + 1_000_000, { item_id: F(10) }),
    ];
    expect(attempts.map(({ status, codes }) => [status, ...codes])).toEqual(
      attempts.map(() => [404, 'not_found']),
    );
    await stranger.clear();
    expect((await stranger.list()).entries).toEqual([]);
    expect(await owner.list()).toEqual(mine);
  });

  it.each([
    ['none', null],
    ['an empty one', ''],
  ])(
    'is empty for a guest id of %s, and the first item creates a new guest id [GUEST-03]',
    async (_, guestId) => {
      const nobody = shopperWith(server(), guestId);
      expect((await nobody.list()).entries).toEqual([]);
      const { status, newGuestId } = await nobody.add({ item_id: F(10) });
      expect(status).toBe(200);
      expect((await shopperWith(server(), newGuestId).list()).entries).toHaveLength(1);
      expect((await nobody.list()).entries).toEqual([]);
      expect((await nobody.clear()).status).toBe(200);
    },
  );

  it("is created for a well-formed guest id that the server doesn't know yet [GUEST-03]", async () => {
    const forgotten = shopperWith(server(), 'f'.repeat(43));
    expect((await forgotten.list()).entries).toEqual([]);
    await forgotten.add({ item_id: F(10) });
    expect((await forgotten.list()).entries).toHaveLength(1);
  });

  it.each(['no-such-guest', '1', "' or 1=1 --", 'a'.repeat(5000)])(
    'refuses the guessable guest id %j [GUEST-03]',
    async (guestId) => {
      const nobody = shopperWith(server(), guestId);
      for (const answer of [await nobody.list(), await nobody.add({ item_id: F(10) }), await nobody.clear()])
        expect(answer).toMatchObject({ status: 403, codes: ['guest_id'] });
    },
  );

  it('refuses an unknown module [CART-60]', async () => {
    const shopper = await newShopper(server());
    expect(await shopper.add({ item_id: F(10) }, { moduleId: 77 })).toMatchObject({
      status: 403,
      codes: ['moduleId'],
    });
    expect((await shopper.list({ moduleId: 77 })).entries).toEqual([]);
  });

  it.each([
    { item_id: 'F-01' },
    { item_id: -1 },
    { quantity: 0 },
    { quantity: -3 },
    { quantity: 1.5 },
    { quantity: 10_000 },
    { quantity: '2' },
    { model: 'Everything' },
    { variation: 'Medium' },
    { add_on_ids: ['1'] },
    { item_id: 3_000_000_000 },
  ])('refuses the malformed cart line %j [API-04]', async (wrong) => {
    const shopper = await newShopper(server());
    const answer = await shopper.send('POST', 'add', {
      model: 'Item',
      item_id: F(10),
      price: 1,
      quantity: 1,
      ...wrong,
    });
    expect(answer.status).toBe(403);
    expect((await shopper.list()).entries).toEqual([]);
  });

  it('stores each variation of goods with its own price [ITEM-05]', async () => {
    const shopper = await newShopper(server(), SHOPS);
    const { entries } = await shopper.add({ item_id: E(1), quantity: 2, variation: goods('red xl') });
    expect(entries[0]).toMatchObject({ price: 41.8, variation: [{ type: 'Red-XL', price: 22, stock: 6 }] });
  });
});
