import type { RecentPlace } from '../../domain/recent-places';
import type { Failure } from '../shared/failure';
import type { Suggestion } from './location.types';

export type PlaceSearchInput = {
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
  /**
   * The customer chose a suggestion. Its text stays in the field while the location flow looks up the place.
   */
  | { type: 'suggestion.chosen'; suggestion: Suggestion }
  | { type: 'recent.chosen'; place: RecentPlace }
  | { type: 'recent.cleared' }
  /** Another tab added or cleared recent places. */
  | { type: 'recent.changedElsewhere'; recent: RecentPlace[] }
  | { type: 'retry.requested' };

/** The customer cleared the recent places, so the app removes them from the device. */
export type PlaceSearchEmitted = { type: 'recent.forgotten' };
