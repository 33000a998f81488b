import { createFileRoute } from '@tanstack/react-router';
import { accountRoute } from './-account-route';

type PointsSearch = { page?: number };

/** The page reads its own search parameters. */
export const Route = createFileRoute('/loyalty-points')({
  validateSearch: (search: PointsSearch) => search,
  ...accountRoute(),
});
