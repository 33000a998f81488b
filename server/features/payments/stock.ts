import type { Queryable } from '../../db/database';
import type { StoredSelection } from '../cart/cart.types';
import type { ItemRow } from '../shared/item.rows';

type StockMove = { itemId: number; selection: StoredSelection; quantity: number };

/** Changes the stock of an item or of its variation. A check constraint prevents a negative stock. */
export async function moveStock(tx: Queryable, { itemId, selection, quantity }: StockMove): Promise<void> {
  const at = await variationAt(tx, itemId, selection);
  if (at === null)
    await tx.query('update items set stock = stock + $2 where id = $1 and stock is not null', [
      itemId,
      quantity,
    ]);
  else
    await tx.query(
      `update items
      set variations = jsonb_set(variations, array[$2::text, 'stock'],
        to_jsonb((variations -> $2::int ->> 'stock')::int + $3::int))
      where id = $1 and jsonb_typeof(variations -> $2::int -> 'stock') = 'number'`,
      [itemId, at, quantity],
    );
}

type Shelves = Pick<ItemRow, 'choice_options' | 'variations'>;

async function variationAt(
  tx: Queryable,
  itemId: number,
  { options }: StoredSelection,
): Promise<number | null> {
  const [item] = await tx.query<Shelves>('select choice_options, variations from items where id = $1', [
    itemId,
  ]);
  if (item === undefined || item.choice_options.length === 0) return null;
  const label = options.map((option, axis) => item.choice_options[axis]?.options[option]?.en ?? '').join('');
  const at = item.variations.findIndex(({ type }) => squeezed(type.en ?? '') === squeezed(label));
  return at < 0 ? null : at;
}

/** Normalises an option's name in the same way as the search for variations [ITEM-05]. */
const squeezed = (text: string): string => text.replace(/[-\s]/g, '').toLowerCase();
