import type { LoyaltyTerms } from '../../domain/loyalty';
import type { Failure, FieldsRefused } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type LoyaltyInput = { points: number; terms: LoyaltyTerms };
export type LoyaltyContext = LoyaltyInput & {
  /** What is being turned into money. */
  wanted: number;
  /** One for each conversion that was done: the same attempt counts once. */
  attempt: number;
  failure: Failure | null;
};

export type LoyaltyEvent =
  | { type: 'conversion.requested' }
  | { type: 'conversion.submitted'; points: number | null }
  | { type: 'question.closed' }
  /** The profile was read again. */
  | { type: 'points.changed'; points: number };

export type LoyaltyEmitted =
  | Notice
  | FieldsRefused
  /** Points, balance and both histories are old. */
  | { type: 'points.converted' };
