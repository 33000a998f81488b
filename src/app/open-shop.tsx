import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { StorefrontBasics } from '../../machines/storefront.types';
import type { Api } from '../api/api';
import type { LanguageCode } from '../i18n/languages';
import type { BootData } from '../platform/boot-data';
import { useFlow, usePage } from '../platform/flow';
import { flowIn } from '../platform/flows';
import type { Reads } from '../platform/reads';
import { FlowProviders } from './flow-providers';
import { provideFirstPage, provideMountApp } from './mount-app.actors';
import { ignoreScrollWhileLeaving } from './scroll-guard';
import { createShop, type Shop } from './shop';
import type { StorefrontActor } from './storefront';

type Props = {
  api: Api;
  reads: Reads;
  boot: BootData;
  history: RouterHistory;
  storefront: StorefrontActor;
  basics: StorefrontBasics;
  language: LanguageCode;
};

/** Everything in the open shop: router, flows, clock. */
export function OpenShop({ api, reads, boot, history, storefront, basics, language }: Props) {
  const shop = useMemo(() => {
    const made = createShop({ api, reads, boot, history, storefront, basics, language });
    ignoreScrollWhileLeaving(made.router);
    return made;
  }, [api, reads, boot, history, storefront, basics, language]);
  // Route guards read the place and the session, so the router waits until both are read from storage.
  const isPlaceKnown = useFlow(
    flowIn(storefront, 'location'),
    (location) => location !== undefined && !location.matches('loading'),
  );
  const isPersonKnown = useFlow(
    flowIn(storefront, 'session'),
    (session) => session !== undefined && !session.matches({ account: 'reading' }),
  );

  if (!isPlaceKnown || !isPersonKnown) return null;
  return (
    <FlowProviders shop={shop} storefront={storefront}>
      {shop.isServerRendered ? <ServerRenderedPages router={shop.router} /> : <Pages router={shop.router} />}
    </FlowProviders>
  );
}

type PagesProps = { router: Shop['router'] };

function ServerRenderedPages({ router }: PagesProps) {
  const isThere = useFlow(
    usePage(() => provideFirstPage(router)),
    ({ status }) => status !== 'active',
  );
  return isThere ? <Pages router={router} /> : null;
}

function Pages({ router }: PagesProps) {
  usePage(provideMountApp);
  return <RouterProvider router={router} />;
}
