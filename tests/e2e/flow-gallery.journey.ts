import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page, test } from '@playwright/test';
import { createMachine } from 'xstate';
import { expectAccessible } from '../support/axe';
import { button, stateOf, tools } from './support/gallery';
import { itemNamed } from './support/goods';
import { consoleErrors, Shopper } from './support/shopper';
import { flowWordsIn } from './support/words';

const say = flowWordsIn('en');
/** A GIF of one pixel, in place of a screenshot. */
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

async function saved(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return download;
}

test('a designer finds a rule and reads the state that implements it [X-19]', async ({ page }) => {
  const errors = consoleErrors(page);
  await page.goto('/flows');
  await expect(
    page.getByRole('main').getByRole('heading', { name: say('Catalogue and search') }),
  ).toHaveCount(2);
  await expect(page.getByText(/(?<!\d)1 states/)).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('searchbox').fill('cart-29');
  const hit = page.getByRole('link', { name: /storeConflict\.clearing\b/ }).first();
  await expect(hit).toContainText('CART-29');
  await hit.click();
  await expect(page).toHaveURL(/\/flows\/addToCart\?part=/);
  await expect(tools(page).getByTestId('part-summary')).toContainText(/CART-29 \w+/);

  // The collapsed card is expanded, because it contains the searched state.
  await expect(stateOf(page, 'addToCart.storeConflict.confirming')).toBeVisible();
  // A part under the pointer would be summarised in place of the focused one.
  await page.mouse.move(0, 0);
  await stateOf(page, 'addToCart.storeConflict').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-part]:focus')).toHaveAttribute(
    'data-state',
    'addToCart.storeConflict.confirming',
  );
  await expect(page.getByRole('region').getByTestId('part-summary')).toContainText('Start a new cart?');
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('a designer simulates a flow to a state and plays a path [X-20]', async ({ page }) => {
  const errors = consoleErrors(page);
  await page.goto('/flows/addToCart');
  await button(page, say('Simulate')).click();
  await page
    .locator('[data-edge]')
    .filter({ hasText: /the\s*cart\s*has\s*items/ })
    .first()
    .click();
  await expect(page.getByTestId('current-states')).toContainText('Start a new cart?');
  // A collapsed card is highlighted while a state inside it is active.
  await expect(stateOf(page, 'addToCart.storeConflict')).toHaveAttribute('data-active', 'true');
  await button(page, say('Open {0}', { 0: 'Items of another store' })).click();
  await expect(stateOf(page, 'addToCart.storeConflict.confirming')).toHaveAttribute('data-active', 'true');
  await tools(page).getByRole('button', { name: 'Press “Clear and add”' }).click();
  await page.getByText(say('What the app would do and remember')).click();
  await expect(page.getByText('start clearAndAdd')).toBeVisible();
  await button(page, say('Undo')).click();
  await expect(page.getByTestId('current-states')).toContainText('Start a new cart?');
  await expectAccessible(page);

  await button(page, say('Paths')).click();
  await page.getByRole('combobox', { name: say('Path') }).selectOption('1');
  const steps = page.locator('ol li');
  const count = await steps.count();
  for (let step = 0; step < count; step += 1) await button(page, say('Next step')).click();
  await expect(page.getByText(say('End of path.'))).toBeVisible();
  await expect(page.locator('[data-edge][data-taken]').first()).toBeAttached();
  await expect(page).toHaveURL(new RegExp(`tools=paths.*path=1.*step=${count}`));
  await page.reload();
  await expect(page.getByText(say('End of path.'))).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('a designer sees the real screens of a flow and the transitions that tests cover', {
  tag: '@wide',
}, async ({ page }) => {
  const file = 'en-phone-guest-question.jpg';
  // A place without a module: the shop would ask for one.
  await new Shopper(page).livesInHarbour();
  await page.addInitScript(() => localStorage.removeItem('module'));
  await page.route('**/flow-products/shots/proceed.json', (route) =>
    route.fulfill({ json: [{ state: 'proceed.asking', device: 'phone', language: 'en', file }] }),
  );
  await page.route(`**/flow-products/shots/${file}`, (route) => route.fulfill({ body: PIXEL }));
  await page.route('**/flow-products/walked/proceed.*.json', (route) =>
    route.fulfill({
      json: { transitions: route.request().url().includes('browser') ? ['asking:guest.chosen:0'] : [] },
    }),
  );
  await page.goto('/flows/proceed');
  await page
    .getByRole('group', { name: say('View') })
    .getByText(say('Screens'))
    .click();
  const asking = page.getByRole('button', { name: /asking$/ });
  await expect(asking.locator('img')).toHaveJSProperty('naturalWidth', 1);
  // A story passes this state.
  await expect(page.getByRole('button', { name: /idle$/ }).locator('img')).toHaveJSProperty(
    'naturalWidth',
    390,
  );
  await expectAccessible(page);
  await asking.click();
  await expect(tools(page).getByText(say('On the screen'))).toBeVisible();
  await expect(tools(page).locator('img').first()).toBeVisible();

  await button(page, say('Drawing')).click();
  await button(page, say('Colours of the last tests')).click();
  await expect(page.locator('[data-edge="asking:guest.chosen:0"]')).toHaveAttribute('data-walked', 'browser');
  await expect(page.locator('[data-edge="asking:login.chosen:0"]')).toHaveAttribute('data-walked', 'none');
  await expectAccessible(page);
  await page.goto('/flows/dataExport?view=screens');
  await expect(page.getByText(/^No screenshots yet/).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a designer exports a flow in every format', { tag: '@wide' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/flows/proceed');
  await button(page, say('Share')).click();

  const svg = await textOf(await saved(page, say('Chart as SVG')));
  expect(svg).toContain('data-state="proceed.asking"');
  expect(svg).not.toContain('var(--');
  const png = await readFile(await (await saved(page, say('Picture as PNG'))).path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(await textOf(await saved(page, say('Text for Mermaid')))).toContain('stateDiagram-v2');
  const json = await textOf(await saved(page, say('Machine as JSON')));
  expect(Object.keys(createMachine(JSON.parse(json)).states)).toEqual(['idle', 'deciding', 'asking']);

  await button(page, say('Copy source for Stately')).click();
  await expect(page.getByRole('status').filter({ hasText: say('Copied') })).toBeAttached();
  const source = await page.evaluate(() => navigator.clipboard.readText());
  expect(source).toMatch(/^import \{[^}]*\bsetup\b[^}]*\} from 'xstate';$/m);
  expect(source).toContain("title: 'Proceed to checkout'");
});

test('a designer writes a note and exports all notes', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/flows/proceed');
  await stateOf(page, 'proceed.asking').click();
  await button(page, say('Notes')).click();
  await page.getByRole('textbox').fill('Guest first?');
  await page.reload();
  await button(page, say('Notes')).click();
  await expect(page.getByRole('textbox')).toHaveValue('Guest first?');
  const notes = await textOf(await saved(page, say('All notes as Markdown')));
  expect(notes).toContain('- `asking` [CART-09]: Guest first?');
});

test('the gallery follows the running app in another tab and hides its secrets [X-19]', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/flows/cart');
  await button(page, say('Live')).click();
  await expect(
    page.getByText(say('Open the shop in another tab of this browser to see its flows live here.')),
  ).toBeVisible();

  const tab = await context.newPage();
  const shopper = new Shopper(tab);
  await shopper.livesInHarbour();
  await tab.goto('/home');
  await expect(page.getByTestId('live-cart')).toContainText('Lines › ');
  await expect(stateOf(page, 'cart.lines')).toHaveAttribute('data-active', 'true');
  await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByTestId('live-events')).toContainText('cart: cart.reloadRequested');

  const wrap = await itemNamed(request, 'F-02', 'en');
  await tab.goto(`/product/${wrap.id}`);
  await expect(page.getByTestId('live-itemOptions')).toBeVisible();
  await expectAccessible(page);
  const guestId = await tab.evaluate(() => localStorage.getItem('guest_id'));
  expect(guestId).toBeTruthy();
  await expect(page.getByRole('main')).not.toContainText(String(guestId));

  await tab.close();
  await expect(page.getByTestId('live-cart')).toBeHidden();
});

test('customers never download the gallery', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  // A page with an open stream never becomes idle for Playwright.
  await page.route('**/customer/cart/events*', (call) => call.fulfill({ status: 404 }));
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => /flow|report-to-gallery/.test(file))).toEqual([]);
});

test('the gallery works in Arabic, in the dark theme, on a phone and offline', { tag: '@wide' }, async ({
  page,
  context,
  baseURL,
}) => {
  const sayArabic = flowWordsIn('ar');
  const shopper = new Shopper(page, 'ar');
  await shopper.speaks();
  const foreignRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreignRequests.push(request.url());
  });
  await page.goto('/flows/proceed');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(stateOf(page, 'proceed.asking')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('switch').click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^السلة/ })
    .click();
  await expect(stateOf(page, 'cart.lines')).toBeVisible();
  await expect(page.getByText(/^[\d٠-٩]+ (?:حالة|حالات)، [\d٠-٩]+ انتقال/).first()).toBeVisible();
  await button(page, sayArabic('Simulate')).click();
  await expect(page.getByTestId('current-states')).not.toContainText(/[a-z]/);

  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, sayArabic('Outline')).click();
  await expect(page.getByRole('button', { name: /^الأسطر/ }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  expect(foreignRequests).toEqual([]);
});
