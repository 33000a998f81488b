import { addOnUnitPrice, linePrice } from '../../../../domain/item-price';
import type { Queryable } from '../../../db/database';
import type { SavedLine } from '../../cart/cart.types';
import { selectionIn } from '../../cart/selection';
import { reasonsOf } from '../../orders/price-reasons';
import { moveStock } from '../../payments/stock';
import type { ItemRow } from '../../shared/item.rows';
import { toTerms } from '../../shared/item.terms';
import type { StoredText } from '../../shared/local-text';
import type { SiteConfig } from '../../shared/site-config';
import { itemTax } from '../../shared/tax-rates';

/**
 * Copies name, picture, choices and prices into the order, so that later changes of the item do not affect
 * it.
 */
export async function insertLines(
  tx: Queryable,
  orderId: number,
  lines: SavedLine[],
  config: Pick<SiteConfig, 'tax_percent'>,
): Promise<void> {
  await tx.query(
    `insert into order_lines (order_id, item_id, name, image, quantity, selection, choices, add_ons, unit_full,
      unit_price, total, price_reasons, tax_percent, cart_line_id, if_unavailable, note, person, member_id, takes_stock)
    select $1, item_id, name, image, quantity, selection, choices, add_ons, unit_full, unit_price, total, price_reasons,
      tax_percent, cart_line_id, if_unavailable, note, person, member_id, takes_stock
    from jsonb_to_recordset($2::jsonb) as line (
      item_id int, name jsonb, image text, quantity int, selection jsonb, choices jsonb, add_ons jsonb,
      unit_full bigint, unit_price bigint, total bigint, price_reasons jsonb, tax_percent numeric, cart_line_id bigint,
      if_unavailable text, note text, person text, member_id bigint, takes_stock boolean
    )`,
    [
      orderId,
      JSON.stringify(
        lines.map((line) => ({ ...rowOf(line), tax_percent: itemTax(line.item, config).percent })),
      ),
    ],
  );
}

function rowOf(line: SavedLine) {
  const { id, item, quantity, selection, ifUnavailable, note, member } = line;
  const terms = toTerms(item, 'en');
  const { unitFull, unit, total } = linePrice(terms, selectionIn(item, selection, 'en'), quantity);
  return {
    item_id: item.id,
    name: item.name,
    image: item.images[0] ?? null,
    quantity,
    selection,
    choices: choicesOf(item, selection),
    add_ons: terms.addOns
      .map((addOn) => ({ addOn, count: selection.addOns[addOn.id] ?? 0 }))
      .filter(({ count }) => count > 0)
      .map(({ addOn, count }) => ({
        name: item.add_ons.find(({ id: known }) => known === addOn.id)?.name ?? addOn.name,
        price: addOnUnitPrice(addOn, terms.price),
        quantity: count,
      })),
    unit_full: unitFull,
    unit_price: unit,
    total,
    price_reasons: reasonsOf(line),
    cart_line_id: id || null,
    if_unavailable: ifUnavailable,
    note,
    person: member?.name ?? null,
    member_id: member?.id ?? null,
    takes_stock: hasStock(item),
  };
}

type Choice = { name: StoredText; values: StoredText[] };

/** Returns the names of the chosen options, in every language. */
function choicesOf(item: ItemRow, { options, groups }: SavedLine['selection']): Choice[] {
  const axes = options.flatMap((option, axis): Choice[] => {
    const choice = item.choice_options[axis];
    const value = choice?.options[option];
    return choice && value ? [{ name: choice.title, values: [value] }] : [];
  });
  const dishes = groups.flatMap((values, at): Choice[] => {
    const group = item.food_groups[at];
    const labels = values.flatMap((value) => group?.values[value]?.label ?? []);
    return group && labels.length > 0 ? [{ name: group.name, values: labels }] : [];
  });
  return [...axes, ...dishes];
}

const hasStock = ({ stock, variations }: ItemRow): boolean =>
  stock !== null || variations.some((variation) => variation.stock !== null);

/** Reduces the stock. The caller has locked the items and checked their stock. */
export async function takeGoods(tx: Queryable, lines: SavedLine[], now: string): Promise<void> {
  for (const { item, selection, quantity } of lines) {
    if (hasStock(item)) await moveStock(tx, { itemId: item.id, selection, quantity: -quantity });
    if (item.flash_type !== null)
      await tx.query(
        `update flash_sale_items sold set sold = least(sold.stock, sold.sold + $2) from flash_sales sale
        where sale.id = sold.flash_sale_id and sold.item_id = $1 and sold.sold < sold.stock
          and sale.starts <= $3::timestamptz and $3::timestamptz < sale.ends`,
        [item.id, quantity, now],
      );
  }
}
