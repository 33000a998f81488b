import type { Failure } from '../shared/failure';

/** What was chosen before, in this market. */
export type InterestsInput = { chosen: number[] };
export type InterestsContext = InterestsInput & { failure: Failure | null };

export type InterestsEvent =
  | { type: 'category.toggled'; categoryId: number }
  | { type: 'save.requested' }
  | { type: 'skip.requested' };

/** Saved or skipped: the market opens either way [MOD-12]. */
export type InterestsEmitted = { type: 'home.requested' };
