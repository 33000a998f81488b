import type { AddOn, FoodGroup, FoodValue, ItemTerms, Selection, Variation } from '../../domain/catalogue';
import { emptySelection } from '../../domain/catalogue';

/** Tuesday 24 November 2026, 13:00 in the demo city. */
export const T0 = Date.parse('2026-11-24T09:00:00Z');
export const CITY_OFFSET = 240;
export const at = (time: string): number => Date.parse(`2026-11-24T${time}:00+04:00`);

export const terms = (overrides: Partial<ItemTerms> = {}): ItemTerms => ({
  price: 10_00,
  discount: null,
  storeDiscountPercent: 0,
  variations: [],
  choiceOptions: [],
  foodGroups: [],
  addOns: [],
  stock: null,
  maximumQuantity: null,
  availableHours: null,
  campaign: null,
  flashSaleEndsAt: null,
  storeOpening: null,
  ...overrides,
});

export const choose = (overrides: Partial<Selection> = {}): Selection => ({
  ...emptySelection,
  ...overrides,
});

const value = (label: string, price = 0): FoodValue => ({ label, price });
const single = (name: string, isRequired: boolean, values: FoodValue[]): FoodGroup => ({
  name,
  type: 'single',
  isRequired,
  min: 0,
  max: 0,
  values,
});
const multi = (
  name: string,
  isRequired: boolean,
  [min, max]: [number, number],
  values: FoodValue[],
): FoodGroup => ({ name, type: 'multi', isRequired, min, max, values });
const addOn = (id: number, name: string, price: number, percent: number | null = null): AddOn => ({
  id,
  name,
  price,
  percent,
});
const variation = (type: string, price: number, stock: number | null): Variation => ({ type, price, stock });

export const COLA = 1;
export const GARLIC_DIP = 2;
export const SERVICE = 3;

/** The items of the demo world, by their fixture ids. */
export const items = {
  'F-01': terms({
    price: 10_00,
    discount: { kind: 'percent', percent: 10 },
    foodGroups: [
      single('Size', true, [value('Small'), value('Medium', 2_50), value('Large', 5_00)]),
      multi(
        'Toppings',
        false,
        [1, 3],
        [value('Olives', 75), value('Mushroom', 1_00), value('Extra cheese', 1_50), value('Basil', 50)],
      ),
    ],
    addOns: [addOn(COLA, 'Cola', 2_00), addOn(GARLIC_DIP, 'Garlic dip', 80)],
    maximumQuantity: 5,
  }),
  'F-02': terms({ price: 8_00, discount: { kind: 'amount', amount: 1_00 }, storeDiscountPercent: 10 }),
  'F-03': terms({ price: 9_00, storeDiscountPercent: 10 }),
  'F-04': terms({ price: 1_50, discount: { kind: 'amount', amount: 2_00 } }),
  'F-05': terms({ price: 9_00, availableHours: { starts: '07:00', ends: '11:00' } }),
  'F-06': terms({
    price: 11_00,
    foodGroups: [
      single('Base', true, [value('Rice'), value('Quinoa', 1_00)]),
      multi(
        'Proteins',
        true,
        [2, 3],
        [value('Chicken', 2_00), value('Tofu', 1_50), value('Egg', 1_00), value('Beef', 3_00)],
      ),
      multi('Sauces', false, [1, 2], [value('Tahini'), value('Harissa'), value('Pesto')]),
    ],
  }),
  'F-07': terms({
    price: 20_00,
    discount: { kind: 'percent', percent: 25 },
    availableHours: { starts: '12:00', ends: '20:00' },
    campaign: { starts: '2026-11-22T00:00:00+04:00', ends: '2026-11-29T00:00:00+04:00' },
  }),
  'F-08': terms({
    price: 6_00,
    campaign: { starts: '2026-11-01T00:00:00+04:00', ends: '2026-11-23T13:00:00+04:00' },
  }),
  'F-10': terms({ price: 6_00, discount: { kind: 'percent', percent: 15 } }),
  'F-11': terms({ price: 11_00, addOns: [addOn(SERVICE, 'Service +5 %', 0, 5)] }),
  'G-01': terms({ price: 2_40, stock: 3, maximumQuantity: 10 }),
  'G-02': terms({ price: 12_00, stock: 50, maximumQuantity: 2 }),
  'G-03': terms({ price: 3_00, stock: 2, maximumQuantity: 2 }),
  'G-05': terms({
    price: 6_00,
    choiceOptions: [{ title: 'Volume', options: ['500 ml', '1-L'] }],
    variations: [variation('500ml', 6_00, 5), variation('1L', 10_50, 0)],
  }),
  'G-07': terms({ price: 49_99 }),
  'G-08': terms({ price: 1 }),
  'E-01': terms({
    price: 20_00,
    discount: { kind: 'percent', percent: 5 },
    choiceOptions: [
      { title: 'Colour', options: ['Dark-Blue', 'Red'] },
      { title: 'Size', options: ['S', 'XL'] },
    ],
    variations: [
      variation('DarkBlue-S', 20_00, 4),
      variation('DarkBlue-XL', 22_00, 0),
      variation('Red-S', 20_00, 1),
      variation('Red-XL', 22_00, 6),
    ],
  }),
} satisfies Record<string, ItemTerms>;
