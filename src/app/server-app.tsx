import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { createApi } from '../api/api';
import { refusal } from '../api/api-error';
import { createApiClient } from '../api/client';
import type { Inlined } from '../api/inlined';
import { baseUrlsOf } from '../api/picture-names';
import type { Transport } from '../api/transport';
import { activateLanguage, withTexts } from '../i18n/activate';
import type { LanguageCode } from '../i18n/languages';
import { createBootData } from '../platform/boot-data';
import { createReads } from '../platform/reads';
import { createStoredValues, storageKeys } from '../platform/storage/stored-values';
import { FlowProviders } from './flow-providers';
import { createShop } from './shop';
import {
  basicsOf,
  createStorefront,
  currencyOf,
  moduleIn,
  type StorefrontActor,
  scopeOf,
} from './storefront';

type RenderRequest = {
  inlined: Inlined;
  language: LanguageCode;
  path: string;
  /** The cookie with the place of a returning visitor. `null`: a new visitor. */
  view: string | null;
  read: (address: string, headers: Record<string, string>) => Promise<{ status: number; body: unknown }>;
};

/** `market`: the module whose accent colour the page uses [MOD-02]. */
type Rendered = { html: string; market: string };

/** Matches the router's scroll script, which is removed. The app restores scroll positions itself. */
const SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;
const never = () => new Promise<never>(() => undefined);

/**
 * Renders a page on the server. All it has of the visitor is the view cookie, with place, zones and module.
 */
export async function renderApp({ inlined, language, path, view, read }: RenderRequest): Promise<Rendered> {
  const values = new Map(view === null ? [] : storedIn(view));
  // Unreadable values are ignored.
  const stored = createStoredValues({
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void (value === null ? values.delete(key) : values.set(key, value)),
  });
  const scope = () => scopeOf(null, stored, language);
  const isSignedIn = stored.token() !== null;
  // Server rendering has no signed-in visitor, so writes and reads of private data stay pending and never
  // resolve.
  const transport: Transport = async ({ method, path: address, query, headers }) => {
    if (method !== 'GET') return never();
    const { Authorization: _, ...publicHeaders } = headers;
    const { status, body } = await read(`${address}?${new URLSearchParams(query)}`, publicHeaders);
    if (status === 401 && isSignedIn) return never();
    if (status >= 400) throw refusal(status, body);
    return { body };
  };
  let storefront: StorefrontActor | null = null;
  const api = createApi(
    createApiClient({
      scope,
      currency: () => currencyOf(storefront),
      transport,
      baseUrls: baseUrlsOf(inlined.config),
    }),
  );
  const boot = createBootData(api.site, language, inlined);
  const history = createMemoryHistory({ initialEntries: [path] });
  const reads = createReads();
  storefront = createStorefront({
    api,
    boot,
    stored,
    history,
    scope,
    switchLanguage: never,
    prepareNotices: never,
    keepShop: never,
    answerGallery: never,
    late: never(),
    preferences: { theme: 'light', language, isLanguageNew: false },
  });
  storefront.start();
  try {
    const basics = await basicsOf(storefront);
    const shop = createShop({
      api,
      reads,
      boot,
      history,
      storefront,
      basics,
      language,
    });
    // Activates the language again: the texts of lazy-loaded code may still be in the language of an earlier
    // render.
    await activateLanguage(language);
    await withTexts(Promise.resolve());
    await shop.router.load();
    const { prelude } = await prerender(
      <I18nProvider i18n={i18n}>
        <FlowProviders shop={shop} storefront={storefront}>
          <RouterProvider router={shop.router} />
        </FlowProviders>
      </I18nProvider>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const html = (await new Response(prelude).text()).replaceAll(SCRIPT, '');
    return { html, market: moduleIn(storefront)?.type ?? 'general' };
  } finally {
    storefront.stop();
  }
}

const VIEW = [
  storageKeys.location,
  storageKeys.point,
  storageKeys.zoneIds,
  storageKeys.module,
  storageKeys.diet,
  storageKeys.token,
];

/** Decodes the view cookie that `theme.js` writes. The cookie contains a placeholder instead of the token. */
function storedIn(view: string): [string, string][] {
  const parsed: unknown = JSON.parse(decodeURIComponent(view));
  const values = Array.isArray(parsed) ? parsed : [];
  return VIEW.flatMap((key, at): [string, string][] => {
    const value: unknown = values[at];
    return typeof value === 'string' ? [[key, value]] : [];
  });
}
