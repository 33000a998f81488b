/** What has an address above every page, at `?panel=`. */
export const PANELS = [
  'cart',
  'menu',
  'location',
  'map',
  'addresses',
  'delivery-address',
  'wishlist',
  'sign-in',
  'sign-up',
  'diet',
] as const;
export type Panel = (typeof PANELS)[number];

/** What an address opens above its page: an item, and a panel above that. */
export type LayerAddress = {
  panel: Panel | null;
  /** A number, or a word that also names an item. */
  item: string | number | null;
  /** The line of the cart that is changed [FOOD-12]. */
  line: number | null;
};

/** One entry of the browser's history. */
export type Spot = LayerAddress & {
  /** Its place in the history: smaller ones lie behind it. */
  index: number;
  path: string;
  /** The layer that made this entry: Back from it closes that layer and nothing else [NAV-29]. */
  layer: string | null;
};

/** What has no address: it is asked at its moment, and can't be asked again by a link. */
export type QuestionName =
  | 'access'
  | 'decision'
  | 'switches'
  | 'addressDeletion'
  | 'conflict'
  | 'conversion'
  | 'deletion'
  | 'fund'
  | 'guest'
  | 'language'
  | 'leave'
  | 'logout'
  | 'market'
  | 'merge'
  | 'office'
  | 'order'
  | 'outOfZone'
  | 'ownership'
  | 'photo'
  | 'placeConflict'
  | 'proof'
  | 'quoteChanged'
  | 'reset'
  | 'review'
  | 'trip'
  | 'tripPlace'
  | 'vehicle'
  | 'why'
  | 'zoom';

export type Question = {
  name: QuestionName;
  /** What it is about, where no flow asks it: then it is over when somebody goes back. */
  about: string | null;
  /** Whether Back answers it: `none` where it must be answered, or where Back itself has raised it. */
  entry: 'wanted' | 'none' | number;
};

export type AddressedName = Panel | 'item';
export type LayerName = AddressedName | QuestionName;

/** What is open above the page, the lowest first. Of several questions only the first is shown. */
export function openLayers({ spot, questions }: { spot: Spot; questions: readonly Question[] }): LayerName[] {
  return [
    ...(spot.item === null ? [] : (['item'] as const)),
    ...(spot.panel === null ? [] : [spot.panel]),
    ...questions.slice(0, 1).map(({ name }) => name),
  ];
}

export const topLayer = (context: { spot: Spot; questions: readonly Question[] }): LayerName | null =>
  openLayers(context).at(-1) ?? null;
