import type { Contract } from '../../contract/types.gen';
import { type Currency, toMinor } from '../../domain/money';
import type { OrderLine } from '../../domain/placed-order';
import { toLineReasons } from './price-reasons-mapping';
import {
  numberOr,
  optionalNumber,
  optionalText,
  optionalWire,
  pictureOf,
  requiredNumber,
  textOr,
  textsOf,
  type Wire,
  wiresOf,
} from './wire';

export const toOrderLines = (
  value: Wire<Contract['OrderDetail'][]> | null | undefined,
  currency: Currency,
): OrderLine[] => wiresOf(value).map((wire) => toOrderLine(wire, currency));

function toOrderLine(wire: Wire<Contract['OrderDetail']>, currency: Currency): OrderLine {
  const item = optionalWire(wire.item_details);
  const quantity = requiredNumber(wire, 'quantity');
  const unitPrice = toMinor(requiredNumber(wire, 'price'), currency);
  const addOns = wiresOf(wire.add_ons).map((addOn) => ({
    name: textOr(addOn.name, ''),
    price: toMinor(numberOr(addOn.price, 0), currency),
    quantity: numberOr(addOn.quantity, 1),
  }));
  const extras = addOns.reduce((sum, { price, quantity: count }) => sum + price * count, 0);
  const total = optionalNumber(wire.total);
  return {
    id: requiredNumber(wire, 'id'),
    itemId: optionalNumber(wire.item_id),
    name: textOr(item?.name, ''),
    imageUrl: pictureOf(wire.image_full_url) ?? pictureOf(item?.image_full_url),
    quantity,
    unitPrice,
    choices: choicesOf(wire),
    addOns,
    total: total === null ? unitPrice * quantity + extras : toMinor(total, currency),
    taxPercent: optionalNumber(wire.tax_percent),
    reasons: wire.price_reasons ? toLineReasons(wire.price_reasons, currency) : null,
    ifUnavailable:
      wire.if_unavailable === 'replace' || wire.if_unavailable === 'remove' || wire.if_unavailable === 'call'
        ? wire.if_unavailable
        : null,
    note: optionalText(wire.note),
    person: optionalText(wire.person),
  };
}

type Chosen = { name?: string; type?: string; values?: { label?: unknown[] } | unknown[] };

/** Returns the chosen options. Food has values per group; other items have a single variation. */
function choicesOf(wire: Wire<Contract['OrderDetail']>): OrderLine['choices'] {
  const groups = wiresOf(wire.variation as readonly Chosen[] | null | undefined).flatMap((group) => {
    const values = Array.isArray(group.values) ? group.values : group.values?.label;
    const labels = textsOf((values ?? []).map((entry) => labelOf(entry)));
    return labels.length > 0 ? [{ group: group.name ?? '', values: labels }] : variation(group.type);
  });
  return groups.length > 0 ? groups : variation(wire.variant);
}

const variation = (type: unknown): OrderLine['choices'] =>
  textsOf([type]).map((text) => ({ group: null, values: [text] }));

const labelOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { label?: unknown }).label : value;
