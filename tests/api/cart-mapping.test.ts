import { describe, expect, it } from 'vitest';
import type { Contract } from '../../contract/types.gen';
import { subtotal } from '../../domain/cart';
import { USUAL_CURRENCY } from '../../domain/money';
import { toCartLines, toCartPayload } from '../../src/api/cart-mapping';
import type { Wire } from '../../src/api/wire';

const margherita: Wire<Contract['Item']> = {
  id: 101,
  name: 'Margherita',
  price: 10,
  discount: 10,
  discount_type: 'percent',
  store_id: 1,
  module_id: 1,
  module_type: 'food',
  food_variations: [
    {
      name: 'Size',
      type: 'single',
      required: 'on',
      values: [
        { label: 'Small', optionPrice: 0 },
        { label: 'Medium', optionPrice: 2.5 },
      ],
    },
    {
      name: 'Toppings',
      type: 'multi',
      required: 'off',
      min: 1,
      max: 3,
      values: [
        { label: 'Mushroom', optionPrice: 1 },
        { label: 'Extra cheese', optionPrice: 1.5 },
      ],
    },
  ],
  add_ons: [{ id: 7, name: 'Cola', price: 2 }],
};
const entry = {
  id: 5,
  item: margherita,
  quantity: 2,
  price: 29,
  variation: [
    { name: 'Size', values: { label: ['Medium'] } },
    { name: 'Toppings', values: { label: ['Mushroom', 'Extra cheese'] } },
  ],
  add_on_ids: [7],
  add_on_qtys: [1],
};
const shirt = {
  id: 401,
  name: 'T-shirt',
  price: 20,
  store_id: 12,
  module_id: 4,
  choice_options: [
    { title: 'Colour', options: ['Dark-Blue', 'Red'] },
    { title: 'Size', options: ['S', 'XL'] },
  ],
  variations: [
    { type: 'DarkBlue-S', price: 20, stock: 4 },
    { type: 'Red-XL', price: 22, stock: 6 },
  ],
};

describe('A cart line from the server', () => {
  it('has the chosen values, the add-ons and the price of the demo data [CART-27, FOOD-06]', () => {
    const [line] = toCartLines([entry], USUAL_CURRENCY);
    expect(line).toMatchObject({
      id: 5,
      quantity: 2,
      item: { id: 101, name: 'Margherita', price: 10_00, moduleId: 1, moduleType: 'food' },
    });
    expect(line?.selection).toEqual({
      options: {},
      groups: { Size: ['Medium'], Toppings: ['Mushroom', 'Extra cheese'] },
      addOns: { 7: 1 },
    });
    expect(line && subtotal([line])).toBe(29_00);
  });

  it('gets its options from the type of its variation [ITEM-05]', () => {
    const [line] = toCartLines(
      [
        {
          id: 6,
          item: shirt,
          quantity: 1,
          price: 20,
          variation: [{ type: 'DarkBlue-S', price: 20, stock: 4 }],
        },
      ],
      USUAL_CURRENCY,
    );
    expect(line?.selection.options).toEqual({ Colour: 'Dark-Blue', Size: 'S' });
  });

  it('is sent back to the server unchanged [CART-25]', () => {
    const [line] = toCartLines([entry], USUAL_CURRENCY);
    expect(line && toCartPayload(line, USUAL_CURRENCY)).toEqual({
      model: 'Item',
      item_id: 101,
      quantity: 2,
      price: 29,
      variation: entry.variation,
      add_on_ids: [7],
      add_on_qtys: [1],
    });
  });

  it('sends the priced variation of goods back to the server [CART-25]', () => {
    const [line] = toCartLines(
      [{ id: 6, item: shirt, quantity: 1, price: 22, variation: [{ type: 'Red-XL' }] }],
      USUAL_CURRENCY,
    );
    expect(line && toCartPayload(line, USUAL_CURRENCY).variation).toEqual([
      { type: 'Red-XL', price: 22, stock: 6 },
    ]);
  });

  it('has the model "ItemCampaign" when its item has a start date [ITEM-14, CART-25]', () => {
    const [line] = toCartLines(
      [
        {
          id: 8,
          item: { ...margherita, food_variations: [], available_date_starts: '2026-11-22' },
          quantity: 1,
        },
      ],
      USUAL_CURRENCY,
    );
    expect(line && toCartPayload(line, USUAL_CURRENCY).model).toBe('ItemCampaign');
  });

  it('fails without its item or quantity [DATA-07]', () => {
    expect(() => toCartLines([{ id: 1, quantity: 1 }], USUAL_CURRENCY)).toThrow('item');
    expect(() => toCartLines([{ id: 1, item: margherita }], USUAL_CURRENCY)).toThrow('quantity');
  });
});
