import { createFileRoute } from '@tanstack/react-router';
import { accountRoute } from './-account-route';

/** `with`: the open conversation. `kind` and `p`: the kind and the page of the notifications. */
type ProfileSearch = { page?: string; with?: string; kind?: string; p?: number };

/** `page` selects the account page. An unknown value opens the profile [NAV-15]. */
export const Route = createFileRoute('/profile')({
  validateSearch: (search: Record<string, unknown>): ProfileSearch => ({
    ...(typeof search.page === 'string' && { page: search.page }),
    ...(typeof search.with === 'string' && { with: search.with }),
    ...(typeof search.kind === 'string' && { kind: search.kind }),
    ...(typeof search.p === 'number' && { p: search.p }),
  }),
  ...accountRoute(),
});
