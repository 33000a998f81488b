import { describe, expect, it } from 'vitest';
import {
  chosenVariation,
  firstGroupProblem,
  isGroupFull,
  needsOptions,
  preselected,
  toggleFoodValue,
} from '../../domain/options';
import { choose, items, terms } from './demo-items';

describe('the variation of an item', () => {
  it.each([
    ['E-01', { Colour: 'Dark-Blue', Size: 'XL' }, 'DarkBlue-XL'],
    ['E-01', { Size: 'S', Colour: 'Red' }, 'Red-S'],
    ['G-05', { Volume: '500 ml' }, '500ml'],
    ['G-05', { Volume: '1-L' }, '1L'],
  ] as const)('is found for %s by option names without hyphens and spaces [ITEM-05]', (id, options, type) => {
    expect(chosenVariation(items[id], choose({ options }))?.type).toBe(type);
  });

  it('is found in any letter case, and not found while a choice is missing [ITEM-05]', () => {
    const shoe = terms({
      choiceOptions: [
        { title: 'Colour', options: ['Ink-Blue'] },
        { title: 'Size', options: ['9'] },
      ],
      variations: [
        { type: 'INKBLUE-9', price: 40_00, stock: 2 },
        { type: 'Ink Blue', price: 1, stock: 2 },
      ],
    });
    expect(chosenVariation(shoe, choose({ options: { Colour: 'Ink-Blue', Size: '9' } }))?.price).toBe(40_00);
    expect(chosenVariation(shoe, choose({ options: { Colour: 'Ink-Blue' } }))).toBeNull();
    expect(chosenVariation(shoe, choose({ options: { Colour: 'Ink-Blue', Size: '10' } }))).toBeNull();
    const plain = terms({ variations: [{ type: '', price: 1, stock: 1 }] });
    expect(chosenVariation(plain, choose())).toBeNull();
  });

  it('is unknown until every choice has a selected option [ITEM-05]', () => {
    expect(chosenVariation(items['E-01'], choose({ options: { Colour: 'Red' } }))).toBeNull();
    expect(chosenVariation(items['F-02'], choose())).toBeNull();
  });
});

it('an item with option groups, add-ons or variations can’t be added without opening it', () => {
  expect([items['F-01'], items['F-11'], items['G-05']].map(needsOptions)).toEqual([true, true, true]);
  const { foodGroups, addOns, choiceOptions } = items['F-01'];
  expect(needsOptions(terms({ foodGroups: foodGroups.slice(0, 1), addOns: [] }))).toBe(true);
  expect(needsOptions(terms({ foodGroups: [], addOns: addOns.slice(0, 1), choiceOptions: [] }))).toBe(
    addOns.length > 0,
  );
  expect(needsOptions(terms({ choiceOptions }))).toBe(choiceOptions.length > 0);
  expect(needsOptions(terms())).toBe(false);
});

describe('the option groups of a dish', () => {
  const [size, toppings] = items['F-01'].foodGroups as [
    (typeof items)['F-01']['foodGroups'][number],
    (typeof items)['F-01']['foodGroups'][number],
  ];
  const bowl = (groups: Record<string, string[]>) =>
    firstGroupProblem(items['F-06'].foodGroups, choose({ groups }));
  const base = { Base: ['Rice'] };

  it('are invalid without a required selection [FOOD-03]', () => {
    expect(bowl({})).toEqual({ group: 'Base', problem: 'empty', min: 0, max: 0 });
    expect(bowl(base)).toEqual({ group: 'Proteins', problem: 'empty', min: 2, max: 3 });
  });

  it.each([
    [['Tofu'], 'count'],
    [['Tofu', 'Egg'], undefined],
    [['Tofu', 'Egg', 'Beef'], undefined],
    [['Tofu', 'Egg', 'Beef', 'Chicken'], 'count'],
  ])('are validated with the proteins %j: %s [FOOD-04]', (proteins, problem) => {
    expect(bowl({ ...base, Proteins: proteins })?.problem).toBe(problem);
  });

  it.each([
    [[], undefined],
    [['Tahini'], undefined],
    [['Tahini', 'Pesto'], undefined],
    [['Tahini', 'Pesto', 'Harissa'], 'count'],
  ])('are validated with the optional sauces %j: %s [FOOD-04, Q-96]', (sauces, problem) => {
    expect(bowl({ ...base, Proteins: ['Tofu', 'Egg'], Sauces: sauces })?.problem).toBe(problem);
  });

  it('ignore unknown values, and a single-choice group with two values is invalid [FOOD-03, FOOD-05]', () => {
    expect(bowl({ Base: ['Gold'] })?.problem).toBe('empty');
    expect(bowl({ Base: ['Rice', 'Quinoa'] })?.problem).toBe('count');
  });

  it('start with the store’s preselected values, up to the maximum of the group [FOOD-02]', () => {
    const value = (label: string, isSelected: boolean) => ({ label, price: 0, isSelected });
    const three = [value('One', true), value('Two', false), value('Three', true), value('Four', true)];
    const group = (name: string, type: 'single' | 'multi', max: number, values = three) => ({
      ...toppings,
      name,
      type,
      max,
      values,
    });
    const start = preselected({
      foodGroups: [
        group('Single', 'single', 3),
        group('Two at most', 'multi', 2),
        group('Any number', 'multi', 0),
        group('Nothing selected', 'multi', 2, [value('One', false)]),
      ],
    });
    expect(start).toEqual(
      choose({
        groups: {
          Single: ['One'],
          'Two at most': ['One', 'Three'],
          'Any number': ['One', 'Three', 'Four'],
        },
      }),
    );
  });

  it('allow exactly one value in a single-choice group, whatever the group’s minimum is [FOOD-04, FOOD-05]', () => {
    const one = { ...size, min: 2, max: 3 };
    const [first, second] = one.values.map(({ label }) => label);
    const problem = (labels: (string | undefined)[]) =>
      firstGroupProblem(
        [one],
        choose({ groups: { [one.name]: labels.filter((label) => label !== undefined) } }),
      )?.problem;
    expect(problem([first])).toBeUndefined();
    expect(problem([first, second])).toBe('count');
    expect(isGroupFull(one, ['a', 'b', 'c'])).toBe(false);
  });

  it('replace the value of a single-choice group, and clear it only if the group is optional [FOOD-05]', () => {
    expect(toggleFoodValue(size, ['Small'], 'Large')).toEqual(['Large']);
    expect(toggleFoodValue(size, ['Large'], 'Large')).toEqual(['Large']);
    expect(toggleFoodValue({ ...size, isRequired: false }, ['Large'], 'Large')).toEqual([]);
  });

  it('toggle the values of a multiple-choice group, up to its maximum [FOOD-04]', () => {
    expect(toggleFoodValue(toppings, ['Olives'], 'Basil')).toEqual(['Olives', 'Basil']);
    expect(toggleFoodValue(toppings, ['Olives', 'Basil'], 'Olives')).toEqual(['Basil']);
    expect(isGroupFull(toppings, ['Olives', 'Basil'])).toBe(false);
    expect(isGroupFull(toppings, ['Olives', 'Basil', 'Mushroom'])).toBe(true);
    expect(isGroupFull({ ...toppings, max: 0 }, ['Olives', 'Basil', 'Mushroom'])).toBe(false);
  });
});
