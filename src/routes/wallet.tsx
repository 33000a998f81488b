import { createFileRoute } from '@tanstack/react-router';
import type { MovementKind } from '../../domain/movement';
import { accountRoute } from './-account-route';

type WalletSearch = { kind?: MovementKind; page?: number; flag?: string };

/** The page itself reads what its address says. */
export const Route = createFileRoute('/wallet')({
  validateSearch: (search: WalletSearch) => search,
  ...accountRoute(),
});
