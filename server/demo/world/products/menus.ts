import { asianKitchen, curries, indianSides, noodles, sushi } from './food-asian';
import { cafeCakes, cafePastries, sandwiches } from './food-cafe';
import { bakery, breakfast, salads, seafood } from './food-fresh';
import { burgers, mexican, pastas, pizzas, sides } from './food-italian-american';
import { grills, mezze, riceDishes, shawarmaPlates, wraps } from './food-levant';
import { cakes, coffee, hotDrinks, iceCream, iced, juices, orientalSweets, tea } from './food-sweet';
import { beauty, men, shoes, women } from './goods-fashion';
import { audio, books, gifts, home, phones, sports, toys } from './goods-home';
import { bread, dairy, frozen, fruit, meat, vegetables } from './grocery-fresh';
import { baby, drinks, household, pantry, snacks } from './grocery-shelf';
import {
  coldAndFlu,
  dental,
  devices,
  firstAid,
  motherAndBaby,
  pain,
  prescription,
  skin,
  stomach,
  vitamins,
} from './pharmacy';
import type { Product } from './product.types';

const food = {
  ...{ pizzas, pastas, burgers, sides, mexican, grills, wraps, shawarmaPlates, mezze, riceDishes },
  ...{ sushi, noodles, asianKitchen, curries, indianSides, salads, seafood, breakfast, bakery },
  ...{ cakes, orientalSweets, iceCream, hotDrinks, juices },
};
const cafe = { coffee, tea, iced, cafePastries, cafeCakes, sandwiches };
const grocery = { fruit, vegetables, dairy, bread, meat, frozen, pantry, drinks, snacks, household, baby };
const pharmacy = {
  ...{ pain, cold: coldAndFlu, stomach, vitamins, skin, firstAid, mother: motherAndBaby },
  ...{ dental, devices, prescription },
};
const goods = { phones, audio, men, women, shoes, beauty, home, toys, sports, books, gifts };

const menus: Record<string, Product[]> = { ...food, ...cafe, ...grocery, ...pharmacy, ...goods };

/** Returns the products of a menu. Throws if there is no menu of this name. */
export function menuNamed(name: string): Product[] {
  const menu = menus[name];
  if (!menu) throw new Error(`no menu is named ${name}`);
  return menu;
}
