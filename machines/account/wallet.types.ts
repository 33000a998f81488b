import type { Minor } from '../../domain/money';
import type { Failure, FieldsRefused } from '../shared/failure';
import type { Notice } from '../shared/notice';

/** The gateway's result, from the URL to which it returns. */
export type FundFlag = 'success' | 'fail' | 'cancel' | 'pending';

export type WalletInput = {
  flag: FundFlag | null;
  /** Top-ups are enabled with at least one gateway [WAL-03]. */
  canFund: boolean;
};

export type WalletContext = WalletInput & {
  amount: Minor;
  gateway: string;
  /** URL of the gateway's page. */
  url: string;
  /** How often a pending payment was polled. */
  asked: number;
  /** The newest top-up at the first poll. If a later poll finds a newer one, the payment has arrived. */
  lastAdded: LastAdded | null;
  failure: Failure | null;
};

export type LastAdded = { movement: string | null };

export type WalletEvent =
  | { type: 'fund.requested' }
  | { type: 'fund.submitted'; amount: Minor | null; gateway: string }
  | { type: 'question.closed' }
  | { type: 'outcome.closed' };

export type WalletEmitted = Notice | FieldsRefused;
