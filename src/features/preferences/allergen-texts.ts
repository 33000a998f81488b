import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Allergen, DietName } from '../../../domain/diet';

/** The names of allergens inside a sentence, therefore in lower case: "Contains peanuts". */
export const allergenWords: Record<Allergen, MessageDescriptor> = {
  milk: msg`milk`,
  gluten: msg`gluten`,
  egg: msg`egg`,
  nuts: msg`nuts`,
  peanut: msg`peanuts`,
  fish: msg`fish`,
  shellfish: msg`shellfish`,
  soy: msg`soy`,
  sesame: msg`sesame`,
};

export const dietTexts: Record<DietName, MessageDescriptor> = {
  veg: msg`Vegetarian`,
  halal: msg`Halal`,
  organic: msg`Organic only`,
};
