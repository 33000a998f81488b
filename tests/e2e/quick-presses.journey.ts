import { expect, type Page, test } from '@playwright/test';
import { Shopper } from './support/shopper';

const SLOWER = 4;
/**
 * Opening a dialog takes eight times as long as an empty press, switching modules twelve. Noticeable delays
 * are far above this limit.
 */
const MAX_RATIO_TO_EMPTY_PRESS = 30;
/** Milliseconds of three frames. Below that the browser's own work dominates. */
const SHORTEST_MEANT = 48;

type Slowest = { inp: number; work: number };

/** Records Interaction to Next Paint with the browser's own measurement. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen: PerformanceEventTiming[] = [];
    Object.assign(window, { interactions: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) seen.push(entry);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });

/**
 * The slowest interaction since the last call. `work`: milliseconds for which the page's code blocked the
 * main thread.
 */
const slowest = (page: Page): Promise<Slowest> =>
  page.evaluate(() => {
    const { interactions } = window as unknown as { interactions: PerformanceEventTiming[] };
    const all = interactions.splice(0);
    return {
      inp: Math.max(0, ...all.map(({ duration }) => duration)),
      work: Math.max(0, ...all.map((entry) => Math.round(entry.processingEnd - entry.processingStart))),
    };
  });

test('each press on a slowed-down phone gets a quick reaction, which the test measures as INP [NFR-07]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  await watch(page);
  await page.goto('/store/1');
  const add = page.getByRole('button', { name: /^Add .* to cart$/ });
  await expect(add.first()).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const received: Record<string, Slowest> = {};
  const measure = async (name: string, press: () => Promise<void>) => {
    await page.waitForTimeout(1_500);
    await slowest(page);
    await press();
    await page.waitForTimeout(700);
    received[name] = await slowest(page);
  };

  await measure('nothing', () => page.getByRole('heading', { level: 1 }).click());
  await measure('a dish is added', () => add.first().click());
  await measure('another is added', () => add.nth(1).click());
  await measure('the cart opens', () => page.getByRole('button', { name: /^View cart/ }).click());
  await page.keyboard.press('Escape');
  await measure('a dish opens', () => page.getByRole('link', { name: 'Margherita' }).first().click());
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Popular near you' })).toBeVisible();
  await measure('the market changes', () =>
    page.getByRole('navigation', { name: 'Markets' }).getByRole('button', { name: 'Grocery' }).click(),
  );
  const search = page.getByRole('combobox', { name: /Search/ });
  await measure('the search opens', () => search.click());
  await measure('a letter is typed', () => page.keyboard.type('t'));

  const empty = Math.max(SHORTEST_MEANT, received.nothing?.inp ?? 0);
  for (const [name, { inp, work }] of Object.entries(received))
    console.info(
      `INP, ${SLOWER}x slower: ${name}: ${inp} ms (${(inp / empty).toFixed(1)}x nothing), ${work} ms of work`,
    );
  expect(
    Object.keys(received).filter((name) => (received[name]?.inp ?? 0) > empty * MAX_RATIO_TO_EMPTY_PRESS),
  ).toEqual([]);
  expect(received['a dish is added']?.inp).toBeGreaterThan(0);
});

test('the code that is likely needed next is preloaded: the cart after an add, the item page after browsing [NFR-07]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  const came = (file: string) => page.waitForResponse((answer) => answer.url().includes(`/assets/${file}-`));
  await page.goto('/store/1');
  const add = page.getByRole('button', { name: /^Add .* to cart$/ }).first();
  await expect(add).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/assets\/([\w-]+)-[\w-]{8}\.js/.exec(request.url()) ?? [];
    if (file !== undefined) requests.push(file);
  });

  // A scroll on the server-rendered page preloads nothing.
  await expect(async () => {
    await page.mouse.wheel(0, 60);
    expect(requests).toContain('quick-view');
  }).toPass();
  const cart = came('cart-drawer');
  await add.click();
  await cart;
  await expect(page.getByRole('button', { name: /^View cart/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  requests.splice(0);
  await page.getByRole('button', { name: /^View cart/ }).click();
  await expect(shopper.cart().getByRole('button', { name: /^Proceed/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: /^Quick view of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'View all details' })).toBeVisible();
  // The flow gallery's listener is loaded when the page is idle.
  expect(requests.filter((file) => file !== 'answer-gallery' && file !== 'wire')).toEqual([]);
});

test('opening the first dish loads few files, and no code for floating elements [NFR-07]', async ({
  page,
}) => {
  await new Shopper(page).livesInHarbour();
  await page.goto('/store/1');
  const dish = page.getByRole('link', { name: /^Quick view of/ }).first();
  await expect(page.locator('#server-rendered')).toHaveCount(0);
  await expect(dish).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('response', async (answer) => {
    const [, file] = /\/assets\/(.*)-[^-]+\.js$/.exec(answer.url()) ?? [];
    // The flow gallery's listener is loaded when the page is idle.
    if (file === undefined || file === 'answer-gallery' || file === 'wire') return;
    scripts.push(await answer.text().catch(() => ''));
  });
  await dish.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'View all details' })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThanOrEqual(9);
  expect(scripts.filter((code) => code.includes('crossAxis'))).toEqual([]);
});
