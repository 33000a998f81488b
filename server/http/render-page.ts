/** Server rendering of the first view: starts the renderer and adds the styles [decision 025]. */

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from './answer-error';
import { type Page, toPage } from './page';
import { type Read, type RenderRequest, renderPool } from './render-pool';

export type PageRenderer = {
  /** Returns whether the queue can take another rendering. */
  hasRoom: (view: string | null) => boolean;
  /** Returns the server-rendered page with its styles. `null`: it can't be rendered. */
  render: (html: string, request: RenderRequest) => Promise<Page | null>;
  /**
   * Adds styles to a page without rendered content. `theme.js` requests the rendered part of the page next.
   */
  withStyles: (html: string) => Promise<Page>;
  close: () => Promise<void>;
};

type Options = {
  /** The directory of the built app. */
  directory: string;
  read: Read;
  log: Log;
};

const ROOT = '<div id="root">';
const RENDERED = '<div id="server-rendered"';
/**
 * Links to the styles of the first scripts, and to those of lazy-loaded parts. The order of the styles
 * matters.
 */
const STYLES = [
  /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g,
  /<link rel="preload" as="style"[^>]* href="\/([^"]+)">/g,
];
/**
 * Script elements of the app. They must not compete with the rendered page for network and CPU, so `theme.js`
 * starts them after the first paint.
 */
const SCRIPT = /<link rel="modulepreload"|<script type="module"([^>]*) src=("[^"]*")><\/script>/g;
/**
 * The maximum number of renderings in the queue. Further pages are sent without rendering, and the app
 * renders them.
 */
const MAX_WAITING = 20;
/**
 * The limit for returning visitors. It is lower, because their pages depend on the place and can't be shared.
 */
const MAX_RETURNING_REQUESTS = 3;

/**
 * Renders the first screen with the app's own components, so that visitors can read it before any script
 * runs.
 */
export function createPageRenderer({ directory, read, log }: Options): PageRenderer {
  const file = join(directory, '..', 'ssr', 'server-app.mjs');
  if (!existsSync(file))
    return {
      hasRoom: () => false,
      render: async () => null,
      withStyles: async (html) => toPage(startingLate(html)),
      close: async () => undefined,
    };
  const pool = renderPool({ app: file, read });
  const styles = new Map<string, Promise<string>>();
  const styleOf = (name: string) => {
    const style = styles.get(name) ?? readFile(join(directory, name), 'utf8');
    styles.set(name, style);
    return style;
  };
  const withStyles = async (html: string): Promise<string> => {
    const names = stylesNamedIn(html);
    const rules = (await Promise.all(names.map(styleOf))).join('\n');
    return startingLate(STYLES.reduce((page, style) => page.replaceAll(style, ''), html))
      .replace('<html', '<html data-styled')
      .replace('</head>', () => `<style>${rules}</style>${hereOf(names)}</head>`);
  };
  let sheets: Promise<Map<string, string[]>> | null = null;
  /** Returns the styles of lazy-loaded parts that the page shows but does not link. */
  const stylesOfParts = async (html: string, rendered: string): Promise<string> => {
    sheets ??= sheetsByClass(directory, styleOf);
    const known = await sheets;
    const here = new Set(stylesNamedIn(html));
    const names: string[] = [];
    for (const name of classesIn(rendered)) {
      const sheetsOfClass = known.get(name) ?? [];
      const [first] = sheetsOfClass;
      if (first === undefined || sheetsOfClass.some((sheet) => here.has(sheet))) continue;
      here.add(first);
      names.push(first);
    }
    if (names.length === 0) return '';
    const rules = (await Promise.all(names.map(styleOf))).join('\n');
    return `<style data-of-parts>${rules}</style>${hereOf(names)}`;
  };
  const render = async (html: string, request: RenderRequest): Promise<Page | null> => {
    try {
      const { html: rendered, market } = await pool.render(request);
      const page = await withStyles(html);
      const ofParts = await stylesOfParts(html, rendered);
      return await pool.compress(
        page
          .replace('</head>', () => `${ofParts}</head>`)
          .replace('<html', () =>
            request.view === null ? '<html' : `<html data-rendered-for="${request.view}"`,
          )
          .replace(ROOT, () => `${RENDERED} data-market="${market}">${rendered}</div>${ROOT}`),
      );
    } catch (error) {
      log(`${request.path} could not be rendered: ${error}`);
      return null;
    }
  };
  return {
    hasRoom: (view) => pool.waiting() < (view === null ? MAX_WAITING : MAX_RETURNING_REQUESTS),
    render,
    withStyles: async (html) => toPage(await withStyles(html)),
    close: pool.close,
  };
}

const stylesNamedIn = (html: string): string[] =>
  STYLES.flatMap((style) => [...html.matchAll(style)].map(([, name = '']) => name));

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')));

/**
 * Lists the inlined styles for the scripts, which then neither load them again nor change their order.
 * Disabled `stylesheet` links would not do, because many browsers fetch them.
 */
const hereOf = (names: readonly string[]): string =>
  names.map((name) => `<link rel="souk-styled" href="/${name}" disabled>`).join('');

/** Returns the style sheets that define each class. */
async function sheetsByClass(
  directory: string,
  styleOf: (name: string) => Promise<string>,
): Promise<Map<string, string[]>> {
  const files = (await readdir(join(directory, 'assets'))).filter((name) => name.endsWith('.css')).sort();
  const sheets = new Map<string, string[]>();
  for (const file of files) {
    const name = `assets/${file}`;
    for (const [, className = ''] of (await styleOf(name)).matchAll(/\.(-?[_a-z][\w-]*)/gi)) {
      const known = sheets.get(className) ?? [];
      if (!known.includes(name)) sheets.set(className, [...known, name]);
    }
  }
  return sheets;
}

/**
 * Returns the rendered part of a page. `theme.js` inserts it into a page that already has its data and its
 * general styles.
 */
export const renderedPart = (html: string): string => {
  const [page = ''] = /<html\b[^>]*>/.exec(html) ?? [];
  const [ofParts = ''] = /<style data-of-parts>.*?<\/head>/s.exec(html) ?? [];
  const start = html.indexOf(RENDERED);
  return start < 0
    ? html
    : `<!doctype html>${page}<head>${ofParts.replace('</head>', '')}</head>${html.slice(start, html.indexOf(ROOT, start))}</html>`;
};

/** Changes all script elements so that they do not start. `theme.js` starts them after the first paint. */
const startingLate = (html: string): string =>
  html.replaceAll(SCRIPT, (_, ofStart: string | undefined, source: string) =>
    ofStart === undefined ? '<link rel="souk-late"' : `<link rel="souk-start"${ofStart} href=${source}>`,
  );
