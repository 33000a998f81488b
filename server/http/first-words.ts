import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Log } from './answer-error';
import type { Language } from './language';
import type { Boot } from './shop';

type Asked = { inlined: Boot; language: Language; path: string };
type Drawing = { drawWords(asked: Asked): Promise<string> };
export type FirstWords = (html: string, asked: Asked) => Promise<string>;

const ROOT = '<div id="root">';
/** What a script would load with the part that it belongs to; the words are there before it. */
const STYLE = /<link rel="preload" (?=as="style")/g;

/** Writes what the app shows first into its page, drawn by the app's own components: there is something to read before any script has run. */
export function firstWords(directory: string, log: Log): FirstWords {
  const file = join(directory, '..', 'words', 'words.mjs');
  if (!existsSync(file)) return async (html) => html;
  let drawing: Promise<Drawing> | null = null;
  // One after the other: a drawing speaks one language at a time.
  let last: Promise<unknown> = Promise.resolve();
  return async (html, asked) => {
    drawing ??= import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Drawing>;
    const { drawWords } = await drawing;
    const words = last.then(() => drawWords(asked));
    last = words.catch(() => undefined);
    try {
      const drawn = await words;
      return html
        .replaceAll(STYLE, '<link rel="stylesheet" ')
        .replace(ROOT, () => `<div id="first-words">${drawn}</div>${ROOT}`);
    } catch (error) {
      log(`The first words of ${asked.path} could not be drawn: ${error}`);
      return html;
    }
  };
}
