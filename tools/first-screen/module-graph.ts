import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The imports between source files. They are read from the text of the files, before the build. */
export type ModuleGraph = {
  /** Returns these files and all files that they import statically, directly or indirectly. */
  closureOf(roots: readonly string[]): ReadonlySet<string>;
  /** Returns the source file that an import names. `null`: a package or a style sheet. */
  resolve(from: string, named: string): string | null;
};

const BROUGHT = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'(\.[^']+)'/gm;
const ENDINGS = ['', '.ts', '.tsx'];
const ROUTE = /^src\/routes\/[^-_]/;

/**
 * Returns whether a route's import belongs to its page. The page is lazy-loaded; all other imports load with
 * the route's definition.
 */
const isOfPage = (file: string): boolean => file.endsWith('.tsx') && !file.startsWith('src/routes/-');

export function moduleGraph(directory: string): ModuleGraph {
  const known = new Map<string, string[]>();
  const resolve = (from: string, named: string): string | null => {
    const base = normalize(join(dirname(from), named.replace(/\?.*$/, ''))).replaceAll('\\', '/');
    const found = ENDINGS.map((ending) => base + ending).find((path) => isFile(join(directory, path)));
    return found !== undefined && /\.tsx?$/.test(found) ? found : null;
  };
  const broughtBy = (file: string): string[] => {
    const lines = readFileSync(join(directory, file), 'utf8').matchAll(BROUGHT);
    return [...lines].map(([, named = '']) => resolve(file, named)).filter((path) => path !== null);
  };
  const closureOf = (roots: readonly string[]): ReadonlySet<string> => {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      let brought = known.get(file);
      if (brought === undefined) {
        brought = broughtBy(file);
        known.set(file, brought);
      }
      const isOnlyAddress = ROUTE.test(file) && !roots.includes(file);
      for (const next of brought) if (!isOnlyAddress || !isOfPage(next)) visit(next);
    };
    roots.forEach(visit);
    return seen;
  };
  return { closureOf, resolve };
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
