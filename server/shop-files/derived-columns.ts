import { searchText } from '../../domain/search-text';
import type { Queryable } from '../db/database';
import type { Json } from './fields';
import type { ImportedRecord } from './import-shop';

type Text = { en: string; ar: string };
type Named = { id: number; name: Text; module_id?: number; zone_id?: number };

const both = (texts: readonly (Text | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => (text === undefined ? [] : [text.en, text.ar]))),
];
const wordsOf = ({ name }: Json, keywords: readonly (Text | undefined)[]) => {
  const { en, ar } = name as Text;
  return { search_text: searchText([en, ar], both(keywords)) };
};
const textsOf = (value: unknown) => value as Text[];

async function namesIn(tx: Queryable, table: string, more = ''): Promise<(id: unknown) => Named | undefined> {
  const rows = await tx.query<Named>(`select id, name${more} from ${table}`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => byId.get(id as number);
}

/** Computes columns from related rows, such as where an item is sold, and its search words. */
export async function derivedColumns(
  tx: Queryable,
  kind: string,
  made: readonly ImportedRecord[],
): Promise<(row: Json) => Json> {
  if (kind === 'stores') {
    const items = made.filter((one) => one.kind.name === 'items');
    return (row) =>
      wordsOf(
        row,
        items.filter((item) => item.row.store_id === row.id).flatMap((item) => textsOf(item.row.tags)),
      );
  }
  if (kind === 'items') {
    const store = await namesIn(tx, 'stores', ', module_id, zone_id');
    const category = await namesIn(tx, 'categories');
    return (row) => {
      const seller = store(row.store_id);
      return {
        module_id: seller?.module_id,
        zone_id: seller?.zone_id,
        ...wordsOf(row, [
          ...textsOf(row.tags),
          ...textsOf(row.generic_names),
          category(row.category_id)?.name,
          seller?.name,
        ]),
      };
    };
  }
  if (kind === 'vehicles') {
    const category = await namesIn(tx, 'vehicle_categories');
    const brand = await namesIn(tx, 'vehicle_brands');
    const provider = await namesIn(tx, 'providers');
    return (row) =>
      wordsOf(row, [
        ...textsOf(row.tags),
        category(row.category_id)?.name,
        brand(row.brand_id)?.name,
        provider(row.provider_id)?.name,
      ]);
  }
  return () => ({});
}
