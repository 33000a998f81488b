/** The widths in which a photograph of the shop is served beside its own: a browser takes the one that it shows. */
const EDITION_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** A film stays as it is: a GIF has no editions. */
const NAME = '[\\w-]{22}\\.(?:jpg|png|webp|avif)';
const PICTURE = new RegExp(`^((?:https?://[^/]+)?/pictures/shop/)(${NAME})$`);
const EDITION = new RegExp(`^(${NAME})\\.webp$`);

/** The choice of a picture that the shop keeps itself; null: there is the one at its address and no other. */
export function srcSetOf(address: string): string | null {
  const [, folder, name] = PICTURE.exec(address) ?? [];
  if (folder === undefined) return null;
  return EDITION_WIDTHS.map((width) => `${folder}${width}/${name}.webp ${width}w`).join(', ');
}

export type Edition = { name: string; width: number };

/** Of which picture that is an edition; no other width is made than those which a page names. */
export function editionOf(width: string, file: string): Edition | null {
  const known = EDITION_WIDTHS.find((one) => String(one) === width);
  const [, name] = EDITION.exec(file) ?? [];
  return known === undefined || name === undefined ? null : { name, width: known };
}
