import type { RouterHistory } from '@tanstack/react-router';
import { moduleWithId } from '../../domain/modules';
import type { Notice } from '../../machines/shared/notice';
import type { StorefrontBasics } from '../../machines/storefront.types';
import type { Api } from '../api/api';
import { createFormats } from '../i18n/formats';
import type { LanguageCode } from '../i18n/languages';
import { areFlowsShown, type BootData } from '../platform/boot-data';
import { flowIn } from '../platform/flows';
import { keepPageHead } from '../platform/page-head';
import { type Reads, VISIT_LIFETIME } from '../platform/reads';
import { createBrowserStore } from '../platform/storage/browser-store';
import { listenToStorefront, showNotice } from './news';
import { createAppRouter } from './router';
import { createSignInDoor, isSignedIn, type StorefrontActor } from './storefront';

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

/** What the open shop consists of, made once. */
export function createShop({ api, reads, boot, history, storefront, basics, language }: Options) {
  const { config, modules } = basics;
  const opened = performance.now();
  const now = () => config.serverTime + performance.now() - opened;

  const router = createAppRouter(
    {
      api,
      reads,
      config,
      hasFlows: areFlowsShown(),
      language,
      now,
      landing: () => reads.read('landing', VISIT_LIFETIME, boot.landing).promise,
      isSignedIn: () => isSignedIn(storefront),
      place: () => flowIn(storefront, 'location')?.getSnapshot().context.place ?? null,
      module: () => {
        const flow = flowIn(storefront, 'module')?.getSnapshot();
        // The stored market means nothing where no market is served [MOD-04].
        return flow === undefined || flow.matches('noModules')
          ? null
          : moduleWithId(modules, flow.context.selectedId);
      },
    },
    history,
  );
  router.subscribe('onResolved', () => flowIn(storefront, 'layers')?.send({ type: 'page.shown' }));
  const signIn = createSignInDoor(storefront);
  listenToStorefront(storefront, router);
  keepPageHead(router);
  void keepCartChanges(storefront, api);

  return {
    api,
    config,
    now,
    notify: (notice: Notice) => void showNotice(notice),
    signIn,
    router,
    formats: createFormats(language, config.currency, config.utcOffsetMinutes, config.hasTwelveHourClock),
  };
}

/** Nothing waits for the network, or is left behind, in the first moment: it comes after the first screen. */
async function keepCartChanges(storefront: StorefrontActor, api: Api): Promise<void> {
  const [{ keepChanges }, { saveOnLeaving }] = await Promise.all([
    import('../features/cart/sync/kept-changes'),
    import('../features/cart/sync/save-on-leaving'),
  ]);
  saveOnLeaving(api.cart, () => flowIn(storefront, 'cart')?.getSnapshot().context ?? null);
  const cart = flowIn(storefront, 'cart');
  if (!cart) return;
  keepChanges(cart, createBrowserStore(), () => {
    const { token = null, guestId = null } = flowIn(storefront, 'session')?.getSnapshot().context ?? {};
    const moduleId = flowIn(storefront, 'module')?.getSnapshot().context.selectedId ?? null;
    return { secret: token ?? guestId, moduleId };
  });
}
