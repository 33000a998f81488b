import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { directionOf } from '../../domain/languages';
import type { CacheSizes } from './cache-sizes';
import type { Language } from './language';
import { type Page, toPage } from './page';
import { PageCache } from './page-cache';
import type { Boot, Visit } from './shop';

/**
 * Matches the attribute of links that only some pages need. Its value is a regular expression for the path.
 */
const OF_PAGE = /data-page="([^"]*)"/g;

export type PageMetas = Readonly<Record<string, string>>;

/**
 * The size of the cache in bytes: enough for all languages, shops and kinds of pages. A page has about 60 KB.
 */
const MAX_BYTES = 16 * 1024 * 1024;
/**
 * How long the first visitor waits for the shop's data, in milliseconds. Afterwards the page is sent without
 * it, and the app requests it.
 */
export const PATIENCE = 3000;

/**
 * Paths of pages whose content depends on the visitor's place. `theme.js` requests their rendered part if the
 * cookie with the place was not sent.
 */
const DRAWN = '^/(home$|(product|store)/)';

/** Inserts the inlined data and the language into the page that Vite built. */
export function injectBoot(html: string, boot: Boot): string {
  const block = `<script type="application/json" id="souk-boot">${safeJson(boot)}</script>`;
  return inLanguage(html, boot.language)
    .replace(/<html\b[^>]*/, (tag) => `${tag} data-rendered-paths="${DRAWN}"`)
    .replace('</head>', () => `${block}</head>`);
}

/** Adds meta tags. They are the same in every language. */
function withMetas(html: string, metas: PageMetas): string {
  const tags = Object.entries(metas).map(
    ([name, content]) =>
      `<meta name="${name}" content="${content.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
  );
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}

function inLanguage(html: string, language: Language): string {
  const tag = `<html lang="${language}" dir="${directionOf(language)}"`;
  return html.replace(/<html\b[^>]*>/, (found) =>
    found.replace(/\s(lang|dir)=("[^"]*"|'[^']*')/g, '').replace('<html', tag),
  );
}

/**
 * Adds preload links for the font of this language and for the scripts and styles that the first screen of
 * this page needs. `theme.js` chooses the texts, because only the browser knows the stored language.
 */
const inOneTrip = (html: string, language: Language, path: string): string =>
  html.replace(/\s*<link\s+rel="souk-part"[^>]*>/g, (tag) => {
    const value = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(tag)?.[1];
    const page = value('page');
    if (page === undefined && (value('language') !== language || value('rel') === 'modulepreload'))
      return tag;
    return page === undefined || new RegExp(page).test(path)
      ? tag.replace('souk-part', value('rel') ?? 'preload').replace(/ data-\w+="[^"]*"/g, '')
      : '';
  });

/** Serialises data so that it can't close the script element around it. */
const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returns the app's page with the inlined data, by language and shop. */
export function bootPages(
  directory: string,
  metas: PageMetas,
  cacheSizes: CacheSizes,
): (visit: Visit, path: string) => Promise<Page> {
  const read = () => readFile(join(directory, 'index.html'), 'utf8');
  const firstPages = read().then(
    (html) => [...html.matchAll(OF_PAGE)].map(([, page = '']) => new RegExp(page)),
    () => [],
  );
  const pages = new PageCache<Page>(MAX_BYTES);
  cacheSizes.set('pages with data', () => pages.bytes);
  return async ({ shop, language }, path) => {
    const shown = (await firstPages).map((page) => (page.test(path) ? 1 : 0)).join('');
    const html = async () => withMetas(inOneTrip(await read(), language, path), metas);
    const withData = async () => {
      const [page, boot] = await Promise.all([html(), shop.bootOf(language)]);
      return toPage(injectBoot(page, boot));
    };
    // If the database is down, the page gets the last loaded data. Without any, it is sent without data; the
    // app then requests the data and shows the error.
    const bare = async () => toPage(inLanguage(await html(), language));
    return (
      (await pages.get(`${language} ${shop.name} ${shown} ${shop.edition()}`, withData, PATIENCE)) ??
      (await pages.get(`${language} ${shown}`, bare, PATIENCE)) ??
      bare()
    );
  };
}
