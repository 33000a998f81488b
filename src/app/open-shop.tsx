import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import type { StorefrontBasics } from '../../machines/storefront.types';
import type { Api } from '../api/api';
import { UsualPlaceFirst } from '../features/location/usual-place-first';
import type { LanguageCode } from '../i18n/languages';
import type { BootData } from '../platform/boot-data';
import { FirstPageShown } from '../platform/first-page.context';
import { useFlow, usePage } from '../platform/flow';
import { flowIn } from '../platform/flows';
import type { Reads } from '../platform/reads';
import { FlowProviders } from './flow-providers';
import { provideFirstPage, provideMountApp } from './mount-app.actors';
import { ignoreScrollWhileLeaving } from './scroll-guard';
import { createShop, type Shop } from './shop';
import { isSignedIn, placeIn, type StorefrontActor } from './storefront';

type Props = {
  api: Api;
  reads: Reads;
  boot: BootData;
  history: RouterHistory;
  storefront: StorefrontActor;
  basics: StorefrontBasics;
  language: LanguageCode;
  /** Downloads the flows that are needed only after a press. */
  loadFlows: () => Promise<void>;
};

export function OpenShop({ api, reads, boot, history, storefront, basics, language, loadFlows }: Props) {
  const shop = useMemo(() => {
    const made = createShop({ api, reads, boot, history, storefront, basics, language });
    ignoreScrollWhileLeaving(made.router);
    return made;
  }, [api, reads, boot, history, storefront, basics, language]);
  // The router waits until place and session are read from storage, because route guards need both.
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
      <FirstPage shop={shop} storefront={storefront} loadFlows={loadFlows} />
    </FlowProviders>
  );
}

type FirstPageProps = Pick<Props, 'storefront' | 'loadFlows'> & { shop: Shop };

function FirstPage({ shop, storefront, loadFlows }: FirstPageProps) {
  const isPlaceRecalled = useMemo(() => isSignedIn(storefront) && placeIn(storefront) === null, [storefront]);
  const pages = shop.isServerRendered ? (
    <ServerRenderedPages router={shop.router} loadFlows={loadFlows} />
  ) : (
    <Pages router={shop.router} loadFlows={loadFlows} />
  );
  return isPlaceRecalled ? <UsualPlaceFirst api={shop.api}>{pages}</UsualPlaceFirst> : pages;
}

type PagesProps = Pick<Props, 'loadFlows'> & { router: Shop['router'] };

function ServerRenderedPages({ router, loadFlows }: PagesProps) {
  const isThere = useFlow(
    usePage(() => provideFirstPage(router)),
    ({ status }) => status !== 'active',
  );
  // React interrupts a deferred render for presses, so that a slow phone can respond.
  return useDeferredValue(isThere) ? <Pages router={router} loadFlows={loadFlows} /> : null;
}

function Pages({ router, loadFlows }: PagesProps) {
  const isShown = useFlow(
    usePage(() => provideMountApp(loadFlows)),
    (at) => !at.matches('growing') && !at.matches('transferring'),
  );
  return (
    <FirstPageShown value={isShown}>
      <RouterProvider router={router} />
    </FirstPageShown>
  );
}
