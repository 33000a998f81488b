import type { LoyaltyTerms } from '../../domain/loyalty';
import type { Failure, FieldsRefused } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type LoyaltyInput = { points: number; terms: LoyaltyTerms };
export type LoyaltyContext = LoyaltyInput & {
  wanted: number;
  /**
   * The number of the conversion. All retries of one conversion have the same number, so the server executes
   * it once.
   */
  attempt: number;
  failure: Failure | null;
};

export type LoyaltyEvent =
  | { type: 'conversion.requested' }
  | { type: 'conversion.submitted'; points: number | null }
  | { type: 'question.closed' }
  | { type: 'points.changed'; points: number };

export type LoyaltyEmitted =
  | Notice
  | FieldsRefused
  /** Points, balance and both histories are outdated. */
  | { type: 'points.converted' };
