import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, type Request, test } from '@playwright/test';
import { demoPlaces } from '../../server/geo/demo-places';
import { newAccount, signedIn } from './support/account';
import { deferred } from './support/deferred';
import { addressText, LOCALES, type Locale, Shopper } from './support/shopper';

const PAGES = [
  { path: '/', heading: { en: /one basket away/, ar: /./ }, price: false },
  { path: '/product/101?module_id=1', heading: { en: /^Margherita$/, ar: /مارغريتا/ }, price: true },
  { path: '/store/1', heading: { en: /^Basil Kitchen$/, ar: /ريحان/ }, price: false },
] as const;

const PRICE = { en: /\$9\.00/, ar: /9\.00/ };

/** A new visitor with a browser in this language. */
const comesIn = (locale: Locale) => ({ locale: locale, extraHTTPHeaders: { 'accept-language': locale } });

for (const locale of LOCALES)
  test.describe(`The server-rendered pages without scripts, ${locale}`, () => {
    test.use({ javaScriptEnabled: false, ...comesIn(locale) });

    test('the landing page, a dish and a store are readable without scripts [NFR-07, NAV-45]', async ({
      page,
    }) => {
      for (const { path, heading, price } of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading[locale]);
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
        if (price) await expect(page.getByText(PRICE[locale]).first()).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
      }
    });
  });

test('the server-rendered page includes all of its styles [NFR-07]', async ({ request }) => {
  const folder = 'dist/app/assets';
  const sheets = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const homes = [1, 2, 3, 4, 5, 6].map((market) => ({ path: '/home', cookie: placedIn(market) }));
  for (const { path, cookie } of [...PAGES.map(({ path }) => ({ path, cookie: '' })), ...homes]) {
    const page = await (await request.get(path, { headers: { accept: 'text/html', cookie } })).text();
    const [head = '', text = ''] = page.split('id="server-rendered"');
    const classes = new Set(
      [...text.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const styled = [...classes].filter((name) => sheets.some((sheet) => sheet.includes(`.${name}`)));
    expect(styled.length, path).toBeGreaterThan(20);
    expect(
      styled.filter((name) => !head.includes(`.${name}`)),
      path,
    ).toEqual([]);
  }
});

/** Returns the view cookie of a returning visitor of this module. */
function placedIn(market: number): string {
  const { lat, lng } = demoPlaces().points['P-H1'];
  const stored = [addressText('en'), JSON.stringify({ lat, lng }), '[1]', String(market), null];
  return `souk_placed=1; souk_view=${encodeURIComponent(JSON.stringify(stored))}`;
}

/** Holds the app's scripts back until the returned function is called. */
async function holdsScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = deferred();
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('React starts before the app’s own files have loaded [NFR-07]', async ({ page }) => {
  await page.addInitScript(() => {
    const made = () => document.documentElement.setAttribute('data-react', 'made');
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, checkDCE: made, inject: () => 1 },
    });
  });
  const { promise: released, resolve: release } = deferred();
  await page.route('**/assets/shell-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-react', 'made');
  release();
  await expect(page.locator('#server-rendered')).toHaveCount(0);
  const files = await page
    .locator('script[type="module"]')
    .evaluateAll((scripts) =>
      scripts.map(
        (script) => /(runtime|react|vendor|shell|index)-/.exec(script.getAttribute('src') ?? '')?.[1],
      ),
    );
  expect(files).toEqual(['runtime', 'react', 'vendor', 'shell', 'index']);
});

test('text typed before hydration stays in the search field and is searched for [NFR-07]', async ({
  page,
}) => {
  const release = await holdsScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('combobox', { name: 'Delivery address' });
  await field.fill('20 Quay');
  release();
  await expect(page.locator('#server-rendered')).toHaveCount(0);
  await expect(field).toHaveValue('20 Quay');
  await expect(field).toBeFocused();
  await expect(page.getByRole('option').first()).toContainText('Quay');
});

test('no control exists twice for the visitor while the app mounts behind the server-rendered page [NFR-07]', async ({
  page,
}) => {
  const release = await holdsScripts(page);
  await page.goto('/product/101', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.hover();
  // The app waits while a pointer is down.
  await page.mouse.down();
  release();
  await expect(page.locator('#root h1')).toHaveCount(1);
  await expect(page.locator('#server-rendered h1')).toHaveCount(1);
  expect(await heading.count()).toBe(1);
  await page.mouse.up();
  await expect(page.locator('#server-rendered')).toHaveCount(0);
  await expect(heading).toHaveCount(1);
});

test('choices and presses made before hydration take effect after it, without a layout shift [NFR-07]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdsScripts(page);
  await page.goto('/product/101', { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: /Add to Cart/ }).first();
  const large = page.getByRole('radio', { name: /^Large/ });
  await page
    .locator('label')
    .filter({ hasText: /^Large/ })
    .click();
  await add.click();
  const before = await page.getByRole('heading', { level: 1 }).boundingBox();
  release();
  await expect(page.locator('#server-rendered')).toHaveCount(0);
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
  await expect(large).toBeChecked();
  // No place is known yet, so the press opens the address dialog.
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a returning visitor with a place never sees the landing page [NFR-07, LOC-18]', async ({ page }) => {
  const release = await holdsScripts(page);
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  await page.goto('/product/101', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Choose your address')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margherita');
});

const OTHER_PLACE = '3 Other Lane';

async function wasHere(page: Page): Promise<void> {
  await new Shopper(page).livesInHarbour();
  await page.goto('/help-and-support');
}

test('a returning visitor sees the module before hydration, without a layout shift [NFR-07, MOD-02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await wasHere(page);
  const release = await holdsScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const drawn = page.locator('#server-rendered');
  const popular = page.getByRole('heading', { name: 'Popular near you' });
  await expect(drawn.getByText('Basil Kitchen').first()).toBeAttached();
  await expect(drawn).toHaveAttribute('data-market', 'food');
  const before = await popular.boundingBox();
  release();
  await expect(drawn).toHaveCount(0);
  expect(await popular.boundingBox()).toEqual(before);
  await expect(page.getByRole('link', { name: /Basil Kitchen/ }).first()).toBeVisible();
});

test('a returning visitor without the place cookie sees the module before hydration [NFR-07]', async ({
  page,
  context,
}) => {
  await wasHere(page);
  // Makes the server render and cache this page.
  await page.goto('/home');
  await expect(page.locator('#server-rendered')).toHaveCount(0);
  // Ends the page, so that its background requests don't count for the next.
  await page.goto('about:blank');
  await context.clearCookies();
  const release = await holdsScripts(page);
  const came: string[] = [];
  const isWords = (request: Request) => request.resourceType() === 'fetch' && request.url().endsWith('/home');
  page.on('requestfinished', (request) => {
    if (isWords(request)) came.push('words');
  });
  page.on('request', (request) => {
    if (request.url().includes('/assets/index-')) came.push('app');
    if (request.resourceType() === 'stylesheet') came.push('styles');
  });
  const answer = page.waitForResponse((response) => isWords(response.request()));
  await page.goto('/home', { waitUntil: 'commit' });
  const drawn = page.locator('#server-rendered');
  const popular = page.getByRole('heading', { name: 'Popular near you' });
  await expect(drawn.getByText('Basil Kitchen').first()).toBeAttached();
  // The rendered part loads before the app's scripts. The page contains its styles.
  await expect.poll(() => came).toEqual(['words', 'app']);
  expect(await (await answer).text()).not.toContain('<style');
  const before = await popular.boundingBox();
  release();
  await expect(drawn).toHaveCount(0);
  expect(await popular.boundingBox()).toEqual(before);
});

test('a page rendered for one place is never shown to a visitor with another place [NFR-07, PERM-07]', async ({
  page,
  context,
}) => {
  await wasHere(page);
  const view = (await context.cookies()).find(({ name }) => name === 'souk_view');
  expect(decodeURIComponent(view?.value ?? '')).toContain('[1]');
  await page.evaluate((label) => localStorage.setItem('location', label), OTHER_PLACE);
  const release = await holdsScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  // The server renders the page again once it has the visitor's view cookie.
  await expect(page.locator('#server-rendered').getByRole('banner')).toContainText(OTHER_PLACE);
  release();
  await expect(page.getByRole('banner').getByText(OTHER_PLACE)).toBeVisible();
});

test('a signed-in customer sees their module before hydration, without texts for guests and without a layout shift [NFR-07, PERM-07]', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, await newAccount(request));
  await page.goto('/help-and-support');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const view = (await context.cookies()).find(({ name }) => name === 'souk_view');
  // The cookie contains only whether a customer is signed in, not which one.
  expect(decodeURIComponent(view?.value ?? '')).toContain('"somebody"');
  expect(decodeURIComponent(view?.value ?? '')).not.toContain(token ?? '?');
  const release = await holdsScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const drawn = page.locator('#server-rendered');
  await expect(drawn.getByText('Basil Kitchen').first()).toBeAttached();
  const search = page.getByRole('combobox', { name: 'Search items and stores' });
  const moods = page.getByRole('heading', { name: 'What are you in the mood for?' });
  const places = () => Promise.all([search, moods].map((part) => part.boundingBox()));
  const before = await places();
  release();
  await expect(drawn).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Notifications/ })).toBeVisible();
  expect(await places()).toEqual(before);
});

test('pressing the account menu before the customer has loaded opens the menu [NFR-07, NAV-41]', async ({
  page,
  request,
}) => {
  await signedIn(page, await newAccount(request));
  await page.goto('/help-and-support');
  const release = await holdsScripts(page);
  await page.goto('/store/1', { waitUntil: 'commit' });
  const drawn = page.locator('#server-rendered');
  await expect(drawn.getByRole('button', { name: /Sign in/i })).toHaveCount(0);
  await drawn.getByRole('button', { name: 'Account' }).click();
  release();
  await expect(drawn).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Orders' })).toBeVisible();
});
