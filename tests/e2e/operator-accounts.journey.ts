import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { addsAStoreAccount, expectFits, PASSWORD, sections, signsIn } from './support/console';
import { ownServer } from './support/own-server';
import { consoleErrors } from './support/shopper';

const KEY = 'the-key-of-the-first-start';

// Each test starts a server, and several at a time would slow each other down.
test.describe.configure({ mode: 'default' });

const LAYOUTS = [
  { language: 'en', width: 1440, theme: 'light' },
  { language: 'ar', width: 390, theme: 'dark' },
  { language: 'en', width: 820, theme: 'dark' },
] as const;

test('an owner who was added with the shop key gives a store account access and takes the access away [X-26, X-28]', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const mine = ownServer({
    OPERATOR: 'on',
    OPERATOR_KEY: KEY,
    OPERATOR_KEY_SIGN_IN: 'until-owner',
    RATE_LIMITS: 'off',
  });
  const server = await mine.start();
  const context = () => browser.newContext({ baseURL: server.address });
  try {
    const [ownerContext, storeContext] = [await context(), await context()];
    const owner = await ownerContext.newPage();
    const errors = consoleErrors(owner);
    await addsTheFirstOwner(owner);
    await signsIn(owner, 'maya@shop.example', PASSWORD);
    await expect(sections(owner)).toHaveText([
      'Switches',
      'Tax',
      'Orders',
      'Store hours',
      'Trips',
      'Messages',
      'Registrations',
      'Accounts',
      'Audit log',
      'My account',
    ]);
    await addsAStoreAccount(owner);

    const store = await storeContext.newPage();
    await store.goto('/operator?view=accounts');
    await signsIn(store, 'olive@shop.example', PASSWORD);
    await expect(sections(store)).toHaveText(['Orders', 'Menu and stock', 'Opening hours', 'My account']);
    await expectAccessible(store);
    const stranger = await withCookiesOf(storeContext.request, server.address);
    expect(stranger.status()).toBe(200);

    await blocks(owner, 'Olive Branch team');
    await readsTheLog(owner);
    expect((await withCookiesOf(storeContext.request, server.address)).status()).toBe(403);
    await store.reload();
    await expect(store.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await changesThePassword(owner);
    // The browser reports each refused request.
    expect(errors.filter((error) => !error.includes('403 (Forbidden)'))).toEqual([]);
    await ownerContext.close();
    await storeContext.close();
  } finally {
    await server.stop();
    mine.remove();
  }
});

for (const { language, width, theme } of LAYOUTS)
  test(`the console's sign-in and accounts fit ${width} px in ${language}, ${theme} [X-26, NFR-05]`, {
    tag: width === 820 ? '@wide' : [],
  }, async ({ browser }) => {
    test.setTimeout(120_000);
    const mine = ownServer({ OPERATOR: 'on', OPERATOR_KEY: KEY, RATE_LIMITS: 'off' });
    const server = await mine.start();
    try {
      const context = await browser.newContext({
        baseURL: server.address,
        viewport: { width, height: 900 },
        colorScheme: theme,
        locale: language === 'ar' ? 'ar' : 'en',
      });
      await context.request.post('/api/v1/operator/session', { data: { key: KEY } });
      const added = await context.request.post('/api/v1/operator/accounts', {
        data: { name: 'Maya', email: 'maya@shop.example', role: 'manager', password: PASSWORD },
      });
      expect(added.status()).toBe(200);
      const page = await context.newPage();
      await page.goto('/operator?view=accounts');
      await expect(page.getByRole('article', { name: 'Maya' })).toBeVisible();
      await expectFits(page);
      await page.getByRole('button', { name: /Maya/ }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectFits(page);
      await page.goto('/operator?view=accounts');
      await page.getByRole('button', { name: language === 'ar' ? /رابط/ : /^Sign-in link/ }).click();
      const link = page.getByRole('dialog').getByRole('status').first();
      await expect(link).toContainText('/operator/link#');
      await expectFits(page);
      await opensALink(page, (await link.textContent()) ?? '');
      await page.goto('/operator?view=log');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectFits(page);
      await context.clearCookies();
      await page.goto('/operator');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(page);
      await context.close();
    } finally {
      await server.stop();
      mine.remove();
    }
  });

/** The form of a sign-in link, and the page of one that doesn't work. */
async function opensALink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.locator('input[autocomplete="new-password"]')).toBeVisible();
  await expectFits(page);
  await page.goto('/operator/link#unknown');
  await expect(page.locator('a[href="/operator"]')).toBeVisible();
  await expectFits(page);
}

const withCookiesOf = (request: APIRequestContext, address: string) =>
  request.get(`${address}/api/v1/operator/orders`);

async function addsTheFirstOwner(page: Page): Promise<void> {
  await page.goto('/operator?view=accounts');
  // There are no accounts yet, so the owner signs in with the shop key.
  await page.getByLabel('Shop key').fill(KEY);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('There are no accounts yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add an account' }).click();
  const form = page.getByRole('dialog', { name: 'Add an account' });
  await form.getByLabel('Name').fill('Maya');
  await form.getByLabel('Email').fill('maya@shop.example');
  await form.getByLabel('Role').selectOption('owner');
  await form.getByRole('textbox', { name: 'Password' }).fill('too short');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Use at least 12 characters.')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Save' }).click();
  // Adding the owner ends the session, and accounts replace the shop key.
  await expect(page.getByRole('button', { name: 'Use the shop key' })).toBeVisible();
}

async function blocks(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const form = page.getByRole('dialog', { name: `Edit ${name}` });
  await form.getByLabel('Access').selectOption('blocked');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('article', { name })).toContainText('Blocked');
}

async function readsTheLog(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Audit log' }).click();
  const entries = page.getByRole('article');
  await expect(entries.first()).toContainText('Changed an account');
  await expect(entries.first()).toContainText('Olive Branch team');
  await expect(entries.first()).toContainText('Can sign in: from Yes to No');
  await expect(entries.first()).toContainText('Maya · Owner');
  await page.getByRole('combobox', { name: 'Person' }).selectOption({ label: 'Olive Branch team' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(entries).toHaveText([/^Signed in/]);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Object' }).selectOption('trip');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('heading', { name: 'No entries match' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(entries.first()).toContainText('Changed an account');
  await expect(page.getByRole('combobox', { name: 'Person' })).toHaveValue('');
}

async function changesThePassword(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'My account' }).click();
  await page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'New password' }).fill('another long password');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed successfully.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveValue('');
}
