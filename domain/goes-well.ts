import type { Item } from './catalogue';

const MAX = 6;

type Known = Pick<Item, 'id' | 'categories' | 'isPrescriptionRequired'>;

/**
 * Returns popular items of the store that are not in the cart. Items of categories that the cart lacks come
 * first: a drink with a meal rather than a second meal [CART-69].
 */
export function goesWellWith<TItem extends Known>(
  popular: readonly TItem[],
  inCart: readonly number[],
  isAddable: (item: TItem) => boolean,
): TItem[] {
  const inCartItems = popular.filter(({ id }) => inCart.includes(id));
  const categories = new Set(inCartItems.flatMap((item) => item.categories.map(({ id }) => id)));
  const isAlike = (item: TItem) => item.categories.some(({ id }) => categories.has(id));
  const others = popular.filter(
    (item) => !inCart.includes(item.id) && !item.isPrescriptionRequired && isAddable(item),
  );
  return [...others.filter((item) => !isAlike(item)), ...others.filter(isAlike)].slice(0, MAX);
}
