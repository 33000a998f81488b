import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from '../features/site/pages/error-page';
import { PendingPage } from '../features/site/pages/pending-page';
import type { RouterContext } from '../platform/router-context';
import { isServerRendered } from './mount-app.actors';
import { routeTree } from './route-tree.gen';

/**
 * How long the router keeps the data of a page after the visitor has left it, in milliseconds. Back is
 * therefore instant. `reads` decides whether the data is fresh [CONST-09].
 */
const KEPT_TIME = 60_000;

export const createAppRouter = (context: RouterContext, history: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    history,
    // Keeps the scroll position on the server-rendered page.
    scrollRestoration: () => !isServerRendered(),
    getScrollRestorationKey: ({ state, href }) => state.scrollKey ?? state.__TSR_key ?? href,
    defaultPreload: 'intent',
    defaultStaleTime: 0,
    defaultPreloadStaleTime: 0,
    defaultGcTime: KEPT_TIME,
    defaultPendingMs: 250,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: lazyRouteComponent(
      () => import('../features/site/pages/not-found-page'),
      'NotFoundPage',
    ),
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
