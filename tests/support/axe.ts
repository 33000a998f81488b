import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run(options: RunOptions): Promise<AxeResults> };

/** Axe finds no violation on the page, or none of the given rule [NFR-01]. */
export async function expectAccessible(page: Page, rule?: 'color-contrast'): Promise<void> {
  // On a busy machine a page may still load. Without a heading after that, axe reports it.
  await page
    .locator('h1')
    .first()
    .waitFor({ state: 'attached', timeout: 10_000 })
    .catch(() => undefined);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      // Waits until the last press is painted.
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      // Ends colour transitions, because their colours are temporary.
      const ending = document
        .getAnimations()
        .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const only = runOnly ? { runOnly } : {};
      const { violations } = await axe.run({ resultTypes: ['violations'], preload: false, ...only });
      return violations;
    },
    rule ? [rule] : null,
  );
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 5)
        .join('; ')})`,
  );
  expect(found).toEqual([]);
}
