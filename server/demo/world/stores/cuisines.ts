import { lineTable } from '../support/line-table';
import { text } from '../support/text';
import type { WorldTable } from '../world.types';

/** Columns: code | English | Arabic | menus that belong to this cuisine. */
const list = lineTable(
  `
  levantine | Levantine | شامي | grills wraps mezze shawarmaPlates
  italian | Italian | إيطالي | pizzas pastas
  american | Burgers | برغر | burgers
  gulf | Gulf | خليجي | riceDishes
  indian | Indian | هندي | curries indianSides
  japanese | Japanese | ياباني | sushi
  asian | Asian | آسيوي | noodles asianKitchen
  mexican | Mexican | مكسيكي | mexican
  seafood | Seafood | مأكولات بحرية | seafood
  healthy | Healthy | صحي | salads
  breakfast | Breakfast | فطور | breakfast bakery
  desserts | Desserts | حلويات | cakes orientalSweets iceCream
  drinks | Drinks | مشروبات | juices hotDrinks`,
  4,
);

const MAX_PER_STORE = 2;
/** The number of menus that decide a store's cuisines: its first ones. */
const KNOWN_FOR = 3;

const codeOf = (menu: string): string | undefined =>
  list.find(([, , , menus = '']) => menus.split(' ').includes(menu))?.[0];

export const cuisinesFrom = (menus: string[]): string[] =>
  [
    ...new Set(
      menus
        .slice(0, KNOWN_FOR)
        .map(codeOf)
        .filter((code) => code !== undefined),
    ),
  ].slice(0, MAX_PER_STORE);

export const cuisines: WorldTable = {
  table: 'cuisines',
  rows: list.map(([code, en = '', ar = ''], index) => ({ code, position: index + 1, name: text(en, ar) })),
};
