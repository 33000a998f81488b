/** Layers that have a URL, with the parameter `?panel=`. */
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

/** The layers in a URL: an item's page as a layer, and a panel above it. */
export type LayerAddress = {
  panel: Panel | null;
  /** The id or the slug of the item. */
  item: string | number | null;
  /** The id of the cart line being edited [FOOD-12]. */
  line: number | null;
};

/** A history entry. */
export type HistoryEntry = LayerAddress & {
  /** Position in the browser history; smaller numbers are earlier. */
  index: number;
  path: string;
  /** The layer that created the entry; Back closes only that layer [NAV-29]. */
  layer: string | null;
};

/** Layers without a URL, which links can't open. */
export type QuestionName =
  | 'access'
  | 'decision'
  | 'switches'
  | 'addressDeletion'
  | 'conflict'
  | 'conversion'
  | 'deletion'
  | 'fund'
  | 'groupDish'
  | 'groupPerson'
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
  | 'parcelPlace'
  | 'photo'
  | 'placeConflict'
  | 'identityCheck'
  | 'quoteChanged'
  | 'reset'
  | 'review'
  | 'roundTrip'
  | 'trip'
  | 'tripPlace'
  | 'vehicle'
  | 'why'
  | 'zoom';

export type Question = {
  name: QuestionName;
  /** The subject of an explanation, which has no flow and which Back closes. `null`: a question of a flow. */
  about: string | null;
  /**
   * How Back closes the dialog. A number: the history entry to leave. `wanted`: the entry is not written yet.
   * `none`: Back does not close it.
   */
  entry: 'wanted' | 'none' | number;
};

export type AddressedName = Panel | 'item';
export type LayerName = AddressedName | QuestionName;

type Asking = { questions: readonly Question[] };

/** Returns whether the dialog is an explanation without a flow, such as quick view, map or price details. */
export const isExplanation = ({ about }: Question): boolean => about !== null;

/**
 * Returns the visible dialogs, the lowest first. Explanations are stacked. Of the questions of flows, only
 * one is visible.
 */
export function shownQuestions({ questions }: Asking): readonly Question[] {
  const flowQuestions = questions.filter((question) => !isExplanation(question));
  const next = flowQuestions[1];
  return next === undefined ? questions : questions.slice(0, questions.indexOf(next));
}

/** Returns whether a question of this name is shown. With `about`: only for that subject. */
export const isQuestionShown = (asking: Asking, name: QuestionName, about?: string): boolean =>
  shownQuestions(asking).some(
    (question) => question.name === name && (about === undefined || question.about === about),
  );

/** Returns the open layers above the page, the lowest first. */
export function openLayers({ spot, questions }: { spot: HistoryEntry } & Asking): LayerName[] {
  return [
    ...(spot.item === null ? [] : (['item'] as const)),
    ...(spot.panel === null ? [] : [spot.panel]),
    ...shownQuestions({ questions }).map(({ name }) => name),
  ];
}

export const topLayer = (context: { spot: HistoryEntry } & Asking): LayerName | null =>
  openLayers(context).at(-1) ?? null;
