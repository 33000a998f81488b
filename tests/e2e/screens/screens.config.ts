import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { webServer, use = {} } = base;

/** Takes the screenshots for the flow gallery. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.screens.ts',
  outputDir: '../../../test-results/screens',
  globalTeardown: './report.ts',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  timeout: 60_000,
  reporter: 'line',
  use: { ...use, actionTimeout: 6_000 },
  webServer: [webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
});
