import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

/** A page on which visits begin: its URL, and the source files of its first screen. */
type FirstPage = { path: string; sources: RegExp };

const FIRST_PAGES: FirstPage[] = [
  { path: '^/$', sources: /\/src\/routes\/index\.tsx\?tsr-split/ },
  { path: '^/home$', sources: /\/src\/routes\/home\.tsx\?tsr-split/ },
  { path: '^/product/', sources: /\/src\/routes\/product\.\$id\.tsx\?tsr-split/ },
  { path: '^/store/(?!popular|latest)', sources: /\/src\/routes\/store\.\$id\.tsx\?tsr-split/ },
];
/** The frame around every page. */
const AROUND = /\/src\/features\/site\/frame\/around\.ts$/;
/**
 * Matches the footer, which is below the first screen. The server renders its space, so its styles must
 * arrive before its script.
 */
const FOOTER = /\/src\/features\/site\/footer\/site-footer\.tsx$/;
const HOME_BELOW = /\/src\/features\/catalogue\/home\/home-below\.tsx$/;
const FIRST_TEXTS = /souk\/texts-(\w\w)$/;
/** The script element of `theme.js`. The links must come before it, because `theme.js` chooses among them. */
const CHOOSER = '<script src="/theme.js">';
/**
 * Matches the script element of the entry. The entry's imports get script elements before it, so that the
 * browser evaluates each in a separate task and can respond in between.
 */
const ENTRY_SCRIPT = /<script type="module"[^>]*><\/script>/;

/**
 * Adds links for the files of each first screen to the page's head, so that they load in parallel. The server
 * keeps the links for the URL and the language. On a static host, `theme.js` does that.
 */
export function firstScreenHead(): Plugin {
  let root = process.cwd();
  return {
    name: 'souk-first-screen-head',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const entry = closureOf(
          bundle,
          chunks.filter(({ isEntry }) => isEntry),
        );
        const withSource = (source: RegExp) =>
          chunks.filter(({ moduleIds }) => moduleIds.some((id) => source.test(id)));
        const links: string[] = [];
        const named = new Set<string>();
        const nameStyles = (parts: Set<OutputChunk>, when: string) => {
          for (const { viteMetadata } of parts)
            for (const style of viteMetadata?.importedCss ?? [])
              links.push(link('preload', style, `as="style" ${when}`));
        };
        const name = (parts: Set<OutputChunk>, when: string) => {
          for (const { fileName } of parts) links.push(link('modulepreload', fileName, when));
          nameStyles(parts, when);
        };
        for (const chunk of chunks) {
          const [, language] = FIRST_TEXTS.exec(chunk.facadeModuleId ?? '') ?? [];
          if (language === undefined) continue;
          named.add(language);
          links.push(link('modulepreload', chunk.fileName, `data-language="${language}"`));
        }
        const around = without(closureOf(bundle, withSource(AROUND)), entry);
        name(around, 'data-page="^/"');
        for (const { path, sources } of FIRST_PAGES) {
          const parts = without(without(closureOf(bundle, withSource(sources)), entry), around);
          if (parts.size === 0) this.error(`Nothing was built of the page ${path}`);
          name(parts, `data-page="${path}"`);
          const below = closureOf(bundle, withSource(path.startsWith('^/home') ? HOME_BELOW : FOOTER));
          nameStyles(without(without(below, entry), parts), `data-page="${path}"`);
        }
        if (named.size === 0 || !html.includes(CHOOSER))
          this.error('The head of the page can not be completed.');
        const start = ENTRY_SCRIPT.exec(html)?.[0];
        if (start === undefined) this.error('The page has no entry.');
        const steps = [...entry].map(({ fileName }) =>
          start.replace(/ src="[^"]*"/, () => ` src="/${fileName}"`),
        );
        const chooser = CHOOSER.replace('.js', `.js?${hashOf(join(root, 'public', 'theme.js'))}`);
        return html
          .replace(start, () => steps.join('\n    '))
          .replace(CHOOSER, () => `${links.join('\n    ')}\n    ${chooser}`);
      },
    },
  };
}

/** Returns the hash for the URL. Without it, a cached older `theme.js` could start a newer page. */
const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);

const link = (rel: string, file: string, rest: string): string =>
  `<link rel="souk-part" data-rel="${rel}" ${rest} crossorigin href="/${file}">`;

const without = <T>(all: Set<T>, some: Set<T>): Set<T> => new Set([...all].filter((one) => !some.has(one)));

/**
 * Returns the chunks and all their static imports. Imports come first, because the order of styles matters.
 */
function closureOf(bundle: OutputBundle, roots: OutputChunk[]): Set<OutputChunk> {
  const seen = new Set<OutputChunk>();
  const closure = new Set<OutputChunk>();
  const visit = (chunk: OutputChunk): void => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') visit(next);
    }
    closure.add(chunk);
  };
  roots.forEach(visit);
  return closure;
}
