import type { Failure } from '../shared/failure';
import type { Suggestion } from './location.types';

export type PlaceSearchContext = { query: string; suggestions: Suggestion[]; failure: Failure | null };
export type PlaceSearchEvent =
  | { type: 'query.changed'; query: string }
  | { type: 'search.closed' }
  /** The text stays in the field; the place itself is the location's to look up. */
  | { type: 'suggestion.chosen'; suggestion: Suggestion }
  | { type: 'retry.requested' };
