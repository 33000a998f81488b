import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const CODE = /\.(ts|tsx|mjs)$/;
const GENERATED = /\.gen\.ts$|\.d\.ts$/;

/** Every hand-written source file below the folders. */
export const sourceFiles = (...folders: string[]): string[] =>
  filesBelow(CODE, ...folders).filter((path) => !GENERATED.test(path));

/** Files whose names end so, as paths from the root with forward slashes. */
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

/** What a file imports, relative paths resolved to paths from the root. */
export const importsOf = (file: string): string[] => targetsOf(file, ...STATIC, LATER);

/** What comes with a file at once. */
export const staticImportsOf = (file: string): string[] => targetsOf(file, ...STATIC);

function targetsOf(file: string, ...patterns: RegExp[]): string[] {
  const text = read(file);
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))
    .map((specifier) =>
      specifier.startsWith('.') ? join(dirname(file), specifier).split(sep).join('/') : specifier,
    );
}
