import { expect, it } from 'vitest';
import { demoPlaces } from '../../../server/geo/demo-places';
import { onDatabase } from '../../support/server';
import { newPerson, type Person } from '../account/person';
import { add } from '../cart/account-cart';
import { FOOD, G, GROCERY, SHOPS } from '../cart/shopper';
import { at, HARBOUR, order, quoted, rowOf, WRAP, withBasket } from './orderer';

const PHARMACY = 3;
const { points } = demoPlaces();
const OLD_TOWN = at(points['P-OT']);
const LAKESIDE = at(points['P-LK']);
const HILLS = at(points['P-HL']);

/** The road distance that every route gets. */
let kilometres = 0;

const someOf = (person: Person, quantity: number) => add(person, { item_id: WRAP, quantity });

onDatabase(
  'The worked prices of the checkout',
  (server) => {
    const itemOf = async (storeId: number): Promise<number> => {
      const [item] = await server().database.query<{ id: number }>(
        `select id from items where store_id = $1 and is_active and campaign_starts is null and food_groups = '[]'
           and choice_options = '[]' and not is_prescription_required and coalesce(stock, 9) > 0
           and available_from is null and price < 4000 order by price desc limit 1`,
        [storeId],
      );
      return item?.id ?? 0;
    };

    it.each([
      [
        'Basil Kitchen',
        1,
        FOOD,
        HARBOUR,
        [
          [1.2, 2],
          [5, 5],
          [11, 8],
        ],
      ],
      ['Lakeside Pharmacy in a more expensive zone', 10, PHARMACY, LAKESIDE, [[5, 5.5]]],
      ['Old Town Bakes during high demand', 5, FOOD, OLD_TOWN, [[4, 4.8]]],
      [
        'TechHub with a flat fee',
        11,
        SHOPS,
        HARBOUR,
        [
          [0.4, 4.5],
          [40, 4.5],
        ],
      ],
      [
        'Metro Mart with its own couriers',
        8,
        GROCERY,
        HILLS,
        [
          [1, 3],
          [2, 4],
          [9, 12],
        ],
      ],
    ] as const)(
      'include a delivery fee that follows the distance: %s [DLV-03, DLV-05, DLV-06, DLV-08]',
      async (_, storeId, moduleId, to, rows) => {
        const person = await newPerson(server());
        const item = storeId === 8 ? G(10) : await itemOf(storeId);
        expect((await add(person, { item_id: item }, moduleId)).status).toBe(200);
        for (const [way, fee] of rows) {
          kilometres = way;
          const { delivery_charge, distance } = await quoted(person, { moduleId, body: to });
          expect([distance, delivery_charge]).toEqual([way, fee]);
        }
      },
    );

    it('are 32.41 plus tax or 31.10 including tax for the whole basket, in quote and order [PRICE-04, PRICE-07, PRICE-08, CHK-06]', async () => {
      kilometres = 5;
      const person = await withBasket(server());
      const body = { coupon_code: 'WELCOME10' };
      expect(await quoted(person, { body })).toMatchObject({
        items_amount: 29,
        coupon_discount_amount: 2.9,
        delivery_charge: 5,
        tax_amount: 1.31,
        tax_included: 0,
        total_amount: 32.41,
      });
      expect(await quoted(person, { body, scenario: 'CFG-TAX1' })).toMatchObject({
        tax_amount: 1.24,
        tax_included: 1,
        total_amount: 31.1,
      });
      const placed = await order(person, { body });
      expect([placed.status, placed.body.total_amount]).toEqual([200, 32.41]);
      expect(await rowOf(server(), placed.body.order_id)).toMatchObject({
        items_amount: 29_00,
        coupon_discount: 2_90,
        delivery_charge: 5_00,
        tax: 1_31,
        total: 32_41,
      });
    });

    it.each([
      ['WELCOME10', 4, 2.04],
      ['WELCOME10', 10, 5],
      ['NOCAP15', 10, 7.65],
      ['FLAT7', 1, 5.1],
    ])(
      'include, with the coupon %s on %i items of 5.10, a discount of %d, at most the price of the goods [COUP-01, COUP-02, COUP-06]',
      async (code, quantity, off) => {
        kilometres = 5;
        const person = await newPerson(server());
        expect((await someOf(person, quantity)).status).toBe(200);
        const { coupon_discount_amount, items_amount, delivery_charge, tax_amount, total_amount } =
          await quoted(person, {
            body: { coupon_code: code },
          });
        expect([items_amount, coupon_discount_amount]).toEqual([5.1 * quantity, off]);
        expect(total_amount).toBeCloseTo(items_amount - off + delivery_charge + tax_amount, 2);
      },
    );
  },
  {
    geo: (geo) => ({
      ...geo,
      router: {
        route: async (from, to, mode) => ({
          mode,
          metres: kilometres * 1000,
          seconds: 600,
          points: [from, to],
        }),
        metresTo: async (starts) => starts.map(() => kilometres * 1000),
      },
    }),
  },
);
