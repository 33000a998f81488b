import type { Failure } from '../shared/failure';

/** The entries themselves stay in the cache of reads; the flow only counts. */
export type ListingProgress = { pages: number; shown: number; total: number };
export type ListingInput = {
  /** Names the list with all its filters: another key is another list. */
  key: string;
  /** Pages that the cache still holds, so that Back restores them [NAV-30]. */
  progress: ListingProgress | null;
};
export type ListingContext = { key: string; progress: ListingProgress; failure: Failure | null };
export type ListingEvent =
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  /** The network is back, and what is shown was read before it went. */
  | { type: 'answers.outdated' };
