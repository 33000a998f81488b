import { ALLERGENS, type Allergen } from './diet';

/** The words for each allergen in stores' ingredient lists, in both languages. */
const WORDS: Record<Allergen, readonly string[]> = {
  milk: ['milk', 'dairy', 'lactose', 'حليب', 'ألبان', 'لاكتوز'],
  gluten: ['gluten', 'wheat', 'غلوتين', 'قمح'],
  egg: ['egg', 'eggs', 'بيض'],
  nuts: ['nuts', 'nut', 'tree nuts', 'مكسرات'],
  peanut: ['peanut', 'peanuts', 'فول سوداني'],
  fish: ['fish', 'سمك'],
  shellfish: ['shellfish', 'crustaceans', 'قشريات'],
  soy: ['soy', 'soya', 'صويا'],
  sesame: ['sesame', 'سمسم'],
};

/**
 * Returns those of the customer's allergens that the item's allergen list contains, in any language.
 */
export function allergensAmong(allergens: readonly Allergen[], allergies: readonly string[]): Allergen[] {
  const named = new Set(allergies.map((name) => name.trim().toLowerCase()));
  return ALLERGENS.filter(
    (allergen) => allergens.includes(allergen) && WORDS[allergen].some((word) => named.has(word)),
  );
}

/**
 * Returns all words for the named allergen, for example also "Peanuts" for "peanut". An unknown name returns
 * only itself.
 */
export const synonymsOfAllergen = (name: string): readonly string[] => {
  const word = name.trim().toLowerCase();
  return ALLERGENS.map((allergen) => WORDS[allergen]).find((words) => words.includes(word)) ?? [word];
};
