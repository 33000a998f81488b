import type { Failure } from '../shared/failure';

/** Counts only: the entries are in the cache. */
export type ListingProgress = { pages: number; shown: number; total: number };
export type ListingInput = {
  /** Identifies the list with its filters. */
  key: string;
  /** Pages still in the cache, so that Back restores them [NAV-30]. */
  progress: ListingProgress | null;
};
export type ListingContext = { key: string; progress: ListingProgress; failure: Failure | null };
export type ListingEvent =
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  /** Back online: the shown data was read before the connection was lost. */
  | { type: 'answers.outdated' };
