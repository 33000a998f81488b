import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run(options: RunOptions): Promise<AxeResults> };

/** Axe finds nothing on what the page shows now, or nothing against the one rule [NFR-01]. */
export async function expectAccessible(page: Page, rule?: 'color-contrast'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      // What was pressed just now is painted first.
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      // Colours on their way to others are nobody's choice.
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
