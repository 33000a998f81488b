import { lineTable } from '../support/line-table';
import { emojiPicture, text } from '../support/text';
import type { WorldTable } from '../world.types';

const SHOPS = 4;

/** Columns: emoji | English | Arabic | categories of the shops module. */
const list = lineTable(
  `
    26a1       | Voltic      | فولتيك      | phones audio
    1f537      | Lumora      | لومورا      | phones audio home
    1f343      | Casa Verde  | كازا فيردي  | home beauty
    1f9f5      | Nordic Loom | نورديك لوم  | men women
    26f0-fe0f  | Ridgeway    | ريدجواي     | shoes sports
    1f431      | Pixie & Co  | بيكسي وشركاه | toys books beauty`,
  4,
);

export const brands: WorldTable = {
  table: 'brands',
  rows: list.map(([emoji = '', en = '', ar = ''], index) => ({
    id: index + 1,
    module_id: SHOPS,
    name: text(en, ar),
    image: emojiPicture(emoji),
  })),
};

export const brandIdsOf = (category: string): number[] =>
  list.flatMap(([, , , categories = ''], index) =>
    categories.split(' ').includes(category) ? [index + 1] : [],
  );
