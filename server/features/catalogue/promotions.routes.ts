import type { CommonCondition } from '../../../contract/types.gen';
import type { ModuleType } from '../../../domain/catalogue';
import type { Queryable } from '../../db/database';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { textIn } from '../shared/local-text';
import { listCategories } from './category.store';
import { PARCEL_VIDEO, reasonsOf } from './promotions';

export const promotionRoutes = (): Operations => ({
  otherBanners: () => ({
    promotional_banner_url: null,
    banners: [],
    bottom_section_banner_full_url: null,
    basic_section_nearby_full_url: null,
  }),
  whyChoose: async ({ database, moduleId, language }) => ({
    banners: reasonsOf(await typeOfModule(database, moduleId)).map(
      ({ title, description, image }, index) => ({
        id: index + 1,
        ...(moduleId === null ? {} : { module_id: moduleId }),
        title: title[language],
        short_description: description[language],
        image_full_url: image,
        status: 1,
      }),
    ),
  }),
  videoContent: ({ language }) => ({
    section_title: PARCEL_VIDEO.title[language],
    banner_type: 'image',
    banner_video: null,
    banner_image_full_url: PARCEL_VIDEO.image,
    banner_video_content_full_url: null,
    banner_contents: [],
  }),
  commonConditions: conditionsOf,
});

async function typeOfModule(database: Queryable, moduleId: number | null): Promise<ModuleType | null> {
  const [row] = await database.query<{ type: ModuleType | null }>('select type from modules where id = $1', [
    moduleId,
  ]);
  return row?.type ?? null;
}

/**
 * Returns the common conditions. For a pharmacy, these are its top-level categories with items. Other modules
 * have none.
 */
async function conditionsOf(request: RequestContext): Promise<CommonCondition[]> {
  const { database, moduleId, language } = request;
  if ((await typeOfModule(database, moduleId)) !== 'pharmacy') return [];
  const rows = await listCategories(database, request);
  return rows
    .filter(({ parent_id, item_count }) => parent_id === null && item_count > 0)
    .map(({ id, name, item_count }) => ({
      id,
      name: textIn(name, language),
      status: 1,
      items_count: item_count,
    }));
}
