import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';
import { contractPlugin } from './tools/contract/contract-plugin.mjs';
import { linguiMacros } from './tools/lingui-macros.ts';

/** Milliseconds. Generous, because a busy machine is slow. */
const PATIENCE = 20_000;

/** Modules keep no state here, so the files of a worker share imports, which saves two thirds of the time. */
const pure = (name: string) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
    setupFiles: ['tests/support/strict-console.ts'],
    testTimeout: PATIENCE,
    isolate: false,
  },
});

const macros: PluginOption = [babel({ presets: [linguiMacros] }), react(), lingui()];

/** The folders of `src` that have tests. */
const APP = ['api', 'app', 'features', 'flows', 'i18n', 'platform', 'ui'].filter((folder) =>
  existsSync(`tests/${folder}`),
);

/** These files mock modules or open the whole shop. They must not affect the other files of their worker. */
const mocking = APP.flatMap((folder) =>
  readdirSync(`tests/${folder}`, { recursive: true, encoding: 'utf8' }).map((name) =>
    join('tests', folder, name),
  ),
)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .filter((path) => /vi\.mock\(|support\/whole-page'/.test(readFileSync(path, 'utf8')));

/**
 * Tests of whole pages need the texts of all catalogues and no flow gallery, as only a build prepares its
 * charts.
 */
const asInBuild = [
  { find: /^\.\.\/flows\/flow-gallery$/, replacement: resolve('tests/support/no-gallery.ts') },
  { find: /\.po\?further$/, replacement: '.po' },
];

const features = (name: string, files: { include: string[]; exclude?: string[]; isolate: boolean }) => ({
  plugins: [macros],
  resolve: { alias: asInBuild },
  test: {
    name,
    ...files,
    environment: 'jsdom',
    setupFiles: ['tests/support/strict-console.ts', 'tests/support/jsdom.ts'],
    testTimeout: PATIENCE,
    css: false,
  },
});

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      pure('conventions'),
      pure('domain'),
      pure('machines'),
      features('features', {
        include: APP.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
        exclude: mocking,
        isolate: false,
      }),
      features('features-mocking', { include: mocking, isolate: true }),
      {
        plugins: [contractPlugin()],
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['tests/support/server-databases.ts'],
          setupFiles: ['tests/support/strict-console.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
