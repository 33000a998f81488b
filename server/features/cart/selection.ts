import { isDeepStrictEqual } from 'node:util';
import type { FoodVariationSelection, ItemVariation } from '../../../contract/types.gen';
import type { Selection } from '../../../domain/catalogue';
import { refuse } from '../../http/errors';
import { LANGUAGES, type Language } from '../../http/language';
import type { ItemRow } from '../shared/item.rows';
import { type StoredText, textIn } from '../shared/local-text';
import { CART_MESSAGES } from './cart.messages';
import type { Draft, StoredSelection } from './cart.types';

const MAX_ADD_ON_QUANTITY = 99;

/**
 * Normalises names of options: ignores spaces, hyphens and case. "Dark-Blue" equals "dark blue" [ITEM-05].
 */
const squeeze = (text: string): string => text.replace(/[-\s]/g, '').toLowerCase();

const isCalled = (text: StoredText, label: string): boolean =>
  Object.values(text).some((name) => squeeze(name) === squeeze(label));

/**
 * Converts choices that are named in any language to stored positions. A choice that the request omits stays
 * as before.
 */
export function readSelection(item: ItemRow, draft: Draft, before: StoredSelection | null): StoredSelection {
  const { variation } = draft;
  const choice =
    variation === undefined && before
      ? { options: before.options, groups: before.groups }
      : { options: readOptions(item, variation ?? []), groups: readGroups(item, variation ?? []) };
  const addOns = draft.add_on_ids === undefined && before ? before.addOns : readAddOns(item, draft);
  return { ...choice, addOns };
}

type Choice = ItemVariation | FoodVariationSelection;

const isFood = (choice: Choice): choice is FoodVariationSelection => 'values' in choice;
const isGoods = (choice: Choice): choice is ItemVariation => !isFood(choice);

function readOptions(item: ItemRow, chosen: NonNullable<Draft['variation']>): number[] {
  const goods = chosen.filter(isGoods);
  const [wanted] = goods;
  if (wanted === undefined) return [];
  const options = goods.length === 1 ? optionsOf(item, wanted.type) : undefined;
  return options ?? refuse(403, 'variation', CART_MESSAGES.unknownChoice);
}

/** Returns the options of a variation, whose name joins the options' names. */
function optionsOf(item: ItemRow, type: string): number[] | undefined {
  const variation = item.variations.find((known) => isCalled(known.type, type));
  if (variation === undefined) return undefined;
  const isType = (options: number[]) =>
    LANGUAGES.some((language) => {
      const labels = options.map((option, axis) =>
        textIn(item.choice_options[axis]?.options[option] ?? null, language),
      );
      return squeeze(labels.join('')) === squeeze(textIn(variation.type, language));
    });
  return combinations(item.choice_options.map(({ options }) => options.length)).find(isType);
}

/** Returns all combinations of option positions: sizes [2, 2] give 00, 01, 10 and 11. */
const combinations = (sizes: number[]): number[][] =>
  sizes.reduce<number[][]>(
    (partial, size) =>
      partial.flatMap((chosen) => Array.from({ length: size }, (_, option) => [...chosen, option])),
    [[]],
  );

function readGroups(item: ItemRow, chosen: NonNullable<Draft['variation']>): number[][] {
  const groups = item.food_groups.map(() => new Set<number>());
  for (const { name, values } of chosen.filter(isFood)) {
    const at = item.food_groups.findIndex((group) => isCalled(group.name, name));
    for (const label of values.label) {
      const value = item.food_groups[at]?.values.findIndex((known) => isCalled(known.label, label)) ?? -1;
      if (value < 0) refuse(403, 'variation', CART_MESSAGES.unknownChoice);
      groups[at]?.add(value);
    }
    const isTooMany = item.food_groups[at]?.type === 'single' && (groups[at]?.size ?? 0) > 1;
    if (at < 0 || isTooMany) refuse(403, 'variation', CART_MESSAGES.unknownChoice);
  }
  return groups.map((values) => [...values].sort((one, other) => one - other));
}

function readAddOns(
  item: ItemRow,
  { add_on_ids: ids = [], add_on_qtys: counts }: Draft,
): StoredSelection['addOns'] {
  if (counts !== undefined && counts.length !== ids.length)
    refuse(403, 'add_on_qtys', CART_MESSAGES.badAddOnCounts);
  const addOns: StoredSelection['addOns'] = {};
  for (const [index, id] of ids.entries()) {
    if (!item.add_ons.some((known) => known.id === id)) refuse(403, 'add_on_ids', CART_MESSAGES.unknownAddOn);
    addOns[id] = (addOns[id] ?? 0) + (counts?.[index] ?? 1);
  }
  const isCount = (count: number) => count >= 0 && count <= MAX_ADD_ON_QUANTITY;
  if (!Object.values(addOns).every(isCount)) refuse(403, 'add_on_qtys', CART_MESSAGES.badAddOnCounts);
  return Object.fromEntries(Object.entries(addOns).filter(([, count]) => count > 0));
}

/** Converts stored positions to names in one language, for the domain's rules. */
export const selectionIn = (item: ItemRow, selection: StoredSelection, language: Language): Selection => ({
  options: Object.fromEntries(
    selection.options.map((option, axis) => {
      const choice = item.choice_options[axis];
      return [textIn(choice?.title ?? null, language), textIn(choice?.options[option] ?? null, language)];
    }),
  ),
  groups: Object.fromEntries(
    selection.groups.map((values, at) => {
      const group = item.food_groups[at];
      return [
        textIn(group?.name ?? null, language),
        values.map((value) => textIn(group?.values[value]?.label ?? null, language)),
      ];
    }),
  ),
  addOns: Object.fromEntries(Object.entries(selection.addOns).map(([id, count]) => [Number(id), count])),
});

/** Returns whether two lines have the same choice. Different add-ons do not make another line [CART-23]. */
export const isSameChoice = (one: StoredSelection, other: StoredSelection): boolean =>
  JSON.stringify([one.options, one.groups]) === JSON.stringify([other.options, other.groups]);

export const isSameSelection = (one: StoredSelection, other: StoredSelection): boolean =>
  isSameChoice(one, other) && isDeepStrictEqual(one.addOns, other.addOns);

export function withAddOnsOf(one: StoredSelection, other: StoredSelection): StoredSelection {
  const ids = [...new Set([...Object.keys(one.addOns), ...Object.keys(other.addOns)])];
  const sum = (id: string) => (one.addOns[id] ?? 0) + (other.addOns[id] ?? 0);
  return {
    ...one,
    addOns: Object.fromEntries(ids.map((id) => [id, Math.min(sum(id), MAX_ADD_ON_QUANTITY)])),
  };
}
