import type { Minor } from '../../../domain/money';
import type { Goods } from '../../../domain/operator';
import { orderPrice } from '../../../domain/order-price';
import { type Queryable, timestamp } from '../../db/database';
import type { LocalText } from '../../http/language';
import { readItems } from '../cart/cart.store';
import type { SavedLine } from '../cart/cart.types';
import { CHECKOUT_MESSAGES } from '../checkout/checkout.messages';
import { cashLimitOf } from '../checkout/payment-terms';
import { holdGoods } from '../checkout/placing/order.store';
import { insertLines, takeGoods } from '../checkout/placing/order-lines';
import { deliveryOf, shopFreeOver, storeWith, taxOf, worthOf } from '../checkout/quote';
import { tellOrderPrice } from '../messages/tell-order';
import { expectPayment } from '../payments/order-money';
import type { ItemRow } from '../shared/item.rows';
import type { SiteConfig } from '../site/config';
import { ORDER_MESSAGES } from './order.messages';
import type { OrderRow } from './order.rows';
import { decidePrescription } from './prescription-decision';

type Terms = Pick<SiteConfig, 'tax_included' | 'free_delivery_over' | 'maximum_cod_order_amount'>;
type Offer = { goods: Goods; now: number; config: Terms };

/** What can lie on a shelf of a pharmacy without a choice of size or kind. */
const onShelf = `i.is_active and i.choice_options = '[]' and i.food_groups = '[]' and i.campaign_starts is null
  and (i.stock is null or i.stock > 0)`;

export const shelfOf = (
  database: Queryable,
  storeId: number,
): Promise<{ id: number; name: LocalText; price: Minor }[]> =>
  database.query(
    `select i.id, i.name, i.price from items i where i.store_id = $1 and ${onShelf}
    order by i.is_prescription_required desc, i.name ->> 'en', i.id limit 500`,
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
  for (const { itemId, quantity } of goods) {
    const item = items.get(itemId);
    if (item === undefined || !isPlain(item, store.id) || lines.some((line) => line.item.id === itemId))
      return ORDER_MESSAGES.noGoods;
    if (item.stock !== null && item.stock < quantity) return ORDER_MESSAGES.notEnough;
    lines.push(lineOf(item, quantity, now));
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
  if (price.total > (cashLimitOf(config, store) ?? price.total)) return CHECKOUT_MESSAGES.cashTooMuch;
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

const isPlain = (
  { store_id, is_active, choice_options, food_groups, campaign_starts }: ItemRow,
  storeId: number,
) =>
  store_id === storeId &&
  is_active &&
  choice_options.length === 0 &&
  food_groups.length === 0 &&
  campaign_starts === null;

const lineOf = (item: ItemRow, quantity: number, now: number): SavedLine => ({
  id: 0,
  item,
  quantity,
  selection: { options: [], groups: [], addOns: {} },
  known: null,
  asked: null,
  ifUnavailable: null,
  createdAt: new Date(now),
});
