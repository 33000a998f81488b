import { expect, it } from 'vitest';
import { type DietProfile, joinedDiets } from '../../domain/diet';

it('loses nothing when what the device knows meets what the account knows [X-17]', () => {
  const device: DietProfile = { allergens: ['nuts', 'milk'], diets: ['veg'] };
  const account: DietProfile = { allergens: ['egg', 'nuts'], diets: ['halal'] };
  expect(joinedDiets(device, account)).toEqual({
    allergens: ['milk', 'egg', 'nuts'],
    diets: ['veg', 'halal'],
  });
});
