import type { Contract } from '../../contract/types.gen';
import type { CartItem, CartLine, CartMerge, IfUnavailable, LinePerson, LineReview } from '../../domain/cart';
import type { LineChange, PriceCause } from '../../domain/cart-changes';
import { emptySelection, type ItemTerms, type Selection } from '../../domain/catalogue';
import { linePrice } from '../../domain/item-price';
import { type Currency, fromMinor, toMinor } from '../../domain/money';
import { chosenVariation } from '../../domain/options';
import { toItem } from './item-mapping';
import {
  isOn,
  listOf,
  numberOr,
  optionalNumber,
  optionalText,
  optionalWire,
  requiredNumber,
  textOr,
  textsOf,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';

export const toCartLines = (
  value: Wire<Contract['CartEntry'][]> | null | undefined,
  currency: Currency,
): CartLine[] => listOf(value).map((wire) => toCartLine(wire, currency));

function toCartLine(value: Wire<Contract['CartEntry']> | null | undefined, currency: Currency): CartLine {
  const wire = wireOf(value, 'cart entry');
  const item = toItem(wire.item, currency);
  const ifUnavailable = toIfUnavailable(wire.if_unavailable);
  const note = optionalText(wire.note);
  const person = toPerson(wire.group_member);
  const review = toLineReview(wire.review, currency);
  const priceEndsIn = optionalNumber(wire.price_ends_in);
  return {
    id: requiredNumber(wire, 'id'),
    item,
    quantity: requiredNumber(wire, 'quantity'),
    selection: toSelection(item, wire),
    ...(ifUnavailable && { ifUnavailable }),
    ...(note !== null && { note }),
    ...(person && { person }),
    ...(review && { review }),
    ...(priceEndsIn !== null && { priceEndsIn }),
  };
}

const toPerson = (value: Wire<Contract['CartEntry']>['group_member']): LinePerson | null => {
  const wire = optionalWire(value);
  return wire === null ? null : { id: requiredNumber(wire, 'id'), name: textOr(wire.name, '') };
};

const toIfUnavailable = (value: unknown): IfUnavailable | null =>
  value === 'replace' || value === 'remove' || value === 'call' ? value : null;

function toSelection(terms: ItemTerms, wire: Wire<Contract['CartEntry']>): Selection {
  const chosen = wiresOf<Chosen>(wire.variation);
  const counts = listOf(wire.add_on_qtys);
  const type = optionalText(chosen[0]?.type);
  return {
    options: type === null ? {} : optionsOfVariation(terms, type),
    groups: Object.fromEntries(
      chosen
        .filter((group) => optionalText(group.name) !== null)
        .map((group) => [String(group.name), textsOf(wireOf(group.values, 'values').label)]),
    ),
    addOns: Object.fromEntries(
      listOf(wire.add_on_ids).map((id, index) => [String(id), numberOr(counts[index], 1)]),
    ),
  };
}

/** A chosen value in a response: of food, or the variation of another item. */
type Chosen = Wire<Contract['ItemVariation'] & Contract['FoodVariationSelection']>;

/** Returns the options whose names form the variation's type. */
function optionsOfVariation(terms: ItemTerms, type: string): Selection['options'] {
  const combinations = terms.choiceOptions.reduce<Selection['options'][]>(
    (partial, { title, options }) =>
      partial.flatMap((chosen) => options.map((option) => ({ ...chosen, [title]: option }))),
    [{}],
  );
  return (
    combinations.find((options) => chosenVariation(terms, { ...emptySelection, options })?.type === type) ??
    {}
  );
}

export function toCartMerge(value: Wire<Contract['CartMergeResult']> | null | undefined): CartMerge {
  const wire = wireOf(value, 'merge');
  const conflict = optionalWire(wire.conflict);
  return {
    isMerged: isOn(wire.merged),
    conflict: conflict && {
      guestStore: textOr(conflict.guest_store, ''),
      accountStore: textOr(conflict.account_store, ''),
      guestLines: numberOr(conflict.guest_lines, 0),
      accountLines: numberOr(conflict.account_lines, 0),
    },
  };
}

export type CartChange = Pick<CartLine, 'item' | 'selection' | 'quantity' | 'person'> & {
  /** The action if the item is unavailable. `null` removes the instruction. `undefined` keeps it. */
  ifUnavailable?: IfUnavailable | null;
  /** The note to the kitchen. `null` removes the note. `undefined` keeps it. */
  note?: string | null;
};

/**
 * Returns the body of `cart/add` and `cart/update`. It contains no price, because the server computes the
 * price [CART-25].
 */
export function toCartPayload(
  { item, selection, quantity, ifUnavailable, note, person }: CartChange,
  currency: Currency,
): Contract['CartAddPayload'] {
  const addOns = Object.entries(selection.addOns).filter(([, count]) => count > 0);
  return {
    model: item.campaign === null ? 'Item' : 'ItemCampaign',
    item_id: item.id,
    quantity,
    price: fromMinor(linePrice(item, selection, quantity).total, currency),
    variation: toVariationPayload(item, selection, currency),
    add_on_ids: addOns.map(([id]) => Number(id)),
    add_on_qtys: addOns.map(([, count]) => count),
    ...(ifUnavailable !== undefined && { if_unavailable: ifUnavailable }),
    ...(note !== undefined && { note }),
    ...(person && { group_member_id: person.id }),
  };
}

function toVariationPayload(item: CartItem, selection: Selection, currency: Currency) {
  if (item.foodGroups.length > 0)
    return Object.entries(selection.groups)
      .filter(([, labels]) => labels.length > 0)
      .map(([name, label]) => ({ name, values: { label } }));
  const variation = chosenVariation(item, selection);
  if (variation === null) return [];
  const { type, price, stock } = variation;
  return [{ type, price: fromMinor(price, currency), ...(stock === null ? {} : { stock }) }];
}

const CAUSES: Readonly<Record<string, PriceCause>> = {
  discount_ended: 'discountEnded',
  sale_ended: 'saleEnded',
};

/** Returns the changes to review. `null`: nothing changed since the customer accepted the line [CART-63]. */
function toLineReview(
  value: Wire<Contract['CartLineReview']> | null | undefined,
  currency: Currency,
): LineReview | null {
  const wire = optionalWire(value);
  const token = optionalText(wire?.token);
  const changes = wiresOf(wire?.changes).flatMap((wire) => toChange(wire, currency));
  return token !== null && changes.length > 0 ? { token, changes } : null;
}

/** Returns the change. Unknown kinds of changes are skipped. */
function toChange(
  wire: Wire<Contract['CartLineReview']['changes'][number]>,
  currency: Currency,
): LineChange[] {
  switch (wire.kind) {
    case 'gone':
      return [{ kind: 'gone' }];
    case 'store_closed':
      return [{ kind: 'storeClosed' }];
    case 'quantity':
      return [{ kind: 'quantity', from: requiredNumber(wire, 'from'), to: requiredNumber(wire, 'to') }];
    case 'price':
      return [
        {
          kind: 'price',
          from: toMinor(requiredNumber(wire, 'from'), currency),
          to: toMinor(requiredNumber(wire, 'to'), currency),
          cause: CAUSES[String(wire.cause)] ?? 'price',
        },
      ];
    default:
      return [];
  }
}
