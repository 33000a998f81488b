/** The widths that the server offers beside the original. */
const EDITION_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** GIFs may be animated and have no editions. */
const NAME = '[\\w-]{22}\\.(?:jpg|png|webp|avif)';
const PICTURE = new RegExp(`^((?:https?://[^/]+)?/pictures/shop/)(${NAME})$`);
const EDITION = new RegExp(`^(${NAME})\\.webp$`);

/** The demo's product pictures. The widest edition has no folder. */
const GOODS_WIDTHS = [160, 320, 480] as const;
const GOODS = /^((?:https?:\/\/[^/]+)?\/pictures\/goods\/)([\w-]{22}\.webp)$/;

/** `null`: not a stored picture, so there is only the original. */
export function srcSetOf(address: string): string | null {
  const [, shop, name] = PICTURE.exec(address) ?? [];
  if (shop !== undefined)
    return EDITION_WIDTHS.map((width) => `${shop}${width}/${name}.webp ${width}w`).join(', ');
  const [, goods, file] = GOODS.exec(address) ?? [];
  if (goods === undefined) return null;
  return GOODS_WIDTHS.map((width) => `${goods}${width}/${file} ${width}w`).join(', ');
}

/** True for pictures that fill the whole tile. The others show one object on the tile's background. */
export const isScene = (address: string): boolean => GOODS.test(address);

export type Edition = { name: string; width: number };

/** Rejects widths that no page uses. */
export function editionOf(width: string, file: string): Edition | null {
  const known = EDITION_WIDTHS.find((one) => String(one) === width);
  const [, name] = EDITION.exec(file) ?? [];
  return known === undefined || name === undefined ? null : { name, width: known };
}
