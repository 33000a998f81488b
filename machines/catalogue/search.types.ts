import type { Minor } from '../../domain/money';
import type { Failure } from '../shared/failure';

export type SearchSuggestion = {
  kind: 'item' | 'store' | 'vehicle';
  id: number;
  name: string;
  imageUrl: string | null;
  storeName?: string | null;
  /** The lowest and the highest price after discounts. */
  price?: { low: Minor; high: Minor } | null;
};

export type SearchInput = { recent: string[] };
export type SearchContext = SearchInput & {
  query: string;
  suggestions: SearchSuggestion[];
  failure: Failure | null;
};

export type SearchEvent =
  /** The field received the focus. `query`: its text, which another page may have changed. */
  | { type: 'field.entered'; query: string }
  | { type: 'query.changed'; query: string }
  | { type: 'search.submitted'; words: string }
  | { type: 'suggestion.chosen'; suggestion: SearchSuggestion }
  | { type: 'recent.cleared' }
  | { type: 'search.closed' }
  /** The customer signed out. */
  | { type: 'person.left' }
  | { type: 'retry.requested' };

export type SearchEmitted =
  | { type: 'results.requested'; words: string }
  | { type: 'suggestion.opened'; suggestion: SearchSuggestion }
  | { type: 'field.emptied' }
  /** The new list of recent searches, which the app stores on the device. */
  | { type: 'recent.changed'; recent: string[] };
