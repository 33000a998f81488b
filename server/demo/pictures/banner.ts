import type { PictureSpec } from './cover';
import { goodsData } from './goods';
import { paletteOf } from './palettes';
import { defineObjects, drawWithShadow, type Spot, shades } from './shapes';

/** The positions of a banner's objects, in one row. */
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

const all = (spots: Spot[]): string => spots.map((spot, index) => drawWithShadow(index, spot)).join('');

const NARROW =
  '<style>.n{display:none}@media(max-aspect-ratio:3/1){.n{display:inline}.b{display:none}}</style>';

const PHOTO = { width: 400, height: 333 };

const photo = (file: string, index: number): string =>
  `<image x="${index * PHOTO.width}" width="${PHOTO.width}" height="${PHOTO.height}" preserveAspectRatio="xMidYMid slice" href="${goodsData(file, 480)}"/>`;

const photos = (files: string[], name: string): string =>
  `<svg class="${name}" x="48%" width="52%" height="100%" viewBox="0 0 ${files.length * PHOTO.width} ${PHOTO.height}" ` +
  `preserveAspectRatio="xMidYMid slice">${files.map(photo).join('')}</svg>`;

/**
 * Returns a banner with two photographs on the right, of which narrow screens show only the first. They fade
 * into the background behind the text.
 */
export function photoBannerSvg(
  { number, moduleId }: PictureSpec,
  [first = '', second = first]: string[],
): string {
  const { light, deep } = paletteOf(moduleId, number);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg">${NARROW}` +
    `<defs><linearGradient id="f"><stop stop-color="${light}"/><stop offset=".12" stop-color="${light}"/>` +
    `<stop offset=".5" stop-color="${light}" stop-opacity="0"/></linearGradient>` +
    `<linearGradient id="g" x2="1"><stop stop-color="${deep}"/><stop offset=".48" stop-color="${light}"/></linearGradient></defs>` +
    `<rect width="100%" height="100%" fill="url(#g)"/>${photos([first, second], 'b')}${photos([first], 'n')}` +
    '<rect x="47.5%" width="52.5%" height="100%" fill="url(#f)"/></svg>'
  );
}

/**
 * Returns a banner with objects on the right, because the text covers the left. Right-to-left pages mirror
 * the whole picture.
 */
export function bannerSvg({ number, moduleId, emojis }: PictureSpec): string {
  const palette = paletteOf(moduleId, number);
  const beside = 'x="54%" width="45%" height="100%"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg">${NARROW}${shades(palette)}${defineObjects(emojis)}` +
    '<rect width="100%" height="100%" fill="url(#g)"/>' +
    `<circle cx="100%" cy="108%" r="46%" fill="${palette.deep}" fill-opacity=".55"/>` +
    '<ellipse cx="76%" cy="46%" rx="30%" ry="78%" fill="url(#w)"/>' +
    `<svg class="b" ${beside} viewBox="0 0 560 260" preserveAspectRatio="xMaxYMid">${all(row)}</svg>` +
    `<svg class="n" ${beside} viewBox="0 0 240 240" preserveAspectRatio="xMaxYMid">${all(pair)}</svg>` +
    '</svg>'
  );
}
