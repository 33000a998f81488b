import { defineConfig } from 'vite';

/** The server is built by the same tool as the app: Node 20 does not run TypeScript. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    copyPublicDir: false,
    rollupOptions: {
      input: { main: 'server/main.ts', 'pglite-worker': 'server/db/pglite-worker.mjs' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
