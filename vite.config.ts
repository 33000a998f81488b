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
import { linguiMacros } from './tools/lingui-macros.ts';

/** Titles, reasons and rule ids are for the readers of a chart; customers need not download them. */
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
      // A page's reads are downloaded with the page.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/app/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    // The macros are expanded before React sees the code.
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
  ],
  // React has had this hook of its own since long; the package for older ones need not be downloaded.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    // A lazily loaded part names its styles, its scripts name each other; the page names all that it starts with,
    // and a layer that somebody waits for after a press all that is not there with every page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, parts, { hostType }) =>
        hostType === 'html'
          ? parts
          : parts.filter((part) => isStyle(part) || (PRESSED.test(file) && !WITH_EVERY_PAGE.test(part))),
    },
    rolldownOptions: {
      output: {
        // The lists of styles are part of the first script: short names keep them short.
        assetFileNames: ({ names: [name] }) =>
          isStyle(name) ? 'assets/[hash:8][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [{ name: groupOf, includeDependenciesRecursively: false }],
        },
      },
    },
  },
}));
