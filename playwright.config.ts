import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/browser';

const port = Number(process.env.JOURNEY_PORT ?? 4310);
const launchOptions = await findBrowser();
// Generated specs know no configuration, only this.
process.env.BASE_URL ??= `http://127.0.0.1:${port}`;
// Whom the shop employs, so that a journey need not wait for the demo's people.
process.env.OPERATOR_KEY ??= 'the-key-of-the-demo-shop';

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'tests/e2e', testMatch: '**/*.journey.ts' },
    // Made by `npm run paths -- --all --format playwright --out dist/paths`, as a tester makes them.
    { name: 'generated', testDir: 'dist/paths', testMatch: '**/*.spec.ts' },
  ],
  outputDir: 'test-results',
  // What stands on each screen in Arabic [NFR-05]; accepted anew by `npx playwright test arabic --update-snapshots`.
  snapshotPathTemplate: '{testDir}/arabic/{arg}{ext}',
  fullyParallel: true,
  // A page takes a core while it comes: a third would only make the others late.
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
    // What a worker answers, no journey can intercept: those that are about it let it in.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    // What glides is waited for; the one page that must move says so itself.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'off',
  },
  webServer: {
    command: 'node tools/serve-journeys.mjs',
    url: `http://127.0.0.1:${port}/api/v1/config`,
    // The app stands there, too, for one journey.
    env: { PORT: String(port), APP_ORIGINS: `http://127.0.0.1:${port + 1}`, OPERATOR: 'on' },
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
