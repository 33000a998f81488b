import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Manifest } from 'vite';

const APP = 'dist/app';
/** Used only when the network fails, never by a first screen. */
const WITHOUT_NETWORK = [
  'src/api/response-cache.ts',
  'src/app/lazy-flows.ts',
  'src/app/notices.actors.ts',
  'src/features/cart/drawer/cart-drawer.tsx',
  'src/features/catalogue/item/quick-view.tsx',
  'src/features/site/frame/behind.ts',
  'src/features/site/menu/mobile-menu.tsx',
  'src/features/site/pages/not-found-page.tsx',
];
const isForLater = (key: string): boolean =>
  WITHOUT_NETWORK.includes(key) || /node_modules\/axios\/|texts-[a-z]{2}-further/.test(key);

/**
 * The files that the service worker caches when it is installed: those of the first screens in both
 * languages.
 */
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
  for (const [key, { file }] of Object.entries(manifest)) if (isForLater(key) || isForLater(file)) keep(key);
  return { entry: `/${entry.file}`, files: [...files].sort() };
}

/** Built after the app, because it lists the app's files. It is a single file and never cached itself. */
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
