import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config';

/** Takes the pictures of the flow gallery: one after the other, since each adds to the same lists. */
export default defineConfig({
  ...base,
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  testMatch: '**/*.screens.ts',
  outputDir: fileURLToPath(new URL('../../../test-results/screens', import.meta.url)),
  globalTeardown: fileURLToPath(new URL('report.ts', import.meta.url)),
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  webServer: {
    ...(Array.isArray(base.webServer) ? base.webServer[0] : base.webServer),
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
  } as NonNullable<typeof base.webServer>,
});
