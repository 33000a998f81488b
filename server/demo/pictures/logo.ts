import type { PictureSpec } from './cover';
import { paletteOf } from './palettes';
import { nightStyle, shades, standing, things } from './shapes';

/** A store's main object on a plate. */
export function logoSvg({ number, moduleId, emojis }: PictureSpec): string {
  const palette = paletteOf(moduleId, number + 1);
  const [first = ''] = emojis;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">${nightStyle(palette)}${shades(palette)}${things([first])}` +
    '<circle cx="80" cy="80" r="78" fill="url(#g)"/><circle cx="80" cy="74" r="62" fill="url(#w)"/>' +
    `${standing(0, { x: 80, y: 77, size: 104, lean: 0 })}</svg>`
  );
}
