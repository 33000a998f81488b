/**
 * The new stock of a store's item, or of one of its variations. `stock: null`: the stock isn't counted. 0:
 * sold out.
 */
export type StockChange = { id: number; variation: string | null; stock: number | null };

const MAX_STOCK = 100_000;

export const isStock = (stock: number | null): boolean =>
  stock === null || (Number.isInteger(stock) && stock >= 0 && stock <= MAX_STOCK);

export const isSameStock = (
  one: Omit<StockChange, 'stock'>,
  { id, variation }: Omit<StockChange, 'stock'>,
): boolean => one.id === id && one.variation === variation;
