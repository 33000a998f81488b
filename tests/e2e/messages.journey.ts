import { expect, type Page, test } from '@playwright/test';
import { png } from '../server/account/pictures';
import { expectAccessible } from '../support/axe';
import { newAccount, signedIn } from './support/account';

/** The demo's simulated people take a while to answer. */
const ANSWERED = { timeout: 20_000 };

const own = (page: Page, text: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: text })
    .filter({ hasText: /Sent|Seen|Sending|Not sent/ });

test('a customer chats with support on two devices, gets an automatic reply, and a message sent offline arrives once [CHAT-01, CHAT-02, NAV-37, LANG-05, NFR-03]', {
  tag: '@wide',
}, async ({ page, browser }) => {
  const account = await newAccount(page.request);
  await signedIn(page, account);
  await page.goto('/profile?page=inbox');
  await expect(page.getByText('You have no conversations yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Contact support' }).click();
  await page.getByRole('button', { name: 'Where is my order?' }).click();
  await expect(own(page, 'Where is my order?')).toContainText(/Sent|Seen/);
  await page.getByRole('textbox', { name: 'Message' }).fill('It is number');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('It is number');
  await expectAccessible(page);
  const announced = await announcements(page);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await phone.newPage();
  await signedIn(other, account, 'ar');
  await other.goto('/profile?page=inbox');
  await other.getByRole('link', { name: /^الدعم/ }).click();
  await expect(other.getByText('Where is my order?', { exact: true })).toBeVisible();
  await expect(page.getByText('Hello, this is support. We are looking into it now.').last()).toBeVisible(
    ANSWERED,
  );
  await expect(other.getByText('Hello, this is support. We are looking into it now.').last()).toBeVisible();
  await expect(own(page, 'Where is my order?')).toContainText('Seen');
  expect(await announced()).toContainEqual(
    expect.stringContaining('Hello, this is support. We are looking into it now.'),
  );

  await other.getByRole('textbox', { name: 'الرسالة' }).fill('رقمه ١٠٠١');
  await other.getByRole('button', { name: 'إرسال' }).click();
  await expect(page.getByText('رقمه ١٠٠١').last()).toBeVisible();
  await expectAccessible(other);
  await phone.close();

  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: 'Message' }).fill('Only once');
  await page.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(own(page, 'Only once')).toContainText('Not sent.');
  await page.context().setOffline(false);
  await expect(own(page, 'Only once')).toContainText(/Sent|Seen/, ANSWERED);
  await expect(own(page, 'Only once')).toHaveCount(1);
});

test('the bell shows the number of notifications, and opening one opens its page and marks it as read [NOTI-02]', async ({
  page,
}) => {
  await signedIn(page, await newAccount(page.request));
  await page.goto('/profile?page=inbox');
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: 'Notification type' })
    .getByRole('link', { name: 'Trips' })
    .click();
  await expect(page.getByText('No notifications')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /Harvest Market/ }).click();
  await expect(page).toHaveURL(/\/campaigns\/4/);
  await page.goBack();
  await expect(page.getByText('All read')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
});

test('a chat picture is shown to its sender only, even if other people know its URL [CHAT-02, PERM-07]', async ({
  page,
  request,
}) => {
  await signedIn(page, await newAccount(request));
  await page.goto('/profile?page=inbox&with=support');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const bottomOf = async () => {
    const box = await send.boundingBox();
    return box ? Math.round(box.y + box.height) : 0;
  };
  const before = await bottomOf();
  await page
    .getByLabel('Add photos')
    .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: png(300, 300) });
  await expect(page.getByRole('list', { name: 'Selected photos' }).getByRole('listitem')).toHaveCount(1);
  expect(await bottomOf(), 'the button stays in its place beside a picture').toBe(before);
  await send.click();
  const picture = page.getByRole('link', { name: 'Open the photo' }).locator('img');
  const sizeOf = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(sizeOf).toBe(300);
  await expectAccessible(page);

  let address = '';
  await page.route('**/pictures/messages/*', (route) => {
    address = route.request().url();
    return route.abort();
  });
  await page.reload();
  const again = page.getByRole('button', { name: 'Reload the photo' });
  await expect(again).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
  await page.unroute('**/pictures/messages/*');
  await again.click();
  await expect.poll(sizeOf).toBe(300);
});

/** Collects the texts of polite live regions, which screen readers announce without moving the focus. */
async function announcements(page: Page): Promise<() => Promise<string[]>> {
  const region = page.locator('#announcement');
  await expect(region).toHaveRole('status');
  const text = await region.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  return () => text.evaluate((texts) => texts);
}
