import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { addsAStoreAccount, expectFits, PASSWORD, sections, signsIn } from './support/console';
import { ownServer } from './support/own-server';

const KEY = 'the-key-of-the-first-start';

// Each test starts a server, and several at a time would slow each other down.
test.describe.configure({ mode: 'default' });

test('an operator sets a new password with a sign-in link, which works once [X-29]', async ({ browser }) => {
  test.setTimeout(120_000);
  const mine = ownServer({ OPERATOR: 'on', OPERATOR_KEY: KEY, RATE_LIMITS: 'off' });
  const server = await mine.start();
  const context = () => browser.newContext({ baseURL: server.address });
  try {
    const [ownerContext, storeContext] = [await context(), await context()];
    const owner = await ownerContext.newPage();
    await owner.request.post('/api/v1/operator/session', { data: { key: KEY } });
    await owner.goto('/operator?view=accounts');
    await addsAStoreAccount(owner);
    const store = await storeContext.newPage();
    await store.goto('/operator');
    await signsIn(store, 'olive@shop.example', PASSWORD);
    await setsAPasswordByLink(owner, store);
    await ownerContext.close();
    await storeContext.close();
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
  test(`a store account marks an item sold out, closes for a while and changes its hours in ${language} at ${width} px, ${theme} [X-30, X-31, X-32, NFR-05]`, {
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
        locale: language,
      });
      await entersAsAStore(context.request);
      const page = await context.newPage();
      await page.goto('/operator?view=goods');
      await marksSoldOut(page, language);
      await expectFits(page);
      await closesForAWhile(page, language);
      await changesHours(page, language);
      await context.close();
    } finally {
      await server.stop();
      mine.remove();
    }
  });

async function entersAsAStore(request: APIRequestContext): Promise<void> {
  await request.post('/api/v1/operator/session', { data: { key: KEY } });
  const account = { email: 'store@shop.example', password: PASSWORD };
  const added = await request.post('/api/v1/operator/accounts', {
    data: { ...account, name: 'Store', role: 'store', store_id: 1 },
  });
  expect(added.status()).toBe(200);
  expect((await request.post('/api/v1/operator/sign-in', { data: account })).status()).toBe(200);
}

const TEXTS = {
  en: {
    markSoldOut: /^Mark as sold out: /,
    markAvailable: /^Mark as available: /,
    soldOut: 'Sold out',
    left: '7 left',
    close: 'Close for 1 hour',
    paused: 'Closed for now.',
    resume: 'Resume orders',
    changeHours: 'Change hours',
    addOnMonday: 'Add hours on Monday',
    copyMonday: 'Copy to all days: Monday',
    removeMonday: /^Remove Monday, /,
    opens: /^Monday, .: opens$/,
    closes: /^Monday, .: closes$/,
    overlaps: 'Overlaps Monday',
    notSaved: 'Not saved yet.',
    saveHours: 'Save hours',
  },
  ar: {
    markSoldOut: /^نفد الآن: /,
    markAvailable: /^متوفر الآن: /,
    soldOut: 'نفد',
    left: 'متبقٍّ',
    close: 'إغلاق لساعة',
    paused: 'مغلق مؤقتًا.',
    resume: 'استئناف استقبال الطلبات',
    changeHours: 'تغيير الساعات',
    addOnMonday: 'إضافة ساعات يوم الاثنين',
    copyMonday: 'نسخ إلى كل الأيام: الاثنين',
    removeMonday: /^إزالة الاثنين، /,
    opens: /^الاثنين، .: الفتح$/,
    closes: /^الاثنين، .: الإغلاق$/,
    overlaps: 'تتداخل مع الاثنين',
    notSaved: 'لم تُحفظ بعد.',
    saveHours: 'حفظ الساعات',
  },
} as const;

/** Marks the first item as sold out, available and counted, with the keyboard too. */
async function marksSoldOut(page: Page, language: 'en' | 'ar'): Promise<void> {
  const texts = TEXTS[language];
  const item = page.locator('form').filter({ has: page.getByRole('button', { name: texts.markSoldOut }) });
  const name =
    (await item.first().getByRole('button', { name: texts.markSoldOut }).getAttribute('aria-label')) ?? '';
  const row = page
    .locator('form')
    .filter({ has: page.locator(`[aria-label*="${nameIn(name)}"]`) })
    .first();
  await expectFits(page);
  await row.getByRole('button', { name: texts.markSoldOut }).press('Enter');
  await expect(row.getByText(texts.soldOut, { exact: true })).toBeVisible();
  await row.getByRole('button', { name: texts.markAvailable }).click();
  await expect(row.getByRole('button', { name: texts.markSoldOut })).toBeVisible();
  await row.getByRole('textbox').fill('many');
  await row.getByRole('textbox').press('Enter');
  await expect(row.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await row.getByRole('textbox').fill('7');
  await row.getByRole('textbox').press('Enter');
  await expect(row.getByText(texts.left)).toBeVisible();
  await page.getByRole('searchbox').fill('zzzz');
  await expect(row).toBeHidden();
  await page.getByRole('searchbox').fill('');
  await expect(row).toBeVisible();
}

async function closesForAWhile(page: Page, language: 'en' | 'ar'): Promise<void> {
  const { close, paused, resume } = TEXTS[language];
  const isOpen = async () => (await (await page.request.get('/api/v1/stores/details/1')).json()).open;
  await page.goto('/operator?view=opening');
  // The store's hours may have ended at the time of the test.
  const before = await isOpen();
  await page.getByRole('button', { name: close }).press('Enter');
  await expect(page.getByText(paused)).toBeVisible();
  expect(await isOpen()).toBe(0);
  await expectFits(page);
  await page.getByRole('button', { name: resume }).click();
  await expect(page.getByText(paused)).toBeHidden();
  expect(await isOpen()).toBe(before);
}

/** Overlapping hours show an error and are not saved. Afterwards the store is open day and night. */
async function changesHours(page: Page, language: 'en' | 'ar'): Promise<void> {
  const texts = TEXTS[language];
  const monday = (name: RegExp) => page.getByRole('combobox', { name });
  await page.getByRole('button', { name: texts.changeHours }).press('Enter');
  await expect(page.getByRole('button', { name: texts.saveHours })).toBeVisible();
  await page.getByRole('button', { name: texts.addOnMonday }).click();
  await monday(texts.opens).last().selectOption('12:00');
  await expect(page.getByText(texts.overlaps)).toBeVisible();
  await page.getByRole('button', { name: texts.saveHours }).click();
  await expect(page.getByText(texts.notSaved)).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: texts.removeMonday }).last().click();
  await monday(texts.opens).selectOption('00:00');
  await monday(texts.closes).selectOption('00:00');
  await page.getByRole('button', { name: texts.copyMonday }).click();
  await page.getByRole('button', { name: texts.saveHours }).press('Enter');
  await expect(page.getByRole('button', { name: texts.changeHours })).toBeVisible();
  await expectFits(page);
  expect((await (await page.request.get('/api/v1/stores/details/1')).json()).open).toBe(1);
}

const nameIn = (label: string): string => label.replace(/^(Mark as sold out|نفد الآن): /, '');

/** Resets the store's password with a link. The link works once and ends the store's other sessions. */
async function setsAPasswordByLink(owner: Page, store: Page): Promise<void> {
  const link = await createsALink(owner, 'Olive Branch team');
  const [elsewhere, again] = [await opensElsewhere(store, link), await opensElsewhere(store, link)];
  await expect(elsewhere.getByRole('textbox', { name: 'Email' })).toHaveValue('olive@shop.example');
  await expectAccessible(elsewhere);
  const password = elsewhere.getByRole('textbox', { name: 'New password' });
  await password.fill('too short');
  await password.press('Enter');
  await expect(elsewhere.getByText('Use at least 12 characters.')).toBeVisible();
  await password.fill('a new long password');
  await password.press('Enter');
  await expect(sections(elsewhere)).toHaveText(['Orders', 'Menu and stock', 'Opening hours', 'My account']);
  await store.reload();
  await signsIn(store, 'olive@shop.example', 'a new long password');
  await again.getByRole('textbox', { name: 'New password' }).fill('another long password');
  await again.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(again.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await again.reload();
  await expect(again.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expectAccessible(again);
  await again.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(again.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await elsewhere.context().close();
  await again.context().close();
}

async function createsALink(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: `Sign-in link for ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Sign-in link for ${name}` });
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expectAccessible(page);
  const link = (await dialog.getByRole('status', { name: 'Link' }).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Back to accounts' }).click();
  await expect(dialog).toBeHidden();
  return link;
}

async function opensElsewhere(page: Page, link: string): Promise<Page> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('The page has no browser');
  const opened = await context.newPage();
  await opened.goto(link);
  await expect(opened.getByRole('textbox', { name: 'New password' })).toBeVisible();
  return opened;
}
