import { relative } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { moduleGraph } from './module-graph.ts';

/** Source files of the first screens and of the parts that load with them. */
const FIRST_SCREENS = [
  'src/main.tsx',
  'src/routes/index.tsx',
  'src/routes/home.tsx',
  'src/routes/product.$id.tsx',
  'src/routes/store.$id.tsx',
  'src/app/notices.actors.ts',
  'src/features/catalogue/home/home-below.tsx',
  'src/features/catalogue/recents/recent-items.tsx',
  'src/features/catalogue/search/search-suggestions.tsx',
  'src/features/rental/cart/trip-cart-button.tsx',
  'src/features/site/footer/site-footer.tsx',
  'src/features/site/footer/office-map.tsx',
  'src/features/site/frame/around.ts',
  'src/features/site/frame/behind.ts',
];

const CATALOGUE = /locales\/(\w+)\.po(\?further)?$/;
const INSIDE = 'souk/texts-';
const LATER_PART = /\bimport\(\s*(['"`])([^'"`]+)\1\s*\)/g;
/** Matches the ids of texts in compiled code. */
const TEXT = /["'`]([\w+/]{6})["'`]/g;

type Messages = Record<string, string>;
type Text = { id: string; files: string[] };

/**
 * Splits the texts of each language into two catalogues: those of the first screens, and all others, which
 * most visits never need. A chunk that uses other texts waits for their catalogue.
 */
export function textsInParts(): Plugin {
  let texts: Text[] = [];
  let first: ReadonlySet<string> = new Set();
  let rest: ReadonlySet<string> = new Set();
  let graph = moduleGraph(process.cwd());
  let directory = process.cwd();
  let translations: (language: string) => Promise<Messages> = async () => ({});
  const waits = new Map<string, boolean>();
  const needsMore = (file: string): boolean => {
    let answer = waits.get(file);
    if (answer === undefined) {
      const files = graph.closureOf([file]);
      answer = texts.some((text) => rest.has(text.id) && text.files.some((path) => files.has(path)));
      waits.set(file, answer);
    }
    return answer;
  };
  const sourceOf = (id: string) => relative(directory, id).replaceAll('\\', '/');
  return {
    name: 'souk-texts-in-parts',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      directory = root;
    },
    async buildStart() {
      graph = moduleGraph(directory);
      waits.clear();
      const config = getConfig({ cwd: directory });
      const [catalogue] = await getCatalogs(config);
      if (catalogue === undefined) throw new Error('There is no catalogue of texts');
      const read = await catalogue.read(config.sourceLocale ?? 'en');
      texts = Object.entries(read ?? {}).map(([id, { origin = [] }]) => ({
        id,
        files: origin.map(([file]) => file),
      }));
      const firstFiles = graph.closureOf(FIRST_SCREENS);
      const isFirst = ({ files }: Text) => files.some((file) => firstFiles.has(file));
      first = new Set(texts.filter(isFirst).map(({ id }) => id));
      rest = new Set(texts.filter((text) => !isFirst(text)).map(({ id }) => id));
      translations = async (language) =>
        (
          await catalogue.getTranslations(language, {
            fallbackLocales: {},
            sourceLocale: config.sourceLocale ?? 'en',
          })
        ).messages;
    },
    resolveId: {
      filter: { id: CATALOGUE },
      handler(id, importer) {
        const [, language, part = ''] = CATALOGUE.exec(id) ?? [];
        return sourceOf(importer ?? '') === 'src/i18n/activate.ts'
          ? `\0${INSIDE}${language}${part.replace('?', '-')}`
          : null;
      },
    },
    load: {
      filter: { id: new RegExp(INSIDE) },
      async handler(id) {
        const [language = '', part] = id.slice(INSIDE.length + 1).split('-');
        const all = Object.entries(await translations(language));
        const wanted = all.filter(([sign]) => rest.has(sign) === (part !== undefined));
        const { source } = createCompiledCatalog(language, Object.fromEntries(wanted), { namespace: 'es' });
        return { code: source, map: null, moduleType: 'js' };
      },
    },
    // Runs last, because other plugins turn pages into lazy chunks.
    transform: {
      order: 'post',
      filter: { id: /\/src\/(?!flows\/|i18n\/activate)/, code: /\bimport\(/ },
      handler(code, id) {
        const file = sourceOf(id.replace(/\?.*$/, ''));
        let isChanged = false;
        const changed = code.replace(LATER_PART, (whole: string, _: string, named: string) => {
          const target = graph.resolve(
            file,
            named.startsWith('.') ? named : `./${relative(`${directory}/${file}/..`, named)}`,
          );
          if (target === null || !needsMore(target)) return whole;
          isChanged = true;
          return `withTexts(${whole})`;
        });
        if (!isChanged) return null;
        return { code: `import { withTexts } from '/src/i18n/activate.ts';\n${changed}`, map: null };
      },
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const seen = new Set<string>();
      let found = 0;
      const visit = (name: string): void => {
        const chunk = named.get(name);
        if (chunk === undefined || seen.has(name)) return;
        seen.add(name);
        for (const [module, { code }] of Object.entries(chunk.modules)) {
          const ids = [...(code ?? '').matchAll(TEXT)].map(([, id = '']) => id);
          found += ids.filter((id) => first.has(id)).length;
          if (ids.some((id) => rest.has(id)))
            this.error(`${sourceOf(module)} would speak before its texts are there: FIRST_SCREENS`);
        }
        chunk.imports.forEach(visit);
      };
      for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
      if (found === 0) this.error('No text was found in the first scripts: how they are named has changed.');
    },
  };
}
