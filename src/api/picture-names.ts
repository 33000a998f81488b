/** Base URLs of pictures, keyed by their name in the configuration, such as `item_image_url`. */
export type BaseUrls = Readonly<Record<string, string>>;

type Wire = Record<string, unknown>;
const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the base URLs. `base_urls` take precedence over `s3_base_urls` [DATA-01]. */
export function baseUrlsOf(config: unknown): BaseUrls {
  if (!isWire(config)) return {};
  const entries = [config.s3_base_urls, config.base_urls].flatMap((urls) =>
    isWire(urls) ? Object.entries(urls) : [],
  );
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  );
}

/**
 * The base URLs that can complete the picture names in each field. The first one in the configuration is
 * used.
 */
const BASES: Readonly<Record<string, readonly string[]>> = {
  logo: ['store_image_url'],
  cover_photo: ['store_cover_photo_url', 'store_image_url'],
  thumbnail: ['vehicle_image_url', 'item_image_url'],
  icon: ['module_image_url'],
};
const IMAGES = ['image', 'images'];
const FIELDS = [...Object.keys(BASES), ...IMAGES];

/** The base URL for the field `image`, by the request's path. Used for records without a price. */
const LISTED: readonly (readonly [path: RegExp, base: string])[] = [
  [/^\/banners/, 'banner_image_url'],
  [/^\/categories/, 'category_image_url'],
  [/^\/brand/, 'brand_image_url'],
  [/^\/customer\/info/, 'customer_image_url'],
];

function basesOf(field: string, record: Wire, path: string): readonly string[] {
  const configured = BASES[field];
  if (configured) return configured;
  const listed = 'price' in record ? undefined : LISTED.find(([of]) => of.test(path))?.[1];
  return [listed ?? 'item_image_url'];
}

/** Completes picture names to URLs in place, if the response has no `*_full_url` [DATA-06, Q-32]. */
export function completePictures(value: unknown, urls: BaseUrls, path: string): void {
  if (Array.isArray(value)) for (const one of value) completePictures(one, urls, path);
  if (!isWire(value)) return;
  for (const one of Object.values(value)) completePictures(one, urls, path);
  for (const field of FIELDS) {
    const names = value[field];
    if (names == null || value[`${field}_full_url`] != null) continue;
    const base = basesOf(field, value, path).flatMap((name) => urls[name] ?? [])[0];
    if (base === undefined) continue;
    const full = (name: unknown) =>
      typeof name === 'string' && name !== '' && !/^(?:[a-z]+:)?\//.test(name)
        ? `${base.replace(/\/$/, '')}/${name}`
        : name;
    const completed = Array.isArray(names) ? names.map(full) : full(names);
    if (typeof completed === 'string' || Array.isArray(completed)) value[`${field}_full_url`] = completed;
  }
}
