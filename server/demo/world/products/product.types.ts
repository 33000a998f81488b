import type { Content } from '../../../../domain/catalogue';
import { text } from '../support/text';
import type { Text } from '../world.types';

export type FoodGroupRow = {
  name: Text;
  type: 'single' | 'multi';
  required: boolean;
  min: number;
  max: number;
  values: { label: Text; price: number; is_selected?: boolean }[];
};

export type ChoiceRow = { title: Text; options: Text[] };
export type VariationRow = { type: Text; price: number; stock: number };

/** A product that several stores sell, each at its own price. */
export type Product = {
  name: Text;
  about: Text;
  /** The price in smallest currency units. Each store's price differs a little. */
  price: number;
  emojis: string[];
  category: string;
  isVeg: boolean;
  isHalal: boolean;
  isOrganic: boolean;
  needsPrescription: boolean;
  allergies: Text[];
  genericNames: Text[];
  unit: Text | null;
  content: Content | null;
  foodGroups: FoodGroupRow[];
  hasAddOns: boolean;
  variants: 'size' | 'colour' | 'colourAndSize' | 'shoeSize' | 'storage' | null;
  tags: Text[];
};

/** The cells of one line of a product list. */
type Cells = readonly [en: string, ar: string, price: string, emoji: string, about: string, aboutAr: string];

export const productOf = (
  [en, ar, price, emoji, about, aboutAr]: Cells,
  overrides: Partial<Product> & Pick<Product, 'category'>,
): Product => ({
  isVeg: false,
  isHalal: false,
  isOrganic: false,
  needsPrescription: false,
  allergies: [],
  genericNames: [],
  unit: null,
  content: null,
  foodGroups: [],
  hasAddOns: false,
  variants: null,
  tags: [],
  name: text(en, ar),
  about: text(about, aboutAr),
  price: Math.round(Number(price) * 100),
  emojis: emoji.split(' '),
  ...overrides,
});
