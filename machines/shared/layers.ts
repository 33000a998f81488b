/** Layers with a URL, `?panel=`. */
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

/** The layers in a URL: an item, and a panel above it. */
export type LayerAddress = {
  panel: Panel | null;
  /** An id or a slug. */
  item: string | number | null;
  /** The edited cart line [FOOD-12]. */
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

/** Layers without a URL: links can't open them. */
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
  | 'proof'
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
  /** The subject of an explanation. Set if the question has no flow; Back closes it. */
  about: string | null;
  /** Whether Back answers the dialog. `none`: only its buttons do, or Back itself has opened it. */
  entry: 'wanted' | 'none' | number;
};

export type AddressedName = Panel | 'item';
export type LayerName = AddressedName | QuestionName;

type Asking = { questions: readonly Question[] };

/** An explanation has no flow: quick view, map, price details. */
export const isExplanation = ({ about }: Question): boolean => about !== null;

/** The visible questions, the lowest first. Explanations stack; of the flows’ questions only one is visible. */
export function shownQuestions({ questions }: Asking): readonly Question[] {
  const flowQuestions = questions.filter((question) => !isExplanation(question));
  const next = flowQuestions[1];
  return next === undefined ? questions : questions.slice(0, questions.indexOf(next));
}

/** Whether a question of this name is shown; with `about`, only for that subject. */
export const isQuestionShown = (asking: Asking, name: QuestionName, about?: string): boolean =>
  shownQuestions(asking).some(
    (question) => question.name === name && (about === undefined || question.about === about),
  );

/** Open layers above the page, lowest first. */
export function openLayers({ spot, questions }: { spot: HistoryEntry } & Asking): LayerName[] {
  return [
    ...(spot.item === null ? [] : (['item'] as const)),
    ...(spot.panel === null ? [] : [spot.panel]),
    ...shownQuestions({ questions }).map(({ name }) => name),
  ];
}

export const topLayer = (context: { spot: HistoryEntry } & Asking): LayerName | null =>
  openLayers(context).at(-1) ?? null;
