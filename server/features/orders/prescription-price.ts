import type { Minor } from '../../../domain/money';
import type { Goods } from '../../../domain/operator';
import { chosenVariation } from '../../../domain/options';
import { orderPrice } from '../../../domain/order-price';
import { type Queryable, timestamp } from '../../db/database';
import type { LocalText } from '../../http/language';
import { readItems } from '../cart/cart.store';
import type { SavedLine, StoredSelection } from '../cart/cart.types';
import { isSameChoice, readSelection, selectionIn } from '../cart/selection';
import { CHECKOUT_MESSAGES } from '../checkout/checkout.messages';
import { cashLimitOf, hasMoreThanCash, type Ways } from '../checkout/payment-terms';
import { holdGoods } from '../checkout/placing/order.store';
import { insertLines, takeGoods } from '../checkout/placing/order-lines';
import { deliveryOf, shopFreeOver, storeWith, taxOf, worthOf } from '../checkout/quote';
import { tellOrderPrice } from '../messages/tell-order';
import { expectPayment } from '../payments/order-money';
import type { ItemRow } from '../shared/item.rows';
import { toTerms } from '../shared/item.terms';
import type { SiteConfig } from '../site/config';
import { ORDER_MESSAGES } from './order.messages';
import type { OrderRow } from './order.rows';
import { decidePrescription } from './prescription-decision';

type Terms = Pick<SiteConfig, 'tax_included' | 'free_delivery_over' | 'maximum_cod_order_amount'> & Ways;
type Offer = { goods: Goods; now: number; config: Terms };

type OnShelf = { id: number; name: LocalText; variation: LocalText | null; price: Minor };

/** What can lie on a shelf of a pharmacy, each size or kind of it by itself. */
export const shelfOf = (database: Queryable, storeId: number): Promise<OnShelf[]> =>
  database.query(
    `select i.id, i.name, kind.value -> 'type' as variation, coalesce((kind.value ->> 'price')::int, i.price) as price
    from items i left join lateral jsonb_array_elements(i.variations) with ordinality kind on true
    where i.store_id = $1 and i.is_active and i.food_groups = '[]' and i.campaign_starts is null
      and (i.choice_options = '[]') = (kind.value is null)
      and coalesce((kind.value ->> 'stock')::int, i.stock, 1) > 0
    order by i.is_prescription_required desc, i.name ->> 'en', i.id, kind.ordinality limit 500`,
    [storeId],
  );

/**
 * The pharmacist has read the prescription and put the goods together: they lie in the order with their prices, which
 * its customer accepts, or not. Null: it is offered; otherwise why it can't be [PHAR-05].
 */
export async function offerPrice(
  tx: Queryable,
  order: OrderRow,
  { goods, now, config }: Offer,
): Promise<LocalText | null> {
  const store = order.store && (await storeWith(tx, order.store.id));
  if (store === null || goods.length === 0) return ORDER_MESSAGES.noGoods;
  const ids = [...new Set(goods.map(({ itemId }) => itemId))];
  await holdGoods(tx, ids);
  const items = await readItems(tx, ids, now);
  const lines: SavedLine[] = [];
  for (const { itemId, variation, quantity } of goods) {
    const item = items.get(itemId);
    if (item === undefined || !isOnShelf(item, store.id)) return ORDER_MESSAGES.noGoods;
    const selection = chosenOf(item, variation);
    if (selection === null || lines.some((line) => isSameLine(line, itemId, selection)))
      return ORDER_MESSAGES.noGoods;
    if (quantity > (stockOf(item, selection) ?? quantity)) return ORDER_MESSAGES.notEnough;
    lines.push(lineOf(item, selection, { quantity, now }));
  }
  const price = orderPrice({
    subtotal: worthOf(lines),
    coupon: null,
    delivery: deliveryOf(
      store,
      order.distance_metres === null
        ? null
        : { kilometres: order.distance_metres / 1000, isEstimated: false },
      order.type === 'take_away',
      shopFreeOver(config),
    ),
    tax: taxOf(config),
    tip: order.tip,
  });
  if (!hasMoreThanCash(config) && price.total > (cashLimitOf(config, store) ?? price.total))
    return CHECKOUT_MESSAGES.cashTooMuch;
  await insertLines(tx, order.id, lines);
  await takeGoods(tx, lines, timestamp(now));
  await tx.query(
    `update orders set items_amount = $2, delivery_charge = $3, tax = $4, is_tax_included = $5, total = $6,
      delivery_reasons = $7::jsonb, pricing = 'offered' where id = $1`,
    [
      order.id,
      price.items,
      price.delivery.fee,
      price.tax,
      taxOf(config).isIncluded,
      price.total,
      JSON.stringify(price.delivery.reasons),
    ],
  );
  await expectPayment(tx, { orderId: order.id, method: 'cash_on_delivery', amount: price.total, now });
  await decidePrescription(tx, { orderId: order.id, refusal: null, now });
  await tellOrderPrice(tx, order, now);
  return null;
}

const isOnShelf = ({ store_id, is_active, food_groups, campaign_starts }: ItemRow, storeId: number) =>
  store_id === storeId && is_active && food_groups.length === 0 && campaign_starts === null;

/** Null: it comes in sizes or kinds and none is named, or the other way round. */
function chosenOf(item: ItemRow, variation: string | null): StoredSelection | null {
  if ((item.choice_options.length === 0) !== (variation === null)) return null;
  return readSelection(
    item,
    {
      model: 'Item',
      item_id: item.id,
      quantity: 1,
      variation: variation === null ? [] : [{ type: variation, price: 0 }],
    },
    null,
  );
}

const isSameLine = ({ item, selection }: SavedLine, itemId: number, other: StoredSelection): boolean =>
  item.id === itemId && isSameChoice(selection, other);

const stockOf = (item: ItemRow, selection: StoredSelection): number | null =>
  chosenVariation(toTerms(item, 'en'), selectionIn(item, selection, 'en'))?.stock ?? item.stock;

type Counted = { quantity: number; now: number };

const lineOf = (item: ItemRow, selection: StoredSelection, { quantity, now }: Counted): SavedLine => ({
  id: 0,
  item,
  quantity,
  selection,
  known: null,
  asked: null,
  ifUnavailable: null,
  createdAt: new Date(now),
});
