import { createFileRoute } from '@tanstack/react-router';
import { accountRoute } from './-account-route';

/** Which page of the account: what is unknown is the profile [NAV-15]. */
export const Route = createFileRoute('/profile')({
  validateSearch: ({ page }: Record<string, unknown>): { page?: string } =>
    typeof page === 'string' ? { page } : {},
  ...accountRoute(),
});
