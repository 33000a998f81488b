import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { directionOf } from '../../domain/languages';
import type { Language } from './language';
import type { Boot, Shop, Visit } from './shop';

export type BootPage = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

/** How long a page is served before its data are read again. */
export const FRESH_FOR = 30_000;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Puts the first data and the language into the page that Vite made. */
export function injectBoot(html: string, boot: Boot): string {
  const tag = `<html lang="${boot.language}" dir="${directionOf(boot.language)}"`;
  const block = `<script type="application/json" id="souk-boot">${safeJson(boot)}</script>`;
  return html
    .replace(/<html\b[^>]*>/, (found) =>
      found.replace(/\s(lang|dir)=("[^"]*"|'[^']*')/g, '').replace('<html', tag),
    )
    .replace('</head>', () => `${block}</head>`);
}

/** Nothing in the data can end the block that holds it. */
const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Pages by language and shop, compressed once. */
export function bootPages(directory: string): (visit: Visit) => Promise<BootPage> {
  const pages = new Map<string, { page: Promise<BootPage>; madeAt: number }>();
  return ({ shop, language }) => {
    const key = `${language} ${shop.name}`;
    const known = pages.get(key);
    if (known !== undefined && performance.now() - known.madeAt < FRESH_FOR) return known.page;
    const page = makePage(directory, shop, language);
    pages.set(key, { page, madeAt: performance.now() });
    page.catch(() => pages.delete(key));
    return page;
  };
}

async function makePage(directory: string, shop: Shop, language: Language): Promise<BootPage> {
  const [html, boot] = await Promise.all([
    readFile(join(directory, 'index.html'), 'utf8'),
    shop.bootOf(language),
  ]);
  return toPage(injectBoot(html, boot));
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
