import type { LineChange } from './cart-changes';
import type { ItemTerms, ModuleType, Selection } from './catalogue';
import { linePrice } from './item-price';
import { clamp, type Minor } from './money';
import { isCampaignRunning, isClosedForOrders, isWithinDailyHours } from './opening-hours';
import { chosenVariation, firstGroupProblem, type GroupProblem } from './options';

export type CartItem = ItemTerms & {
  id: number;
  name: string;
  imageUrl: string | null;
  storeId: number;
  storeName: string;
  zoneId: number;
  moduleId: number;
  moduleType: ModuleType | null;
  allergies: string[];
};

/** The store's action if the item turns out to be unavailable. */
export type IfUnavailable = 'replace' | 'remove' | 'call';

/**
 * Returns whether the store may replace the item by a similar one. Groceries and medicines have similar
 * items; dishes and unique goods do not.
 */
export const isReplaceable = ({ moduleType }: CartItem): boolean =>
  moduleType === 'grocery' || moduleType === 'pharmacy';

/** The maximum number of characters of a note to the kitchen for one dish [CART-70]. */
export const LINE_NOTE_LENGTH = 200;

/**
 * Returns whether a line can have a note to the kitchen. Kitchens prepare to order; goods of the other
 * modules are ready made [CART-70].
 */
export const canHaveNote = ({ moduleType }: CartItem): boolean => moduleType === 'food';

/**
 * Changes to a line that the customer has not accepted yet. The token identifies exactly these changes
 * [CART-63].
 */
export type LineReview = { token: string; changes: LineChange[] };

/** The customer's acceptance of a line's changes. The token proves which changes were shown. */
export type LineToReview = { lineId: number; token: string };

/** The guest's cart and the account's cart, by store name, shown when they cannot be merged [CART-64]. */
export type CartConflict = {
  guestStore: string;
  accountStore: string;
  guestLines: number;
  accountLines: number;
};

export type CartMerge = { isMerged: boolean; conflict: CartConflict | null };

/** A friend who added a line to a group order [CART-72]. */
export type LinePerson = { id: number; name: string };

/** A cart line as the server stores it. The price is never stored: `lineTotal` computes it. */
export type CartLine = {
  id: number;
  item: CartItem;
  quantity: number;
  selection: Selection;
  ifUnavailable?: IfUnavailable;
  /** The note to the kitchen [CART-70]. */
  note?: string;
  /** The friend who added the line. Absent: the owner of the cart. */
  person?: LinePerson;
  review?: LineReview;
  /** Milliseconds from the time of the response until the sale price ends. */
  priceEndsIn?: number;
};

const lineTotal = (line: Pick<CartLine, 'item' | 'selection' | 'quantity'>): Minor =>
  linePrice(line.item, line.selection, line.quantity).total;

export const subtotal = (lines: Pick<CartLine, 'item' | 'selection' | 'quantity'>[]): Minor =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0);

/** Returns whether both choices are equal. Lines of the same item are merged only then [FOOD-13, CART-23]. */
export function isSameChoice(one: Selection, other: Selection): boolean {
  return (
    JSON.stringify(sortedEntries(one.options)) === JSON.stringify(sortedEntries(other.options)) &&
    JSON.stringify(sortedEntries(withSortedValues(one.groups))) ===
      JSON.stringify(sortedEntries(withSortedValues(other.groups)))
  );
}

export const isSameAddOns = (one: Selection, other: Selection): boolean =>
  JSON.stringify(sortedEntries(one.addOns).filter(([, count]) => count > 0)) ===
  JSON.stringify(sortedEntries(other.addOns).filter(([, count]) => count > 0));

const sortedEntries = <T>(record: Record<string | number, T>): [string, T][] =>
  Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
const withSortedValues = (groups: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(groups)
      .filter(([, labels]) => labels.length > 0)
      .map(([name, labels]) => [name, [...labels].sort()]),
  );

export const matchingLine = (lines: CartLine[], itemId: number, selection: Selection): CartLine | null =>
  lines.find((line) => line.item.id === itemId && isSameChoice(line.selection, selection)) ?? null;

/** Returns the cart's store if the item belongs to another one. A cart holds items of one store [CART-21]. */
export const otherStoreOf = (lines: CartLine[], storeId: number): { id: number; name: string } | null => {
  const other = lines.find((line) => line.item.storeId !== storeId);
  return other ? { id: other.item.storeId, name: other.item.storeName } : null;
};

/**
 * Returns the name of the cart's store if the store does not deliver to these zones. Empty `zoneIds`: the
 * place is unknown, so the result is `null` [LOC-18].
 */
export const storeOutsideZones = (lines: CartLine[], zoneIds: readonly number[]): string | null =>
  zoneIds.length === 0
    ? null
    : (lines.find(({ item }) => !zoneIds.includes(item.zoneId))?.item.storeName ?? null);

export type QuantityRefusal = 'outOfStock' | 'outOfLimit';

/**
 * Returns why this quantity is refused: stock is checked first, then the limit per order. Missing stock or
 * limit means no restriction [ITEM-12, Q-11].
 */
export function quantityRefusal(
  terms: ItemTerms,
  selection: Selection,
  quantity: number,
): QuantityRefusal | null {
  const stock = stockOf(terms, selection);
  if (stock !== null && quantity > stock) return 'outOfStock';
  if (terms.maximumQuantity !== null && terms.maximumQuantity > 0 && quantity > terms.maximumQuantity)
    return 'outOfLimit';
  return null;
}

export const stockOf = (terms: ItemTerms, selection: Selection): number | null => {
  const variation = chosenVariation(terms, selection);
  return variation ? variation.stock : terms.stock;
};

export type AddRefusal =
  | { code: 'optionsMissing'; problem: GroupProblem }
  | { code: 'variationMissing'; title: string }
  | { code: 'variationOutOfStock' }
  | { code: QuantityRefusal }
  | { code: 'notAvailableNow' }
  | { code: 'storeClosed' }
  | { code: 'campaignEnded' };

export type AddRequest = {
  terms: ItemTerms;
  selection: Selection;
  quantity: number;
  now: number;
  utcOffsetMinutes: number;
};

/**
 * Returns the first reason why an item cannot be added, in a fixed order of checks. `null`: the item can be
 * added.
 */
export function addRefusal(request: AddRequest): AddRefusal | null {
  const { terms, selection, quantity, now, utcOffsetMinutes } = request;
  const problem = firstGroupProblem(terms.foodGroups, selection);
  if (problem) return { code: 'optionsMissing', problem };
  const missing = terms.choiceOptions.find(({ title }) => selection.options[title] === undefined);
  if (missing) return { code: 'variationMissing', title: missing.title };
  const variation = chosenVariation(terms, selection);
  if (terms.choiceOptions.length > 0 && (variation === null || variation.stock === 0))
    return { code: 'variationOutOfStock' };
  const refused = quantityRefusal(terms, selection, quantity);
  if (refused) return { code: refused };
  if (terms.availableHours && !isWithinDailyHours(terms.availableHours, now, utcOffsetMinutes))
    return { code: 'notAvailableNow' };
  if (terms.storeOpening && isClosedForOrders(terms.storeOpening, now)) return { code: 'storeClosed' };
  if (terms.campaign && !isCampaignRunning(terms.campaign, now)) return { code: 'campaignEnded' };
  return null;
}

export const missingToMinimum = (amount: Minor, minimum: Minor): Minor => Math.max(0, minimum - amount);

type FreeDelivery = { percent: number; missing: Minor; isFree: boolean };

/**
 * Returns the progress towards free delivery. `null`: the store has no threshold, so the cart shows no
 * progress bar [CART-04]. The percentage is rounded down, so that it never shows 100 % too early.
 */
export function freeDeliveryProgress(amount: Minor, threshold: Minor | null): FreeDelivery | null {
  if (threshold === null || threshold <= 0) return null;
  const isFree = amount >= threshold;
  return {
    percent: clamp(Math.floor((amount * 10_000) / threshold) / 100, 0, 100),
    missing: Math.max(0, threshold - amount),
    isFree,
  };
}
