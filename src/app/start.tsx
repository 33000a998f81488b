import { createBrowserHistory } from '@tanstack/react-router';
import type { Language } from '../../machines/preferences/preferences.types';
import { createApi } from '../api/api';
import { API_ADDRESS } from '../api/api-address';
import { createApiClient } from '../api/client';
import { createKeeping } from '../api/keeping';
import { httpTransport } from '../api/transport';
import {
  keepLanguage,
  languageOnScreen,
  paintTheme,
  reloadPage,
  tellServerLanguage,
  themeOnScreen,
  wasLanguageChanged,
} from '../features/preferences/language-and-theme';
import { activateLanguage } from '../i18n/activate';
import { createBootData } from '../platform/boot-data';
import { flowIn } from '../platform/flows';
import { createReads } from '../platform/reads';
import { createBrowserStore } from '../platform/storage/browser-store';
import { matchVersion } from '../platform/storage/storage-version';
import { createStoredValues } from '../platform/storage/stored-values';
import { App } from './app';
import { noticeParts } from './news';
import { bringMissingStyles, readAnewWhenOutlived } from './outlived';
import { createRoot } from './react';
import { createStorefront, layersAtRest, type StorefrontActor, scopeOf } from './storefront';
import { nextTask } from './take-over.actors';

declare global {
  interface Window {
    /** Where the server could not know whose page it is, `theme.js` has asked it to draw it: done a moment after `souk-app`, or not. */
    firstWords?: Promise<void>;
  }
}

/** The composition root: everything is made and joined here, once. */
export async function start(container: HTMLElement): Promise<void> {
  readAnewWhenOutlived({
    build: import.meta.url,
    session: () => sessionStorage,
    reload: () => location.reload(),
  });
  bringMissingStyles();
  // Between the steps of a start, what the server has drawn answers.
  await nextTask();
  const store = createBrowserStore();
  matchVersion(store);
  const stored = createStoredValues(store);
  const language = languageOnScreen();
  tellServerLanguage(language);
  const inspect =
    import.meta.env.DEV && new URLSearchParams(location.search).has('inspect')
      ? (await import('../flows/live/inspector')).openInspector()
      : undefined;

  let storefront: StorefrontActor | null = null;
  let cartVersion = 0;
  const scope = () => scopeOf(storefront, stored, language);
  const keeping = createKeeping(
    async () => (await import('../api/kept-answers')).createKeptAnswers(caches),
    () => scope().token,
  );
  const client = createApiClient({
    scope,
    transport: httpTransport(API_ADDRESS),
    onCartVersion: (version) => {
      cartVersion = version;
    },
    keeping,
    onOldAnswer: (isOld) =>
      storefront && flowIn(storefront, 'browser')?.send({ type: isOld ? 'answer.kept' : 'answer.new' }),
    onRefusedToken: (token) =>
      storefront && flowIn(storefront, 'session')?.send({ type: 'token.refused', token }),
  });
  const api = createApi(client);
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
    scope,
    prepareNotices: noticeParts,
    keepShop: async () => (await import('./keep-shop')).keepShop({ keeping, scope }),
    answerGallery: async () => {
      const { answerGallery } = await import('../flows/live/answer-gallery');
      if (storefront) answerGallery(storefront);
    },
    shownVersion: () => cartVersion,
    preferences: { theme: themeOnScreen(), language, isLanguageNew: wasLanguageChanged() },
    ...(inspect && { inspect }),
  });
  storefront.on('token.kept', ({ token, isExpired }) => {
    stored.setToken(token, isExpired);
    if (token === null) void keeping.forgetPerson();
  });
  storefront.on('changes.left', ({ updates }) =>
    api.cart.sendLast(
      updates.map(({ lineId: id, line: { item, selection }, ...wish }) => ({ id, item, selection, ...wish })),
    ),
  );
  storefront.on('diet.changed', stored.setDiet);
  storefront.on('theme.changed', ({ theme }) => {
    stored.setTheme(theme);
    paintTheme(theme);
  });
  await nextTask();
  storefront.start();

  document.dispatchEvent(new Event('souk-app'));
  await nextTask();
  await Promise.all([activateLanguage(language), window.firstWords]);
  createRoot(container).render(
    <App api={api} reads={reads} boot={boot} history={history} storefront={storefront} language={language} />,
  );
}
