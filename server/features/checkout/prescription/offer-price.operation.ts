import type { Minor } from '../../../../domain/money';
import type { Goods } from '../../../../domain/operator';
import { chosenVariation } from '../../../../domain/options';
import { type OrderPrice, orderPrice } from '../../../../domain/order-price';
import { type Queryable, timestamp } from '../../../db/database';
import type { LocalText } from '../../../http/language';
import { readItems } from '../../cart/cart.store';
import type { SavedLine, StoredSelection } from '../../cart/cart.types';
import { isSameChoice, readSelection, selectionIn } from '../../cart/selection';
import { ORDER_MESSAGES } from '../../orders/order.messages';
import type { OrderRow } from '../../orders/order.rows';
import { decidePrescription } from '../../orders/prescription-decision';
import { expectPayment } from '../../payments/order-money';
import { cashLimitOf, hasMoreThanCash, type PaymentSettings } from '../../payments/payment-terms';
import type { ItemRow } from '../../shared/item.rows';
import { toTerms } from '../../shared/item.terms';
import type { SiteConfig } from '../../shared/site-config';
import type { StoreRow } from '../../shared/store.rows';
import { priceOffered } from '../checkout.events';
import { CHECKOUT_MESSAGES } from '../checkout.messages';
import { lockItems } from '../placing/order.store';
import { insertLines, takeGoods } from '../placing/order-lines';
import { deliveryOf, isTaxIncluded, shopFreeOver, storeWith, type TaxTerms, taxedGoods } from '../quote';

type Terms = Pick<
  SiteConfig,
  'free_delivery_over' | 'maximum_cod_order_amount' | 'currency_code' | 'currency_decimals'
> &
  TaxTerms &
  PaymentSettings;
type Offer = { goods: Goods; now: number; config: Terms };

type OnShelf = { id: number; name: LocalText; variation: LocalText | null; price: Minor };

/** Returns the items that a pharmacy can choose from. Each variation of an item is a separate entry. */
export const pharmacyItemsOf = (database: Queryable, storeId: number): Promise<OnShelf[]> =>
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
 * Adds the chosen items to the order at their current prices, which the customer still has to accept. Returns
 * why that is not possible, or `null` [PHAR-05].
 */
export async function offerPrice(
  tx: Queryable,
  order: OrderRow,
  { goods, now, config }: Offer,
): Promise<LocalText | null> {
  const store = order.store && (await storeWith(tx, order.store.id));
  if (store === null || goods.length === 0) return ORDER_MESSAGES.noGoods;
  const lines = await lockedLines(tx, store.id, { goods, now });
  if ('refusal' in lines) return lines.refusal;
  const price = priceOf(order, store, { lines, config });
  if (isTooMuchForCash(price, store, config)) return CHECKOUT_MESSAGES.cashTooMuch;
  await insertLines(tx, order.id, lines, config);
  await takeGoods(tx, lines, timestamp(now));
  await savePrice(tx, order.id, price, config);
  await expectPayment(tx, { orderId: order.id, method: 'cash_on_delivery', amount: price.total, now });
  await decidePrescription(tx, { orderId: order.id, refusal: null, now });
  await priceOffered.publish(tx, { order, now });
  return null;
}

/** Locks the items and converts them to order lines. Returns the reason if that is not possible. */
async function lockedLines(
  tx: Queryable,
  storeId: number,
  { goods, now }: Pick<Offer, 'goods' | 'now'>,
): Promise<SavedLine[] | { refusal: LocalText }> {
  const ids = [...new Set(goods.map(({ itemId }) => itemId))];
  await lockItems(tx, ids);
  const items = await readItems(tx, ids, now);
  const lines: SavedLine[] = [];
  for (const { itemId, variation, quantity } of goods) {
    const item = items.get(itemId);
    if (item === undefined || !isOnShelf(item, storeId)) return { refusal: ORDER_MESSAGES.noGoods };
    const selection = chosenOf(item, variation);
    if (selection === null || lines.some((line) => isSameLine(line, itemId, selection)))
      return { refusal: ORDER_MESSAGES.noGoods };
    if (quantity > (stockOf(item, selection) ?? quantity)) return { refusal: ORDER_MESSAGES.notEnough };
    lines.push(lineOf(item, selection, { quantity, now }));
  }
  return lines;
}

const priceOf = (
  { distance_metres: metres, type, tip }: OrderRow,
  store: StoreRow,
  { lines, config }: { lines: SavedLine[]; config: Terms },
): OrderPrice =>
  orderPrice({
    goods: taxedGoods(lines, config),
    coupon: null,
    delivery: deliveryOf(
      store,
      metres === null ? null : { kilometres: metres / 1000, isEstimated: false },
      type === 'take_away',
      shopFreeOver(config),
    ),
    isTaxIncluded: isTaxIncluded(config),
    tip,
  });

/** Returns whether the price exceeds the cash limit in a shop that takes only cash. */
const isTooMuchForCash = ({ total }: OrderPrice, store: StoreRow, config: Terms): boolean =>
  !hasMoreThanCash(config) && total > (cashLimitOf(config, store) ?? total);

const savePrice = (tx: Queryable, orderId: number, price: OrderPrice, config: Terms): Promise<unknown> =>
  tx.query(
    `update orders set items_amount = $2, delivery_charge = $3, tax = $4, is_tax_included = $5, total = $6,
      delivery_reasons = $7::jsonb, tax_parts = $8::jsonb, pricing = 'offered' where id = $1`,
    [
      orderId,
      price.items,
      price.delivery.fee,
      price.tax,
      isTaxIncluded(config),
      price.total,
      JSON.stringify(price.delivery.reasons),
      JSON.stringify(price.taxes),
    ],
  );

const isOnShelf = ({ store_id, is_active, food_groups, campaign_starts }: ItemRow, storeId: number) =>
  store_id === storeId && is_active && food_groups.length === 0 && campaign_starts === null;

/** Returns the selection of a variation. `null`: the variation is missing or unknown. */
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
  note: null,
  member: null,
  createdAt: new Date(now),
});
