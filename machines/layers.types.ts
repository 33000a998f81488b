import type { AuthMode } from './shared/intent';
import type {
  AddressedName,
  LayerAddress,
  LayerName,
  Panel,
  Question,
  QuestionName,
  Spot,
} from './shared/layers';

export type Opening =
  | { type: 'layer.opened'; name: Panel }
  | { type: 'layer.opened'; name: 'item'; item: string | number; line: number | null };

export type LayersContext = {
  /** Where the browser stands: what has an address is open because the address names it. */
  spot: Spot;
  /** In the order in which they were asked. */
  questions: Question[];
  /** What opens as soon as the history is at rest; the last wish counts. */
  wanted: Opening | null;
  /** What closes as soon as nothing lies above it. */
  unwanted: AddressedName[];
};

export type LayersEvent =
  | Opening
  | { type: 'layer.closed'; name: AddressedName }
  /** The parts of a layer are off the page, and the focus with them. */
  | { type: 'layer.removed'; name: LayerName }
  | { type: 'question.asked'; name: QuestionName; about: string | null; entry: 'wanted' | 'none' }
  | { type: 'question.settled'; name: QuestionName }
  /** The browser stands at another entry of its history, or at another address. */
  | { type: 'address.changed'; spot: Spot }
  /** The page behind is there, after all that led elsewhere. */
  | { type: 'page.shown' }
  | { type: 'auth.opened'; mode: AuthMode }
  | { type: 'auth.closed' }
  /** The place was chosen. */
  | { type: 'place.settled' }
  | { type: 'diet.kept' }
  | { type: 'item.added'; itemId: number }
  | { type: 'item.updated'; itemId: number };

export type LayersEmitted =
  /** Something new lies above the page. */
  | { type: 'layer.shown'; name: LayerName }
  /** Somebody went back from a question: that is its careful answer. */
  | { type: 'question.dismissed'; name: QuestionName }
  /** Where to deliver is asked no more, by whatever way. */
  | { type: 'place.dismissed' }
  /** The sign-in is gone, by whatever way. */
  | { type: 'auth.dismissed' };

/** What the history is told. `root`: the page without what its address opens comes behind this entry. */
export type HistoryCommand =
  | { type: 'push' | 'replace'; address: LayerAddress; layer: LayerName | null }
  | { type: 'root' }
  | { type: 'back' };

/** What the keeper of the focus is told; `top` is what lies uppermost then. */
export type FocusCommand = { type: 'keep' | 'giveBack'; name: LayerName; top: LayerName | null };
