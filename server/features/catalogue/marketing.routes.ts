import type { Banner, BasicCampaign, Store } from '../../../contract/types.gen';
import type { Geo } from '../../geo/geo';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { toWireItem } from '../shared/item.wire';
import { optionalTextIn, textIn } from '../shared/local-text';
import type { StoreRow } from '../shared/store.rows';
import { toWireStores } from '../shared/stores-near';
import { type ById, found, itemsById, storesById } from './by-ids.store';
import { type BannerRow, type CampaignRow, listBanners, listBrands, listCampaigns } from './marketing.store';

export const marketingRoutes = (geo: () => Geo): Operations => ({
  listBanners: async (request) => {
    const [banners, campaigns] = await Promise.all([
      listBanners(request.database, request),
      listCampaigns(request.database, request),
    ]);
    return {
      banners: await toWireBanners(banners, request, geo()),
      campaigns: await toWireCampaigns(campaigns, request, geo()),
    };
  },
  listStoreBanners: async (request) => {
    const { database, params } = request;
    const stores = await storesById(database, [params.store_id]);
    if (stores.size === 0) refuse(404, 'not_found', MESSAGES.notFound);
    const rows = await listBanners(database, { moduleId: null, zoneIds: [], storeId: params.store_id });
    return toWireBanners(rows, request, geo());
  },
  basicCampaigns: async (request) =>
    toWireCampaigns(await listCampaigns(request.database, request), request, geo()),
  basicCampaign: async (request) => {
    const { database, query } = request;
    const rows = await listCampaigns(database, { moduleId: null, zoneIds: [], id: query.basic_campaign_id });
    const [campaign] = await toWireCampaigns(rows, request, geo());
    return campaign ?? refuse(404, 'not_found', MESSAGES.notFound);
  },
  listBrands: async (request) => {
    const rows = await listBrands(request.database, request);
    return rows.map(({ id, name, image, item_count }) => ({
      id,
      name: textIn(name, request.language),
      image_full_url: image,
      status: 1,
      items_count: item_count,
    }));
  },
});

const wireStoresOf = async (
  stores: ById<StoreRow>,
  request: RequestContext,
  geo: Geo,
): Promise<ById<Store>> =>
  new Map((await toWireStores([...stores.values()], request, geo)).map((store) => [store.id, store]));

const idsOf = (ids: (number | null)[]): number[] => ids.filter((id) => id !== null);

async function toWireBanners(rows: BannerRow[], request: RequestContext, geo: Geo): Promise<Banner[]> {
  const { database, language, now } = request;
  const stores = await storesById(database, idsOf(rows.map(({ store_id }) => store_id)));
  const shown = await wireStoresOf(stores, request, geo);
  const items = await itemsById(database, idsOf(rows.map(({ item_id }) => item_id)), now);
  return rows.map((row) => {
    const store = row.store_id === null ? undefined : shown.get(row.store_id);
    const item = row.item_id === null ? undefined : items.get(row.item_id);
    return {
      id: row.id,
      title: textIn(row.title, language),
      subtitle: row.subtitle && textIn(row.subtitle, language),
      type: item ? 'item_wise' : store ? 'store_wise' : 'default',
      image_full_url: row.image,
      link: row.link,
      store: store && !item ? store : null,
      item: item ? toWireItem(item, request) : null,
    };
  });
}

async function toWireCampaigns(
  rows: CampaignRow[],
  request: RequestContext,
  geo: Geo,
): Promise<BasicCampaign[]> {
  const { database, language } = request;
  const stores = await storesById(
    database,
    rows.flatMap(({ store_ids }) => store_ids),
  );
  const shown = await wireStoresOf(stores, request, geo);
  return rows.map((row) => ({
    id: row.id,
    title: textIn(row.title, language),
    description: optionalTextIn(row.description, language),
    image_full_url: row.image,
    available_date_starts: row.starts.toISOString(),
    available_date_ends: row.ends.toISOString(),
    start_time: row.daily_from,
    end_time: row.daily_until,
    stores: found(shown, row.store_ids),
  }));
}
