import type { Content } from '../../../../domain/catalogue';
import { lineTable } from '../support/line-table';
import { text } from '../support/text';
import type { Text } from '../world.types';
import { allergensOf } from './allergens';
import { type Product, productOf } from './product.types';

const units: Record<string, Text> = {
  kg: text('kg', 'كغ'),
  l: text('l', 'لتر'),
  piece: text('piece', 'حبة'),
  pack: text('pack', 'عبوة'),
  bunch: text('bunch', 'حزمة'),
  box: text('box', 'علبة'),
  bottle: text('bottle', 'زجاجة'),
  jar: text('jar', 'مرطبان'),
  bag: text('bag', 'كيس'),
  tube: text('tube', 'أنبوب'),
  set: text('set', 'طقم'),
};

const variants = new Set(['size', 'colour', 'colourAndSize', 'shoeSize', 'storage']);

type Shelf = {
  category: string;
  isVeg?: boolean;
  needsPrescription?: boolean;
  /**
   * Columns: English | Arabic | price | emoji | properties | description | description in Arabic. Properties:
   * unit, content ("200g", "6x"), variants, "organic", "as:" with a generic name, "allergens:" with letters.
   */
  goods: string;
  /** Generic names of medicines, by the word after "as:". */
  generic?: Record<string, Text>;
};

function unitOf(notes: string[]): Text | null {
  const name = notes.find((note) => note in units);
  return name === undefined ? null : (units[name] ?? null);
}

const measures: Record<string, Content['measure']> = { g: 'g', ml: 'ml', x: 'piece' };
const wholeUnits: Record<string, Content> = {
  kg: { amount: 1000, measure: 'g' },
  l: { amount: 1000, measure: 'ml' },
};

/**
 * Returns the weight, volume or number of pieces in a unit such as "200g". `null`: the unit contains none.
 */
function contentOf(notes: string[]): Content | null {
  for (const note of notes) {
    const [, amount, unit = ''] = /^(\d+)(g|ml|x)$/.exec(note) ?? [];
    const measure = measures[unit];
    if (measure) return { amount: Number(amount), measure };
  }
  const unit = notes.find((note) => note in wholeUnits);
  return unit === undefined ? null : (wholeUnits[unit] ?? null);
}

export const goodsOf = ({
  category,
  isVeg = false,
  needsPrescription = false,
  goods,
  generic = {},
}: Shelf): Product[] =>
  lineTable(goods, 7).map(
    ([en = '', ar = '', price = '', emoji = '', cell = '', about = '', aboutAr = '']) => {
      const notes = cell.split(' ').filter(Boolean);
      const after = (prefix: string): string | undefined =>
        notes.find((note) => note.startsWith(prefix))?.slice(prefix.length);
      const genericName = generic[after('as:') ?? ''];
      const variant = notes.find((note) => variants.has(note)) as Product['variants'] | undefined;
      return productOf([en, ar, price, emoji, about, aboutAr], {
        category,
        isVeg,
        isOrganic: notes.includes('organic'),
        needsPrescription,
        allergies: allergensOf(after('allergens:') ?? ''),
        genericNames: genericName ? [genericName] : [],
        unit: unitOf(notes),
        content: contentOf(notes),
        variants: variant ?? null,
      });
    },
  );
