import type { FoodGroup, ItemTerms, Selection, Variation } from './catalogue';

const squeeze = (text: string): string => text.replace(/[-\s]/g, '').toLowerCase();

/** The chosen options name a variation: "Dark-Blue" and "XL" are "DarkBlue-XL" [ITEM-05]. */
export function chosenVariation(terms: ItemTerms, selection: Selection): Variation | null {
  const chosen = terms.choiceOptions.map(({ title }) => selection.options[title]);
  if (chosen.length === 0 || chosen.some((option) => option === undefined)) return null;
  const key = squeeze(chosen.join(''));
  return terms.variations.find(({ type }) => squeeze(type) === key) ?? null;
}

export const needsOptions = (terms: ItemTerms): boolean =>
  terms.choiceOptions.length > 0 || terms.foodGroups.length > 0 || terms.addOns.length > 0;

export type GroupProblem = { group: string; problem: 'empty' | 'count'; min: number; max: number };

/**
 * The first food group that does not allow adding, in the order of the menu [FOOD-03, FOOD-04]. Values that the group
 * does not have are not counted. A maximum of zero is none.
 */
export function firstGroupProblem(groups: FoodGroup[], selection: Selection): GroupProblem | null {
  for (const group of groups) {
    const chosen = selection.groups[group.name] ?? [];
    const count = group.values.filter(({ label }) => chosen.includes(label)).length;
    const bounds = { group: group.name, min: group.min, max: group.max };
    if (count === 0 && group.isRequired) return { ...bounds, problem: 'empty' };
    if (count > 0 && !isCountAllowed(group, count)) return { ...bounds, problem: 'count' };
  }
  return null;
}

const isCountAllowed = ({ type, min, max }: FoodGroup, count: number): boolean =>
  type === 'single' ? count === 1 : count >= min && (max === 0 || count <= max);

/** A single group holds one value, and a second press clears an optional one; a multi group toggles [FOOD-05]. */
export function toggleFoodValue(group: FoodGroup, chosen: string[], label: string): string[] {
  const isChosen = chosen.includes(label);
  if (group.type === 'multi')
    return isChosen ? chosen.filter((other) => other !== label) : [...chosen, label];
  return isChosen && !group.isRequired ? [] : [label];
}

export const isGroupFull = (group: FoodGroup, chosen: string[]): boolean =>
  group.type === 'multi' && group.max > 0 && chosen.length >= group.max;
