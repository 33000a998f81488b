import type { ModuleType } from './catalogue';

/** Allergens and foods that the customer avoids. */
export const ALLERGENS = [
  'milk',
  'gluten',
  'egg',
  'nuts',
  'peanut',
  'fish',
  'shellfish',
  'soy',
  'sesame',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const DIETS = ['veg', 'halal', 'organic'] as const;
export type DietName = (typeof DIETS)[number];

export type DietProfile = { allergens: Allergen[]; diets: DietName[] };

export const noDiet: DietProfile = { allergens: [], diets: [] };

/** Returns the profile of these names without duplicates and unknown names, in the fixed display order. */
export const dietProfile = (allergens: readonly unknown[], diets: readonly unknown[]): DietProfile => ({
  allergens: ALLERGENS.filter((allergen) => allergens.includes(allergen)),
  diets: DIETS.filter((diet) => diets.includes(diet)),
});

export const isSameDiet = (one: DietProfile, other: DietProfile): boolean =>
  JSON.stringify(dietProfile(one.allergens, one.diets)) ===
  JSON.stringify(dietProfile(other.allergens, other.diets));

/** Merges two profiles. A warning in either profile is kept. */
export const joinedDiets = (one: DietProfile, other: DietProfile): DietProfile =>
  dietProfile([...one.allergens, ...other.allergens], [...one.diets, ...other.diets]);

/**
 * Returns those of the diets that stores mark on items of this module. Items of some modules have no diet
 * marks.
 */
export const markedDiets = (
  diets: readonly DietName[],
  moduleType: ModuleType | null,
  hasVegMarks: boolean,
): DietName[] =>
  diets.filter((diet) => {
    if (diet === 'organic') return moduleType === 'grocery';
    return moduleType === 'food' && (diet === 'halal' || hasVegMarks);
  });
