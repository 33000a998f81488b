import { searchText } from '../../../../domain/search-text';
import { randomFrom } from '../support/random';
import { DAY, sinceT0 } from '../t0';
import type { DemoPlaces, WorldRow, WorldTable } from '../world.types';
import { allStores } from './all-stores';
import { cuisinesFrom } from './cuisines';
import type { StoreSpec } from './store.types';

const DAYS_OF_WEEK = [0, 1, 2, 3, 4, 5, 6];
const WALKING_PACE = [15, 20, 25, 30, 35];
const GROCERY = 2;

export type Rating = { average: number; count: number };

/** Returns the days since a store joined. No two stores have the same number. */
export const storeAgeInDays = (id: number): number => 20 + ((id * 97) % 1009);

const popularity = (store: StoreSpec): number =>
  (store.terms.is_featured ? 1400 : 120) + randomFrom(store.id * 31).between(0, 1100);

/** Values that are computed from a store's items and their reviews. */
type StoreKnowledge = {
  ratingOf(storeId: number): Rating;
  keywordsOf(storeId: number): string[];
  priceLevelOf(storeId: number): number | null;
};

function storeRow(store: StoreSpec, places: DemoPlaces, known: StoreKnowledge): WorldRow {
  const rating = known.ratingOf(store.id);
  const keywords = known.keywordsOf(store.id);
  const { address, lat, lng } = places.addressIn(store.zoneId, store.id);
  const random = randomFrom(store.id * 7919);
  const minutes = random.pick(WALKING_PACE) + (store.moduleId === GROCERY ? 10 : 0);
  return {
    id: store.id,
    fixture: store.fixture,
    slug: store.slug,
    module_id: store.moduleId,
    zone_id: store.zoneId,
    name: store.name,
    address,
    lat,
    lng,
    phone: `+9714555${String(1000 + store.id)}`,
    email: `hello@${store.slug}.example`,
    logo: `/pictures/logo/${store.slug}.svg`,
    cover: `/pictures/cover/${store.slug}.svg`,
    rating: rating.average,
    rating_count: rating.count,
    order_count: store.menus.length === 0 ? 0 : popularity(store),
    delivery_minutes: `${minutes}-${minutes + 10}`,
    is_active: true,
    ...store.terms,
    cuisines: cuisinesFrom(store.menus),
    price_level: known.priceLevelOf(store.id),
    description: store.description,
    created_at: sinceT0(-storeAgeInDays(store.id) * DAY),
    search_text: searchText([store.name.en, store.name.ar], keywords),
  };
}

export const storesTable = (places: DemoPlaces, known: StoreKnowledge): WorldTable => ({
  table: 'stores',
  rows: allStores.map((store) => storeRow(store, places, known)),
});

export const storeHours: WorldTable = {
  table: 'store_hours',
  rows: allStores.flatMap(({ id, hours }) =>
    DAYS_OF_WEEK.flatMap((day) => hours.map((period) => ({ store_id: id, day, ...period }))),
  ),
};
