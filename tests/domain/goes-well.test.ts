import { describe, expect, it } from 'vitest';
import { goesWellWith } from '../../domain/goes-well';

const MEALS = { id: 1, name: 'Meals' };
const DRINKS = { id: 2, name: 'Drinks' };
const item = (id: number, category = MEALS, isPrescriptionRequired = false) => ({
  id,
  categories: [category],
  isPrescriptionRequired,
});
const always = () => true;
const ids = (items: { id: number }[]) => items.map(({ id }) => id);

describe('The list of suggested additions to a cart', () => {
  it('starts with items of other categories and sorts each part by popularity [CART-69]', () => {
    const popular = [item(1), item(2), item(3, DRINKS), item(4), item(5, DRINKS)];
    expect(ids(goesWellWith(popular, [1], always))).toEqual([3, 5, 2, 4]);
  });

  it('leaves out items that are in the cart, need a prescription or need a choice [CART-69]', () => {
    const popular = [item(1), item(2, DRINKS, true), item(3, DRINKS), item(4, DRINKS)];
    expect(ids(goesWellWith(popular, [4], ({ id }) => id !== 3))).toEqual([1]);
    expect(goesWellWith(popular, [1, 3, 4], always)).toEqual([]);
  });

  it('has at most six items [CART-69]', () => {
    const popular = Array.from({ length: 20 }, (_, index) => item(index));
    expect(ids(goesWellWith(popular, [3], always))).toEqual([0, 1, 2, 4, 5, 6]);
  });
});
