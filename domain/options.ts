import { emptySelection, type FoodGroup, type ItemTerms, type Selection, type Variation } from './catalogue';

const squeeze = (text: string): string => text.replace(/[-\s]/g, '').toLowerCase();

/** Returns the variation of the chosen options: "Dark-Blue" and "XL" select "DarkBlue-XL" [ITEM-05]. */
export function chosenVariation(terms: ItemTerms, selection: Selection): Variation | null {
  const chosen = terms.choiceOptions.map(({ title }) => selection.options[title]);
  if (chosen.length === 0 || chosen.some((option) => option === undefined)) return null;
  const key = squeeze(chosen.join(''));
  return terms.variations.find(({ type }) => squeeze(type) === key) ?? null;
}

export const needsOptions = (terms: ItemTerms): boolean =>
  terms.choiceOptions.length > 0 || terms.foodGroups.length > 0 || terms.addOns.length > 0;

/** Returns the food values that the store preselects. No group gets more than its maximum [FOOD-02]. */
export const preselected = ({ foodGroups }: Pick<ItemTerms, 'foodGroups'>): Selection => ({
  ...emptySelection,
  groups: Object.fromEntries(
    foodGroups.flatMap((group) => {
      const labels = group.values.flatMap(({ label, isSelected }) => (isSelected ? [label] : []));
      return labels.length === 0 ? [] : [[group.name, labels.slice(0, mostOf(group))]];
    }),
  ),
});

const mostOf = ({ type, max, values }: FoodGroup): number =>
  type === 'single' ? 1 : max > 0 ? max : values.length;

export type GroupProblem = { group: string; problem: 'empty' | 'count'; min: number; max: number };

/**
 * Returns the first food group whose minimum or maximum is not met, in menu order [FOOD-03, FOOD-04]. Values
 * that the group does not have are not counted. A maximum of zero means no maximum.
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

/**
 * Selects or deselects a value. In a single-choice group it replaces the other value; a second press clears
 * it if the group is optional [FOOD-05].
 */
export function toggleFoodValue(group: FoodGroup, chosen: string[], label: string): string[] {
  const isChosen = chosen.includes(label);
  if (group.type === 'multi')
    return isChosen ? chosen.filter((other) => other !== label) : [...chosen, label];
  return isChosen && !group.isRequired ? [] : [label];
}

export const isGroupFull = (group: FoodGroup, chosen: string[]): boolean =>
  group.type === 'multi' && group.max > 0 && chosen.length >= group.max;
