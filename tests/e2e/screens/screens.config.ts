import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { webServer, use = {} } = base;

/** Takes the pictures of the flow gallery: one after the other, since each adds to the same lists. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.screens.ts',
  outputDir: '../../../test-results/screens',
  globalTeardown: './report.ts',
  workers: 1,
  timeout: 60_000,
  reporter: 'line',
  use: { ...use, actionTimeout: 6_000 },
  webServer: [webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
});
