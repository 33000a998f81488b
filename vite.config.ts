import type { NodePath, PluginItem, types } from '@babel/core';
import { lingui } from '@lingui/vite-plugin';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstScreenGroups } from './tools/first-screen/groups.ts';
import { firstScreenHead } from './tools/first-screen/head.ts';
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

/** What every page needs, in few files: small chunks compress badly. */
const FIRST_PACKAGES =
  /node_modules\/(?!@tanstack\/react-router\/dist\/esm\/useBlocker)(react|react-dom|scheduler|use-sync-external-store|xstate|@xstate|@tanstack|@lingui)\//;

/** Rules, words and pieces of every page; what only forms need comes with them. */
const FIRST_PARTS =
  /\/(domain\/(?!forms\/|offline|operator|rental\/|registration|parcel|contact|cart-price|cart-changes|search-text|config|languages|delivery-(?!fee)|address|order-|trip-|coupon|payment-plan|fund|loyalty|cashback|movement|placed-order|steps|allergen-words|recent-|popular-terms|shelves|unit-price|colours|polyline|consent|photo|conversation|told|help|auth\/(access|code|verification))|src\/i18n\/(?!form-errors|notices)|machines\/shared\/(?!bad-news|chart|profile-save)|machines\/cart\/cart\.view|machines\/wishlist\/wishlist\.view|src\/api\/(api-address|wire|item-mapping|store-mapping)|preferences\/preferences\.context|src\/platform\/(shop\.context|storage\/browser-store)|icons\/Icon(Bike|Heart|ChevronLeft|ChevronRight|PlayerPlay|PlayerPause)\.)|\/src\/ui\/(?!safe-html|message-link|carousel|countdown|overlay-kit|fee-reasons|price-reasons|store-link|undo-bar|notice-bar|quantity-stepper|close-button|copy-field)[^/]+$/;

const oneOf = (...names: string[]): string => `(${names.join('|')})`;

/** What nearly every page of a market shows first: one file instead of twenty small ones. */
const FIRST_CARDS = new RegExp(
  `/(src/(features/(catalogue/(home/${oneOf('home-page', 'home-blocks', 'home-rows', 'home.actors', 'banner-carousel')}|page/${oneOf(
    'block',
    'page-blocks',
    'page-title',
    'section',
    'use-market-words',
  )}|browse/category-chip|cards/${oneOf('store-card', 'store-facts')}|store/use-store-state)|cart/button/opening-words|wishlist/heart)|ui/${oneOf('store-link', 'carousel', 'use-carousel')})|machines/catalogue/home-arrival\\.machine)\\.`,
);

/** What there is to buy, below the first screen of the home page and on all others. */
const ITEM_CARDS = new RegExp(
  `/src/(features/(catalogue/cards/${oneOf('item-card', 'item-marks', 'unit-price', 'why-badge')}|cart/button/${oneOf(
    'add-button',
    'add-state',
    'item-layer-link',
  )}|preferences/diet-warning)|ui/quantity-stepper)\\.|/icons/Icon(Leaf|Prescription)\\.mjs`,
);

const groups = firstScreenGroups(process.cwd());

const isStyle = (file: string | undefined): boolean => file?.endsWith('.css') ?? false;

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
    // A lazily loaded part names its styles, its scripts name each other; the page names all that it starts with.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, parts, { hostType }) =>
        hostType === 'html' ? parts : parts.filter(isStyle),
    },
    rolldownOptions: {
      output: {
        // The lists of styles are part of the first script: short names keep them short.
        assetFileNames: ({ names: [name] }) =>
          isStyle(name) ? 'assets/[hash:8][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'vendor', test: FIRST_PACKAGES, priority: 2 },
            {
              name: 'kit',
              test: (id: string) => FIRST_PARTS.test(id) || groups.isOfAll(id),
              priority: 1,
            },
            { name: 'cards', test: FIRST_CARDS, priority: 1, includeDependenciesRecursively: false },
            { name: 'items', test: ITEM_CARDS, priority: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
}));
