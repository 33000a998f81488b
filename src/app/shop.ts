import { moduleWithId } from '../../domain/modules';
import type { AddToCartEmitted } from '../../machines/cart/add-to-cart.types';
import type { Notice } from '../../machines/shared/notice';
import type { StorefrontBasics } from '../../machines/storefront.types';
import type { Api } from '../api/api';
import { provideAddToCart } from '../features/cart/add-to-cart.actors';
import { saveOnLeaving } from '../features/cart/save-on-leaving';
import { providePlaceSearch } from '../features/location/location.actors';
import { createFormats } from '../i18n/formats';
import type { LanguageCode } from '../i18n/languages';
import { areFlowsShown, type BootData } from './boot-data';
import { listenToStorefront, showNotice } from './news';
import { keepPageHead } from './page-head';
import { createAppRouter } from './router';
import { longLived, type StorefrontActor } from './storefront';

type Options = {
  api: Api;
  boot: BootData;
  storefront: StorefrontActor;
  basics: StorefrontBasics;
  language: LanguageCode;
};

export type Shop = ReturnType<typeof createShop>;

/** What the open shop consists of, made once. */
export function createShop({ api, boot, storefront, basics, language }: Options) {
  const { config, modules } = basics;
  const opened = performance.now();
  const now = () => config.serverTime + performance.now() - opened;

  const router = createAppRouter({
    api,
    config,
    hasFlows: areFlowsShown(),
    language,
    now,
    landing: boot.landing,
    place: () => longLived(storefront, 'location')?.getSnapshot().context.place ?? null,
    module: () => {
      const flow = longLived(storefront, 'module')?.getSnapshot();
      // The stored market means nothing where no market is served [MOD-04].
      return flow === undefined || flow.matches('noModules')
        ? null
        : moduleWithId(modules, flow.context.selectedId);
    },
  });
  listenToStorefront(storefront, router);
  keepPageHead(router);
  saveOnLeaving(api.cart, () => longLived(storefront, 'cart')?.getSnapshot().context ?? null);

  return {
    api,
    config,
    now,
    notify: (notice: Notice) => void showNotice(notice),
    router,
    formats: createFormats(language, config.currency, config.utcOffsetMinutes),
    placeSearch: providePlaceSearch(api.location),
    addToCart: provideAddToCart(api.cart),
    onAddToCartNews: (news: AddToCartEmitted) => {
      if (news.type === 'notice') void showNotice(news);
      if (news.type === 'login.requested') void router.navigate({ to: '.', search: openSignIn });
    },
  };
}

const openSignIn = ((search: object) => ({ ...search, panel: 'sign-in' })) as never;
