import { createBrowserHistory } from '@tanstack/react-router';
import type { Language } from '../../machines/preferences/preferences.types';
import { createApi } from '../api/api';
import { API_ADDRESS } from '../api/api-address';
import { ApiError } from '../api/api-error';
import { createApiClient } from '../api/client';
import { createOfflineCache } from '../api/offline-cache';
import { baseUrlsOf } from '../api/picture-names';
import { httpTransport } from '../api/transport';
import {
  languageOnScreen,
  paintTheme,
  reloadPage,
  saveLanguage,
  setLanguageCookie,
  themeOnScreen,
  wasLanguageChanged,
} from '../features/preferences/language-and-theme';
import { activateLanguage } from '../i18n/activate';
import { createBootData, readInlined } from '../platform/boot-data';
import { flowIn } from '../platform/flows';
import { createReads } from '../platform/reads';
import { createBrowserStore } from '../platform/storage/browser-store';
import { matchVersion } from '../platform/storage/storage-version';
import { createStoredValues } from '../platform/storage/stored-values';
import { App } from './app';
import type { LazyBundle } from './lazy-flow.actors';
import { hideBehindServerRendered, nextTask } from './mount-app.actors';
import { noticeParts } from './navigation';
import { createRoot } from './react';
import { reloadMissingStyles, reloadWhenStale } from './stale-deploy';
import { createStorefront, currencyOf, layersSettled, type StorefrontActor, scopeOf } from './storefront';

declare global {
  interface Window {
    /** Resolves when `theme.js` has fetched the server-rendered page, or has given up. */
    renderedPage?: Promise<void>;
  }
}

/** Starts the app: creates all its objects once and connects them. */
export async function start(container: HTMLElement): Promise<void> {
  reloadWhenStale({
    build: import.meta.url,
    session: () => sessionStorage,
    reload: () => location.reload(),
  });
  reloadMissingStyles();
  // Lets the browser handle input on the server-rendered page.
  await nextTask();
  const store = createBrowserStore();
  matchVersion(store);
  const stored = createStoredValues(store);
  const language = languageOnScreen();
  setLanguageCookie(language);

  let storefront: StorefrontActor | null = null;
  let cartVersion = 0;
  let resolveFlows: (late: LazyBundle) => void = () => undefined;
  const late = new Promise<LazyBundle>((resolve) => {
    resolveFlows = resolve;
  });
  const scope = () => scopeOf(storefront, stored, language);
  const offlineCache = createOfflineCache(
    async () => (await import('../api/response-cache')).createResponseCache(caches),
    () => scope().token,
  );
  const inlined = readInlined();
  const client = createApiClient({
    scope,
    baseUrls: baseUrlsOf(inlined.config),
    currency: () => currencyOf(storefront),
    transport: httpTransport(API_ADDRESS),
    onCartVersion: (version) => {
      cartVersion = version;
    },
    offlineCache,
    onOldAnswer: (isOld) =>
      storefront &&
      flowIn(storefront, 'browser')?.send({ type: isOld ? 'response.cached' : 'response.fresh' }),
    onRefusedToken: (token) =>
      storefront && flowIn(storefront, 'session')?.send({ type: 'token.refused', token }),
  });
  const api = createApi(client);
  const boot = createBootData(api.site, language, inlined);
  const history = createBrowserHistory();
  const reads = createReads();
  storefront = createStorefront({
    api,
    boot,
    stored,
    history,
    switchLanguage: async (wanted: Language) => {
      // Reloading while offline could replace the shop with the browser's error page.
      if (!navigator.onLine) throw new ApiError('offline');
      saveLanguage(stored, wanted);
      if (storefront) await layersSettled(storefront, 'language');
      await reloadPage();
    },
    scope,
    prepareNotices: noticeParts,
    keepShop: async () => (await import('./keep-shop')).keepShop({ offlineCache, scope }),
    answerGallery: async () => {
      const { answerGallery } = await import('../flows/live/answer-gallery');
      if (storefront) answerGallery(storefront);
    },
    late,
    preferences: { theme: themeOnScreen(), language, isLanguageNew: wasLanguageChanged() },
  });
  storefront.on('token.stored', ({ token, isExpired }) => {
    stored.setToken(token, isExpired);
    if (token === null) void offlineCache.forgetPerson();
  });
  storefront.on('diet.changed', stored.setDiet);
  storefront.on('theme.changed', ({ theme }) => {
    stored.setTheme(theme);
    paintTheme(theme);
  });
  await nextTask();
  storefront.start();
  const query = new URLSearchParams(location.search);
  if (import.meta.env.DEV && query.has('inspect'))
    (await import('../flows/live/inspector')).openInspector(storefront, query.get('inspect'));

  document.dispatchEvent(new Event('souk-app'));
  await nextTask();
  await Promise.all([activateLanguage(language), window.renderedPage]);
  hideBehindServerRendered(container);
  createRoot(container).render(
    <App
      api={api}
      reads={reads}
      boot={boot}
      history={history}
      storefront={storefront}
      language={language}
      loadFlows={async () => {
        const { provideLazyFlows } = await import('./lazy-flows');
        resolveFlows(
          provideLazyFlows({ client, wishlist: api.wishlist, reads, shownVersion: () => cartVersion }),
        );
      }}
    />,
  );
}
