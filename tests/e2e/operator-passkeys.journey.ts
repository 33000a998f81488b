import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expectFits, PASSWORD, sections } from './support/console';
import { ownServer } from './support/own-server';
import { keepsPasskeys } from './support/passkeys';
import { consoleErrors } from './support/shopper';

const KEY = 'the-key-of-the-first-start';
const OWNER = { name: 'Maya', email: 'maya@shop.example', role: 'owner', password: PASSWORD };
const STORE = { name: 'Store', email: 'store@shop.example', role: 'store', store_id: 1, password: PASSWORD };

// Each test starts a server, and several at a time would slow each other down.
test.describe.configure({ mode: 'default' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const keys = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');

test('a store account adds a passkey, signs in with it and loses it when the owner creates a sign-in link [X-33, NFR-02]', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const mine = ownServer({ OPERATOR: 'on', OPERATOR_KEY: KEY, RATE_LIMITS: 'off' });
  const server = await mine.start();
  // WebAuthn accepts a host name, never an IP address.
  const address = server.address.replace('127.0.0.1', 'localhost');
  try {
    const context = await browser.newContext({ baseURL: address });
    const ids = await addsAccounts(context.request);
    const page = await context.newPage();
    const errors = consoleErrors(page);
    await keepsPasskeys(page);
    await signsInByPassword(context, STORE.email);
    await page.goto('/operator?view=self');

    await addsAPasskey(page);
    await press(page, 'Sign out');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
    await expect(sections(page)).toHaveText(['Orders', 'Menu and stock', 'Opening hours', 'My account']);
    await page.getByRole('link', { name: 'My account' }).click();
    await expect(keys(page)).toContainText('last used on');

    const owner = await ownerOf(context, address);
    await expect(owner.getByRole('article', { name: 'Store' })).toContainText('Has a passkey');
    await usesALink(owner, ids.store);
    await owner.reload();
    await expect(owner.getByRole('article', { name: 'Store' })).not.toContainText('Has a passkey');

    // Creating the link also ended the session.
    await page.reload();
    await press(page, 'Use a passkey');
    await expect(page.getByRole('alert').filter({ hasText: 'This passkey was not accepted.' })).toBeVisible();
    await readsTheLog(owner);
    expect(errors.filter((error) => !error.includes('403 (Forbidden)'))).toEqual([]);
    await owner.context().close();
    await context.close();
  } finally {
    await server.stop();
    mine.remove();
  }
});

for (const { language, width, theme } of [
  { language: 'en', width: 1440, theme: 'light' },
  { language: 'ar', width: 390, theme: 'dark' },
  { language: 'en', width: 820, theme: 'dark' },
] as const)
  test(`an operator removes a passkey in ${language} at ${width} px, ${theme} [X-33, NFR-05]`, {
    tag: width === 820 ? '@wide' : [],
  }, async ({ browser }) => {
    test.setTimeout(120_000);
    const mine = ownServer({ OPERATOR: 'on', OPERATOR_KEY: KEY, RATE_LIMITS: 'off' });
    const server = await mine.start();
    try {
      const context = await browser.newContext({
        baseURL: server.address.replace('127.0.0.1', 'localhost'),
        viewport: { width, height: 900 },
        colorScheme: theme,
        locale: language,
      });
      await addsAccounts(context.request);
      await signsInByPassword(context, OWNER.email);
      const page = await context.newPage();
      await keepsPasskeys(page);
      await page.goto('/operator?view=self');
      await removesAPasskey(page, language);
      await context.close();
    } finally {
      await server.stop();
      mine.remove();
    }
  });

async function addsAccounts(request: APIRequestContext): Promise<{ store: number }> {
  await request.post('/api/v1/operator/session', { data: { key: KEY } });
  expect((await request.post('/api/v1/operator/accounts', { data: OWNER })).status()).toBe(200);
  const added = await request.post('/api/v1/operator/accounts', { data: STORE });
  return { store: ((await added.json()) as { id: number }).id };
}

async function signsInByPassword(context: BrowserContext, email: string): Promise<void> {
  const account = { email, password: PASSWORD };
  const answer = await context.request.post('/api/v1/operator/sign-in', { data: account });
  expect(answer.status()).toBe(200);
}

/**
 * Enters a wrong password first. Adds the passkey, and checks that the same device can't add a second one.
 */
async function addsAPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Counter tablet');
  await form.getByRole('textbox', { name: 'Current password' }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Your current password is wrong.');
  await expectAccessible(page);
  await form.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your passkey is ready.').first()).toBeVisible();
  await expect(keys(page)).toHaveText(/^Counter tabletAdded on .*, not used yet/);
  await press(page, 'Add a passkey');
  await form.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('This device already has a passkey');
  await press(page, 'Go Back');
}

async function ownerOf(context: BrowserContext, address: string): Promise<Page> {
  const own = await context.browser()?.newContext({ baseURL: address });
  if (!own) throw new Error('The page has no browser');
  await signsInByPassword(own, OWNER.email);
  const page = await own.newPage();
  await page.goto('/operator?view=accounts');
  return page;
}

async function usesALink(owner: Page, id: number): Promise<void> {
  const link = await owner.request.post(`/api/v1/operator/accounts/${id}/link`);
  const { url } = (await link.json()) as { url: string };
  const used = await owner.context().browser()?.newContext();
  const data = { token: url.split('#')[1], password: 'a password of a link' };
  const path = `${url.split('/operator')[0]}/api/v1/operator/link`;
  expect((await used?.request.put(path, { data }))?.status()).toBe(200);
  await used?.close();
}

async function readsTheLog(owner: Page): Promise<void> {
  await owner.getByRole('link', { name: 'Audit log' }).click();
  const entries = owner.getByRole('article');
  await expect(entries.filter({ hasText: 'Signed in with a passkey' })).toHaveCount(1);
  await expect(entries.filter({ hasText: 'Added a passkey' })).toHaveCount(1);
}

const TEXTS = {
  en: {
    add: 'Add a passkey',
    proceed: 'Continue',
    remove: /^Remove /,
    confirm: 'Remove',
    title: 'Remove this passkey?',
    done: 'Your passkey has been removed.',
    password: 'Current password',
  },
  ar: {
    add: 'أضف مفتاح مرور',
    proceed: 'متابعة',
    remove: /^إزالة /,
    confirm: 'إزالة',
    title: 'هل تريد إزالة مفتاح المرور هذا؟',
    done: 'تمت إزالة مفتاح المرور.',
    password: 'كلمة المرور الحالية',
  },
} as const;

async function removesAPasskey(page: Page, language: 'en' | 'ar'): Promise<void> {
  const texts = TEXTS[language];
  await expectFits(page);
  await press(page, texts.add);
  await page.getByRole('dialog').getByRole('textbox', { name: texts.password }).fill(PASSWORD);
  await expectFits(page);
  await press(page, texts.proceed);
  const remove = page.getByRole('button', { name: texts.remove });
  await expect(remove).toBeVisible();
  await expectFits(page);
  await remove.press('Enter');
  const question = page.getByRole('dialog', { name: texts.title });
  await expectFits(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: texts.confirm, exact: true }).press('Enter');
  await expect(page.getByText(texts.done).first()).toBeVisible();
  await expect(remove).toBeHidden();
}
