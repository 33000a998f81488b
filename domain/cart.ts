import type { LineChange } from './cart-changes';
import type { ItemTerms, ModuleType, Selection } from './catalogue';
import { linePrice } from './item-price';
import { clamp, type Minor } from './money';
import { isCampaignRunning, isWithinDailyHours, takesNoOrders } from './opening-hours';
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

/** What shall happen when the store has none of it. */
export type IfUnavailable = 'replace' | 'remove' | 'call';

/** Goods of a shelf have something similar beside them; dishes and single pieces have not. */
export const mayBeReplaced = ({ moduleType }: CartItem): boolean =>
  moduleType === 'grocery' || moduleType === 'pharmacy';

/** What nobody has agreed to yet; the token names exactly these changes [CART-63]. */
export type LineReview = { token: string; changes: LineChange[] };

/** A line that is no longer what the customer agreed to. The token names exactly the changes that were read. */
export type LineToReview = { lineId: number; token: string };

/** Two carts that can't be one: both sides by the name of their store [CART-64]. */
export type CartConflict = {
  guestStore: string;
  accountStore: string;
  guestLines: number;
  accountLines: number;
};

export type CartMerge = { isMerged: boolean; conflict: CartConflict | null };

/** A line of the cart as the server keeps it. Its price is never stored: `lineTotal` computes it. */
export type CartLine = {
  id: number;
  item: CartItem;
  quantity: number;
  selection: Selection;
  ifUnavailable?: IfUnavailable;
  review?: LineReview;
  /** Milliseconds, counted from when the cart was read, until the sale ends that makes the price. */
  priceEndsIn?: number;
};

const lineTotal = (line: Pick<CartLine, 'item' | 'selection' | 'quantity'>): Minor =>
  linePrice(line.item, line.selection, line.quantity).total;

export const subtotal = (lines: Pick<CartLine, 'item' | 'selection' | 'quantity'>[]): Minor =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0);

/** Same item with the same options or food values: one line. Other choices: another line [FOOD-13, CART-23]. */
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

/** The line that this item and choice already has in the cart [CART-23]. */
export const matchingLine = (lines: CartLine[], itemId: number, selection: Selection): CartLine | null =>
  lines.find((line) => line.item.id === itemId && isSameChoice(line.selection, selection)) ?? null;

/** One cart holds the goods of one store [CART-21]. */
export const otherStoreOf = (lines: CartLine[], storeId: number): { id: number; name: string } | null => {
  const other = lines.find((line) => line.item.storeId !== storeId);
  return other ? { id: other.item.storeId, name: other.item.storeName } : null;
};

/** Whose goods lie in the cart though nobody brings them to these zones; no zones: the place is not known yet [LOC-18]. */
export const storeOutsideZones = (lines: CartLine[], zoneIds: readonly number[]): string | null =>
  zoneIds.length === 0
    ? null
    : (lines.find(({ item }) => !zoneIds.includes(item.zoneId))?.item.storeName ?? null);

export type QuantityRefusal = 'outOfStock' | 'outOfLimit';

/** Stock is asked first, then the limit; a missing stock or limit is no rule [ITEM-12, Q-11]. */
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

/** Why an item can't be added, in the fixed order the product asks its questions. Null: it can. */
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
  if (terms.storeOpening && takesNoOrders(terms.storeOpening, now)) return { code: 'storeClosed' };
  if (terms.campaign && !isCampaignRunning(terms.campaign, now)) return { code: 'campaignEnded' };
  return null;
}

/** What an order lacks of the store's minimum [CHK-12]. */
export const missingToMinimum = (amount: Minor, minimum: Minor): Minor => Math.max(0, minimum - amount);

type FreeDelivery = { percent: number; missing: Minor; isFree: boolean };

/** Null when there is no threshold: then no bar is shown [CART-04]. Rounded down: 100 % is never read too early. */
export function freeDeliveryProgress(amount: Minor, threshold: Minor | null): FreeDelivery | null {
  if (threshold === null || threshold <= 0) return null;
  const isFree = amount >= threshold;
  return {
    percent: clamp(Math.floor((amount * 10_000) / threshold) / 100, 0, 100),
    missing: Math.max(0, threshold - amount),
    isFree,
  };
}
