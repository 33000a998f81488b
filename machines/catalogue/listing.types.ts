import type { Failure } from '../shared/failure';

/** The numbers of loaded pages and entries. The entries themselves are in the cache. */
export type ListingProgress = { pages: number; shown: number; total: number };
export type ListingInput = {
  /** A key for the list with its filters. */
  key: string;
  /** The pages that are still cached. Back shows them again [NAV-30]. */
  progress: ListingProgress | null;
};
export type ListingContext = { key: string; progress: ListingProgress; failure: Failure | null };
export type ListingEvent =
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  /** The device is online again, so the list may be outdated. */
  | { type: 'answers.outdated' };
