import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router';
import { PlainShell, Shell } from '../features/site/frame/shell';
import { layerSearch } from '../platform/layers/layer-search';
import type { RouterContext } from '../platform/router-context';
import { pageHead } from './-page-head';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page is a tool with a frame of its own: no shop around it. */
    hasOwnFrame?: boolean;
    /** The page is a list of these: so is its shape while it loads. */
    list?: 'item' | 'store';
  }
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: layerSearch,
  head: ({ match }) => pageHead(match.context, {}),
  component: RootLayout,
});

function RootLayout() {
  const hasOwnFrame = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hasOwnFrame),
  });
  if (hasOwnFrame)
    return (
      <PlainShell>
        <Outlet />
      </PlainShell>
    );
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
