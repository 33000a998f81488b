import type { Content } from '../../../../domain/catalogue';
import type { ChoiceRow, FoodGroupRow, VariationRow } from '../products/product.types';
import type { StoreSpec } from '../stores/store.types';
import type { Text } from '../world.types';

/** An item as the demo's lists describe it. Reviews are added later. */
export type ItemSpec = {
  id: number;
  fixture: string | null;
  store: StoreSpec;
  category: string;
  name: Text;
  description: Text | null;
  emojis: string[];
  price: number;
  discount: { type: 'percent' | 'amount' | 'fixed'; value: number } | null;
  brandId: number | null;
  stock: number | null;
  maximumQuantity: number | null;
  unit: Text | null;
  content: Content | null;
  isActive: boolean;
  isVeg: boolean;
  isHalal: boolean;
  isOrganic: boolean;
  isRecommended: boolean;
  needsPrescription: boolean;
  choices: ChoiceRow[];
  variations: VariationRow[];
  foodGroups: FoodGroupRow[];
  addOnIds: number[];
  tags: Text[];
  genericNames: Text[];
  nutritions: Text[];
  allergies: Text[];
  available: { from: string; until: string } | null;
  campaign: { starts: string; ends: string } | null;
  orderCount: number;
  createdAt: string;
};

export type ItemBasics = Pick<ItemSpec, 'id' | 'store' | 'category' | 'name' | 'emojis' | 'price'>;
