import type { Module, ModuleType } from '../../../contract/types.gen';
import type { Queryable } from '../../db/database';
import type { Language } from '../../http/language';
import { optionalTextIn, type StoredText, textIn } from '../shared/local-text';
import type { ModuleChoice } from '../shared/module-choice';

type ModuleRow = {
  id: number;
  name: StoredText;
  description: StoredText | null;
  type: ModuleType | null;
  icon: string;
  is_active: boolean;
  has_interests: boolean;
  zones: { id: number; name: StoredText }[];
  stores_count: number;
  items_count: number;
};

type Wanted = { language: Language; chooseModules: ModuleChoice; zoneId: number | null };

/** Returns the modules that customers can choose, with the zones they serve [MOD-01]. */
export async function listModules(
  database: Queryable,
  { language, chooseModules, zoneId }: Wanted,
): Promise<Module[]> {
  const rows = await database.query<ModuleRow>(
    `select m.id, m.name, m.description, m.type, m.icon, m.is_active, m.has_interests,
            (select coalesce(jsonb_agg(jsonb_build_object('id', z.id, 'name', z.name) order by z.id), '[]')
               from module_zones mz join zones z on z.id = mz.zone_id and z.is_active
              where mz.module_id = m.id) as zones,
            (select count(*) from stores s where s.module_id = m.id and s.is_active) as stores_count,
            (select count(*) from items i where i.module_id = m.id and i.is_active) as items_count
       from modules m
      where $1::integer is null or exists
            (select from module_zones mz where mz.module_id = m.id and mz.zone_id = $1)
      order by m.position, m.id`,
    [zoneId],
  );
  return chooseModules(rows).map((row) => ({
    id: row.id,
    module_name: textIn(row.name, language),
    module_type: row.type,
    description: optionalTextIn(row.description, language),
    icon_full_url: row.icon,
    thumbnail_full_url: row.icon,
    theme_id: 1,
    status: row.is_active ? 1 : 0,
    zones: row.zones.map(({ id, name }) => ({ id, name: textIn(name, language), status: 1 })),
    stores_count: row.stores_count,
    items_count: row.items_count,
    has_interests: row.has_interests ? 1 : 0,
  }));
}
