import { defineConfig, mergeConfig } from 'vite';
import appConfig from './vite.config.ts';

/** The app once more, for the server: it draws the words of a first screen with the same components. */
export default defineConfig((env) =>
  mergeConfig(appConfig(env), {
    build: {
      ssr: 'src/app/words.tsx',
      outDir: 'dist/words',
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  }),
);
