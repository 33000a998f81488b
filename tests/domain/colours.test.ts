import { describe, expect, it } from 'vitest';
import { colourNamed } from '../../domain/colours';

/** The names of each colour in both languages. */
const colours: [string, string[]][] = [
  ['red', ['Red', 'أحمر']],
  ['blue', ['Blue', 'أزرق']],
  ['dark blue', ['Dark-Blue', 'dark blue', 'DarkBlue', 'أزرق داكن', 'أزرق غامق', 'كحلي']],
  ['sky blue', ['Sky Blue', 'أزرق سماوي']],
  ['green', ['Green', 'أخضر']],
  ['olive', ['Olive', 'زيتي']],
  ['yellow', ['Yellow', 'أصفر']],
  ['brown', ['Brown', 'بني']],
  ['sand', ['Sand', 'رملي']],
  ['pink', ['Pink', 'Rose', 'وردي']],
  ['black', ['Black', 'أسود']],
  ['white', ['White', 'أبيض']],
  ['grey', ['Grey', 'Gray', 'رمادي']],
];

const channels = (name: string): [number, number, number] => {
  const [, red = '', green = '', blue = ''] =
    /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(colourNamed(name) ?? '') ?? [];
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
};

it.each(colours)(
  '%s has the same colour value under all its English and Arabic names [ITEM-05, LANG-05]',
  (_, names) => {
    const found = names.map(colourNamed);
    expect(found[0]).toMatch(/^#[\da-f]{6}$/);
    expect(new Set(found).size).toBe(1);
  },
);

describe('A named colour', () => {
  it('has its highest value in the red, green or blue channel that its name implies', () => {
    const strongest = (name: string) => ['r', 'g', 'b'][channels(name).indexOf(Math.max(...channels(name)))];
    expect(['red', 'pink', 'brown', 'sand', 'yellow'].map(strongest)).toEqual(['r', 'r', 'r', 'r', 'r']);
    expect(['green', 'olive'].map(strongest)).toEqual(['g', 'g']);
    expect(['blue', 'darkblue', 'skyblue'].map(strongest)).toEqual(['b', 'b', 'b']);
  });

  it('is as light or as dark as its name implies', () => {
    const light = (name: string) => channels(name).reduce((sum, part) => sum + part, 0);
    const byLight = ['black', 'grey', 'white'].map(light);
    expect(byLight).toEqual(byLight.toSorted((one, other) => one - other));
    const blues = ['darkblue', 'blue', 'skyblue'].map(light);
    expect(blues).toEqual(blues.toSorted((one, other) => one - other));
  });
});

it.each(['XL', '500 ml', '', 'reddish', 'blue red'])(
  '"%s" is not the name of a colour [ITEM-05]',
  (option) => {
    expect(colourNamed(option)).toBeNull();
  },
);
