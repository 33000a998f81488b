import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { createApi } from '../api/api';
import { refusal } from '../api/api-error';
import { createApiClient } from '../api/client';
import type { Inlined } from '../api/inlined';
import type { Transport } from '../api/transport';
import { activateLanguage, withTexts } from '../i18n/activate';
import type { LanguageCode } from '../i18n/languages';
import { createBootData } from '../platform/boot-data';
import { createReads } from '../platform/reads';
import { createStoredValues, storageKeys } from '../platform/storage/stored-values';
import { FlowProviders } from './flow-providers';
import { createShop } from './shop';
import { basicsOf, createStorefront, marketIn, scopeOf } from './storefront';

type Asked = {
  inlined: Inlined;
  language: LanguageCode;
  path: string;
  /** What the browser of a visitor who was here before has told; null: nobody knows anything of them. */
  view: string | null;
  read: (address: string, headers: Record<string, string>) => Promise<{ status: number; body: unknown }>;
};

/** `market`: whose accent it wears [MOD-02]. */
type Drawn = { words: string; market: string };

/** The router's own, to scroll where the reader was: the app does that, and no page of the shop has a script in it. */
const SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;
const never = () => new Promise<never>(() => undefined);

/** A page as a visitor sees it of whom nothing but their place is known, or also that they have signed in, drawn where there is no browser: words to read before any script has run. */
export async function drawWords({ inlined, language, path, view, read }: Asked): Promise<Drawn> {
  const kept = new Map(view === null ? [] : keptIn(view));
  // What does not parse is removed, and whoever draws goes on without it.
  const stored = createStoredValues({
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  });
  const scope = () => scopeOf(null, stored, language);
  const isOfSomebody = stored.token() !== null;
  // Nobody has come yet: there is nothing to write, no identity to ask for, and what is somebody's own is not known.
  const transport: Transport = async ({ method, path: address, query, headers }) => {
    if (method !== 'GET') return never();
    const { Authorization: _, ...ofEverybody } = headers;
    const { status, body } = await read(`${address}?${new URLSearchParams(query)}`, ofEverybody);
    if (status === 401 && isOfSomebody) return never();
    if (status >= 400) throw refusal(status, body);
    return { body };
  };
  const api = createApi(createApiClient({ scope, transport }));
  const boot = createBootData(api.site, language, inlined);
  const history = createMemoryHistory({ initialEntries: [path] });
  const reads = createReads();
  const storefront = createStorefront({
    api,
    reads,
    boot,
    stored,
    history,
    scope,
    switchLanguage: never,
    prepareNotices: never,
    keepShop: never,
    answerGallery: never,
    shownVersion: () => 0,
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
    // All its texts: a part that was drawn in another language before does not bring them again.
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
    const words = (await new Response(prelude).text()).replaceAll(SCRIPT, '');
    return { words, market: marketIn(storefront)?.type ?? 'general' };
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

/** As `theme.js` has written it: a word in the place of a token says that there is one. */
function keptIn(view: string): [string, string][] {
  const told: unknown = JSON.parse(decodeURIComponent(view));
  const values = Array.isArray(told) ? told : [];
  return VIEW.flatMap((key, at): [string, string][] => {
    const value: unknown = values[at];
    return typeof value === 'string' ? [[key, value]] : [];
  });
}
