import { expect, it } from 'vitest';
import type { CartAddPayload, Item } from '../../../contract/types.gen';
import { subtotal } from '../../../domain/cart';
import { priceRange } from '../../../domain/item-price';
import { fromMinor, USUAL_CURRENCY } from '../../../domain/money';
import { toCartLines } from '../../../src/api/cart-mapping';
import { toItem } from '../../../src/api/item-mapping';
import { onDatabase } from '../../support/server';
import { food, goods, newShopper } from '../cart/shopper';
import { read, readItem, readItems } from './reader';

type Line = { quantity: number; costs: number; addOns?: [name: RegExp, quantity: number][] } & Pick<
  Partial<CartAddPayload>,
  'variation'
>;
type Worked = { card: [low: number, high: number]; lines: Line[] };

const plain = (price: number, ...lines: [quantity: number, costs: number][]): Worked => ({
  card: [price, price],
  lines: lines.map(([quantity, costs]) => ({ quantity, costs })),
});
const configured = food({ Size: ['Medium'], Toppings: ['Mushroom', 'Extra cheese'] });

/** Every worked price and basket of the demo world's description. */
const WORKED: Record<string, Worked> = {
  'F-01': {
    card: [9, 9],
    lines: [
      { quantity: 1, variation: configured, costs: 13.5 },
      { quantity: 2, variation: configured, costs: 27 },
      { quantity: 2, variation: configured, addOns: [[/cola/i, 1]], costs: 29 },
    ],
  },
  'F-02': plain(7.2, [1, 7.2]),
  'F-03': plain(8.1, [1, 8.1]),
  'F-04': plain(0, [1, 0], [4, 0]),
  'F-10': plain(5.1, [1, 5.1]),
  'F-11': { card: [11, 11], lines: [{ quantity: 1, addOns: [[/service/i, 1]], costs: 11.55 }] },
  'F-12': plain(12, [1, 12]),
  'G-01': plain(2.4, [3, 7.2]),
  'G-02': plain(12, [2, 24]),
  'G-03': plain(3, [2, 6]),
  'G-04': plain(1.99, [1, 1.99]),
  'G-05': { card: [6, 10.5], lines: [{ quantity: 1, variation: goods('500ml'), costs: 6 }] },
  'G-07': plain(49.99, [1, 49.99]),
  'G-08': plain(0.01, [1, 0.01]),
  'G-09': plain(2, [1, 2]),
  'G-10': plain(7, [1, 7]),
  'PH-01': plain(14, [1, 14]),
  'PH-02': plain(3, [1, 3]),
  'E-01': {
    card: [19, 20.9],
    lines: [
      { quantity: 1, variation: goods('Red-S'), costs: 19 },
      { quantity: 1, variation: goods('Red-XL'), costs: 20.9 },
    ],
  },
  'E-02': plain(120_000, [1, 120_000]),
  'E-03': plain(1_500_000, [1, 1_500_000]),
  'E-04': plain(2_500_000_000, [1, 2_500_000_000]),
  'E-05': plain(99_999.99, [1, 99_999.99]),
  'E-06': plain(999_950, [1, 999_950]),
};

const spanOf = (item: Item | undefined) => {
  if (item === undefined) throw new Error('The list does not have it');
  const { low, high } = priceRange(toItem(item, USUAL_CURRENCY));
  return [fromMinor(low, USUAL_CURRENCY), fromMinor(high, USUAL_CURRENCY)];
};

onDatabase('The worked prices of the demo world', (server) => {
  it.each(Object.entries(WORKED))(
    'are the same on the card, on the page and in the cart: %s [PRICE-01, PRICE-02, PRICE-03, PRICE-07]',
    async (fixture, { card, lines }) => {
      const page = await readItem(server(), fixture);
      const { items } = await readItems(server(), `/items/latest?store_id=${page.store_id}&limit=100`);
      expect(spanOf(page)).toEqual(card);
      expect(spanOf(items.find(({ id }) => id === page.id))).toEqual(card);
      for (const { costs, addOns = [], ...line } of lines) {
        const shopper = await newShopper(server(), page.module_id);
        const chosen = addOns.map(([name, quantity]) => ({
          id: page.add_ons?.find((addOn) => name.test(addOn.name))?.id ?? 0,
          quantity,
        }));
        const { status, entries } = await shopper.add({
          ...line,
          item_id: page.id,
          add_on_ids: chosen.map(({ id }) => id),
          add_on_qtys: chosen.map(({ quantity }) => quantity),
        });
        expect([status, entries.map(({ price }) => price)]).toEqual([200, [costs]]);
        expect(fromMinor(subtotal(toCartLines(entries, USUAL_CURRENCY)), USUAL_CURRENCY)).toBe(costs);
        expect((await shopper.list()).entries).toEqual(entries);
      }
    },
  );

  it('a campaign item has the price of its campaign: F-07 [CAMP-02, PRICE-01]', async () => {
    const page = await readItem(server(), 'F-07?campaign=1');
    const { body: campaigns } = await read<Item[]>(server(), '/campaigns/item', {
      moduleid: '1',
      zoneid: '[1]',
    });
    expect(spanOf(page)).toEqual([15, 15]);
    expect(spanOf(campaigns.find(({ id }) => id === page.id))).toEqual([15, 15]);
  });

  it('two items reach the free-delivery threshold together: G-07 and G-08 [CART-04, PRICE-07]', async () => {
    const [basket, bag] = [await readItem(server(), 'G-07'), await readItem(server(), 'G-08')];
    const shopper = await newShopper(server(), basket.module_id);
    const before = await shopper.add({ item_id: basket.id });
    const after = await shopper.add({ item_id: bag.id });
    expect(fromMinor(subtotal(toCartLines(before.entries, USUAL_CURRENCY)), USUAL_CURRENCY)).toBe(49.99);
    expect(fromMinor(subtotal(toCartLines(after.entries, USUAL_CURRENCY)), USUAL_CURRENCY)).toBe(50);
  });
});
