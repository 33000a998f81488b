import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Manifest } from 'vite';

const APP = 'dist/app';
/** Said, sent or shown when the network is gone, and in no first screen. */
const WITHOUT_NETWORK =
  /src\/(api\/kept-answers\.ts|app\/notices\.actors\.tsx?|features\/site\/pages\/not-found-page\.tsx)$|node_modules\/axios\//;

/** What the worker keeps from its first day: all that the page names for its first screens, in both languages. */
function shell(): { entry: string; files: string[] } {
  const page = readFileSync(join(APP, 'index.html'), 'utf8');
  const named = [...page.matchAll(/\s(?:href|src)="(\/[^"]+)"/g)].map(([, address = '']) => address);
  const manifest = JSON.parse(readFileSync(join(APP, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The app has no entry');
  const files = new Set(named);
  const keep = (key: string): void => {
    const { file, css = [], imports = [] } = manifest[key] ?? {};
    if (file === undefined || files.has(`/${file}`)) return;
    for (const name of [file, ...css]) files.add(`/${name}`);
    imports.forEach(keep);
  };
  for (const [key, { file }] of Object.entries(manifest))
    if (WITHOUT_NETWORK.test(key) || /texts-[a-z]{2}-further/.test(file)) keep(key);
  return { entry: `/${entry.file}`, files: [...files].sort() };
}

/** The worker is built after the app, of which it knows the files. It is one file, and never kept by itself. */
export default defineConfig(() => {
  const { entry, files } = shell();
  const build = createHash('sha256')
    .update(readFileSync(join(APP, 'index.html')))
    .update(files.join());
  return {
    publicDir: false as const,
    define: {
      __BUILD__: JSON.stringify(build.digest('hex').slice(0, 12)),
      __ENTRY__: JSON.stringify(entry),
      __SHELL__: JSON.stringify(files),
    },
    build: {
      outDir: APP,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'src/worker/worker.ts',
        output: { format: 'iife' as const, entryFileNames: 'worker.js' },
      },
    },
  };
});
