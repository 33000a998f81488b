import { createFileRoute } from '@tanstack/react-router';
import type { TransactionKind } from '../../domain/transaction';
import { accountRoute } from './-account-route';

type WalletSearch = { kind?: TransactionKind; page?: number; flag?: string };

/** The page validates its own parameters. */
export const Route = createFileRoute('/wallet')({
  validateSearch: (search: WalletSearch) => search,
  ...accountRoute(),
});
