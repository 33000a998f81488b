import { lazyRouteComponent } from '@tanstack/react-router';
import type { RouterContext } from '../platform/router-context';
import { pageHead } from './-page-head';

const component = lazyRouteComponent(() => import('../features/account/account-area'), 'AccountArea');

type Match = { routeId: string; context: RouterContext };

/** One page, one download and one way to its title for all addresses of the account: they are no part of the first one. */
export const accountRoute = () => ({
  head: async ({ match }: { match: Match }) => {
    const { accountTitle } = await import('../features/account/account-title');
    return pageHead(match.context, { title: accountTitle(match.routeId) });
  },
  component,
});
