import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router';
import { PlainShell, Shell } from '../features/site/frame/shell';
import { layerSearch } from '../platform/layers/layer-search';
import type { RouterContext } from '../platform/router-context';
import { pageHead } from './-page-head';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page has its own frame, without the shop's header and footer. */
    hasOwnFrame?: boolean;
    /** Hides search, module tabs, newsletter and footer, so that the customer can focus on the order. */
    isFocused?: boolean;
    /** The page is a list. Its skeleton shows these cards. */
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
  const isFocused = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.isFocused),
  });
  if (hasOwnFrame)
    return (
      <PlainShell>
        <Outlet />
      </PlainShell>
    );
  return (
    <Shell isFocused={isFocused}>
      <Outlet />
    </Shell>
  );
}
