import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { directionOf } from '../../domain/languages';
import type { FirstWords } from './first-words';
import type { Language } from './language';
import type { Boot, Shop, Visit } from './shop';

/** Which addresses show a part of the first screen. */
const OF_PAGE = /data-page="([^"]*)"/g;

export type PageMetas = Readonly<Record<string, string>>;
type ReadPage = () => Promise<string>;
export type BootPage = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

/** How long a page is served before its data are read again. */
export const FRESH_FOR = 30_000;
const ASKED_AGAIN_AFTER = 2000;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** What is drawn for whoever tells their place; `theme.js` asks for it where the cookie came too late. */
const DRAWN = '^/(home$|(product|store)/)';

/** Puts the first data and the language into the page that Vite made. */
export function injectBoot(html: string, boot: Boot): string {
  const block = `<script type="application/json" id="souk-boot">${safeJson(boot)}</script>`;
  return inLanguage(html, boot.language)
    .replace(/<html\b[^>]*/, (tag) => `${tag} data-draws="${DRAWN}"`)
    .replace('</head>', () => `${block}</head>`);
}

/** What the page knows from its first moment, in every language. */
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

/** Of the parts that the build has named for a first screen, those that this address shows in this language, and the font. */
const inOneTrip = (html: string, language: Language, path: string): string =>
  html.replace(/\s*<link\s+rel="souk-part"[^>]*>/g, (tag) => {
    const value = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(tag)?.[1];
    const page = value('page');
    const isShown = page === undefined ? value('language') === language : new RegExp(page).test(path);
    return isShown
      ? tag.replace('souk-part', value('rel') ?? 'preload').replace(/ data-\w+="[^"]*"/g, '')
      : '';
  });

/** Nothing in the data can end the block that holds it. */
const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Pages by language and shop, compressed once. */
export function bootPages(
  directory: string,
  metas: PageMetas,
  words: FirstWords,
): (visit: Visit, path: string) => Promise<BootPage> {
  const read = () => readFile(join(directory, 'index.html'), 'utf8');
  const firstPages = read().then(
    (html) => [...html.matchAll(OF_PAGE)].map(([, page = '']) => new RegExp(page)),
    () => [],
  );
  const pages = new Map<string, { page: Promise<BootPage>; madeAt: number }>();
  return async ({ shop, language }, path) => {
    const shown = (await firstPages).map((page) => (page.test(path) ? 1 : 0)).join('');
    const key = `${language} ${shop.name} ${shown} ${shop.edition()}`;
    const readPage = async () => withMetas(inOneTrip(await read(), language, path), metas);
    const known = pages.get(key);
    if (known !== undefined && performance.now() - known.madeAt < FRESH_FOR) return known.page;
    const made = makePage(readPage, shop, language, async (html, boot) =>
      path === '/' ? words.drawn(html, { inlined: boot, language, path, view: null }) : html,
    );
    // Without the database the shop still opens, with what was last known of it or else with nothing.
    const page = made.catch(() => known?.page ?? makeBarePage(readPage, language));
    pages.set(key, { page, madeAt: performance.now() });
    made.catch(() => pages.set(key, { page, madeAt: performance.now() - FRESH_FOR + ASKED_AGAIN_AFTER }));
    return page;
  };
}

async function makePage(
  readPage: ReadPage,
  shop: Shop,
  language: Language,
  withWords: (html: string, boot: Boot) => Promise<string>,
): Promise<BootPage> {
  const [html, boot] = await Promise.all([readPage(), shop.bootOf(language)]);
  return toPage(await withWords(injectBoot(html, boot), boot));
}

/** The app reads its first data itself, and says what is wrong when it can't. */
async function makeBarePage(readPage: ReadPage, language: Language): Promise<BootPage> {
  return toPage(inLanguage(await readPage(), language));
}

export async function toPage(html: string): Promise<BootPage> {
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([compress.br(plain, brotliOptions), compress.gzip(plain)]);
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br,
    gzip: gz,
  };
}
