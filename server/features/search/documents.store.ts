import type { Queryable } from '../../db/database';
import type { Kind, SearchDocument } from './search.types';

/** The rows to read: some ids, or the next rows of all. */
type Chosen = { ids: readonly number[] } | { after: number; most: number };

type DocumentRow = Omit<SearchDocument, 'names' | 'others' | 'words'> & { search_text: string };

/**
 * The rows that customers can find, with the columns by which the engine filters. They must agree with the
 * triggers that record changes.
 */
const FINDABLE: Readonly<Record<Kind, string>> = {
  items: `select i.id, i.search_text, i.order_count as popularity, i.module_id as module, i.zone_id as zones,
      i.store_id as store, array_remove(array[i.category_id, c.parent_id], null) as categories, i.brand_id as brand,
      i.is_veg as veg, i.has_halal_tag as halal, i.is_organic as organic, i.is_recommended as recommended
    from items i left join categories c on c.id = i.category_id
    where i.is_listed`,
  stores: `select s.id, s.search_text, s.order_count as popularity, s.module_id as module, s.zone_id as zones
    from stores s where s.is_active`,
  vehicles: `select v.id, v.search_text, v.trip_count as popularity, p.module_id as module,
      array(select zone_id from provider_zones where provider_id = p.id) as zones,
      v.provider_id as provider, array[v.category_id] as categories, v.brand_id as brand
    from vehicles v join providers p on p.id = v.provider_id
    where v.is_active and p.is_active`,
};

/** Returns the documents of rows that customers can find, in the order of their ids. */
export async function documentsOf(
  database: Pick<Queryable, 'query'>,
  kind: Kind,
  chosen: Chosen,
): Promise<SearchDocument[]> {
  const [condition, values] =
    'ids' in chosen
      ? ['id = any($1::int[])', [chosen.ids]]
      : ['id > $1 order by id limit $2', [chosen.after, chosen.most]];
  const rows = await database.query<DocumentRow>(
    `select * from (${FINDABLE[kind]}) findable where ${condition}`,
    values,
  );
  return rows.map(({ search_text, ...row }) => {
    const [names = '', others = ''] = search_text.split('|').map((part) => part.trim());
    return { ...row, names, others, words: [...new Set(`${names} ${others}`.split(' '))].filter(Boolean) };
  });
}
