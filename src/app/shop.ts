import type { RouterHistory } from '@tanstack/react-router';
import { moduleWithId } from '../../domain/modules';
import type { AddToCartEmitted } from '../../machines/cart/add-to-cart.types';
import type { Notice } from '../../machines/shared/notice';
import type { StorefrontBasics } from '../../machines/storefront.types';
import type { Api } from '../api/api';
import { lazyAddToCart } from '../features/cart/button/add-to-cart.lazy';
import { createFormats } from '../i18n/formats';
import type { LanguageCode } from '../i18n/languages';
import { areFlowsShown, type BootData } from '../platform/boot-data';
import { keepPageHead } from '../platform/page-head';
import { createBrowserStore } from '../platform/storage/browser-store';
import { listenToStorefront, prepareNotices, resume, showNotice } from './news';
import { createAppRouter } from './router';
import { createSignInDoor, isSignedIn, longLived, type StorefrontActor } from './storefront';

type Options = {
  api: Api;
  boot: BootData;
  history: RouterHistory;
  storefront: StorefrontActor;
  basics: StorefrontBasics;
  language: LanguageCode;
};

export type Shop = ReturnType<typeof createShop>;

/** What the open shop consists of, made once. */
export function createShop({ api, boot, history, storefront, basics, language }: Options) {
  const { config, modules } = basics;
  const opened = performance.now();
  const now = () => config.serverTime + performance.now() - opened;

  const router = createAppRouter(
    {
      api,
      config,
      hasFlows: areFlowsShown(),
      language,
      now,
      landing: boot.landing,
      isSignedIn: () => isSignedIn(storefront),
      place: () => longLived(storefront, 'location')?.getSnapshot().context.place ?? null,
      module: () => {
        const flow = longLived(storefront, 'module')?.getSnapshot();
        // The stored market means nothing where no market is served [MOD-04].
        return flow === undefined || flow.matches('noModules')
          ? null
          : moduleWithId(modules, flow.context.selectedId);
      },
    },
    history,
  );
  router.subscribe('onResolved', () => longLived(storefront, 'layers')?.send({ type: 'page.shown' }));
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
    addToCart: lazyAddToCart(
      async () => {
        prepareNotices();
        const [{ provideAddToCart }, { cartAtRest }] = await Promise.all([
          import('../features/cart/button/add-to-cart.actors'),
          import('../features/cart/sync/cart-at-rest'),
        ]);
        return provideAddToCart(api.cart, () => cartAtRest(longLived(storefront, 'cart')));
      },
      () => void showNotice({ type: 'notice', code: 'failed', failure: { code: 'offline', messages: [] } }),
    ),
    onAddToCartNews: (news: AddToCartEmitted) => {
      if (news.type === 'notice') void showNotice(news);
      if (news.type === 'item.added' || news.type === 'item.updated')
        longLived(storefront, 'layers')?.send({ type: 'item.added', itemId: news.itemId });
      if (news.type === 'login.requested')
        signIn.request('sign-in', { type: 'order', request: news.request });
      if (news.type === 'order.requested') void resume({ type: 'order', request: news.request }, router);
    },
  };
}

/** Nothing waits for the network, or is left behind, in the first moment: it comes after the first screen. */
async function keepCartChanges(storefront: StorefrontActor, api: Api): Promise<void> {
  const [{ keepChanges }, { saveOnLeaving }] = await Promise.all([
    import('../features/cart/sync/kept-changes'),
    import('../features/cart/sync/save-on-leaving'),
  ]);
  saveOnLeaving(api.cart, () => longLived(storefront, 'cart')?.getSnapshot().context ?? null);
  const cart = longLived(storefront, 'cart');
  if (!cart) return;
  keepChanges(cart, createBrowserStore(), () => {
    const { token = null, guestId = null } = longLived(storefront, 'session')?.getSnapshot().context ?? {};
    const moduleId = longLived(storefront, 'module')?.getSnapshot().context.selectedId ?? null;
    return { secret: token ?? guestId, moduleId };
  });
}
