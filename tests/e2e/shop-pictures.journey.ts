import { appendFileSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { photographOfPhone } from '../support/photographs';
import { root } from '../support/sources';
import { ownServer } from './support/own-server';
import { Shopper } from './support/shopper';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const EDITION = /\/pictures\/shop\/(\d+)\/([\w-]{22}\.(?:jpg|png))\.webp$/;

type Shown = { width: number; picture: string };

/** The example's shop with phone photographs. */
async function withPhotographs(files: string): Promise<void> {
  cpSync(join(root, 'tests/support/own-shop'), files, { recursive: true });
  for (const [index, name] of ['bread', 'rolls', 'cover', 'banner'].entries())
    writeFileSync(
      join(files, 'pictures', `${name}.jpg`),
      await photographOfPhone({ width: 3000, height: 2000 + index, orientation: index < 2 ? 6 : 1 }),
    );
  const item = (key: string, picture: string) =>
    `${key}:\n  store: corner-bakery\n  category: bread\n  name: ${key}\n  price: 3\n  images: [pictures/${picture}.jpg]\n`;
  appendFileSync(join(files, 'items.yaml'), item('Loaf', 'bread').toLowerCase() + item('bun', 'rolls'));
  appendFileSync(join(files, 'stores.yaml'), '  cover: pictures/cover.jpg\n');
  writeFileSync(
    join(files, 'banners.yaml'),
    'fresh:\n  module: food\n  title: { en: Fresh, ar: طازج }\n  image: pictures/banner.jpg\n',
  );
}

/** A returning phone with an empty cache. */
async function comesBack(browser: Browser, baseURL: string) {
  const first = await browser.newContext({ baseURL, ...PHONE });
  const page = await first.newPage();
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Delivery address' }).fill('Long Street');
  await page.getByRole('option').first().click();
  await new Shopper(page).choosesMarket('Food');
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'bun' }).first()).toBeVisible();
  const again = await browser.newContext({ baseURL, ...PHONE, storageState: await first.storageState() });
  await first.close();
  return again;
}

/** The requested shop pictures, with repetitions. */
function requested(page: Page): Shown[] {
  const all: Shown[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/pictures/shop/')) return;
    const [, width = 0, picture = pathname] = EDITION.exec(pathname) ?? [];
    all.push({ width: Number(width), picture });
  });
  return all;
}

/** A picture's displayed size and file. */
async function shownAt(page: Page, image: Locator) {
  const shown = await image.evaluate(async (one: HTMLImageElement) => {
    await one.decode();
    return { src: one.currentSrc, isHigh: one.naturalHeight > one.naturalWidth };
  });
  const { headers, body } = await page.request
    .get(shown.src)
    .then(async (answer) => ({ headers: answer.headers(), body: await answer.body() }));
  return {
    ...shown,
    width: Number(EDITION.exec(shown.src)?.[1]),
    type: headers['content-type'],
    size: body.length,
  };
}

test('a phone loads each of an operator’s photographs once, in the displayed size [NFR-07, X-23]', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const mine = ownServer({
    DEMO: 'off',
    RATE_LIMITS: 'off',
    CITY_FILE: join(root, 'tests/support/own-city/quillstad.geojson'),
  });
  const files = join(mine.folder, 'shop');
  await withPhotographs(files);
  await mine.shop('import', files);
  const server = await mine.start();
  try {
    const phone = await comesBack(browser, server.address);
    const page = await phone.newPage();
    const requests = requested(page);
    const drawn = await (await phone.request.get('/home', { headers: { accept: 'text/html' } })).text();
    const early = [...drawn.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link);
    const own = early.filter((one) => one.includes('/pictures/shop/'));
    expect(own.length).toBeGreaterThan(0);
    for (const link of own) expect(link).toMatch(/imagesrcset="[^"]* 1920w".* imagesizes="/i);
    expect(drawn).toMatch(/<img[^>]* srcset="\/pictures\/shop\/160\//i);

    await page.goto('/home');
    const banner = await shownAt(page, page.getByRole('group', { name: 'Offers' }).locator('img'));
    expect(banner).toMatchObject({ type: 'image/webp', isHigh: false });
    const bun = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: 'bun', exact: true }) });
    const card = await shownAt(page, bun.first().locator('img'));
    expect(card).toMatchObject({ type: 'image/webp', isHigh: true });
    expect(card.width).toBeLessThanOrEqual(480);
    expect(card.size).toBeLessThan(60_000);
    await page.waitForLoadState('networkidle');
    expect(requests.length).toBeGreaterThanOrEqual(3);
    expect(new Set(requests.map(({ picture }) => picture)).size).toBe(requests.length);
    for (const { width } of requests) expect([160, 320, 480, 640, 960, 1280]).toContain(width);
    await phone.close();
  } finally {
    await server.stop();
    mine.remove();
  }
});
