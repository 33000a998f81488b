import type { AuthMode } from './shared/intent';
import type {
  AddressedName,
  HistoryEntry,
  LayerAddress,
  LayerName,
  Panel,
  Question,
  QuestionName,
} from './shared/layers';

export type Opening =
  | { type: 'layer.opened'; name: Panel }
  | { type: 'layer.opened'; name: 'item'; item: string | number; line: number | null };

export type LayersContext = {
  /** The current history entry; layers with a URL follow it. */
  spot: HistoryEntry;
  /** Questions in the order in which flows opened them. */
  questions: Question[];
  /** Opens when no history step is running. A later request replaces an earlier one. */
  wanted: Opening | null;
  /** Close once nothing lies above them. */
  unwanted: AddressedName[];
};

export type LayersEvent =
  | Opening
  | { type: 'layer.closed'; name: AddressedName }
  /** The layer's elements, and the focus in them, are gone. */
  | { type: 'layer.removed'; name: LayerName }
  | { type: 'question.asked'; name: QuestionName; about: string | null; entry: 'wanted' | 'none' }
  | { type: 'question.settled'; name: QuestionName }
  /** The browser shows another history entry or URL. */
  | { type: 'address.changed'; spot: HistoryEntry }
  /** The page behind has loaded, after all redirects. */
  | { type: 'page.shown' }
  | { type: 'auth.opened'; mode: AuthMode }
  | { type: 'auth.closed' }
  | { type: 'place.settled' }
  | { type: 'diet.saved' }
  | { type: 'item.added'; itemId: number }
  | { type: 'item.updated'; itemId: number };

export type LayersEmitted =
  | { type: 'layer.shown'; name: LayerName }
  /** Back was pressed: answers the dialog so that nothing changes. */
  | { type: 'question.dismissed'; name: QuestionName }
  /** The address question closed, for any reason. */
  | { type: 'place.dismissed' }
  /** The sign-in closed, for any reason. */
  | { type: 'auth.dismissed' };

/** `root`: inserts the page without its layer behind this entry. */
export type HistoryCommand =
  | { type: 'push' | 'replace'; address: LayerAddress; layer: LayerName | null }
  | { type: 'root' }
  | { type: 'back' };

/** `top`: the highest layer after the change. */
export type FocusCommand = { type: 'keep' | 'giveBack'; name: LayerName; top: LayerName | null };
