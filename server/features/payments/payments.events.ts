import type { Minor } from '../../../domain/money';
import { defineEvent } from '../shared/event';

/** Money has arrived in a customer's wallet. `kind` is the kind of the ledger entry. */
export type WalletCredited = { customerId: number; kind: string; amount: Minor; now: number };

export const walletCredited = defineEvent<WalletCredited>('walletCredited');
