import type { RouterHistory } from '@tanstack/react-router';
import type { StorefrontBasics } from '../../machines/storefront.types';
import type { Api } from '../api/api';
import { createFormats } from '../i18n/formats';
import type { LanguageCode } from '../i18n/languages';
import type { BootData } from '../platform/boot-data';
import { flowIn } from '../platform/flows';
import { updatePageHead } from '../platform/page-head';
import { type Reads, VISIT_LIFETIME } from '../platform/reads';
import { isServerRendered } from './mount-app.actors';
import { emitNotices, listenToStorefront } from './navigation';
import { createAppRouter } from './router';
import { createSignInPrompt, isSignedIn, moduleIn, placeIn, type StorefrontActor } from './storefront';

type Options = {
  api: Api;
  reads: Reads;
  boot: BootData;
  history: RouterHistory;
  storefront: StorefrontActor;
  basics: StorefrontBasics;
  language: LanguageCode;
};

export type Shop = ReturnType<typeof createShop>;

export function createShop({ api, reads, boot, history, storefront, basics, language }: Options) {
  const { config } = basics;
  const opened = performance.now();
  const now = () => config.serverTime + performance.now() - opened;

  const router = createAppRouter(
    {
      api,
      reads,
      config,
      hasFlows: boot.hasFlows,
      language,
      now,
      landing: () => reads.read('landing', VISIT_LIFETIME, boot.landing).promise,
      isSignedIn: () => isSignedIn(storefront),
      place: () => placeIn(storefront),
      module: () => moduleIn(storefront),
    },
    history,
  );
  router.subscribe('onResolved', () => flowIn(storefront, 'layers')?.send({ type: 'page.shown' }));
  const signIn = createSignInPrompt(storefront);
  listenToStorefront(storefront, router, emitNotices(storefront, router));
  updatePageHead(router);

  return {
    api,
    config,
    now,
    signIn,
    router,
    isServerRendered: isServerRendered(),
    formats: createFormats(language, config.currency, config.utcOffsetMinutes, config.hasTwelveHourClock),
  };
}
