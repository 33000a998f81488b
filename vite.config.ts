import type { NodePath, PluginItem, types } from '@babel/core';
import { lingui } from '@lingui/vite-plugin';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstScreenGroups } from './tools/first-screen/groups.ts';
import { firstScreenHead } from './tools/first-screen/head.ts';
import { lighterLayers } from './tools/first-screen/lighter-layers.ts';
import { textsInParts } from './tools/first-screen/texts.ts';
import { flowCharts } from './tools/flow-charts/plugin.ts';
import { flowRecorder } from './tools/flow-charts/recorder-plugin.ts';
import { linguiMacros } from './tools/lingui-macros.ts';

/** Titles, descriptions and rule ids are for readers of a chart; the app's bundle leaves them out. */
const withoutChartWords: PluginItem = () => ({
  visitor: {
    ObjectProperty(path: NodePath<types.ObjectProperty>) {
      const { key } = path.node;
      if (key.type === 'Identifier' && (key.name === 'description' || key.name === 'meta')) path.remove();
    },
  },
});

const chartsWithoutWords = defineRolldownBabelPreset({
  preset: () => ({ plugins: [withoutChartWords] }),
  rolldown: { filter: { id: /\.machine\.ts$/ } },
});

const groupOf = firstScreenGroups(process.cwd());

const isStyle = (file: string | undefined): boolean => file?.endsWith('.css') ?? false;

const PRESSED = /\/(cart-drawer|wishlist-drawer|quick-view|mobile-menu|sign-in-dialog)-/;
const WITH_EVERY_PAGE = /\/(index|shell|react|vendor|rolldown-runtime|texts-\w+)-/;

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page's data loader is loaded with the page.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/app/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    // The macros are expanded before React's compiler runs.
    babel({
      presets: [linguiMacros, ...(command === 'build' ? [chartsWithoutWords] : [])],
      sourceMap: command !== 'build',
    }),
    react(),
    lingui(),
    lighterLayers(),
    textsInParts(),
    firstScreenHead(),
    flowCharts(),
    flowRecorder(),
  ],
  worker: { format: 'es', plugins: () => [flowRecorder()] },
  // React has this hook built in, so the shim for older versions is not needed.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    // A lazy chunk preloads only its styles, because scripts import each other. Entry pages preload
    // everything they start with, and dialogs everything that is not on every page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, parts, { hostType }) =>
        hostType === 'html'
          ? parts
          : parts.filter((part) => isStyle(part) || (PRESSED.test(file) && !WITH_EVERY_PAGE.test(part))),
    },
    rolldownOptions: {
      output: {
        // The style lists are part of the first script, so short names save bytes.
        assetFileNames: ({ names: [name] }) =>
          isStyle(name) ? 'assets/[hash:8][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [{ name: groupOf, includeDependenciesRecursively: false }],
        },
      },
    },
  },
}));
