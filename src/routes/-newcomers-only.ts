import { redirect } from '@tanstack/react-router';
import type { RouterContext } from '../platform/router-context';

/** Redirects signed-in customers to the home page [NAV-24]. */
export function newcomersOnly({ context }: { context: RouterContext }): void {
  if (context.isSignedIn()) throw redirect({ to: '/home', replace: true });
}
