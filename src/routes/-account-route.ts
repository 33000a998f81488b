import { lazyRouteComponent } from '@tanstack/react-router';
import type { RouterContext } from '../platform/router-context';
import { pageHead } from './-page-head';

const component = lazyRouteComponent(() => import('../features/account/account-area'), 'AccountArea');

type Match = { routeId: string; context: RouterContext };

/** The options that all account routes share. Their titles are lazy-loaded. */
export const accountRoute = () => ({
  head: async ({ match }: { match: Match }) => {
    const { accountTitle } = await import('../features/account/account-title');
    return pageHead(match.context, { title: accountTitle(match.routeId) });
  },
  component,
});
