import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/browser';

const port = Number(process.env.JOURNEY_PORT ?? 4310);
const launchOptions = await findBrowser();
// Generated tests know only this setting.
process.env.BASE_URL ??= `http://127.0.0.1:${port}`;
// The shop key, so that a test doesn't have to wait for the demo's simulated people.
process.env.OPERATOR_KEY ??= 'the-key-of-the-demo-shop';
// A copy of the demo's data, with which the tests' own servers start faster.
process.env.DEMO_DATA ??= join(tmpdir(), `souk-demo-data-${port}`);

export default defineConfig({
  globalTeardown: './tests/e2e/support/remove-demo-data.ts',
  projects: [
    { name: 'journeys', testDir: 'tests/e2e', testMatch: '**/*.journey.ts' },
    // Made by `npm run paths -- --all --format playwright --out dist/paths`, as a tester makes them.
    { name: 'generated', testDir: 'dist/paths', testMatch: '**/*.spec.ts' },
  ],
  outputDir: 'test-results',
  // The texts of each screen in Arabic [NFR-05]; update with `npx playwright test arabic --update-snapshots`.
  snapshotPathTemplate: '{testDir}/arabic/{arg}{ext}',
  fullyParallel: true,
  // A loading page uses a core: a third worker would slow the others down.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Playwright can't intercept a service worker's responses; tests about the worker allow it.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    // Waiting for animations is slow; the one test about motion allows it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'off',
  },
  webServer: {
    command: 'node tools/serve-journeys.mjs',
    url: `http://127.0.0.1:${port}/api/v1/config`,
    // Another origin that serves the app. One test needs it.
    env: {
      PORT: String(port),
      DEMO_DATA: process.env.DEMO_DATA,
      APP_ORIGINS: `http://127.0.0.1:${port + 1}`,
      OPERATOR: 'on',
    },
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
