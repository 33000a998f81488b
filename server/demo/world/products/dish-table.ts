import { lineTable } from '../support/line-table';
import type { Text } from '../world.types';
import { allergensOf } from './allergens';
import { type FoodGroupRow, type Product, productOf } from './product.types';

type Menu = {
  category: string;
  tag: Text;
  foodGroups?: FoodGroupRow[];
  hasAddOns?: boolean;
  /**
   * English | Arabic | price | emoji | v and h for vegetarian and halal, a dot, allergens | ingredients | in
   * Arabic
   */
  dishes: string;
};

export const dishesOf = ({ category, tag, foodGroups = [], hasAddOns = false, dishes }: Menu): Product[] =>
  lineTable(dishes, 7).map(
    ([en = '', ar = '', price = '', emoji = '', notes = '', about = '', aboutAr = '']) => {
      const [kinds = '', allergies = ''] = notes.split('.');
      return productOf([en, ar, price, emoji, about, aboutAr], {
        category,
        isVeg: kinds.includes('v'),
        // Vegetarian dishes are halal too.
        isHalal: kinds.includes('h') || kinds.includes('v'),
        allergies: allergensOf(allergies),
        foodGroups,
        hasAddOns,
        tags: [tag],
      });
    },
  );
