/** The widths in pixels in which the server offers a picture, besides the original. */
const EDITION_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** File names of resizable pictures. GIFs are excluded, because they may be animated and are not resized. */
const NAME = '[\\w-]{22}\\.(?:jpg|png|webp|avif)';
const PICTURE = new RegExp(`^((?:https?://[^/]+)?/pictures/shop/)(${NAME})$`);
const EDITION = new RegExp(`^(${NAME})\\.webp$`);

/** The demo's product pictures. A URL without a width folder is the widest edition. */
const GOODS_WIDTHS = [160, 320, 480] as const;
const GOODS = /^((?:https?:\/\/[^/]+)?\/pictures\/goods\/)([\w-]{22}\.webp)$/;

/** Returns the `srcset` of a picture. `null`: the server offers no other widths of this picture. */
export function srcSetOf(address: string): string | null {
  const [, shop, name] = PICTURE.exec(address) ?? [];
  if (shop !== undefined)
    return EDITION_WIDTHS.map((width) => `${shop}${width}/${name}.webp ${width}w`).join(', ');
  const [, goods, file] = GOODS.exec(address) ?? [];
  if (goods === undefined) return null;
  return GOODS_WIDTHS.map((width) => `${goods}${width}/${file} ${width}w`).join(', ');
}

/**
 * Returns true for photos that fill the whole tile. Other pictures show one object on the tile's background.
 */
export const isScene = (address: string): boolean => GOODS.test(address);

export type Edition = { name: string; width: number };

/** Returns the resized version to make. `null`: no page uses this width, so the server does not make it. */
export function editionOf(width: string, file: string): Edition | null {
  const known = EDITION_WIDTHS.find((one) => String(one) === width);
  const [, name] = EDITION.exec(file) ?? [];
  return known === undefined || name === undefined ? null : { name, width: known };
}
