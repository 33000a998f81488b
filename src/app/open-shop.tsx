import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { StorefrontBasics } from '../../machines/storefront.types';
import type { Api } from '../api/api';
import type { LanguageCode } from '../i18n/languages';
import type { BootData } from '../platform/boot-data';
import { flowIn } from '../platform/flows';
import type { Reads } from '../platform/reads';
import { FlowProviders } from './flow-providers';
import { forgetMovesOfLeaving } from './left-page';
import { createShop, type Shop } from './shop';
import type { StorefrontActor } from './storefront';
import { provideFirstPage, provideTakeOver } from './take-over.actors';

type Props = {
  api: Api;
  reads: Reads;
  boot: BootData;
  history: RouterHistory;
  storefront: StorefrontActor;
  basics: StorefrontBasics;
  language: LanguageCode;
};

/** Everything inside the open shop: its router, its flows, its clock. */
export function OpenShop({ api, reads, boot, history, storefront, basics, language }: Props) {
  const shop = useMemo(() => {
    const made = createShop({ api, reads, boot, history, storefront, basics, language });
    forgetMovesOfLeaving(made.router);
    return made;
  }, [api, reads, boot, history, storefront, basics, language]);
  // Guards ask for place and person, so nothing is routed before the stored ones were read.
  const isPlaceKnown = useSelector(
    flowIn(storefront, 'location'),
    (location) => location !== undefined && !location.matches('loading'),
  );
  const isPersonKnown = useSelector(
    flowIn(storefront, 'session'),
    (session) => session !== undefined && !session.matches({ account: 'reading' }),
  );

  if (!isPlaceKnown || !isPersonKnown) return null;
  return (
    <FlowProviders shop={shop} storefront={storefront}>
      {shop.isDrawn ? <DrawnPages router={shop.router} /> : <Pages router={shop.router} />}
    </FlowProviders>
  );
}

type PagesProps = { router: Shop['router'] };

function DrawnPages({ router }: PagesProps) {
  const [firstPage] = useState(() => provideFirstPage(router));
  const isThere = useSelector(useActorRef(firstPage), ({ status }) => status !== 'active');
  return isThere ? <Pages router={router} /> : null;
}

function Pages({ router }: PagesProps) {
  const [takeOver] = useState(provideTakeOver);
  useActorRef(takeOver);
  return <RouterProvider router={router} />;
}
