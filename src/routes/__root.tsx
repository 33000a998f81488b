import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '../app/router-context';
import { Shell } from '../features/site/shell';
import { layerSearch } from '../ui/layers/search-layer';
import { pageHead } from './-page-head';

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: layerSearch,
  head: ({ match }) => pageHead(match.context, {}),
  component: RootLayout,
});

function RootLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
