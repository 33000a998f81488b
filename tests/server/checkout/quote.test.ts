import { expect, it } from 'vitest';
import type { CashBack, Coupon, OrderQuote, Store, SurgePrice, TaxResult } from '../../../contract/types.gen';
import { deliveryTo } from '../../../domain/delivery-fee';
import { distanceKm, type LatLng } from '../../../domain/geo';
import { toMinor, USUAL_CURRENCY } from '../../../domain/money';
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

  it('lists every part of the total, and the parts add up to the total of the whole basket [PRICE-07, PRICE-08, CHK-06, COUP-06]', async () => {
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
    const cents = (amount: number | null) => Math.round((amount ?? Number.NaN) * 100);
    const reasons = body.delivery_reasons.reduce((sum, { amount }) => sum + cents(amount), 0);
    expect(reasons).toBe(cents(body.delivery_charge));
    expect(cents(body.total_amount)).toBe(2900 - 290 + cents(body.delivery_charge) + 131 + 150);
  });

  it('uses the distance by road, or the straight line where no road leads to the place [DLV-09]', async () => {
    const person = await withBasket(server());
    const byRoad = (await quote(person)).body;
    const estimated = (await quote(person, { body: at(points['P-SEA']) })).body;
    const [store] = await server().database.query<LatLng>('select lat, lng from stores where id = 1');
    expect(estimated.is_distance_estimated).toBe(1);
    expect(estimated.distance).toBeCloseTo(distanceKm(store ?? points['P-H1'], points['P-SEA']), 3);
    expect(byRoad.is_distance_estimated).toBe(0);
    expect(byRoad.distance).toBeGreaterThan(distanceKm(store ?? points['P-H1'], points['P-H1']));
  });

  it('has no fee and no tip for take-away, and take-away needs no address [DLV-02]', async () => {
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

  it('has no fee and no total without a delivery address [ADDR-11, DLV-10]', async () => {
    const { body } = await quote(await withBasket(server()), {
      body: { latitude: undefined, longitude: undefined },
    });
    expect(body).toMatchObject({
      items_amount: 29,
      delivery_charge: null,
      delivery_reasons: [],
      distance: null,
      total_amount: null,
      due_amount: null,
      wallet_amount: 0,
      problems: [{ code: 'address' }],
    });
  });

  it('contains the tax in the prices where the operator says so [PRICE-04]', async () => {
    const person = await withBasket(server());
    const { body } = await quote(person, { body: { order_type: 'take_away' }, scenario: 'CFG-TAX1' });
    expect(body).toMatchObject({ tax_included: 1, tax_amount: 1.38, total_amount: 29 });
  });

  it('continues without a refused coupon and gives the reason [COUP-02, COUP-08, COUP-09]', async () => {
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

  it("checks a coupon's zones against the delivery address [COUP-03]", async () => {
    const person = await withBasket(server());
    const harbour = { coupon_code: 'HARBOUR' };
    expect((await quote(person, { body: harbour })).body.coupon_code).toBe('HARBOUR');
    expect(
      (await quote(person, { body: { ...harbour, ...at(points['P-HL']) } })).body.coupon_refusal?.code,
    ).toBe('coupon_zone');
  });

  it.each([
    ['a surge fee in a busy zone', 5, FOOD, 'P-OT', 'surge'],
    ['the fee of a more expensive zone', 10, PHARMACY, 'P-LK', 'zone'],
    ['a flat delivery fee', 11, SHOPS, 'P-H1', 'fixed'],
    ['nothing, for delivery by the store’s couriers', 7, GROCERY, 'P-H1', 'self_delivery'],
  ] as const)(
    'charges %s, and the page and the card of store %i show the same delivery fee [DLV-04, DLV-05, DLV-06, DLV-09, DLV-10]',
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
        const store = toStore(wire as Store, USUAL_CURRENCY);
        const shown = deliveryTo(
          store,
          { lat, lng, zoneIds: [store.zoneId] },
          { subtotal: toMinor(body.items_amount, USUAL_CURRENCY), shopFreeOver: null },
        );
        expect(shown).toMatchObject({
          fee: toMinor(body.delivery_charge ?? Number.NaN, USUAL_CURRENCY),
          isEstimated: false,
        });
      }
    },
  );

  it('has no delivery fee for a store that always delivers free [DLV-04]', async () => {
    const person = await newPerson(server());
    const shirt = { item_id: E(1), variation: goods('Red-XL') };
    expect((await add(person, shirt, SHOPS)).status).toBe(200);
    expect((await quote(person, { moduleId: SHOPS })).body.delivery_reasons).toEqual([
      { rule: 'all_stores', amount: 0 },
    ]);
  });

  it("has no delivery fee from exactly the store's threshold of 50.00 on [DLV-04, Q-24]", async () => {
    const person = await newPerson(server());
    await add(person, { item_id: G(7) }, GROCERY);
    expect((await quote(person, { moduleId: GROCERY })).body.delivery_charge).toBeGreaterThan(0);
    await add(person, { item_id: G(8) }, GROCERY);
    expect((await quote(person, { moduleId: GROCERY })).body).toMatchObject({
      items_amount: 50,
      delivery_reasons: [{ rule: 'over_amount', amount: 0 }],
    });
  });

  it('lists all problems together [CHK-08, CHK-12, ADDR-11]', async () => {
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

  it('contains no delivery fee and no total for an address outside the zone of the store [CHK-08, DLV-10]', async () => {
    const person = await withBasket(server());
    const inside = (await quote(person)).body;
    const outside = (await quote(person, { body: at(points['P-OUT']) })).body;
    expect(inside.delivery_charge).not.toBeNull();
    expect(outside).toMatchObject({ delivery_charge: null, total_amount: null, due_amount: null });
    expect(outside.delivery_reasons).toEqual([]);
    expect(outside.items_amount).toBe(inside.items_amount);
  });

  it("contains only the caller's own cart, also for a guest, and changes nothing [PERM-02, GUEST-03]", async () => {
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

  it('has the same values as the separate requests for tax, surge, cashback, coupons and payment [CHK-13]', async () => {
    const person = await withBasket(server());
    const ask = { order_type: 'delivery', ...at(points['P-OT']), payment_method: 'cash_on_delivery' };
    const { body: quoted } = await quote(person, { body: ask });
    const tax = await person.send<TaxResult>('POST', '/customer/order/get-Tax', {
      body: ask,
      moduleId: FOOD,
    });
    expect(tax.body.tax_amount).toBe(quoted.tax_amount);

    const surge = await person.send<SurgePrice>('POST', '/customer/order/get-surge-price', {
      body: { zone_id: 4, module_id: FOOD, date_time: '2026-01-06T13:00:00+04:00' },
    });
    expect(surge.body).toMatchObject({ price: 20, price_type: 'percent' });

    const cashback = await person.send<CashBack>('GET', '/cashback/getCashback', {
      query: { amount: quoted.items_amount },
    });
    expect(cashback.body.cashback_amount).toBe(quoted.cashback_amount);

    const coupons = await person.send<Coupon[]>('GET', '/coupon/list', { moduleId: FOOD });
    expect(coupons.body.map(({ code }) => code)).toContain('WELCOME10');

    const offline = await person.send<{ method_name?: string }[]>('GET', '/offline_payment_method_list');
    expect(offline.body.map(({ method_name }) => method_name)).toContain('Bank transfer');
    const config = await person.send('GET', '/config');
    expect(config.body).toMatchObject({ cash_on_delivery: true, digital_payment: true });
  });

  it('has the same tax as the separate request for the tax [CHK-13]', async () => {
    const person = await withBasket(server());
    const { body } = await person.send<TaxResult>('POST', '/customer/order/get-Tax', {
      body: { order_type: 'delivery', payment_method: 'cash_on_delivery', coupon_code: 'WELCOME10' },
      moduleId: FOOD,
    });
    expect(body).toEqual({
      tax_amount: 1.31,
      tax_included: 0,
      tax_status: 'excluded',
      taxes: [{ percent: 5, goods_amount: 26.1, tax_amount: 1.31, sources: ['shop'] }],
    });
  });
});
