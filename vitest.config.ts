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

/** Milliseconds; a busy machine is slow, not wrong. */
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
const APP = ['api', 'app', 'features', 'flows', 'i18n', 'platform', 'ui'].filter((room) =>
  existsSync(`tests/${room}`),
);

/** A mocked module or a whole shop must not reach the other files of its worker. */
const mocking = APP.flatMap((room) =>
  readdirSync(`tests/${room}`, { recursive: true, encoding: 'utf8' }).map((name) =>
    join('tests', room, name),
  ),
)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .filter((path) => /vi\.mock\(|support\/whole-page'/.test(readFileSync(path, 'utf8')));

/** Whole pages open without the gallery, whose charts only a build prepares, and with all texts at once. */
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
        include: APP.map((room) => `tests/${room}/**/*.test.{ts,tsx}`),
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
