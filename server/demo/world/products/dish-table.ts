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
   * Columns: English | Arabic | price | emoji | marks | ingredients | ingredients in Arabic. Marks: v for
   * vegetarian, h for halal, then a dot and letters for allergens.
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
        // Vegetarian dishes count as halal too.
        isHalal: kinds.includes('h') || kinds.includes('v'),
        allergies: allergensOf(allergies),
        foodGroups,
        hasAddOns,
        tags: [tag],
      });
    },
  );
