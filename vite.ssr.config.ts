import { defineConfig, mergeConfig } from 'vite';
import appConfig from './vite.config.ts';

/** Builds the app for server rendering. */
export default defineConfig((env) =>
  mergeConfig(appConfig(env), {
    build: {
      ssr: 'src/app/server-app.tsx',
      outDir: 'dist/ssr',
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  }),
);
