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

describe('what goes well with a cart', () => {
  it('puts items of other categories first, each in order of popularity [CART-69]', () => {
    const popular = [item(1), item(2), item(3, DRINKS), item(4), item(5, DRINKS)];
    expect(ids(goesWellWith(popular, [1], always))).toEqual([3, 5, 2, 4]);
  });

  it('leaves out what is in the cart, needs a prescription or can’t be added by one press [CART-69]', () => {
    const popular = [item(1), item(2, DRINKS, true), item(3, DRINKS), item(4, DRINKS)];
    expect(ids(goesWellWith(popular, [4], ({ id }) => id !== 3))).toEqual([1]);
    expect(goesWellWith(popular, [1, 3, 4], always)).toEqual([]);
  });

  it('is limited to six items [CART-69]', () => {
    const popular = Array.from({ length: 20 }, (_, index) => item(index));
    expect(ids(goesWellWith(popular, [3], always))).toEqual([0, 1, 2, 4, 5, 6]);
  });
});
