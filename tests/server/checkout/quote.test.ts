import { expect, it } from 'vitest';
import type { OrderQuote, Store, TaxResult } from '../../../contract/types.gen';
import { deliveryTo } from '../../../domain/delivery-fee';
import { distanceKm, type LatLng } from '../../../domain/geo';
import { toMinor } from '../../../domain/money';
import { demoPlaces } from '../../../server/geo/demo-places';
import { toStore } from '../../../src/api/store-mapping';
import { forEachDatabase } from '../../support/server';
import { newPerson, nobody, type Person } from '../account/person';
import { add } from '../cart/account-cart';
import { E, F, FOOD, G, GROCERY, goods, newShopper, SHOPS } from '../cart/shopper';
import { withBasket } from './orderer';

const { points } = demoPlaces();
const PHARMACY = 3;
const at = ({ lat, lng }: LatLng) => ({ latitude: lat, longitude: lng });

type Ask = { body?: Record<string, unknown>; moduleId?: number; scenario?: string };

forEachDatabase('The quote of an order', (server) => {
  const quote = (person: Person, { body = {}, moduleId = FOOD, scenario }: Ask = {}) =>
    person.send<OrderQuote>('POST', '/customer/order/quote', {
      body: { order_type: 'delivery', ...at(points['P-H1']), ...body },
      moduleId,
      headers: { zoneid: '[1]' },
      ...(scenario !== undefined && { scenario }),
    });
  const problemsOf = async (person: Person, ask: Ask = {}) =>
    (await quote(person, ask)).body.problems.map(({ code }) => code);

  it('has every rule of the sum, and the sum is what they make: the whole basket [PRICE-07, PRICE-08, CHK-06, COUP-06]', async () => {
    const person = await withBasket(server());
    const { body } = await quote(person, { body: { coupon_code: 'welcome10', dm_tips: 1.5 } });
    expect(body).toMatchObject({
      items_amount: 29,
      coupon_code: 'WELCOME10',
      coupon_discount_amount: 2.9,
      tax_amount: 1.31,
      tax_percent: 5,
      tax_included: 0,
      dm_tips: 1.5,
      problems: [],
    });
    const cents = (amount: number) => Math.round(amount * 100);
    const reasons = body.delivery_reasons.reduce((sum, { amount }) => sum + cents(amount), 0);
    expect(reasons).toBe(cents(body.delivery_charge));
    expect(cents(body.total_amount)).toBe(2900 - 290 + cents(body.delivery_charge) + 131 + 150);
  });

  it('counts the way by road, and as a bird flies where no way leads [DLV-09]', async () => {
    const person = await withBasket(server());
    const byRoad = (await quote(person)).body;
    const estimated = (await quote(person, { body: at(points['P-SEA']) })).body;
    const [store] = await server().database.query<LatLng>('select lat, lng from stores where id = 1');
    expect(estimated.is_distance_estimated).toBe(1);
    expect(estimated.distance).toBeCloseTo(distanceKm(store ?? points['P-H1'], points['P-SEA']), 3);
    expect(byRoad.is_distance_estimated).toBe(0);
    expect(byRoad.distance).toBeGreaterThan(distanceKm(store ?? points['P-H1'], points['P-H1']));
  });

  it('of what is picked up has no fee, no tip, and needs no address [DLV-02]', async () => {
    const { body } = await quote(await withBasket(server()), {
      body: { order_type: 'take_away', latitude: undefined, longitude: undefined, dm_tips: 3 },
    });
    expect(body).toMatchObject({
      delivery_charge: 0,
      distance: null,
      dm_tips: 0,
      total_amount: 30.45,
      problems: [],
    });
    expect(body.delivery_reasons).toEqual([{ rule: 'take_away', amount: 0 }]);
  });

  it('has the tax in the prices where the operator says so [PRICE-04]', async () => {
    const person = await withBasket(server());
    const { body } = await quote(person, { body: { order_type: 'take_away' }, scenario: 'CFG-TAX1' });
    expect(body).toMatchObject({ tax_included: 1, tax_amount: 1.38, total_amount: 29 });
  });

  it('says why a coupon is not taken, and goes on without it [COUP-02, COUP-08, COUP-09]', async () => {
    const person = await withBasket(server());
    const withCode = async (coupon_code: string) => (await quote(person, { body: { coupon_code } })).body;
    const plain = (await quote(person)).body;
    for (const [code, refusal] of [
      ['NOSUCH', 'coupon_unknown'],
      ['OLD', 'coupon_expired'],
      ['USED', 'coupon_used_up'],
    ] as const)
      expect(await withCode(code)).toMatchObject({
        coupon_code: null,
        coupon_refusal: { code: refusal },
        total_amount: plain.total_amount,
      });
    expect((await withCode('SHIPFREE')).delivery_reasons).toEqual([{ rule: 'coupon', amount: 0 }]);
    expect(plain.coupon_refusal).toBeNull();
  });

  it('takes a coupon of zones by where the order goes [COUP-03]', async () => {
    const person = await withBasket(server());
    const harbour = { coupon_code: 'HARBOUR' };
    expect((await quote(person, { body: harbour })).body.coupon_code).toBe('HARBOUR');
    expect(
      (await quote(person, { body: { ...harbour, ...at(points['P-HL']) } })).body.coupon_refusal?.code,
    ).toBe('coupon_zone');
  });

  it.each([
    ['demand in a busy zone', 5, FOOD, 'P-OT', 'surge'],
    ['the dearer zone', 10, PHARMACY, 'P-LK', 'zone'],
    ['one price for any way', 11, SHOPS, 'P-H1', 'fixed'],
    ['nothing, by its own people', 7, GROCERY, 'P-H1', 'self_delivery'],
  ] as const)(
    'charges %s, and the page and the card of store %i say so before [DLV-04, DLV-05, DLV-06, DLV-09, DLV-10]',
    async (_, storeId, moduleId, point, rule) => {
      const person = await newPerson(server());
      const [item] = await server().database.query<{ id: number }>(
        `select id from items where store_id = $1 and is_active and campaign_starts is null and not is_prescription_required
        and jsonb_array_length(food_groups) = 0 and jsonb_array_length(choice_options) = 0 and coalesce(stock, 9) > 0
        and available_from is null
      and price < 4000 order by price desc limit 1`,
        [storeId],
      );
      expect((await add(person, { item_id: item?.id ?? 0 }, moduleId)).status).toBe(200);
      const { body } = await quote(person, { body: at(points[point]), moduleId });
      expect(body.delivery_reasons.map((reason) => reason.rule)).toContain(rule);

      const { lat, lng } = points[point];
      const headers = { latitude: String(lat), longitude: String(lng) };
      const page = await nobody(server()).send<Store>('GET', `/stores/details/${storeId}`, { headers });
      const { body: list } = await nobody(server()).send<{ stores: Store[] }>(
        'GET',
        '/stores/get-stores/all?limit=100',
        { headers: { ...headers, moduleid: String(moduleId) } },
      );
      const card = list.stores.find(({ id }) => id === storeId);
      for (const wire of [page.body, card]) {
        const store = toStore(wire as Store);
        const shown = deliveryTo(
          store,
          { lat, lng, zoneIds: [store.zoneId] },
          { subtotal: toMinor(body.items_amount), shopFreeOver: null },
        );
        expect(shown).toMatchObject({ fee: toMinor(body.delivery_charge), isEstimated: false });
      }
    },
  );

  it('brings nothing for money where a store never asks for it [DLV-04]', async () => {
    const person = await newPerson(server());
    const shirt = { item_id: E(1), variation: goods('Red-XL') };
    expect((await add(person, shirt, SHOPS)).status).toBe(200);
    expect((await quote(person, { moduleId: SHOPS })).body.delivery_reasons).toEqual([
      { rule: 'all_stores', amount: 0 },
    ]);
  });

  it('is brought for nothing from the store’s own amount on: 50.00, and not a cent less [DLV-04, Q-24]', async () => {
    const person = await newPerson(server());
    await add(person, { item_id: G(7) }, GROCERY);
    expect((await quote(person, { moduleId: GROCERY })).body.delivery_charge).toBeGreaterThan(0);
    await add(person, { item_id: G(8) }, GROCERY);
    expect((await quote(person, { moduleId: GROCERY })).body).toMatchObject({
      items_amount: 50,
      delivery_reasons: [{ rule: 'over_amount', amount: 0 }],
    });
  });

  it('names all that stands in the way at once [CHK-08, CHK-12, ADDR-11]', async () => {
    const empty = await newPerson(server());
    expect(await problemsOf(empty)).toEqual(['cart_empty']);
    const person = await withBasket(server());
    expect(await problemsOf(person, { body: { latitude: undefined } })).toEqual(['address']);
    expect(await problemsOf(person, { body: at(points['P-OUT']) })).toEqual(['out_of_zone']);
    expect(await problemsOf(person, { scenario: 'CLK-MORNING' })).toContain('store_closed');
    const sushi = await newPerson(server());
    await add(sushi, { item_id: F(11) });
    const { problems } = (await quote(sushi, { body: { order_type: 'take_away' } })).body;
    expect(problems).toMatchObject([
      { code: 'no_take_away' },
      { code: 'below_minimum', missing: 14, message: 'Add $14.00 to order.' },
    ]);
  });

  it('is of one’s own cart alone, a guest’s as well, and changes nothing [PERM-02, GUEST-03]', async () => {
    const guest = await newShopper(server());
    await guest.add({ item_id: F(4), quantity: 2 });
    const before = await guest.list();
    const ask = (guestId: string | null) =>
      nobody(server()).send<OrderQuote>('POST', '/customer/order/quote', {
        body: { order_type: 'take_away', guest_id: guestId },
        moduleId: FOOD,
      });
    expect((await ask(guest.guestId)).body).toMatchObject({ store_id: 1, items_amount: 0 });
    expect((await ask('somebody-else')).body.store_id ?? null).toBeNull();
    expect(await guest.list()).toEqual(before);
  });

  it('tells the tax alone to whoever asks for it [CHK-13]', async () => {
    const person = await withBasket(server());
    const { body } = await person.send<TaxResult>('POST', '/customer/order/get-Tax', {
      body: { order_type: 'delivery', payment_method: 'cash_on_delivery', coupon_code: 'WELCOME10' },
      moduleId: FOOD,
    });
    expect(body).toEqual({ tax_amount: 1.31, tax_included: 0, tax_status: 'excluded' });
  });
});
