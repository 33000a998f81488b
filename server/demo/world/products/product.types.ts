import type { Text } from '../world.types';

export type FoodGroupRow = {
  name: Text;
  type: 'single' | 'multi';
  required: boolean;
  min: number;
  max: number;
  values: { label: Text; price: number }[];
};

export type ChoiceRow = { title: Text; options: Text[] };
export type VariationRow = { type: Text; price: number; stock: number };

/** Something that several stores sell, each at its own price. */
export type Product = {
  name: Text;
  about: Text;
  /** Minor units, before a store's own variation. */
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
  foodGroups: FoodGroupRow[];
  hasAddOns: boolean;
  variants: 'size' | 'colour' | 'colourAndSize' | 'shoeSize' | 'storage' | null;
  tags: Text[];
};

export const plainProduct: Omit<Product, 'name' | 'about' | 'price' | 'emojis' | 'category'> = {
  isVeg: false,
  isHalal: false,
  isOrganic: false,
  needsPrescription: false,
  allergies: [],
  genericNames: [],
  unit: null,
  foodGroups: [],
  hasAddOns: false,
  variants: null,
  tags: [],
};
