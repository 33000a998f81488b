import { expect, it } from 'vitest';
import {
  DIETS,
  type DietProfile,
  dietProfile,
  isSameDiet,
  joinedDiets,
  markedDiets,
  noDiet,
} from '../../domain/diet';

it('merging the diets of the device and the account keeps the entries of both [X-17]', () => {
  const device: DietProfile = { allergens: ['nuts', 'milk'], diets: ['veg'] };
  const account: DietProfile = { allergens: ['egg', 'nuts'], diets: ['halal'] };
  expect(joinedDiets(device, account)).toEqual({
    allergens: ['milk', 'egg', 'nuts'],
    diets: ['veg', 'halal'],
  });
});

it('reading stored diets drops unknown and repeated entries and sorts the rest like the settings [X-17]', () => {
  expect(dietProfile(['sesame', 'mustard', 'milk', 'sesame', null], ['organic', 'keto', 'veg'])).toEqual({
    allergens: ['milk', 'sesame'],
    diets: ['veg', 'organic'],
  });
  expect(dietProfile([], [])).toEqual(noDiet);
  expect(noDiet).toEqual({ allergens: [], diets: [] });
});

it.each<[DietProfile, DietProfile, boolean]>([
  [{ allergens: ['soy', 'fish'], diets: [] }, { allergens: ['fish', 'soy'], diets: [] }, true],
  [{ allergens: [], diets: ['halal', 'veg'] }, { allergens: [], diets: ['veg', 'halal'] }, true],
  [{ allergens: ['soy'], diets: [] }, { allergens: ['fish'], diets: [] }, false],
  [{ allergens: ['soy'], diets: [] }, { allergens: [], diets: [] }, false],
  [{ allergens: [], diets: ['veg'] }, { allergens: [], diets: [] }, false],
])('the diet choices %j and %j count as equal: %s [X-17]', (one, other, isSame) => {
  expect(isSameDiet(one, other)).toBe(isSame);
});

it('a module filters items only by the diets that its items are marked for [X-17, CART-69]', () => {
  expect(markedDiets(DIETS, 'food', true)).toEqual(['veg', 'halal']);
  expect(markedDiets(DIETS, 'food', false)).toEqual(['halal']);
  expect(markedDiets(DIETS, 'grocery', true)).toEqual(['organic']);
  expect(markedDiets(DIETS, 'pharmacy', true)).toEqual([]);
  expect(markedDiets(DIETS, null, true)).toEqual([]);
  expect(markedDiets([], 'food', true)).toEqual([]);
});
