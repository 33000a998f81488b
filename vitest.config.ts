import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';

const pure = (name: string) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
    setupFiles: ['tests/support/strict-console.ts'],
  },
});

const macros: PluginOption = [babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] }), react(), lingui()];

export default defineConfig({
  test: {
    projects: [
      pure('conventions'),
      pure('domain'),
      pure('machines'),
      {
        plugins: [macros],
        test: {
          name: 'features',
          include: ['tests/features/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/support/strict-console.ts', 'tests/support/jsdom.ts'],
          css: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/server-databases.ts'],
          setupFiles: ['tests/support/strict-console.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
