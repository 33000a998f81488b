import { describe, expect, it } from 'vitest';
import { allergensAmong, synonymsOfAllergen } from '../../domain/allergen-synonyms';
import { ALLERGENS, type Allergen } from '../../domain/diet';

/** The words of labels in both languages, by allergen. */
const labels: [Allergen, string[]][] = [
  ['milk', ['Milk', 'Dairy', 'lactose', 'حليب', 'ألبان', 'لاكتوز']],
  ['gluten', ['Gluten', 'WHEAT', 'غلوتين', 'قمح']],
  ['egg', ['Egg', 'Eggs', 'بيض']],
  ['nuts', ['Nuts', 'nut', 'Tree nuts', 'مكسرات']],
  ['peanut', ['Peanut', 'Peanuts', 'فول سوداني']],
  ['fish', ['Fish', 'سمك']],
  ['shellfish', ['Shellfish', 'Crustaceans', 'قشريات']],
  ['soy', ['Soy', 'Soya', 'صويا']],
  ['sesame', ['Sesame', 'سمسم']],
];

describe.each(labels)('The allergen %s', (allergen, words) => {
  it.each(words)('is the only allergen found by the word "%s" in any spelling [X-17]', (word) => {
    expect(allergensAmong(ALLERGENS, [` ${word} `])).toEqual([allergen]);
    expect(allergensAmong([allergen], ['salt', word])).toEqual([allergen]);
    expect(
      allergensAmong(
        ALLERGENS.filter((one) => one !== allergen),
        [word],
      ),
    ).toEqual([]);
  });

  it.each(words)('is searched by all its synonyms when a filter names "%s" [X-17]', (word) => {
    expect([...synonymsOfAllergen(` ${word} `)].sort()).toEqual(words.map((one) => one.toLowerCase()).sort());
  });
});

it('no allergen is found in an item without ingredient labels or with unknown ones [X-17]', () => {
  expect(allergensAmong(ALLERGENS, [])).toEqual([]);
  expect(allergensAmong(ALLERGENS, ['mustard', 'milkshake', ''])).toEqual([]);
});

it('several allergens are listed in the order of the settings [X-17]', () => {
  expect(allergensAmong(['sesame', 'milk', 'egg'], ['سمسم', 'eggs', 'dairy'])).toEqual([
    'milk',
    'egg',
    'sesame',
  ]);
});

it('a filter word that names no allergen is searched for unchanged [X-17]', () => {
  expect(synonymsOfAllergen(' Mustard ')).toEqual(['mustard']);
});
