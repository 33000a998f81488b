import type { RecentPlace } from '../../domain/recent-places';
import type { Failure } from '../shared/failure';
import type { Suggestion } from './location.types';

export type PlaceSearchInput = {
  /** Where this device was delivered to last. */
  recent: RecentPlace[];
};
export type PlaceSearchContext = PlaceSearchInput & {
  query: string;
  suggestions: Suggestion[];
  failure: Failure | null;
};
export type PlaceSearchEvent =
  | { type: 'field.entered' }
  | { type: 'field.left' }
  | { type: 'query.changed'; query: string }
  | { type: 'search.closed' }
  /** The text stays in the field; the place itself is the location's to look up. */
  | { type: 'suggestion.chosen'; suggestion: Suggestion }
  | { type: 'recent.chosen'; place: RecentPlace }
  | { type: 'recent.cleared' }
  /** Another tab was told a place, or cleared them. */
  | { type: 'recent.changedElsewhere'; recent: RecentPlace[] }
  | { type: 'retry.requested' };

/** The device forgets where it was delivered to. */
export type PlaceSearchEmitted = { type: 'recent.forgotten' };
