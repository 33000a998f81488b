import { changesBetween } from '../../../domain/operator-log';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { Operations } from '../../http/operation';
import type { ItemRow } from '../shared/item.rows';
import { optionalTextIn, type StoredText, textIn } from '../shared/local-text';
import { ownStoreOf } from './console-sign-in';
import { recordWrite } from './log/record-write';
import { OPERATOR_MESSAGES } from './operator.messages';

const MAX_ITEMS = 1000;

type GoodRow = Pick<ItemRow, 'id' | 'name' | 'images' | 'stock' | 'variations'> & {
  category: StoredText | null;
};

/** Operations with which a store account reads and sets the stock of its items. */
export const storeGoods = (): Operations => ({
  listStoreGoods: async (request) => {
    const { database, language } = request;
    const rows = await database.query<GoodRow>(
      `select item.id, item.name, item.images, item.stock, item.variations, category.name as category
      from items item left join categories category on category.id = item.category_id
      where item.store_id = $1 and item.is_active
      order by category.position nulls last, category.id, item.id limit ${MAX_ITEMS}`,
      [ownStoreOf(request)],
    );
    return {
      goods: rows.map(({ id, name, images, stock, variations, category }) => ({
        id,
        name: textIn(name, language),
        category: optionalTextIn(category, language),
        image: images[0] ?? null,
        stock,
        variations: variations.map(({ type, stock }) => ({
          key: keyOf(type),
          name: textIn(type, language),
          stock: stock ?? null,
        })),
      })),
    };
  },
  setStoreStock: async (request) => {
    const { database, params, body, language } = request;
    const { variation = null, stock } = body;
    await database.transaction(async (tx) => {
      const change = { id: params.id, storeId: ownStoreOf(request), variation, stock };
      const before = await setStock(tx, change);
      await recordWrite(tx, request, {
        action: 'setStoreStock',
        object: 'item',
        id: params.id,
        changes: [
          ...(variation === null ? [] : [{ field: 'variation', old: null, new: variation }]),
          ...changesBetween({ stock: before }, { stock }),
        ],
      });
    });
    return { message: OPERATOR_MESSAGES.saved[language] };
  },
});

const unknownItem = (): never => refuse(404, 'not_found', MESSAGES.unknownAddress);

/** Returns the key of a variation, which is the same in both languages. */
const keyOf = (type: StoredText): string => textIn(type, 'en');

type Change = { id: number; storeId: number; variation: string | null; stock: number | null };

/**
 * Sets the stock and returns the stock before the change. An item of another store is refused like an unknown
 * one.
 */
async function setStock(tx: Queryable, { id, storeId, variation, stock }: Change): Promise<number | null> {
  const [item] = await tx.query<Pick<ItemRow, 'stock' | 'variations'>>(
    'select stock, variations from items where id = $1 and store_id = $2 and is_active for update',
    [id, storeId],
  );
  if (item === undefined) return unknownItem();
  if (variation === null) {
    await tx.query('update items set stock = $2 where id = $1', [id, stock]);
    return item.stock;
  }
  const at = item.variations.findIndex(({ type }) => keyOf(type) === variation);
  const known = item.variations[at] ?? unknownItem();
  await tx.query(
    `update items set variations = jsonb_set(variations, array[$2::text, 'stock'], coalesce(to_jsonb($3::int), 'null')) where id = $1`,
    [id, at, stock],
  );
  return known.stock ?? null;
}
