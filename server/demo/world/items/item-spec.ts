import { DAY, sinceT0 } from '../t0';
import type { ItemBasics, ItemSpec } from './item.types';

/** Fills in the defaults of an item specification. */
export const itemSpec = (spec: ItemBasics & Partial<ItemSpec>): ItemSpec => ({
  fixture: null,
  description: null,
  discount: null,
  brandId: null,
  stock: null,
  maximumQuantity: null,
  unit: null,
  content: null,
  isActive: true,
  isVeg: false,
  isHalal: false,
  isOrganic: false,
  isRecommended: false,
  needsPrescription: false,
  choices: [],
  variations: [],
  foodGroups: [],
  addOnIds: [],
  tags: [],
  genericNames: [],
  nutritions: [],
  allergies: [],
  available: null,
  campaign: null,
  orderCount: 0,
  createdAt: sinceT0(-200 * DAY),
  ...spec,
});
