import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { directionOf } from '../../domain/languages';
import type { Scenario } from '../demo/scenarios';
import { type BootData, bootData } from '../features/site/boot';
import type { Language } from './language';
import type { World } from './read-context';

export type BootPage = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

/** How long a page is served before its data are read again. */
export const FRESH_FOR = 30_000;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Puts the first data and the language into the page that Vite made. */
export function injectBoot(html: string, boot: BootData): string {
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

/** Pages by language and scenario, compressed once. */
export function bootPages(
  directory: string,
  world: World,
): (language: Language, scenario: Scenario) => Promise<BootPage> {
  const pages = new Map<string, { page: Promise<BootPage>; madeAt: number }>();
  return (language, scenario) => {
    const key = `${language} ${scenario.id}`;
    const known = pages.get(key);
    if (known !== undefined && performance.now() - known.madeAt < FRESH_FOR) return known.page;
    const page = makePage(directory, world, language, scenario);
    pages.set(key, { page, madeAt: performance.now() });
    page.catch(() => pages.delete(key));
    return page;
  };
}

async function makePage(
  directory: string,
  world: World,
  language: Language,
  scenario: Scenario,
): Promise<BootPage> {
  const [html, boot] = await Promise.all([
    readFile(join(directory, 'index.html'), 'utf8'),
    bootData(world, language, scenario),
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
