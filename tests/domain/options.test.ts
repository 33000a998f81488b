import { describe, expect, it } from 'vitest';
import {
  chosenVariation,
  firstGroupProblem,
  isGroupFull,
  needsOptions,
  toggleFoodValue,
} from '../../domain/options';
import { choose, items, terms } from './demo-items';

describe('variations of goods', () => {
  it.each([
    ['E-01', { Colour: 'Dark-Blue', Size: 'XL' }, 'DarkBlue-XL'],
    ['E-01', { Size: 'S', Colour: 'Red' }, 'Red-S'],
    ['G-05', { Volume: '500 ml' }, '500ml'],
    ['G-05', { Volume: '1-L' }, '1L'],
  ] as const)('%s: options match without hyphens and spaces [ITEM-05]', (id, options, type) => {
    expect(chosenVariation(items[id], choose({ options }))?.type).toBe(type);
  });

  it('is none until every choice has an option [ITEM-05]', () => {
    expect(chosenVariation(items['E-01'], choose({ options: { Colour: 'Red' } }))).toBeNull();
    expect(chosenVariation(items['F-02'], choose())).toBeNull();
  });
});

it('knows which items ask for choices', () => {
  expect([items['F-01'], items['F-11'], items['G-05']].map(needsOptions)).toEqual([true, true, true]);
  expect(needsOptions(terms())).toBe(false);
});

describe('groups of a dish', () => {
  const [size, toppings] = items['F-01'].foodGroups as [
    (typeof items)['F-01']['foodGroups'][number],
    (typeof items)['F-01']['foodGroups'][number],
  ];
  const bowl = (groups: Record<string, string[]>) =>
    firstGroupProblem(items['F-06'].foodGroups, choose({ groups }));
  const base = { Base: ['Rice'] };

  it('cannot stay without a required selection [FOOD-03]', () => {
    expect(bowl({})).toEqual({ group: 'Base', problem: 'empty', min: 0, max: 0 });
    expect(bowl(base)).toEqual({ group: 'Proteins', problem: 'empty', min: 2, max: 3 });
  });

  it.each([
    [['Tofu'], 'count'],
    [['Tofu', 'Egg'], undefined],
    [['Tofu', 'Egg', 'Beef'], undefined],
    [['Tofu', 'Egg', 'Beef', 'Chicken'], 'count'],
  ])('proteins %j: %s [FOOD-04]', (proteins, problem) => {
    expect(bowl({ ...base, Proteins: proteins })?.problem).toBe(problem);
  });

  it.each([
    [[], undefined],
    [['Tahini'], undefined],
    [['Tahini', 'Pesto'], undefined],
    [['Tahini', 'Pesto', 'Harissa'], 'count'],
  ])('optional sauces %j: %s [FOOD-04, Q-96]', (sauces, problem) => {
    expect(bowl({ ...base, Proteins: ['Tofu', 'Egg'], Sauces: sauces })?.problem).toBe(problem);
  });

  it('does not count values the group does not have, nor two values of a single group [FOOD-03, FOOD-05]', () => {
    expect(bowl({ Base: ['Gold'] })?.problem).toBe('empty');
    expect(bowl({ Base: ['Rice', 'Quinoa'] })?.problem).toBe('count');
  });

  it('replaces the value of a single group; only an optional one can be cleared [FOOD-05]', () => {
    expect(toggleFoodValue(size, ['Small'], 'Large')).toEqual(['Large']);
    expect(toggleFoodValue(size, ['Large'], 'Large')).toEqual(['Large']);
    expect(toggleFoodValue({ ...size, isRequired: false }, ['Large'], 'Large')).toEqual([]);
  });

  it('toggles the values of a multi group and knows when it is full [FOOD-04]', () => {
    expect(toggleFoodValue(toppings, ['Olives'], 'Basil')).toEqual(['Olives', 'Basil']);
    expect(toggleFoodValue(toppings, ['Olives', 'Basil'], 'Olives')).toEqual(['Basil']);
    expect(isGroupFull(toppings, ['Olives', 'Basil'])).toBe(false);
    expect(isGroupFull(toppings, ['Olives', 'Basil', 'Mushroom'])).toBe(true);
    expect(isGroupFull({ ...toppings, max: 0 }, ['Olives', 'Basil', 'Mushroom'])).toBe(false);
  });
});
