import { type Queryable, timestamp } from '../../db/database';
import type { StoredText } from '../shared/local-text';
import { allOf, type Values, values } from '../shared/sql';

type Scope = { moduleId: number | null; zoneIds: number[] };

export type BannerRow = {
  id: number;
  title: StoredText;
  subtitle: StoredText | null;
  image: string;
  store_id: number | null;
  item_id: number | null;
  link: string | null;
};

export function listBanners(
  database: Queryable,
  { moduleId, zoneIds, storeId }: Scope & { storeId?: number },
): Promise<BannerRow[]> {
  const list = values();
  const conditions = ofModule('module_id', moduleId, list);
  if (zoneIds.length > 0) conditions.push(`(zone_id is null or zone_id = any(${list.add(zoneIds)}::int[]))`);
  if (storeId !== undefined) conditions.push(`store_id = ${list.add(storeId)}`);
  return database.query<BannerRow>(
    `select id, title, subtitle, image, store_id, item_id, link
    from banners where ${allOf(conditions)} order by position, id`,
    list.list,
  );
}

export type CampaignRow = {
  id: number;
  module_id: number;
  title: StoredText;
  description: StoredText | null;
  image: string | null;
  starts: Date;
  ends: Date;
  daily_from: string | null;
  daily_until: string | null;
  store_ids: number[];
};

/** Returns campaigns, running and upcoming ones first. Ended campaigns stay in the list [CAMP-03]. */
export function listCampaigns(
  database: Queryable,
  { moduleId, zoneIds, id }: Scope & { id?: number },
): Promise<CampaignRow[]> {
  const list = values();
  const conditions = ofModule('campaign.module_id', moduleId, list);
  if (id !== undefined) conditions.push(`campaign.id = ${list.add(id)}`);
  const inZones = zoneIds.length > 0 ? `and s.zone_id = any(${list.add(zoneIds)}::int[])` : '';
  return database.query<CampaignRow>(
    `select campaign.id, campaign.module_id, campaign.title, campaign.description, campaign.image, campaign.starts,
      campaign.ends, campaign.daily_from, campaign.daily_until, members.store_ids
    from campaigns campaign
    cross join lateral (
      select coalesce(array_agg(s.id order by s.order_count desc, s.id), '{}') as store_ids
      from campaign_stores member join stores s on s.id = member.store_id
      where member.campaign_id = campaign.id and s.is_active ${inZones}
    ) members
    where ${allOf(conditions)}
    order by campaign.ends desc, campaign.id`,
    list.list,
  );
}

export type FlashSaleRow = {
  id: number;
  module_id: number;
  title: StoredText;
  starts: Date;
  ends: Date;
};
export type FlashSaleItemRow = {
  item_id: number;
  discount_type: 'percent' | 'amount';
  discount: number;
  stock: number;
  sold: number;
};

/** Returns a flash sale by its id. Without an id: the running sale that ends first. */
export async function findFlashSale(
  database: Queryable,
  { moduleId, id, now }: { moduleId: number | null; id?: number; now: number },
): Promise<FlashSaleRow | null> {
  const list = values();
  const conditions = ofModule('module_id', moduleId, list);
  if (id !== undefined) conditions.push(`id = ${list.add(id)}`);
  else {
    const moment = `${list.add(timestamp(now))}::timestamptz`;
    conditions.push(`starts <= ${moment} and ${moment} < ends`);
  }
  const [row] = await database.query<FlashSaleRow>(
    `select id, module_id, title, starts, ends from flash_sales where ${allOf(conditions)} order by ends, id limit 1`,
    list.list,
  );
  return row ?? null;
}

export function listFlashSaleItems(
  database: Queryable,
  { saleId, zoneIds }: { saleId: number; zoneIds: number[] },
): Promise<FlashSaleItemRow[]> {
  const list = values();
  const sale = list.add(saleId);
  const inZones = zoneIds.length > 0 ? `and i.zone_id = any(${list.add(zoneIds)}::int[])` : '';
  return database.query<FlashSaleItemRow>(
    `select sold.item_id, sold.discount_type, sold.discount, sold.stock, sold.sold
    from flash_sale_items sold join items i on i.id = sold.item_id join stores s on s.id = i.store_id
    where sold.flash_sale_id = ${sale} and i.is_active and s.is_active ${inZones}
    order by (sold.sold >= sold.stock), sold.sold desc, sold.item_id`,
    list.list,
  );
}

type BrandRow = { id: number; name: StoredText; image: string | null; item_count: number };

export function listBrands(database: Queryable, { moduleId }: Scope): Promise<BrandRow[]> {
  const list = values();
  return database.query<BrandRow>(
    `select brand.id, brand.name, brand.image, made.items as item_count
    from brands brand
    cross join lateral (
      select count(*)::int as items from items where brand_id = brand.id and is_listed
    ) made
    where ${allOf(ofModule('brand.module_id', moduleId, list))}
    order by brand.id`,
    list.list,
  );
}

const ofModule = (column: string, moduleId: number | null, list: Values): string[] =>
  moduleId === null ? [] : [`${column} = ${list.add(moduleId)}`];
