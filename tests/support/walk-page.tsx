import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LayersProvider } from '../../src/platform/layers/layers.context';
import { createReads } from '../../src/platform/reads';
import { layersOver } from './layers';

/** Renders in English and inside a router. */
export async function renderPage(children: ReactNode, context: object = {}, address = '/'): Promise<void> {
  window.scrollTo = () => undefined;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({
    getParentRoute: () => root,
    path: new URL(address, 'http://shop').pathname,
    component: () => children,
  });
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: root.addChildren([page, anywhere]),
    history,
    context: { reads: createReads(), ...context },
  });
  await router.load();
  // Awaited, because a suspended component would not resume otherwise.
  await act(
    async () =>
      void render(
        <I18nProvider i18n={i18n}>
          <LayersProvider actor={layersOver(history)}>
            <RouterProvider router={router as never} />
          </LayersProvider>
          <p>the page is here</p>
        </I18nProvider>,
      ),
  );
  await screen.findByText('the page is here');
}
