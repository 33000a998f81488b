import { runningSales } from '../shared/item.rows';

/** SQL expressions of an item's card price, as `domain/item-price` computes it. */
export type PriceColumns = { value: string; isReduced: string };

/** The columns of items without a flash sale: stored with the item and indexed. */
export const askedPrice: PriceColumns = { value: 'i.asking_price', isReduced: 'i.is_reduced' };

/** The columns of items in a flash sale, from `on_sale`. */
export const salePrice: PriceColumns = { value: 'on_sale.price', isReduced: 'true' };

/** The columns for both kinds of items; needs `on_sale` joined. */
export const anyPrice: PriceColumns = {
  value: 'coalesce(on_sale.price, i.asking_price)',
  isReduced: '(i.is_reduced or on_sale.item_id is not null)',
};

/** A CTE of the items in running flash sales with their prices. */
export const onSale = (now: string): string => `on_sale as materialized (
      select running.item_id, reduced_price(item.lowest_price, running.discount_type = 'amount', running.discount) as price
      from (${runningSales(now)}) running join items item on item.id = running.item_id
    )`;
