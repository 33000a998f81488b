import type { NodePath, PluginItem, types } from '@babel/core';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { flowCharts } from './tools/flow-charts/plugin.ts';

/** Titles, reasons and rule ids are for the readers of a chart; customers need not download them. */
const withoutChartWords: PluginItem = () => ({
  visitor: {
    ObjectProperty(path: NodePath<types.ObjectProperty>, state: { filename?: string }) {
      if (!state.filename?.endsWith('.machine.ts')) return;
      const { key } = path.node;
      if (key.type === 'Identifier' && (key.name === 'description' || key.name === 'meta')) path.remove();
    },
  },
});

/** What every page needs, in few files: small chunks compress badly. */
const FIRST_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|xstate|@xstate|@tanstack|@lingui)\//;

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/app/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    // The macros are expanded before React sees the code.
    babel({
      plugins: ['@lingui/babel-plugin-lingui-macro', ...(command === 'build' ? [withoutChartWords] : [])],
    }),
    react(),
    lingui(),
    flowCharts(),
  ],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: FIRST_PACKAGES, priority: 2 },
            { name: 'kit', test: /\/(domain|src\/i18n|machines\/shared)\/|\/src\/ui\/[^/]+$/, priority: 1 },
          ],
        },
      },
    },
  },
}));
