import { askedPrice, type PriceColumns } from './item-prices';

type Key = readonly [column: string, direction: 'asc' | 'desc' | 'desc nulls first'];

const BY_ID: Key = ['i.id', 'asc'];
const BY_ID_DOWN: Key = ['i.id', 'desc'];

/**
 * The orders of item lists. Each has an index that ends with the id, so that items with equal values stay on
 * their page.
 */
const ITEM_ORDERS = {
  popular: () => [['i.order_count', 'desc'], BY_ID],
  new: () => [['i.created_at', 'desc'], BY_ID_DOWN],
  reviewed: () => [['i.rating_count', 'desc'], BY_ID],
  rating: () => [['i.rating', 'desc'], ['i.rating_count', 'desc'], BY_ID],
  campaign: () => [['i.campaign_ends', 'desc nulls first'], BY_ID],
  price_asc: ({ value }) => [[value, 'asc'], BY_ID],
  price_desc: ({ value }) => [[value, 'desc'], BY_ID_DOWN],
} satisfies Record<string, (price: PriceColumns) => readonly Key[]>;

export type ItemOrder = keyof typeof ITEM_ORDERS;

export const isPriceOrder = (order: ItemOrder | null): boolean =>
  order === 'price_asc' || order === 'price_desc';

const keysOf = (order: ItemOrder, price: PriceColumns): readonly Key[] => ITEM_ORDERS[order](price);

export const orderClause = (order: ItemOrder, price: PriceColumns = askedPrice): string =>
  keysOf(order, price)
    .map(([column, direction]) => `${column} ${direction}`)
    .join(', ');

/** Returns the sort columns under fixed names, so that ordered parts can be merged. */
export const orderColumns = (order: ItemOrder, price: PriceColumns): string =>
  keysOf(order, price)
    .map(([column], index) => `${column} as key_${index}`)
    .join(', ');

export const mergedOrder = (order: ItemOrder): string =>
  keysOf(order, askedPrice)
    .map(([, direction], index) => `key_${index} ${direction}`)
    .join(', ');
