import { redirect } from '@tanstack/react-router';
import type { RouterContext } from '../platform/router-context';

/** Whoever is in, or comes in here, goes home [NAV-24]. */
export function newcomersOnly({ context }: { context: RouterContext }): void {
  if (context.isSignedIn()) throw redirect({ to: '/home', replace: true });
}
