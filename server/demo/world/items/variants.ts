import type { ChoiceRow, Product, VariationRow } from '../products/product.types';
import type { Random } from '../support/random';
import { text } from '../support/text';
import type { Text } from '../world.types';

const sizes = [text('S', 'صغير'), text('M', 'وسط'), text('L', 'كبير'), text('XL', 'كبير جدًا')];
const shoeSizes = [38, 39, 40, 41, 42, 43].map((size) => text(String(size), String(size)));
const storages = [
  text('128 GB', '128 غيغابايت'),
  text('256 GB', '256 غيغابايت'),
  text('512 GB', '512 غيغابايت'),
];
const colours = [
  text('Black', 'أسود'),
  text('White', 'أبيض'),
  text('Sand', 'رملي'),
  text('Olive', 'زيتي'),
  text('Sky-Blue', 'أزرق سماوي'),
  text('Rose', 'وردي'),
];

const colour = text('Colour', 'اللون');
const size = text('Size', 'المقاس');
const storage = text('Storage', 'السعة');

const STORAGE_STEP = 1.18;
const LARGE_STEP = 1.05;

const withoutSpaces = (words: string): string => words.replace(/[-\s]/g, '');

const joined = (options: Text[]): Text =>
  text(options.map(({ en }) => withoutSpaces(en)).join('-'), options.map(({ ar }) => ar).join('-'));

function choicesOf(variants: NonNullable<Product['variants']>, random: Random): ChoiceRow[] {
  const someColours = { title: colour, options: random.shuffled(colours).slice(0, random.between(2, 4)) };
  switch (variants) {
    case 'size':
      return [{ title: size, options: sizes }];
    case 'colour':
      return [someColours];
    case 'colourAndSize':
      return [someColours, { title: size, options: sizes }];
    case 'shoeSize':
      return [{ title: size, options: shoeSizes }];
    case 'storage':
      return [{ title: storage, options: storages }];
  }
}

const combinations = ([first, ...others]: ChoiceRow[]): Text[][] =>
  first === undefined
    ? [[]]
    : first.options.flatMap((option) => combinations(others).map((rest) => [option, ...rest]));

/** Returns the price of a variant. Only the storage size changes the price. */
function priceOf(base: number, options: Text[]): number {
  const steps = storages.findIndex((candidate) => options.includes(candidate));
  if (steps > 0) return Math.round((base * STORAGE_STEP ** steps) / 100) * 100;
  return options.includes(sizes[3] as Text) ? Math.round((base * LARGE_STEP) / 50) * 50 : base;
}

/** Returns options and stock of every combination. Some combinations are sold out. */
export function variantsOf(
  product: Product,
  price: number,
  random: Random,
): { choices: ChoiceRow[]; variations: VariationRow[] } {
  if (product.variants === null) return { choices: [], variations: [] };
  const choices = choicesOf(product.variants, random);
  const variations = combinations(choices).map((options) => ({
    type: joined(options),
    price: priceOf(price, options),
    stock: random.chance(0.12) ? 0 : random.between(1, 15),
  }));
  return { choices, variations };
}
