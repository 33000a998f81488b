import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { parse } from 'yaml';

/** The contract is read once here and not at every start: a parser needs most of a second for it. */
const readContract: Plugin = {
  name: 'souk:contract',
  enforce: 'pre',
  load(id) {
    const [file = ''] = id.split('?');
    if (!id.endsWith('openapi.yaml?raw')) return null;
    return `export default ${JSON.stringify(JSON.stringify(parse(readFileSync(file, 'utf8'))))}`;
  },
};

/** The server is built by the same tool as the app: Node 20 does not run TypeScript. */
export default defineConfig({
  plugins: [readContract],
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    copyPublicDir: false,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        shop: 'server/shop.ts',
        'pglite-worker': 'server/db/pglite-worker.mjs',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
