/** A new stock of an item of a store, or of one variation. `stock: null`: it isn't counted. 0: sold out. */
export type StockChange = { id: number; variation: string | null; stock: number | null };

const MOST_STOCK = 100_000;

export const isStock = (stock: number | null): boolean =>
  stock === null || (Number.isInteger(stock) && stock >= 0 && stock <= MOST_STOCK);

export const isSameStock = (
  one: Omit<StockChange, 'stock'>,
  { id, variation }: Omit<StockChange, 'stock'>,
): boolean => one.id === id && one.variation === variation;
