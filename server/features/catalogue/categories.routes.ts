import type { Category } from '../../../contract/types.gen';
import { normalizeSearchText } from '../../../domain/search-text';
import { refuse } from '../../http/errors';
import type { Language } from '../../http/language';
import { MESSAGES } from '../../http/messages';
import type { Operations } from '../../http/operation';
import { flag } from '../shared/item.wire';
import { textIn } from '../shared/local-text';
import { DEFAULT_LIMIT } from '../shared/paging';
import { type CategoryRow, listCategories, moduleOfCategory } from './category.store';

export const categoryRoutes = (): Operations => ({
  listCategories: async (request) => {
    const { database, language, query } = request;
    const rows = await listCategories(database, request);
    const wanted = normalizeSearchText(query.search ?? '');
    return rows
      .filter((row) => row.parent_id === null && isCalled(row, wanted))
      .filter((row) => query.featured !== 1 || row.is_featured)
      .map((row) => toWireCategory(row, rows, language));
  },
  listChildCategories: async (request) => {
    const { database, language, params, zoneIds } = request;
    const moduleId =
      (await moduleOfCategory(database, params.id)) ?? refuse(404, 'not_found', MESSAGES.notFound);
    const rows = await listCategories(database, { moduleId, zoneIds });
    return rows
      .filter((row) => row.parent_id === params.id)
      .map((row) => toWireCategory(row, rows, language));
  },
  popularCategories: async (request) => {
    const rows = await listCategories(request.database, request);
    return rows
      .filter((row) => row.parent_id === null && row.item_count > 0)
      .sort((one, other) => other.order_count - one.order_count || one.id - other.id)
      .slice(0, DEFAULT_LIMIT)
      .map((row) => toWireCategory(row, rows, request.language));
  },
});

const isCalled = ({ name }: CategoryRow, wanted: string): boolean =>
  Object.values(name).some((text) => normalizeSearchText(text).includes(wanted));

function toWireCategory(row: CategoryRow, rows: CategoryRow[], language: Language): Category {
  const children = rows.filter(({ parent_id }) => parent_id === row.id);
  return {
    id: row.id,
    name: textIn(row.name, language),
    image_full_url: row.image,
    parent_id: row.parent_id ?? 0,
    module_id: row.module_id,
    position: row.position,
    status: 1,
    featured: flag(row.is_featured),
    products_count: row.item_count,
    childes_count: children.length,
    childes: children.map((child) => toWireCategory(child, rows, language)),
  };
}
