import type { LatLng } from './geo';
import type { Minor } from './money';

/** The vocabulary of the catalogue, as the whole product uses it. The wire format is mapped to it at the boundary. */

export type ModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental';

export type Module = {
  id: number;
  name: string;
  /** Null for general items, which belong to no market of their own. */
  type: ModuleType | null;
  iconUrl: string | null;
  zoneIds: number[];
  isActive: boolean;
  /** There is something to choose from when somebody is new in it [MOD-08]. */
  hasInterests: boolean;
};

export type Place = { label: string; lat: number; lng: number; zoneIds: number[] };

export type Discount = { kind: 'percent'; percent: number } | { kind: 'amount'; amount: Minor };

export type AddOn = {
  id: number;
  name: string;
  price: Minor;
  /** Set when the add-on costs a share of the item's base price instead of a fixed amount. */
  percent: number | null;
};

export type Variation = { type: string; price: Minor; stock: number | null };
export type ChoiceOption = { title: string; options: string[] };
export type FoodValue = { label: string; price: Minor };
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

/** Everything that decides what an item costs and whether it can be ordered. */
export type ItemTerms = {
  price: Minor;
  discount: Discount | null;
  /** A store's discount above zero replaces the item's own. */
  storeDiscountPercent: number;
  variations: Variation[];
  choiceOptions: ChoiceOption[];
  foodGroups: FoodGroup[];
  addOns: AddOn[];
  stock: number | null;
  maximumQuantity: number | null;
  availableHours: DailyHours | null;
  campaign: CampaignPeriod | null;
  /** Set while the discount is that of a flash sale. */
  flashSaleEndsAt: string | null;
  /** Null: nobody has said when the store is open. */
  storeOpening: StoreOpening | null;
};

/** What one piece holds, for comparing a small packet with a large one. */
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
  /** How often it was ordered, here and by everybody. */
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
};

/** `day` counts from Sunday = 0. A closing time at or before the opening time is on the next day. */
export type OpeningHours = { day: number; opens: string; closes: string };

/** When the store of an item closes or opens next, in moments: what lies on a page for hours stays right. */
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
  /** Null or zero: no upper bound. */
  maximumCharge: Minor | null;
  /** Set when the charge does not depend on the distance. */
  fixedCharge: Minor | null;
  adminFreeDelivery: { type: 'allStores' } | { type: 'overAmount'; over: Minor } | null;
  zoneIncreasePercent: number;
  surge: Surge | null;
};

/** Demand or weather: a share of the fee, or an amount on top. */
export type Surge = { kind: 'percent'; percent: number } | { kind: 'amount'; amount: Minor };

/** A kitchen, by a name that is the same in every language. */
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
  /** The way by road to the place that it was read for; null in lists. */
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
  /** 1 is cheap, 3 is dear; null where nobody has said. */
  priceLevel: number | null;
  delivery: DeliveryTerms;
  announcement: string | null;
  hasReviews: boolean;
  categoryIds: number[];
  totalItems: number;
};

export type Category = {
  id: number;
  name: string;
  imageUrl: string | null;
  parentId: number | null;
  itemCount: number;
  children: Category[];
};

/** What a customer chose: options of a goods variation, values of food groups, add-ons with their own quantities. */
export type Selection = {
  options: Record<string, string>;
  groups: Record<string, string[]>;
  addOns: Record<number, number>;
};

export const emptySelection: Selection = { options: {}, groups: {}, addOns: {} };
