import { createFileRoute } from '@tanstack/react-router';
import { accountRoute } from './-account-route';

type PointsSearch = { page?: number };

/** The page validates its own parameters. */
export const Route = createFileRoute('/loyalty-points')({
  validateSearch: (search: PointsSearch) => search,
  ...accountRoute(),
});
