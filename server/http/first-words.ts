import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Log } from './answer-error';
import type { Language } from './language';
import type { Boot } from './shop';

type Asked = { inlined: Boot; language: Language; path: string };
type Drawing = { drawWords(asked: Asked): Promise<string> };
export type FirstWords = (html: string, asked: Asked) => Promise<string>;

const ROOT = '<div id="root">';
/** Styles of the first scripts, and those that a script would load with the part that it belongs to. */
const STYLE = /<link rel="(?:stylesheet"|preload" as="style")[^>]* href="\/([^"]+)">/g;

/** The app's scripts share neither network nor processor with what can be read: `theme.js` starts them after its first picture. */
const SCRIPT = /<link rel="modulepreload"|<script type="module"([^>]*) src=("[^"]*")><\/script>/g;

/**
 * Writes what the app shows first into its page, drawn by the app's own components, with their styles: there is something
 * to read before anything else has come.
 */
export function firstWords(directory: string, log: Log): FirstWords {
  const file = join(directory, '..', 'words', 'words.mjs');
  if (!existsSync(file)) return async (html) => html;
  let drawing: Promise<Drawing> | null = null;
  // One after the other: a drawing speaks one language at a time.
  let last: Promise<unknown> = Promise.resolve();
  const styles = new Map<string, Promise<string>>();
  const styleOf = (name: string) => {
    const style = styles.get(name) ?? readFile(join(directory, name), 'utf8');
    styles.set(name, style);
    return style;
  };
  return async (html, asked) => {
    drawing ??= import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Drawing>;
    const { drawWords } = await drawing;
    const words = last.then(() => drawWords(asked));
    last = words.catch(() => undefined);
    try {
      const drawn = await words;
      const names = [...html.matchAll(STYLE)].map(([, name = '']) => name);
      const rules = (await Promise.all(names.map(styleOf))).join('\n');
      return html
        .replaceAll(STYLE, '')
        .replaceAll(SCRIPT, (_, ofStart: string | undefined, file: string) =>
          ofStart === undefined ? '<link rel="souk-late"' : `<link rel="souk-start"${ofStart} href=${file}>`,
        )
        .replace('</head>', () => `<style>${rules}</style></head>`)
        .replace(ROOT, () => `<div id="first-words">${drawn}</div>${ROOT}`);
    } catch (error) {
      log(`The first words of ${asked.path} could not be drawn: ${error}`);
      return html;
    }
  };
}
