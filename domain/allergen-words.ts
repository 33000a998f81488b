import { ALLERGENS, type Allergen } from './diet';

/** What stores write on their goods, in both languages. */
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

/** Which of these allergens an item names among its allergies, in whatever language it is shown. */
export function allergensAmong(allergens: readonly Allergen[], allergies: readonly string[]): Allergen[] {
  const named = new Set(allergies.map((name) => name.trim().toLowerCase()));
  return ALLERGENS.filter(
    (allergen) => allergens.includes(allergen) && WORDS[allergen].some((word) => named.has(word)),
  );
}

/** A name by itself, or every word for the allergen that it names: "peanut" also leaves out "Peanuts". */
export const wordsForAllergen = (name: string): readonly string[] => {
  const word = name.trim().toLowerCase();
  return ALLERGENS.map((allergen) => WORDS[allergen]).find((words) => words.includes(word)) ?? [word];
};
