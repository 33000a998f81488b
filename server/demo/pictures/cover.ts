import { type Palette, paletteOf } from './palettes';
import { defineObjects, drawObject, drawWithShadow, nightStyle, type Spot, shades } from './shapes';

/** The description of a picture. Its first emoji is the main object. */
export type PictureSpec = { number: number; moduleId: number; emojis: string[] };

/**
 * Three layouts, so that neighbouring covers differ. Each has one main object, two companions and a small
 * object.
 */
const arrangements: { main: Spot; companions: [Spot, Spot]; small: Spot }[] = [
  {
    main: { x: 200, y: 94, size: 124, lean: 0 },
    companions: [
      { x: 96, y: 118, size: 84, lean: -8 },
      { x: 304, y: 118, size: 84, lean: 8 },
    ],
    small: { x: 283, y: 47, size: 42, lean: 12 },
  },
  {
    main: { x: 168, y: 94, size: 126, lean: -4 },
    companions: [
      { x: 278, y: 110, size: 98, lean: 6 },
      { x: 76, y: 124, size: 72, lean: -10 },
    ],
    small: { x: 330, y: 56, size: 42, lean: 14 },
  },
  {
    main: { x: 232, y: 94, size: 126, lean: 4 },
    companions: [
      { x: 122, y: 110, size: 98, lean: -6 },
      { x: 326, y: 124, size: 72, lean: 10 },
    ],
    small: { x: 70, y: 56, size: 42, lean: -14 },
  },
];

const rings = ({ deep }: Palette): string =>
  [150, 112, 74]
    .map(
      (radius) =>
        `<circle class="r" cx="100%" cy="0" r="${radius}" fill="none" stroke="${deep}" stroke-opacity=".55" stroke-width="14"/>`,
    )
    .join('');

/** Extra objects at the sides of a wide page header. Cards crop them. */
const leftSide: [number, Spot][] = [
  [2, { x: 128, y: 62, size: 56, lean: -12 }],
  [3, { x: 44, y: 128, size: 44, lean: 10 }],
];
const rightSide: [number, Spot][] = [
  [1, { x: 72, y: 120, size: 56, lean: 12 }],
  [3, { x: 152, y: 46, size: 40, lean: -10 }],
];

const side = (spots: [number, Spot][], anchor: 'xMinYMid' | 'xMaxYMid'): string =>
  `<svg class="wide" width="100%" height="100%" viewBox="0 0 200 180" preserveAspectRatio="${anchor}" opacity=".5">` +
  `${spots.map(([index, spot]) => drawObject(index, spot)).join('')}</svg>`;

const WIDE_ONLY = '<style>@media(max-aspect-ratio:7/2){.wide{display:none}}</style>';

/**
 * Returns an SVG without a fixed size, so that it fills its container. The main objects stay in the middle.
 */
export function coverSvg({ number, moduleId, emojis }: PictureSpec): string {
  const palette = paletteOf(moduleId, number);
  const { main, companions, small } = arrangements[
    number % arrangements.length
  ] as (typeof arrangements)[number];
  const [first = '', second = first, third = second, fourth = third] = emojis;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg">${WIDE_ONLY}${nightStyle(palette)}${shades(palette)}` +
    `${defineObjects([first, second, third, fourth])}<rect width="100%" height="100%" fill="url(#g)"/>${rings(palette)}` +
    '<ellipse cx="50%" cy="46%" rx="34%" ry="62%" fill="url(#w)"/>' +
    side(leftSide, 'xMinYMid') +
    side(rightSide, 'xMaxYMid') +
    '<svg width="100%" height="100%" viewBox="0 0 400 180">' +
    drawObject(3, small) +
    companions.map((spot, index) => drawWithShadow(index + 1, spot)).join('') +
    drawWithShadow(0, main) +
    '</svg></svg>'
  );
}
