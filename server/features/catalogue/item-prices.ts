import { runningSales } from '../shared/item.rows';

/** SQL expressions for the price on an item's card. They must agree with `domain/item-price`. */
export type PriceColumns = { value: string; isReduced: string };

/** The price of items without a flash sale. It is stored with the item and indexed. */
export const askedPrice: PriceColumns = { value: 'i.asking_price', isReduced: 'i.is_reduced' };

/** The price of items in a flash sale, from the CTE `on_sale`. */
export const salePrice: PriceColumns = { value: 'on_sale.price', isReduced: 'true' };

/** The price of any item. The statement must join `on_sale`. */
export const anyPrice: PriceColumns = {
  value: 'coalesce(on_sale.price, i.asking_price)',
  isReduced: '(i.is_reduced or on_sale.item_id is not null)',
};

/** Returns a CTE with the items of running flash sales and their prices. */
export const onSale = (now: string): string => `on_sale as materialized (
      select running.item_id, reduced_price(item.lowest_price, running.discount_type = 'amount', running.discount) as price
      from (${runningSales(now)}) running join items item on item.id = running.item_id
    )`;
