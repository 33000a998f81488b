import { cpSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { contractPlugin } from './tools/contract/contract-plugin.mjs';

/** The demo's rendered pictures are read from beside the built server. */
const copyGoods: Plugin = {
  name: 'souk:goods',
  closeBundle: () => cpSync('server/demo/pictures/goods', 'dist/server/goods', { recursive: true }),
};

/** Vite builds the server too, because Node 20 does not run TypeScript. */
export default defineConfig({
  plugins: [contractPlugin(), copyGoods],
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
        migrate: 'server/migrate.ts',
        'pglite-worker': 'server/db/pglite-worker.mjs',
        'render-worker': 'server/http/render-worker.mjs',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
