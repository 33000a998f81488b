import { text } from '../support/text';
import type { Text } from '../world.types';

const allergens: Record<string, Text> = {
  m: text('Milk', 'حليب'),
  g: text('Gluten', 'غلوتين'),
  e: text('Egg', 'بيض'),
  n: text('Nuts', 'مكسرات'),
  p: text('Peanut', 'فول سوداني'),
  f: text('Fish', 'سمك'),
  s: text('Shellfish', 'قشريات'),
  y: text('Soy', 'صويا'),
  t: text('Sesame', 'سمسم'),
};

/** Parses allergens that are written with one letter each: "mg" means milk and gluten. */
export const allergensOf = (letters: string): Text[] =>
  [...letters].map((letter) => {
    const allergen = allergens[letter];
    if (!allergen) throw new Error(`no allergen is noted as "${letter}"`);
    return allergen;
  });
