import { createBrowserHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import type { Language } from '../../machines/preferences/preferences.types';
import { createApi } from '../api/api';
import { API_ADDRESS } from '../api/api-address';
import { createApiClient } from '../api/client';
import { httpTransport } from '../api/transport';
import { withGuest } from '../features/cart/sync/guest-cart';
import {
  keepLanguage,
  languageOnScreen,
  paintTheme,
  reloadPage,
  tellServerLanguage,
  themeOnScreen,
} from '../features/preferences/language-and-theme';
import { activateLanguage } from '../i18n/activate';
import { areFlowsShown, createBootData } from '../platform/boot-data';
import { flowIn } from '../platform/flows';
import { createReads } from '../platform/reads';
import { createBrowserStore } from '../platform/storage/browser-store';
import { createStoredValues } from '../platform/storage/stored-values';
import { App } from './app';
import { readAnewWhenOutlived } from './outlived';
import { createStorefront, layersAtRest, type StorefrontActor, scopeOf } from './storefront';

/** The composition root: everything is made and joined here, once. */
export async function start(container: HTMLElement): Promise<void> {
  readAnewWhenOutlived({
    build: import.meta.url,
    session: () => sessionStorage,
    reload: () => location.reload(),
  });
  const stored = createStoredValues(createBrowserStore());
  const language = languageOnScreen();
  tellServerLanguage(language);
  const inspect =
    import.meta.env.DEV && new URLSearchParams(location.search).has('inspect')
      ? (await import('../flows/live/inspector')).openInspector()
      : undefined;

  let storefront: StorefrontActor | null = null;
  let cartVersion = 0;
  const scope = () => scopeOf(storefront, stored, language);
  const client = createApiClient({
    scope,
    transport: httpTransport(API_ADDRESS),
    onCartVersion: (version) => {
      cartVersion = version;
    },
    onRefusedToken: (token) =>
      storefront && flowIn(storefront, 'session')?.send({ type: 'token.refused', token }),
  });
  const wireApi = createApi(client);
  const api = {
    ...wireApi,
    cart: withGuest(wireApi.cart, {
      session: () => runningSession(storefront),
      hasMarket: () => scope().moduleId !== null,
    }),
  };
  const boot = createBootData(api.site, language);
  const history = createBrowserHistory();
  const reads = createReads();
  storefront = createStorefront({
    api,
    reads,
    boot,
    stored,
    history,
    switchLanguage: async (wanted: Language) => {
      keepLanguage(stored, wanted);
      if (storefront) await layersAtRest(storefront, 'language');
      await reloadPage();
    },
    followDevices: (tell, signal) =>
      import('../features/cart/sync/live-cart').then(
        ({ followCart }) => {
          const shop = storefront;
          return (
            shop &&
            followCart({
              cart: () => flowIn(shop, 'cart'),
              owners: () => [flowIn(shop, 'session'), flowIn(shop, 'module')],
              scope,
              baseUrl: API_ADDRESS,
              onOutdated: () => tell({ type: 'elsewhere.cart' }),
              signal,
            })
          );
        },
        // Not downloaded: this page learns of other devices when it is looked at again.
        () => undefined,
      ),
    shownVersion: () => cartVersion,
    preferences: { theme: themeOnScreen(), language },
    ...(inspect && { inspect }),
  });
  storefront.on('token.kept', ({ token, isExpired }) => stored.setToken(token, isExpired));
  storefront.on('diet.changed', stored.setDiet);
  storefront.on('theme.changed', ({ theme }) => {
    stored.setTheme(theme);
    paintTheme(theme);
  });
  storefront.start();

  if (areFlowsShown()) void answerGallery(storefront);
  await activateLanguage(language);
  createRoot(container).render(
    <App api={api} reads={reads} boot={boot} history={history} storefront={storefront} language={language} />,
  );
}

/** Another tab may follow this one; that can wait for the first screen. */
const answerGallery = async (storefront: StorefrontActor) =>
  (await import('../flows/live/answer-gallery')).answerGallery(storefront);

function runningSession(storefront: StorefrontActor | null) {
  const session = storefront && flowIn(storefront, 'session');
  if (!session) throw new Error('The cart is used before the shop is open');
  return session;
}
