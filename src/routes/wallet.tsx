import { createFileRoute } from '@tanstack/react-router';
import type { MovementKind } from '../../domain/movement';
import { accountRoute } from './-account-route';

type WalletSearch = { kind?: MovementKind; page?: number; flag?: string };

/** The page validates its own parameters. */
export const Route = createFileRoute('/wallet')({
  validateSearch: (search: WalletSearch) => search,
  ...accountRoute(),
});
