import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { newAccount, signedIn } from './support/account';
import { itemNamed } from './support/goods';
import { adds } from './support/people';

test.use({ serviceWorkers: 'allow' });

const TOKEN = '/api/v1/customer/cm-firebase-token';

/** Grants the notification permission, because a test can't press the browser's own prompt. */
const answersYes = (page: Page) =>
  page.addInitScript(() => {
    const answer = { given: sessionStorage.getItem('notifications') ?? 'default' };
    Object.defineProperty(Notification, 'permission', { get: () => answer.given });
    Notification.requestPermission = async () => {
      answer.given = 'granted';
      sessionStorage.setItem('notifications', 'granted');
      return 'granted';
    };
  });

/** The push subscriptions that the page sends. */
function introductions(page: Page): string[] {
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== TOKEN) return;
    tokens.push((request.postDataJSON() as { cm_firebase_token: string }).cm_firebase_token);
  });
  return tokens;
}

async function orders(page: Page): Promise<void> {
  await adds(page, await itemNamed(page.request, 'F-10', 'en'));
  await page.goto('/checkout');
  const place = page.getByRole('button', { name: 'Place Order', exact: true }).filter({ visible: true });
  await expect(
    page.getByRole('complementary', { name: 'Summary' }).getByText('Total', { exact: true }),
  ).toBeVisible();
  await place.click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
}

const offer = (page: Page) => page.getByText('Want to know when it arrives?');

test('notifications are offered after an order, and a browser that accepts is registered again on later visits [NOTI-01, NOTI-02]', {
  tag: '@wide',
}, async ({ page }) => {
  const account = await newAccount(page.request);
  const tokens = introductions(page);
  await answersYes(page);
  await signedIn(page, account);
  await page.goto('/home');
  await expect(offer(page)).toBeHidden();
  await orders(page);
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page);
  expect(tokens).toEqual([]);
  await page.getByRole('button', { name: 'Allow notifications' }).click();
  await expect(page.getByText('Notifications are on in this browser.')).toBeVisible();
  await expect.poll(() => tokens.length).toBeGreaterThan(0);
  expect(tokens[0]).toMatch(/^(page-[\w-]{36}|\{"endpoint":"https:)/);
  const before = tokens.length;
  await page.goto('/settings');
  await expect(page.getByText('Notifications are on in this browser.')).toBeVisible();
  await expect.poll(() => tokens.length).toBeGreaterThan(before);
});

test('a declined offer of notifications is not repeated, and a failed registration breaks nothing [NOTI-01, NOTI-02]', {
  tag: '@wide',
}, async ({ page }) => {
  const account = await newAccount(page.request);
  await page.route(`**${TOKEN}`, (call) => call.fulfill({ status: 500, json: { errors: [] } }));
  const tokens = introductions(page);
  await answersYes(page);
  await signedIn(page, account);
  await orders(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Allow notifications' }).click();
  await expect(page.getByText('Notifications are on in this browser.')).toBeVisible();
  await expect.poll(() => tokens.length).toBeGreaterThan(0);
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
});

test('a push notification is shown in its language and opens its page in the open tab [NOTI-01, NOTI-02]', async ({
  page,
  context,
}) => {
  await page.goto('/about-us');
  const waiting = context.waitForEvent('serviceworker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  const worker = await waiting;
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const message = { title: 'وصل طلبك', body: 'أخبر الآخرين.', link: '/terms-and-conditions', language: 'ar' };
  const shown = await worker.evaluate(
    (data) =>
      new Promise<unknown>((resolve) => {
        const { registration } = self as unknown as { registration: object };
        Object.assign(registration, {
          showNotification: async (title: string, { body, dir, lang, data: { link } }: never) =>
            resolve({ title, body, dir, language: lang, link }),
        });
        const Push = Reflect.get(self, 'PushEvent') as new (type: string, init: object) => Event;
        self.dispatchEvent(new Push('push', { data }));
      }),
    JSON.stringify(message),
  );
  expect(shown).toEqual({ ...message, dir: 'rtl' });
  await worker.evaluate((link) => {
    const Extendable = Reflect.get(self, 'ExtendableEvent') as new (type: string) => Event;
    const pressed = new Extendable('notificationclick');
    self.dispatchEvent(Object.assign(pressed, { notification: { close: () => undefined, data: { link } } }));
  }, message.link);
  await expect(page).toHaveURL(/\/terms-and-conditions$/);
});
