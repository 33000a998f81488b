import { describe, expect, it } from 'vitest';
import { discounted, type LinePrice, linePrice, priceRange, surchargeOf } from '../../domain/item-price';
import { COLA, choose, items, SERVICE, terms } from './demo-items';

const sum = ({ reasons }: LinePrice) => reasons.reduce((total, { amount }) => total + amount, 0);
const configured = choose({ groups: { Size: ['Medium'], Toppings: ['Mushroom', 'Extra cheese'] } });

describe('The price of an item in the demo data', () => {
  it.each([
    ['F-01', 9_00],
    ['F-02', 7_20],
    ['F-03', 8_10],
    ['F-04', 0],
    ['F-07', 15_00],
    ['F-10', 5_10],
  ] as const)('is, on the card of %s, %i [PRICE-01, PRICE-02]', (id, price) => {
    expect(priceRange(items[id])).toMatchObject({ low: price, high: price });
  });

  it('includes a discount on the base price and on the chosen options [FOOD-06, PRICE-07]', () => {
    expect(linePrice(items['F-01'], configured, 1)).toMatchObject({
      unitFull: 15_00,
      unit: 13_50,
      total: 13_50,
    });
    expect(linePrice(items['F-01'], configured, 2).total).toBe(27_00);
  });

  it('rises by the discounted surcharge of an option with a percentage discount [PRICE-01, FOOD-06]', () => {
    const [medium, cheese] = [2_50, 75];
    expect(surchargeOf(items['F-01'], medium)).toBe(2_25);
    expect(surchargeOf(items['F-01'], cheese)).toBe(68);
    const plain = linePrice(items['F-01'], choose({ groups: { Size: ['Small'] } }), 1).total;
    const larger = linePrice(items['F-01'], choose({ groups: { Size: ['Medium'] } }), 1).total;
    expect(larger - plain).toBe(surchargeOf(items['F-01'], medium));
    const discount = { kind: 'amount', amount: 1_00 } as const;
    expect(surchargeOf(terms({ discount }), medium)).toBe(medium);
  });

  it('includes add-ons once per line, without discount [FOOD-06, FOOD-11, Q-97]', () => {
    const withCola = { ...configured, addOns: { [COLA]: 1 } };
    expect(linePrice(items['F-01'], withCola, 2).total).toBe(29_00);
    expect(linePrice(items['F-01'], { ...configured, addOns: { [COLA]: 3 } }, 2).total).toBe(33_00);
  });

  it('includes a percentage add-on as a share of the base price [PRICE-03]', () => {
    expect(linePrice(items['F-11'], choose({ addOns: { [SERVICE]: 1 } }), 1)).toMatchObject({
      addOns: 55,
      total: 11_55,
    });
  });

  it('includes a percentage add-on as a share of the base price, whichever variation is chosen [PRICE-03, FOOD-06]', () => {
    const shirt = { ...items['E-01'], addOns: items['F-11'].addOns };
    const redXl = choose({ options: { Colour: 'Red', Size: 'XL' }, addOns: { [SERVICE]: 1 } });
    expect(linePrice(shirt, redXl, 1)).toMatchObject({ unitFull: 22_00, addOns: 1_00 });
  });

  it('is a range until a variation is chosen, and then the variation’s exact price [ITEM-03, ITEM-07]', () => {
    expect(priceRange(items['E-01'])).toEqual({ low: 19_00, high: 20_90, lowFull: 20_00, highFull: 22_00 });
    const redXl = choose({ options: { Colour: 'Red', Size: 'XL' } });
    expect(linePrice(items['E-01'], redXl, 1).total).toBe(20_90);
  });

  it('is the full price of the variation when there is no discount [ITEM-03]', () => {
    expect(linePrice(items['G-05'], choose({ options: { Volume: '1-L' } }), 1).total).toBe(10_50);
    expect(linePrice(items['G-02'], choose(), 2).total).toBe(24_00);
  });
});

describe('the price breakdown', () => {
  it('names each rule and adds up to the total [PRICE-08]', () => {
    const price = linePrice(items['F-01'], { ...configured, addOns: { [COLA]: 1 } }, 2);
    expect(price.reasons).toEqual([
      { rule: 'base', amount: 10_00 },
      { rule: 'option', label: 'Medium', amount: 2_50 },
      { rule: 'option', label: 'Mushroom', amount: 1_00 },
      { rule: 'option', label: 'Extra cheese', amount: 1_50 },
      { rule: 'quantity', quantity: 2, amount: 15_00 },
      { rule: 'itemDiscount', percent: 10, isCapped: false, amount: -3_00 },
      { rule: 'addOn', label: 'Cola', quantity: 1, amount: 2_00 },
    ]);
    expect(sum(price)).toBe(29_00);
  });

  it('names the store’s discount when the store’s discount replaces the item’s own [PRICE-02, Q-18]', () => {
    expect(linePrice(items['F-02'], choose(), 1).reasons).toEqual([
      { rule: 'base', amount: 8_00 },
      { rule: 'storeDiscount', percent: 10, isCapped: false, amount: -80 },
    ]);
  });

  it('limits the discount to the price [PRICE-01]', () => {
    expect(linePrice(items['F-04'], choose(), 3).reasons).toEqual([
      { rule: 'base', amount: 1_50 },
      { rule: 'quantity', quantity: 3, amount: 3_00 },
      { rule: 'itemDiscount', percent: null, isCapped: true, amount: -4_50 },
    ]);
  });
});

it('an amount discount applies to each piece and never goes below zero [PRICE-01, PRICE-07]', () => {
  const off = { kind: 'amount', amount: 1_50 } as const;
  expect([1, 2, 3].map((quantity) => discounted(10_00, off, quantity))).toEqual([8_50, 17_00, 25_50]);
  expect(discounted(1_00, off, 4)).toBe(0);
});

it('the total of a line is rounded half up once, not once per piece [PRICE-07]', () => {
  const item = terms({ price: 3_33, discount: { kind: 'percent', percent: 10 } });
  expect(linePrice(item, choose(), 1).total).toBe(3_00);
  expect(linePrice(item, choose(), 2).total).toBe(5_99);
  const half = terms({ price: 5, discount: { kind: 'percent', percent: 10 } });
  expect(linePrice(half, choose(), 1).total).toBe(5);
});
