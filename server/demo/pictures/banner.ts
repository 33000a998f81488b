import type { PictureSpec } from './cover';
import { paletteOf } from './palettes';
import { type Spot, shades, standing, things } from './shapes';

/** A row in wide places, a pair above each other in narrow ones. */
const row: Spot[] = [
  { x: 88, y: 146, size: 160, lean: -6 },
  { x: 218, y: 112, size: 172, lean: 4 },
  { x: 352, y: 148, size: 164, lean: -3 },
  { x: 474, y: 116, size: 150, lean: 8 },
];
const pair: Spot[] = [
  { x: 158, y: 78, size: 138, lean: 8 },
  { x: 84, y: 154, size: 146, lean: -8 },
];

const all = (spots: Spot[]): string => spots.map((spot, index) => standing(index, spot)).join('');

const NARROW =
  '<style>.n{display:none}@media(max-aspect-ratio:3/1){.n{display:inline}.b{display:none}}</style>';

/** Objects are on the right, because text covers the left; RTL pages mirror the picture. */
export function bannerSvg({ number, moduleId, emojis }: PictureSpec): string {
  const palette = paletteOf(moduleId, number);
  const beside = 'x="54%" width="45%" height="100%"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg">${NARROW}${shades(palette)}${things(emojis)}` +
    '<rect width="100%" height="100%" fill="url(#g)"/>' +
    `<circle cx="100%" cy="108%" r="46%" fill="${palette.deep}" fill-opacity=".55"/>` +
    '<ellipse cx="76%" cy="46%" rx="30%" ry="78%" fill="url(#w)"/>' +
    `<svg class="b" ${beside} viewBox="0 0 560 260" preserveAspectRatio="xMaxYMid">${all(row)}</svg>` +
    `<svg class="n" ${beside} viewBox="0 0 240 240" preserveAspectRatio="xMaxYMid">${all(pair)}</svg>` +
    '</svg>'
  );
}
