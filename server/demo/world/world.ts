import { brands } from './base/brands';
import { categories } from './base/categories';
import { modules, moduleZones } from './base/modules';
import { zones } from './base/zones';
import { addOns } from './items/add-ons';
import { allItems } from './items/all-items';
import type { ItemSpec } from './items/item.types';
import { itemRow } from './items/item-rows';
import { banners } from './marketing/banners';
import { campaignStores, campaigns } from './marketing/campaigns';
import { flashSaleItems, flashSales } from './marketing/flash-sales';
import { couponStores, coupons, couponZones } from './orders/coupons';
import { openingBalances } from './orders/ledger';
import { offlineMethods } from './orders/offline-methods';
import {
  conversations,
  couponUses,
  messages,
  orderLines,
  orderPayments,
  orderPositions,
  orderStatusChanges,
  orders,
  parcels,
  prescriptions,
} from './orders/order-rows';
import {
  cancellationReasons,
  couriers,
  parcelCategories,
  parcelInstructions,
  refundReasons,
} from './orders/reference';
import {
  addresses,
  cartLines,
  carts,
  cashbacks,
  customerInterests,
  fundBonuses,
  notifications,
  pointTransactions,
  walletTransactions,
  wishlistItems,
  wishlistStores,
} from './people/belongings';
import { customers, socialAccounts } from './people/customers';
import { referralRewards } from './people/referral-rewards';
import { providerHours, providers, providerZones } from './rental/providers';
import {
  drivers,
  rentalBanners,
  tripStatusChanges,
  trips,
  tripVehicles,
  vehicleHolds,
  wishlistProviders,
  wishlistVehicles,
} from './rental/trips';
import {
  providerRating,
  providerTrips,
  vehicleAbsences,
  vehicleReviews,
  vehicles,
} from './rental/vehicle-rows';
import { vehicleBrands, vehicleCategories } from './rental/vehicle-table';
import { ratingsBy, reviewRows } from './reviews/review-rows';
import { cuisines } from './stores/cuisines';
import { priceLevelsOf } from './stores/price-levels';
import { storeHours, storesTable } from './stores/store-rows';
import type { DemoPlaces, WorldTable } from './world.types';

/** Returns the search keywords of a store: the categories of its items. */
const keywordsFrom = (items: readonly ItemSpec[]) => (storeId: number) => [
  ...new Set(
    items
      .filter(({ store }) => store.id === storeId)
      .flatMap(({ tags }) => tags.flatMap(({ en, ar }) => [en, ar])),
  ),
];

function catalogue(places: DemoPlaces): WorldTable[] {
  const items = allItems();
  const reviews = reviewRows(items);
  const ratingOfItem = ratingsBy(reviews, 'item_id');
  return [
    zones(places),
    modules,
    moduleZones,
    categories,
    brands,
    cuisines,
    storesTable(places, {
      ratingOf: ratingsBy(reviews, 'store_id'),
      keywordsOf: keywordsFrom(items),
      priceLevelOf: priceLevelsOf(items),
    }),
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

const people = (places: DemoPlaces): WorldTable[] => [
  customers,
  socialAccounts,
  addresses(places),
  customerInterests,
  wishlistItems,
  wishlistStores,
  walletTransactions,
  pointTransactions,
  fundBonuses,
  cashbacks,
  notifications,
  carts,
  cartLines,
];

const shopping = (places: DemoPlaces): WorldTable[] => [
  coupons,
  couponZones,
  couponStores,
  couriers(places),
  parcelCategories,
  cancellationReasons,
  refundReasons,
  parcelInstructions,
  orders(places),
  orderLines,
  orderStatusChanges,
  orderPositions(places),
  orderPayments,
  couponUses,
  prescriptions,
  parcels(places),
  offlineMethods,
  conversations,
  messages,
];

const rental = (places: DemoPlaces): WorldTable[] => [
  providers(places, providerRating, providerTrips),
  providerZones,
  providerHours,
  vehicleCategories,
  vehicleBrands,
  vehicles,
  vehicleAbsences,
  drivers,
  rentalBanners,
  trips(places),
  tripVehicles,
  vehicleHolds,
  tripStatusChanges,
  vehicleReviews,
  wishlistVehicles,
  wishlistProviders,
];

/** Returns all rows of the demo. The tables are in foreign-key order. Every call returns the same rows. */
export const demoWorld = (places: DemoPlaces): WorldTable[] => [
  ...catalogue(places),
  ...people(places),
  ...shopping(places),
  ...rental(places),
  referralRewards(walletTransactions),
  ...openingBalances(
    { customers, money: walletTransactions, points: pointTransactions },
    orders(places),
    trips(places),
  ),
];
