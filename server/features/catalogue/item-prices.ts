import { runningSales } from '../shared/item.rows';

/** Where a statement finds what item `i` costs now on its card, as `domain/item-price` computes it. */
export type PriceColumns = { value: string; isReduced: string };

/** Of what no flash sale sells now: kept with the item, and in indices. */
export const askedPrice: PriceColumns = { value: 'i.asking_price', isReduced: 'i.is_reduced' };

/** Of what a flash sale sells now, from `on_sale`. */
export const salePrice: PriceColumns = { value: 'on_sale.price', isReduced: 'true' };

/** Of either, with `on_sale` joined to its item. */
export const anyPrice: PriceColumns = {
  value: 'coalesce(on_sale.price, i.asking_price)',
  isReduced: '(i.is_reduced or on_sale.item_id is not null)',
};

/** The few items that flash sales sell now, with their prices, for a `with` clause. */
export const onSale = (now: string): string => `on_sale as materialized (
      select running.item_id, reduced_price(item.lowest_price, running.discount_type = 'amount', running.discount) as price
      from (${runningSales(now)}) running join items item on item.id = running.item_id
    )`;
