import type { Item, ItemTerms } from '../../../domain/catalogue';
import type { ItemOptionsInput } from '../../../machines/catalogue/item-options.types';
import { CITY_OFFSET, T0 } from '../../domain/demo-items';

export const itemWith = (terms: ItemTerms): Item => ({
  ...terms,
  id: 101,
  slug: 'margherita',
  name: 'Margherita',
  description: '',
  imageUrl: null,
  imageUrls: [],
  storeId: 1,
  storeName: 'Basil Kitchen',
  zoneId: 1,
  moduleId: 1,
  moduleType: 'food',
  rating: 0,
  ratingCount: 0,
  wishlistCount: 0,
  orderCount: 0,
  unit: null,
  content: null,
  isVeg: false,
  isHalal: false,
  isOrganic: false,
  isRecommended: false,
  isPrescriptionRequired: false,
  genericNames: [],
  nutritions: [],
  allergies: [],
  categories: [],
  tags: [],
  sizeGuide: [],
  returns: null,
});

export const inputWith = (
  terms: ItemTerms | null,
  overrides: Partial<ItemOptionsInput> = {},
): ItemOptionsInput => ({
  itemId: '101',
  item: terms && itemWith(terms),
  isCampaign: false,
  edited: null,
  now: T0,
  utcOffsetMinutes: CITY_OFFSET,
  ...overrides,
});
