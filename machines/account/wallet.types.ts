import type { Minor } from '../../domain/money';
import type { Failure, FieldsRefused } from '../shared/failure';
import type { Notice } from '../shared/notice';

/** What the way back from a gateway says in the address. */
export type FundFlag = 'success' | 'fail' | 'cancel' | 'pending';

export type WalletInput = {
  flag: FundFlag | null;
  /** The operator lets people add money, by one gateway at least [WAL-03]. */
  canFund: boolean;
};

export type WalletContext = WalletInput & {
  amount: Minor;
  gateway: string;
  /** The page of the gateway. */
  url: string;
  /** How often a payment that is on its way was asked about. */
  asked: number;
  /** The last money that was added, as the first question was answered: another one is the payment. */
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
