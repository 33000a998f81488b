// How smoothly a list of ten thousand items scrolls in a browser: the times between its frames.
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { root } from './setup.mjs';

const PAGES = 100;
const PAGE_SIZE = 100;
const STEPS = 120;
const PIXELS_A_STEP = 400;
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
    const json = await everything(base);
    await page.route('**/api/v1/items/popular*', (route) => route.fulfill({ json }));
    await page.goto(`${base}/items/popular`);
    const cards = page.locator('main article');
    await cards.first().waitFor({ timeout: 120_000 });
    const count = await cards.count();
    for (const distance of [PIXELS_A_STEP, -PIXELS_A_STEP])
      report(count, distance, await page.evaluate(scroll, [STEPS, distance]));
  } finally {
    await browser.close();
  }
}

/** What many presses of "Load more" would bring, as one page. */
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

/** Runs in the page: a step a frame, as a wheel that is turned fast. */
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

function report(count, distance, times) {
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
  const way = distance > 0 ? 'down' : 'up';
  console.info(
    `scrolling ${way} a list of ${count} items: frames p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
  );
}
