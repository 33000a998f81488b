import { addRefusal, isSameChoice, type QuantityRefusal, quantityRefusal } from '../../domain/cart';
import type { FoodGroup, Item } from '../../domain/catalogue';
import { clamp } from '../../domain/money';
import { isCampaignRunning, isWithinDailyHours } from '../../domain/opening-hours';
import { chosenVariation, isGroupFull, toggleFoodValue } from '../../domain/options';
import { required } from '../shared/required';
import type { ItemLine, ItemOptionsContext } from './item-options.types';

type Choice = Pick<ItemOptionsContext, 'selection' | 'quantity'>;

const knownItem = ({ item }: ItemOptionsContext): Item => required(item, 'item');

export const isCampaignOver = (context: ItemOptionsContext): boolean => {
  const { campaign } = knownItem(context);
  return campaign !== null && !isCampaignRunning(campaign, context.now);
};

export const isOutsideHours = (context: ItemOptionsContext): boolean => {
  const { availableHours } = knownItem(context);
  return (
    availableHours !== null && !isWithinDailyHours(availableHours, context.now, context.utcOffsetMinutes)
  );
};

export const isCampaignItem = (context: ItemOptionsContext): boolean => knownItem(context).campaign !== null;

export function isIncomplete(context: ItemOptionsContext): boolean {
  const code = addRefusal({ ...context, terms: knownItem(context) })?.code;
  return code === 'optionsMissing' || code === 'variationMissing';
}

/** Not one piece can be had of what is chosen [ITEM-04]. */
export function isSoldOut(context: ItemOptionsContext): boolean {
  const item = knownItem(context);
  const isUnknownVariation =
    item.choiceOptions.length > 0 && chosenVariation(item, context.selection) === null;
  return isUnknownVariation || quantityRefusal(item, context.selection, 1) === 'outOfStock';
}

export const oneMoreRefusal = (context: ItemOptionsContext): QuantityRefusal | null =>
  quantityRefusal(knownItem(context), context.selection, context.quantity + 1);

export const groupOf = (context: ItemOptionsContext, name: string): FoodGroup | null =>
  knownItem(context).foodGroups.find((group) => group.name === name) ?? null;

/** A multi group at its maximum takes no further value; one must go first [FOOD-04]. */
export function isGroupFullFor(context: ItemOptionsContext, name: string, label: string): boolean {
  const group = groupOf(context, name);
  const chosen = context.selection.groups[name] ?? [];
  return group !== null && !chosen.includes(label) && isGroupFull(group, chosen);
}

/** Another variation may have fewer pieces than the quantity chosen so far. */
export function withOption(context: ItemOptionsContext, title: string, option: string): Choice {
  const { selection, quantity } = context;
  const changed = { ...selection, options: { ...selection.options, [title]: option } };
  const stock = chosenVariation(knownItem(context), changed)?.stock ?? null;
  return { selection: changed, quantity: stock === null ? quantity : clamp(quantity, 1, Math.max(1, stock)) };
}

export function withToggledValue(context: ItemOptionsContext, name: string, label: string): Partial<Choice> {
  const { selection } = context;
  const group = groupOf(context, name);
  if (!group) return {};
  const values = toggleFoodValue(group, selection.groups[name] ?? [], label);
  return { selection: { ...selection, groups: { ...selection.groups, [name]: values } } };
}

/** Add-ons count by themselves: the quantity of the dish does not multiply them [FOOD-11, Q-97]. */
export function withAddOn({ selection }: ItemOptionsContext, id: number, quantity: number): Partial<Choice> {
  const { [id]: _, ...others } = selection.addOns;
  return { selection: { ...selection, addOns: quantity > 0 ? { ...others, [id]: quantity } : others } };
}

/** The line whose choice this is; who edits a line stays with it, whatever is chosen. */
const lineOf = ({ edited, lines, selection }: ItemOptionsContext): ItemLine | null =>
  edited ?? lines.find((line) => isSameChoice(line.selection, selection)) ?? null;

export const isOtherLine = (context: ItemOptionsContext): boolean =>
  (lineOf(context)?.id ?? null) !== context.lineId;

export function asInCart(context: ItemOptionsContext): Partial<ItemOptionsContext> {
  const line = lineOf(context);
  return line ? { lineId: line.id, selection: line.selection, quantity: line.quantity } : { lineId: null };
}
