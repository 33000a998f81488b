// Measures how smoothly a list of ten thousand items scrolls, by the times between frames.
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { root } from './setup.mjs';

const PAGES = 100;
const PAGE_SIZE = 100;
const STEPS = 120;
const PIXELS_A_STEP = 400;
const SETTLE = 3_000;
const CUSTOMER = {
  location: 'Bench',
  currentLatLng: '{"lat":25.02,"lng":55.02}',
  zoneid: '[1]',
  module: '2',
};

export async function frames(base) {
  const { module } = await runnerImport(join(root, 'tests/support/browser.ts'), { root, configFile: false });
  const browser = await chromium.launch(await module.findBrowser());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, CUSTOMER);
    await page.setContent('<div style="block-size: 700000px; background: linear-gradient(white, gray)">');
    const [, empty] = await framesOf(page, 'an empty page');
    const json = await everything(base);
    await page.route('**/api/v1/items/popular*', (route) => route.fulfill({ json }));
    await page.goto(`${base}/items/popular`);
    await page.locator('main article').first().waitFor({ timeout: 120_000 });
    // The list needs a moment to remove the elements that are far from the viewport.
    await page.waitForTimeout(SETTLE);
    const [, list] = await framesOf(page, `a list of ${json.products.length} items`);
    console.info(`list / empty page: ${(list / empty).toFixed(1)} times the p95 of a frame`);
  } finally {
    await browser.close();
  }
}

/** Scrolls down and up. Returns p50 and p95 of the times between frames, in milliseconds. */
async function framesOf(page, title) {
  const times = [];
  for (const distance of [PIXELS_A_STEP, -PIXELS_A_STEP])
    times.push(...(await page.evaluate(scroll, [STEPS, distance])));
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.floor((times.length - 1) * share)];
  console.info(
    `scrolling ${title}: frames p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, at most ${at(1).toFixed(1)} ms`,
  );
  return [at(0.5), at(0.95)];
}

/**
 * Returns all pages of the list as one response, which gives the same list as pressing "Load more" many
 * times.
 */
async function everything(base) {
  const whole = { products: [] };
  for (let page = 1; page <= PAGES; page += 1) {
    const answer = await fetch(`${base}/api/v1/items/popular?limit=${PAGE_SIZE}&offset=${page}`, {
      headers: { moduleid: CUSTOMER.module, zoneid: CUSTOMER.zoneid },
    });
    const { products, ...rest } = await answer.json();
    Object.assign(whole, rest, { products: [...whole.products, ...products] });
  }
  return whole;
}

/** Scrolls one step per frame, like a fast mouse wheel. Runs in the page. */
async function scroll([steps, distance]) {
  const times = [];
  let last = performance.now();
  for (let step = 0; step < steps; step += 1) {
    window.scrollBy({ top: distance, behavior: 'instant' });
    const now = await new Promise(requestAnimationFrame);
    times.push(now - last);
    last = now;
  }
  return times.slice(1);
}
