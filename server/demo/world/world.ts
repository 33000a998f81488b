import { brands } from './ground/brands';
import { categories } from './ground/categories';
import { modules, moduleZones } from './ground/modules';
import { zones } from './ground/zones';
import { addOns } from './items/add-ons';
import { foodFixtures } from './items/fixtures-food';
import { goodsFixtures } from './items/fixtures-goods';
import { shopFixtures } from './items/fixtures-shops';
import { generatedItems } from './items/generated-items';
import type { ItemSpec } from './items/item.types';
import { itemRow } from './items/item-rows';
import { banners } from './marketing/banners';
import { campaignStores, campaigns } from './marketing/campaigns';
import { flashSaleItems, flashSales } from './marketing/flash-sales';
import { ratingsBy, reviewRows } from './reviews/review-rows';
import { storeHours, storesTable } from './stores/store-rows';
import type { DemoPlaces, WorldTable } from './world.types';

/** What a store should be found by: the kinds of things it sells. */
const keywordsFrom = (items: readonly ItemSpec[]) => (storeId: number) => [
  ...new Set(
    items
      .filter(({ store }) => store.id === storeId)
      .flatMap(({ tags }) => tags.flatMap(({ en, ar }) => [en, ar])),
  ),
];

function catalogue(places: DemoPlaces): WorldTable[] {
  const fixtures = [...foodFixtures, ...shopFixtures, ...goodsFixtures];
  const items = [...fixtures, ...generatedItems(fixtures)];
  const reviews = reviewRows(items);
  const ratingOfItem = ratingsBy(reviews, 'item_id');
  return [
    zones(places),
    modules,
    moduleZones,
    categories,
    brands,
    storesTable(places, ratingsBy(reviews, 'store_id'), keywordsFrom(items)),
    storeHours,
    addOns,
    { table: 'items', rows: items.map((item) => itemRow(item, ratingOfItem(item.id))) },
    flashSales,
    flashSaleItems(items),
    banners,
    campaigns,
    campaignStores,
    { table: 'reviews', rows: reviews },
  ];
}

/** Every row of the demo world, in an order that satisfies the foreign keys; the same at every start. */
export const demoWorld = (places: DemoPlaces): WorldTable[] => [...catalogue(places)];
