import type { Minor } from '../../domain/money';
import type { Failure, FieldsRefused } from '../shared/failure';
import type { Notice } from '../shared/notice';

/** The gateway's result, from the URL to which the gateway redirects. */
export type FundFlag = 'success' | 'fail' | 'cancel' | 'pending';

export type WalletInput = {
  flag: FundFlag | null;
  /** True if top-ups are enabled and at least one gateway is available [WAL-03]. */
  canFund: boolean;
};

export type WalletContext = WalletInput & {
  amount: Minor;
  gateway: string;
  /** URL of the gateway's page. */
  url: string;
  /** How often the server was asked about the pending payment. */
  asked: number;
  /**
   * The newest top-up at the first request. If a later request finds a newer one, the payment has arrived.
   */
  lastAdded: LastAdded | null;
  failure: Failure | null;
};

export type LastAdded = { transaction: string | null };

export type WalletEvent =
  | { type: 'fund.requested' }
  | { type: 'fund.submitted'; amount: Minor | null; gateway: string }
  | { type: 'question.closed' }
  | { type: 'outcome.closed' };

export type WalletEmitted = Notice | FieldsRefused;
