import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const CODE = /\.(ts|tsx|mjs)$/;
const GENERATED = /\.gen\.ts$|\.d\.ts$/;

/** Every hand-written source file below the folders. */
export const sourceFiles = (...folders: string[]): string[] =>
  filesBelow(CODE, ...folders).filter((path) => !GENERATED.test(path));

/** Files with this ending, as paths from the root with forward slashes. */
export function filesBelow(ending: RegExp, ...folders: string[]): string[] {
  const walk = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? walk(path) : [path];
    });
  return folders
    .flatMap((folder) => walk(join(root, folder)))
    .filter((path) => ending.test(path))
    .map((path) => relative(root, path).split(sep).join('/'))
    .sort();
}

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const STATIC = [/^\s*(?:import|export)\b[^'"]*?from\s*['"]([^'"]+)['"]/gm, /^\s*import\s+['"]([^'"]+)['"]/gm];
const LATER = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** A file's imports, with relative paths resolved from the root. */
export const importsOf = (file: string): string[] => targetsOf(file, ...STATIC, LATER);

/** Static imports of a file. */
export const staticImportsOf = (file: string): string[] => targetsOf(file, ...STATIC);

function targetsOf(file: string, ...patterns: RegExp[]): string[] {
  const text = read(file);
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))
    .map((specifier) =>
      specifier.startsWith('.') ? join(dirname(file), specifier).split(sep).join('/') : specifier,
    );
}

export type NamedImport = { file: string; from: string; name: string };

/** Names that a file imports from our other files; `*` for namespace imports. */
export function namedImportsOf(file: string): NamedImport[] {
  const text = read(file);
  const takings = [
    ...text.matchAll(/^\s*(?:import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s*['"](\.[^'"]+)['"]/gm),
    ...text.matchAll(/()\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g),
  ];
  return takings.flatMap(([, clause = '', specifier = '']) => {
    const from = join(dirname(file), specifier).split(sep).join('/');
    const names = /\{([^}]*)\}/.exec(clause)?.[1]?.split(',') ?? ['*'];
    return names
      .map(
        (name) =>
          name
            .trim()
            .replace(/^type\s+/, '')
            .split(/\s+as\s+/)[0] ?? '',
      )
      .filter(Boolean)
      .map((name) => ({ file, from, name }));
  });
}

/** Names that a file exports. */
export const exportsOf = (file: string): { name: string; isType: boolean }[] =>
  [
    ...read(file).matchAll(/^export (?:async )?(const|let|function\*?|class|type|interface|enum) (\w+)/gm),
  ].map(([, kind = '', name = '']) => ({ name, isType: kind === 'type' || kind === 'interface' }));
