import { createFileRoute } from '@tanstack/react-router';
import { accountRoute } from './-account-route';

/** With whom the inbox talks; which notifications, and which page of them. */
type ProfileSearch = { page?: string; with?: string; kind?: string; p?: number };

/** Which page of the account: what is unknown is the profile [NAV-15]. */
export const Route = createFileRoute('/profile')({
  validateSearch: (search: Record<string, unknown>): ProfileSearch => ({
    ...(typeof search.page === 'string' && { page: search.page }),
    ...(typeof search.with === 'string' && { with: search.with }),
    ...(typeof search.kind === 'string' && { kind: search.kind }),
    ...(typeof search.p === 'number' && { p: search.p }),
  }),
  ...accountRoute(),
});
