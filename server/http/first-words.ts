import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Log } from './answer-error';
import type { Language } from './language';
import type { Boot } from './shop';

/** `view`: what this browser has told of its place, market and food; null: nothing is known of the visitor. */
type Asked = { inlined: Boot; language: Language; path: string; view: string | null };
type Read = (address: string, headers: Record<string, string>) => Promise<{ status: number; body: unknown }>;
type Drawn = { words: string; market: string };
type Drawing = { drawWords(asked: Asked & { read: Read }): Promise<Drawn> };
export type FirstWords = {
  /** The page with its words and their styles; without words where they can't be drawn now. */
  drawn: (html: string, asked: Asked) => Promise<string>;
  /** The page with the styles of its words, which `theme.js` is about to ask for. */
  styled: (html: string) => Promise<string>;
};

type Options = {
  /** Of the built app. */
  directory: string;
  /** The calls of a first visitor, answered by this server. */
  read: Read;
  log: Log;
};

const ROOT = '<div id="root">';
const WORDS = '<div id="first-words"';
/** Styles of the first scripts, and those that a script would load with the part that it belongs to: in this order. */
const STYLES = [
  /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g,
  /<link rel="preload" as="style"[^>]* href="\/([^"]+)">/g,
];
/** The app's scripts share neither network nor processor with what can be read: `theme.js` starts them after its first picture. */
const SCRIPT = /<link rel="modulepreload"|<script type="module"([^>]*) src=("[^"]*")><\/script>/g;
const LONGEST_DRAWING = 3000;
/** Whoever comes behind so many need not wait for words: the app itself says them. */
const MOST_WAITING = 20;
/** Their pages are of one place each: nobody else waits for the same. */
const MOST_RETURNING = 3;

/**
 * Writes what the app shows first into its page, drawn by the app's own components, with their styles: there is something
 * to read before anything else has come.
 */
export function firstWords({ directory, read, log }: Options): FirstWords {
  const file = join(directory, '..', 'words', 'words.mjs');
  if (!existsSync(file)) return { drawn: async (html) => html, styled: async (html) => startingLate(html) };
  const styles = new Map<string, Promise<string>>();
  const styleOf = (name: string) => {
    const style = styles.get(name) ?? readFile(join(directory, name), 'utf8');
    styles.set(name, style);
    return style;
  };
  let drawing: Promise<Drawing> | null = null;
  const draw = async (asked: Asked): Promise<Drawn> => {
    // What React checks for its developers takes most of a drawing's time.
    process.env.NODE_ENV ??= 'production';
    drawing ??= import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Drawing>;
    const { drawWords } = await drawing;
    return Promise.race([drawWords({ ...asked, read }), tooLate()]);
  };
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** One after the other: a drawing speaks one language at a time. */
  const drawInTurn = async (asked: Asked): Promise<Drawn> => {
    waiting += 1;
    const drawn = last.then(() => draw(asked));
    last = drawn.catch(() => undefined);
    return drawn.finally(() => {
      waiting -= 1;
    });
  };
  const styled = async (html: string): Promise<string> => {
    const names = stylesNamedIn(html);
    const rules = (await Promise.all(names.map(styleOf))).join('\n');
    return startingLate(STYLES.reduce((page, style) => page.replaceAll(style, ''), html))
      .replace('<html', '<html data-styled')
      .replace('</head>', () => `<style>${rules}</style>${hereOf(names)}</head>`);
  };
  let sheets: Promise<Map<string, string[]>> | null = null;
  /** What came with a part of its own, as the home of each market does: no page names its styles. */
  const stylesOfParts = async (html: string, words: string): Promise<string> => {
    sheets ??= sheetsByClass(directory, styleOf);
    const known = await sheets;
    const here = new Set(stylesNamedIn(html));
    const names: string[] = [];
    for (const name of classesIn(words)) {
      const saying = known.get(name) ?? [];
      const [first] = saying;
      if (first === undefined || saying.some((sheet) => here.has(sheet))) continue;
      here.add(first);
      names.push(first);
    }
    if (names.length === 0) return '';
    const rules = (await Promise.all(names.map(styleOf))).join('\n');
    return `<style data-of-parts>${rules}</style>${hereOf(names)}`;
  };
  const drawn = async (html: string, asked: Asked): Promise<string> => {
    if (waiting >= (asked.view === null ? MOST_WAITING : MOST_RETURNING)) return html;
    try {
      const { words, market } = await drawInTurn(asked);
      const page = await styled(html);
      const ofParts = await stylesOfParts(html, words);
      return page
        .replace('</head>', () => `${ofParts}</head>`)
        .replace('<html', () => (asked.view === null ? '<html' : `<html data-words-for="${asked.view}"`))
        .replace(ROOT, () => `${WORDS} data-market="${market}">${words}</div>${ROOT}`);
    } catch (error) {
      log(`The first words of ${asked.path} could not be drawn: ${error}`);
      return html;
    }
  };
  return { drawn, styled };
}

const stylesNamedIn = (html: string): string[] =>
  STYLES.flatMap((style) => [...html.matchAll(style)].map(([, name = '']) => name));

const classesIn = (words: string): ReadonlySet<string> =>
  new Set([...words.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')));

/**
 * For the scripts, which `theme.js` tells by them that these styles are here: none is downloaded once more, and none
 * changes its place. As style sheets from the start they would be fetched by many a browser, although disabled.
 */
const hereOf = (names: readonly string[]): string =>
  names.map((name) => `<link rel="souk-styled" href="/${name}" disabled>`).join('');

/** Which files say something of a class. */
async function sheetsByClass(
  directory: string,
  styleOf: (name: string) => Promise<string>,
): Promise<Map<string, string[]>> {
  const files = (await readdir(join(directory, 'assets'))).filter((name) => name.endsWith('.css')).sort();
  const sheets = new Map<string, string[]>();
  for (const file of files) {
    const name = `assets/${file}`;
    for (const [, said = ''] of (await styleOf(name)).matchAll(/\.(-?[_a-z][\w-]*)/gi)) {
      const saying = sheets.get(said) ?? [];
      if (!saying.includes(name)) sheets.set(said, [...saying, name]);
    }
  }
  return sheets;
}

/** Of a drawn page what `theme.js` puts into one that has its data and its address's styles already. */
export const wordsAlone = (html: string): string => {
  const [page = ''] = /<html\b[^>]*>/.exec(html) ?? [];
  const [ofParts = ''] = /<style data-of-parts>.*?<\/head>/s.exec(html) ?? [];
  const start = html.indexOf(WORDS);
  return start < 0
    ? html
    : `<!doctype html>${page}<head>${ofParts.replace('</head>', '')}</head>${html.slice(start, html.indexOf(ROOT, start))}</html>`;
};

/** Nothing of the app is asked for before `theme.js` says so. */
const startingLate = (html: string): string =>
  html.replaceAll(SCRIPT, (_, ofStart: string | undefined, source: string) =>
    ofStart === undefined ? '<link rel="souk-late"' : `<link rel="souk-start"${ofStart} href=${source}>`,
  );

async function tooLate(): Promise<never> {
  await pause(LONGEST_DRAWING, undefined, { ref: false });
  throw new Error(`it took more than ${LONGEST_DRAWING} ms`);
}
