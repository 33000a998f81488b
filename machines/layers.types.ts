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
  /** The current history entry. It decides which layers with a URL are open. */
  spot: HistoryEntry;
  /** Questions in the order in which flows opened them. */
  questions: Question[];
  /**
   * The layer to open once the browser has finished moving in the history. A later request replaces an
   * earlier one.
   */
  wanted: Opening | null;
  /** Layers to close once no other layer is above them. */
  unwanted: AddressedName[];
};

export type LayersEvent =
  | Opening
  | { type: 'layer.closed'; name: AddressedName }
  /** The layer's elements were removed from the page, and with them the focus. */
  | { type: 'layer.removed'; name: LayerName }
  | { type: 'question.asked'; name: QuestionName; about: string | null; entry: 'wanted' | 'none' }
  | { type: 'question.settled'; name: QuestionName }
  /** The browser moved to another history entry or URL. */
  | { type: 'address.changed'; spot: HistoryEntry }
  /** The page behind the layers has loaded, after all redirects. */
  | { type: 'page.shown' }
  | { type: 'auth.opened'; mode: AuthMode }
  | { type: 'auth.closed' }
  | { type: 'place.settled' }
  | { type: 'diet.saved' }
  | { type: 'item.added'; itemId: number }
  | { type: 'item.updated'; itemId: number };

export type LayersEmitted =
  | { type: 'layer.shown'; name: LayerName }
  /** The customer pressed Back: the dialog closes without a change. */
  | { type: 'question.dismissed'; name: QuestionName }
  /** The dialog about the address closed, for any reason. */
  | { type: 'place.dismissed' }
  /** The sign-in dialog closed, for any reason. */
  | { type: 'auth.dismissed' };

/** `root`: inserts a history entry of the page without the layer before the current entry. */
export type HistoryCommand =
  | { type: 'push' | 'replace'; address: LayerAddress; layer: LayerName | null }
  | { type: 'root' }
  | { type: 'back' };

/** `top`: the highest layer after the change. */
export type FocusCommand = { type: 'keep' | 'giveBack'; name: LayerName; top: LayerName | null };
