import type { LatLng } from './geo';
import type { Minor } from './money';
import type { SizeGuide } from './size-guide';
import type { TaxRate } from './tax';

/** Catalogue types used by the whole product. The API layer maps the wire format to them. */

export type ModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental';

export type Module = {
  id: number;
  name: string;
  /** The type of the module. `null`: a group of general items that belong to no module. */
  type: ModuleType | null;
  iconUrl: string | null;
  zoneIds: number[];
  isActive: boolean;
  /** New visitors of this module can choose interests [MOD-08]. */
  hasInterests: boolean;
};

export type Place = { label: string; lat: number; lng: number; zoneIds: number[] };

export type Discount = { kind: 'percent'; percent: number } | { kind: 'amount'; amount: Minor };

export type AddOn = {
  id: number;
  name: string;
  price: Minor;
  /** The share of the item's base price that the add-on costs. `null`: the add-on has a fixed price. */
  percent: number | null;
};

export type Variation = { type: string; price: Minor; stock: number | null };
export type ChoiceOption = { title: string; options: string[] };
export type FoodValue = {
  label: string;
  price: Minor;
  /** True if the store preselects this value. */
  isSelected?: boolean;
};
export type FoodGroup = {
  name: string;
  type: 'single' | 'multi';
  isRequired: boolean;
  min: number;
  max: number;
  values: FoodValue[];
};

export type DailyHours = { starts: string; ends: string };
export type CampaignPeriod = { starts: string; ends: string | null };

/** All data that decides an item's price and availability. */
export type ItemTerms = {
  price: Minor;
  discount: Discount | null;
  /** If above zero, this percentage replaces the item's own discount. */
  storeDiscountPercent: number;
  variations: Variation[];
  choiceOptions: ChoiceOption[];
  foodGroups: FoodGroup[];
  addOns: AddOn[];
  stock: number | null;
  maximumQuantity: number | null;
  availableHours: DailyHours | null;
  campaign: CampaignPeriod | null;
  /** The end of the flash sale that sets the discount. `null`: no flash sale. */
  flashSaleEndsAt: string | null;
  /** When the store is open. `null`: unknown. */
  storeOpening: StoreOpening | null;
  /** Tax rate and the level that sets it. Absent if the server does not send it [PRICE-10]. */
  tax?: TaxRate;
};

/** The amount of goods in one piece. Unit prices are computed from it. */
export type Content = { amount: number; measure: 'g' | 'ml' | 'piece' };

export type Item = ItemTerms & {
  id: number;
  slug: string;
  name: string;
  description: string;
  imageUrl: string | null;
  imageUrls: string[];
  storeId: number;
  storeName: string;
  zoneId: number;
  moduleId: number;
  moduleType: ModuleType | null;
  rating: number;
  ratingCount: number;
  /** How many customers have this item on their wishlist. */
  wishlistCount: number;
  orderCount: number;
  unit: string | null;
  content: Content | null;
  isVeg: boolean;
  isHalal: boolean;
  isOrganic: boolean;
  isRecommended: boolean;
  isPrescriptionRequired: boolean;
  genericNames: string[];
  nutritions: string[];
  allergies: string[];
  categories: { id: number; name: string }[];
  tags: string[];
  /** The table of sizes. Sent only with an item's details; empty in lists. */
  sizeGuide: SizeGuide;
  /** The return terms that the store promises. `null` in lists of items. */
  returns: ReturnTerms | null;
};

/** `days: null`: the usual number of days of the market. */
export type ReturnTerms = { days: number | null; terms: string | null };

/** Weekdays count from Sunday = 0. A closing time at or before the opening time is on the next day. */
export type OpeningHours = { day: number; opens: string; closes: string };

/**
 * The next closing and opening are absolute times, so that they stay correct while a page is open for hours.
 */
export type StoreOpening = {
  isOpen: boolean;
  closesAt: number | null;
  opensAt: number | null;
  canSchedule: boolean;
};

export type DeliveryTerms = {
  isSelfDelivery: boolean;
  isFreeBySelfDelivery: boolean;
  perKm: Minor;
  minimumCharge: Minor;
  /** The upper limit of the delivery charge. `null` or zero: no limit. */
  maximumCharge: Minor | null;
  /** The charge for any distance. `null`: the charge depends on the distance. */
  fixedCharge: Minor | null;
  adminFreeDelivery: { type: 'allStores' } | { type: 'overAmount'; over: Minor } | null;
  zoneIncreasePercent: number;
  surge: Surge | null;
};

/** A surcharge for demand or weather: a share of the fee, or an amount. */
export type Surge = { kind: 'percent'; percent: number } | { kind: 'amount'; amount: Minor };

/** The code identifies a cuisine in every language; the name is translated. */
export type Cuisine = { code: string; name: string };

export type Store = {
  id: number;
  slug: string;
  name: string;
  address: string;
  logoUrl: string | null;
  coverUrl: string | null;
  rating: number;
  ratingCount: number;
  zoneId: number;
  moduleId: number;
  moduleType: ModuleType | null;
  lat: number;
  lng: number;
  /** Road distance from the store to the place of the request. `null` in lists. */
  road: { to: LatLng; kilometres: number } | null;
  minimumOrder: Minor;
  deliveryMinutes: string | null;
  hasDelivery: boolean;
  hasTakeAway: boolean;
  canSchedule: boolean;
  isActive: boolean;
  isHalal: boolean;
  discountPercent: number;
  hours: OpeningHours[];
  cuisines: Cuisine[];
  /** How expensive the store is, from 1 (cheap) to 3 (expensive). `null`: unknown. */
  priceLevel: number | null;
  delivery: DeliveryTerms;
  announcement: string | null;
  hasReviews: boolean;
  categoryIds: number[];
  totalItems: number;
  returns: ReturnTerms;
};

export type Category = {
  id: number;
  name: string;
  imageUrl: string | null;
  parentId: number | null;
  itemCount: number;
  children: Category[];
};

/** The customer's choices: variation options, food values, add-ons with quantities. */
export type Selection = {
  options: Record<string, string>;
  groups: Record<string, string[]>;
  addOns: Record<number, number>;
};

export const emptySelection: Selection = { options: {}, groups: {}, addOns: {} };
